package checker

import (
	"bytes"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text"
)

// isBoard reports whether a right answer has the cells of a board, or is the word ERROR.
func isBoard(right []byte) bool {
	f := formOf(right)
	return f.isWord() || len(f.right) == grid.Cells && f.foreign(f.right) == 0
}

// compareWords compares an answer with a right one that is no board, word by word. Of the two fields that it may set
// one is Other, and the other WhiteSpace.
func compareWords(answer, right []byte) Comparison {
	found, want := newWords(answer), newWords(right)
	for {
		w, f := want.next(), found.next()
		switch {
		case w != f:
			return Comparison{Other: &WordDifference{
				found.line, found.column, text.Cut(w, maxText), text.Cut(f, maxText)}}
		case w == "":
			return Comparison{WhiteSpace: CompareLines(answer, right)}
		}
	}
}

// words are the words of a text that are still to be read.
type words struct {
	rest         []byte
	line, column int // where the last word begins, 1-based; at the end, where the text ends
	end          int // the column after the last word
}

func newWords(text []byte) words { return words{rest: text, line: 1, end: 1} }

// next returns the next word, or "" at the end.
func (w *words) next() string {
	w.column = w.end
	for len(w.rest) > 0 && isSpace(rune(w.rest[0])) {
		w.column++
		if w.rest[0] == '\n' {
			w.line, w.column = w.line+1, 1
		}
		w.rest = w.rest[1:]
	}
	n := bytes.IndexFunc(w.rest, isSpace)
	if n < 0 {
		n = len(w.rest)
	}
	word := string(w.rest[:n])
	w.rest, w.end = w.rest[n:], w.column+len([]rune(word))
	return word
}
