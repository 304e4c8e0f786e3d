package command

import (
	"fmt"
	"strings"

	"ninefold/engine/checker"
	"ninefold/engine/grid"
	"ninefold/engine/text"
)

// wrongAnswer says what is wrong with an answer, and where in it that begins.
func wrongAnswer(c *checker.Comparison) (line, column int, what string) {
	if c.Word != nil {
		return c.Word.Line, c.Word.Column, wrongWord(c.Word)
	}
	var parts []string
	add := func(partLine, partColumn int, part string) {
		if len(parts) == 0 {
			line, column = partLine, partColumn
		}
		parts = append(parts, part)
	}
	if len(c.Stray) > 0 {
		add(c.Stray[0].Number, 1, strayLines(c.Stray))
	}
	if len(c.Differences) > 0 {
		d := &c.Differences[0]
		add(d.Line, d.Column, differences(c.Differences, len(c.Stray) > 0))
	}
	if c.Missing > 0 {
		add(c.Line, c.Column, tooShort(c))
	}
	if c.Extra != nil {
		add(c.Extra.Line, c.Extra.Column, tooLong(c.Extra))
	}
	if c.RightBesides() {
		parts = append(parts, "the rest is right")
	}
	return line, column, strings.Join(parts, "; ")
}

func wrongWord(w *checker.WrongWord) string {
	switch {
	case !w.Wanted:
		return "want a grid, found ERROR"
	case w.Found == "":
		return "too short: want ERROR, found the end of the text"
	}
	return fmt.Sprintf("want ERROR, found %q", w.Found)
}

func strayLines(stray []checker.Line) string {
	first := fmt.Sprintf("line %d", stray[0].Number)
	if n := len(stray); n > 1 {
		return fmt.Sprintf("%d lines are no rows of a board, the first %s: %q", n, first, stray[0].Text)
	}
	return fmt.Sprintf("%s is no row of a board: %q", first, stray[0].Text)
}

// differences names the first wrong cell and counts the others. Its line is named if the answer has others than rows.
func differences(all []checker.Difference, withLine bool) string {
	d := &all[0]
	place := fmt.Sprintf("row %d, column %d", d.Cell.Row(), d.Cell.Col())
	if withLine {
		place += fmt.Sprintf(" (line %d)", d.Line)
	}
	what := fmt.Sprintf("%s: want %q, found %q", place, string(d.Want), string(d.Found))
	if more := len(all) - 1; more > 0 {
		what += "; " + count(more, "more cell differs", "more cells differ")
	}
	return what
}

func tooShort(c *checker.Comparison) string {
	what := fmt.Sprintf("too short: %d of %d cells are missing", c.Missing, grid.Cells)
	if c.Missing < grid.Cells && len(c.Differences) == 0 {
		what += ", the others are right"
	}
	return what
}

func tooLong(extra *text.Error) string { return "too long: " + extra.Message() }
