package checker

import (
	"strings"

	"ninefold/engine/notation/text"
)

// form describes the form of an answer, which it takes from the right answer.
type form struct {
	right line   // the characters of the right answer
	cells string // the characters that may stand in a cell
}

const errorWord = "ERROR"

// formOf returns the form of a right answer. Only answers of Tic-Tac-Toe have an x, an o or, on an empty
// board, nothing but marks "!".
func formOf(right []byte) form {
	f := form{cells: ".123456789"}
	begins := true
	for _, b := range right {
		if isSpace(rune(b)) {
			begins = true
			continue
		}
		f.right, begins = append(f.right, char{r: rune(b), begins: begins}), false
		if b == 'x' || b == 'o' || b == '!' {
			f.cells = ".xo!"
		}
	}
	return f
}

// isWord reports whether the right answer is the word ERROR instead of a board.
func (f *form) isWord() bool { return string(f.right.runes()) == errorWord }

// rows returns the number of rows of a complete answer.
func (f *form) rows() int {
	if f.isWord() {
		return 1
	}
	return 9
}

// isRow reports whether a line is a row of an answer, even if some of its cells are wrong.
func (f *form) isRow(l line) bool {
	if f.isWord() {
		return string(l.runes()) == errorWord
	}
	return len(l) == 9 && 2*f.foreign(l) < len(l)
}

func (f *form) rowsIn(lines []line) int {
	n := 0
	for _, l := range lines {
		if f.isRow(l) {
			n++
		}
	}
	return n
}

// foreign counts the characters of a line that cannot stand in a cell.
func (f *form) foreign(l line) int {
	n := 0
	for _, c := range l {
		if !strings.ContainsRune(f.cells, c.r) {
			n++
		}
	}
	return n
}

// isStray reports whether a line is no part of the board. If all rows are there, every other line is stray. Otherwise
// cells may be broken into lines in any way; then a line is stray if half of its characters or more cannot stand in a
// cell and it is not as long as a row.
func (f *form) isStray(l line, allRows bool) bool {
	if allRows {
		return !f.isRow(l)
	}
	return len(l) != 9 && 2*f.foreign(l) >= len(l)
}

// wrongWord returns the error if only one of the two answers is the word ERROR, otherwise nil.
func (f *form) wrongWord(lines []line) *WordDifference {
	if f.isWord() {
		if f.rowsIn(lines) > 0 {
			return nil
		}
		wrong := &WordDifference{Want: errorWord}
		if len(lines) > 0 {
			wrong.Found, wrong.Line, wrong.Column = lines[0].text(), lines[0].number(), lines[0][0].column
		}
		return wrong
	}
	for _, l := range lines {
		if strings.Contains(f.cells, "1") && string(l.runes()) == errorWord {
			return &WordDifference{Found: errorWord, Line: l.number(), Column: l[0].column}
		}
	}
	return nil
}

// parted returns the first word of an answer, of as many characters as the right one, that begins or ends at another
// cell than the right one's. It returns nil if there is none.
func (f *form) parted(answer line) *WordDifference {
	begin := 0
	for i, c := range answer {
		if c.begins != f.right[i].begins {
			at := answer[begin]
			return &WordDifference{at.line, at.column, f.right[begin:].word(), answer[begin:].word()}
		}
		if c.begins {
			begin = i
		}
	}
	return nil
}

// line holds the characters of a line of an answer, at least one, without white space.
type line []char

// split splits an answer into lines.
func split(answer []char) []line {
	var lines []line
	for len(answer) > 0 {
		n := 1
		for n < len(answer) && answer[n].line == answer[0].line {
			n++
		}
		lines = append(lines, line(answer[:n:n]))
		answer = answer[n:]
	}
	return lines
}

func (l line) number() int { return l[0].line }

func (l line) runes() []rune {
	runes := make([]rune, len(l))
	for i, c := range l {
		runes[i] = c.r
	}
	return runes
}

// word returns the first word of the line, cut to maxText characters.
func (l line) word() string {
	n := 1
	for n < len(l) && !l[n].begins {
		n++
	}
	return text.Cut(string(l[:n].runes()), maxText)
}

// maxText is the most characters of a line that are shown.
const maxText = 40

// text returns the line from its first character on, cut to maxText characters.
func (l line) text() string {
	var b strings.Builder
	for i, c := range l[:min(len(l), maxText)] {
		if i > 0 {
			b.WriteString(strings.Repeat(" ", min(c.column-l[i-1].column-1, maxText)))
		}
		b.WriteRune(c.r)
	}
	if len(l) > maxText {
		b.WriteRune('…')
	}
	return b.String()
}
