package checker

import (
	"bytes"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text"
)

// IsBoard reports whether a right answer has the form that Compare knows: the cells of a board, or the word ERROR.
func IsBoard(right []byte) bool {
	f := formOf(right)
	return f.isWord() || len(f.right) == grid.Cells && f.foreign(f.right) == 0
}

// CompareWords compares an answer with a right one that is no board, word by word. Of the two fields that it may set
// one is Other, and the other WhiteSpace.
func CompareWords(answer, right []byte) Comparison {
	found, want := fromMemory(answer), fromMemory(right)
	for {
		w, _ := want.word()
		f, at := found.word()
		switch {
		case w != f:
			return Comparison{Other: &WordDifference{at.line, at.column, text.Cut(w, maxText), text.Cut(f, maxText)}}
		case w == "":
			return Comparison{WhiteSpace: CompareLines(answer, right)}
		}
	}
}

// fromMemory returns a Reader of a text in memory, whose errors are io.EOF only.
func fromMemory(text []byte) *Reader { return &Reader{src: bytes.NewReader(text), line: 1} }

// word reads the next word, and returns it with its first character; "" at the end, with the place of that.
func (r *Reader) word() (word string, first char) {
	first, err := r.next()
	if err != nil {
		return "", char{line: r.line, column: r.column + 1}
	}
	runes := []rune{first.r}
	for {
		c, err := r.next()
		if err != nil || c.begins {
			r.ahead = c
			return string(runes), first
		}
		runes = append(runes, c.r)
	}
}
