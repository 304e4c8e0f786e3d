package foreign

import (
	"cmp"
	"regexp"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text"
	"ninefold/engine/sudoku"
)

// HoDoKu's library form is defined at the head of its regression test library, reglib-1.4.txt, and by its class Sudoku2
// (setSudoku and getSudoku with ClipboardMode.LIBRARY), https://hodoku.sourceforge.net. A line is
//
//	:technique:candidates:givens:deleted candidates:eliminations:placements:extra
//
// The givens are 81 cells with a + before a digit that was placed; a deleted candidate is a digit, a row and a column.
// Without a step the technique is 0000, the candidates are x, and two colons follow the deleted candidates. A sheet
// keeps the technique with its candidates, and all that follows the deleted candidates, as a sudoku.Annotation.

var hodokuBegins = regexp.MustCompile(`^(#.*\s+)*:[\w-]*:`)

// BeginsHodoku reports whether a text, without white space before it, begins like one of ReadHodoku.
func BeginsHodoku(src []byte) bool { return hodokuBegins.Match(src) }

// ReadHodoku reads Sudokus in progress, each a line of HoDoKu's library. If candidates are deleted, the others are the
// pencil marks of their cells; a cell with all of them deleted keeps all. ReadHodoku skips lines that begin with #. Its
// errors are *text.Error.
func ReadHodoku(src []byte) ([]sudoku.Sheet, []Note, error) {
	return readLines(src, "colon", readHodokuLine)
}

func readHodokuLine(c *text.Cursor) (s sudoku.Sheet) {
	c.TakeByte(':', "colon")
	technique := c.Pos
	for range 2 { // the technique and its candidates
		for !c.AtEnd() && c.Peek() != ':' && c.Peek() != '\n' && c.Peek() != '\r' {
			c.Pos++
		}
		c.TakeByte(':', "colon")
	}
	s.Annotation.Technique = string(c.Text[technique:max(technique, c.Pos-1)])
	readCells(c, &s, true)
	c.TakeByte(':', "colon")
	readDeleted(c, &s)
	if s.Annotation.Outcome = strings.TrimPrefix(restOfLine(c), ":"); s.Annotation == noStep {
		s.Annotation = sudoku.Annotation{}
	}
	return s
}

// noStep is the annotation of a line without a step.
var noStep = sudoku.Annotation{Technique: "0000:x", Outcome: ":"}

// readDeleted reads deleted candidates up to a colon or the end of the line. The other candidates become pencil marks.
func readDeleted(c *text.Cursor, s *sudoku.Sheet) {
	var deleted sudoku.Pencil
	for c.SkipBlanks(); c.OK() && !c.AtEnd() && c.Peek() != ':' && c.Peek() != '\n'; c.SkipBlanks() {
		var number [3]int // digit, row and column
		for i := range number {
			if !c.AtDigit() {
				c.Refuse("candidate")
				return
			}
			number[i] = int(c.Peek() - '0')
			c.Pos++
		}
		if !c.AtEnd() && !text.IsSpace(c.Peek()) && c.Peek() != ':' {
			c.Refuse(text.WantSpace)
		}
		deleted[grid.At(number[1], number[2])] |= 1 << number[0]
	}
	marked := false
	for cell, candidates := range s.Grid.EmptyCells() {
		remaining := cmp.Or(candidates&^deleted[cell], candidates)
		marked = marked || remaining != candidates
		s.Pencil[cell] = remaining
	}
	if !marked {
		s.Pencil = sudoku.Pencil{}
	}
}

// AppendHodoku appends a sheet as a line of HoDoKu's library, and returns the extended buffer. In cells with pencil
// marks all other candidates are deleted; a cell without marks keeps all.
func AppendHodoku(dst []byte, s *sudoku.Sheet) []byte {
	annotation := cmp.Or(s.Annotation, noStep)
	dst = append(append(append(dst, ':'), annotation.Technique...), ':')
	for c := range grid.Cell(grid.Cells) {
		if s.Entered.Has(c) {
			dst = append(dst, '+')
		}
		dst = append(dst, cellByte(s.Grid.At(c)))
	}
	between := byte(':')
	for c, candidates := range s.Grid.EmptyCells() {
		if s.Pencil[c] == 0 {
			continue
		}
		for digit := range (candidates &^ s.Pencil[c]).All() {
			dst = append(dst, between, '0'+byte(digit), '0'+byte(c.Row()), '0'+byte(c.Col()))
			between = ' '
		}
	}
	if between == ':' {
		dst = append(dst, ':')
	}
	return append(append(append(dst, ':'), annotation.Outcome...), '\n')
}
