package record

import (
	"strings"

	"ninefold/engine/notation/text"
)

// Measures of a written text, in columns.
const (
	width        = 72
	branchIndent = 2 // indent for each branch around a line
	deepest      = 8 // the number of branches that indent a line
	hangIndent   = 2 // indent of a continued text, so that no mail program takes its first word for a command
)

// wrapper fills lines with words.
type wrapper struct {
	dst    []byte
	col    int  // columns used on the line
	depth  int  // number of branches around the line
	hang   int  // indent of a continued line, besides that of the branches
	blank  bool // an empty line must come first
	opened bool // the last word was a branch's parenthesis, which the next word touches
}

// put writes a word after a gap, or on the next line if it does not fit. A word wider than a line, which only a quoted
// text can have, is broken by backslashes.
func (w *wrapper) put(word string, gap int) {
	rest := text.Columns(word)
	if w.blank {
		w.dst, w.blank = append(w.dst, '\n'), false
	}
	if w.opened {
		gap, w.opened = 0, false
	}
	switch {
	case w.col == 0:
		w.indent(0)
	case w.col+gap+rest > width:
		w.nextLine()
	default:
		w.spaces(gap)
	}
	for w.col+rest > width {
		part := cut(word, width-1-w.col)
		w.dst = append(append(w.dst, part...), '\\')
		w.col = width
		w.nextLine()
		word = word[len(part):]
		rest -= text.Columns(part)
	}
	w.dst = append(w.dst, word...)
	w.col += rest
}

func (w *wrapper) nextLine() {
	w.freshLine()
	w.indent(w.hang)
}

func (w *wrapper) indent(hang int) { w.spaces(min(w.depth, deepest)*branchIndent + hang) }

// text writes a text word by word between its opening and its closing mark.
func (w *wrapper) text(opening, s, closing string) {
	words := strings.Split(escape(s, closing[0]), " ")
	w.hang = hangIndent
	w.put(opening+words[0], 1)
	for _, word := range words[1:] {
		w.put(word, 1)
	}
	w.put(closing, 0)
	w.hang = 0
}

// openBranch begins a branch on a line of its own.
func (w *wrapper) openBranch() {
	w.freshLine()
	w.depth++
	w.put("(", 0)
	w.opened = true
}

// closeBranch ends a branch.
func (w *wrapper) closeBranch() {
	w.put(")", 0)
	w.freshLine()
	w.depth--
}

func (w *wrapper) freshLine() {
	if w.col > 0 {
		w.dst = append(w.dst, '\n')
		w.col = 0
	}
}

// blankLine leaves an empty line if anything follows.
func (w *wrapper) blankLine() {
	w.freshLine()
	w.blank = true
}

func (w *wrapper) spaces(n int) {
	for range n {
		w.dst = append(w.dst, ' ')
	}
	w.col += n
}
