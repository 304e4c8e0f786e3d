package gui

import (
	"bytes"
	"errors"

	"fyne.io/fyne/v2"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/text"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
)

// comparison is how another program's answer differs from the right one.
type comparison struct {
	tictactoe.Comparison
	at    map[grid.Cell]tictactoe.Difference
	word  bool // one of them is no board but the word ERROR, so there are no cells to compare
	right []byte
}

const errorWord = "ERROR"

func newComparison(answer, right []byte) *comparison {
	c := &comparison{at: map[grid.Cell]tictactoe.Difference{}, right: bytes.TrimSpace(right)}
	c.word = string(c.right) == errorWord || string(bytes.TrimSpace(answer)) == errorWord
	r := tictactoe.NewAnswerReader(bytes.NewReader(answer))
	c.Comparison, _ = r.Compare(right) // what is read from memory has no errors of its own
	if c.Missing == 0 {
		c.Extra, _ = r.End().(*text.Error)
	}
	for _, d := range c.Differences {
		if !c.word {
			c.at[d.Cell] = d
		}
	}
	return c
}

// mark shows on the board which cells differ: what is right, and what the answer has instead. Nothing is hatched then.
func (c *comparison) mark(view *diagram.Diagram) {
	for i := range view.Cells {
		cell := &view.Cells[i]
		cell.Hatch, cell.Strong, cell.Marked, cell.Corner = 0, 0, false, ""
	}
	for cell, d := range c.at {
		view.Cells[cell].Alert = true
		view.Cells[cell].Note = locale.Text("compare.note", locale.Args{"Want": string(d.Want), "Found": string(d.Found)})
	}
}

// inWords says how the answer compares in one cell.
func (c *comparison) inWords(cell grid.Cell) string {
	d, ok := c.at[cell]
	switch {
	case c.word:
		return c.summary()
	case int(cell) >= grid.Cells-c.Missing:
		return locale.Text("compare.absent", locale.Args{"Row": cell.Row(), "Col": cell.Col()})
	case !ok:
		return locale.Text("compare.same", locale.Args{"Row": cell.Row(), "Col": cell.Col()})
	}
	return locale.Text("compare.differs", locale.Args{
		"Row": cell.Row(), "Col": cell.Col(), "Want": string(d.Want), "Found": string(d.Found), "Line": d.Line, "Column": d.Column,
	})
}

// summary says how the answer compares as a whole.
func (c *comparison) summary() string {
	switch {
	case c.Right():
		return locale.Text("compare.right")
	case c.word && string(c.right) == errorWord:
		return locale.Text("compare.wantError")
	case c.word:
		return locale.Text("compare.foundError")
	case len(c.Differences) == 0 && c.Missing > 0:
		return locale.Text("compare.missing", locale.Args{"Cells": c.Missing, "Line": c.Line, "Column": c.Column})
	case len(c.Differences) == 0:
		return locale.Text("compare.extra", locale.Args{"Error": locale.Error(c.Extra)})
	}
	return locale.Plural("compare.wrong", len(c.Differences)) + " " + c.inWords(c.Differences[0].Cell)
}

// compare asks for another program's answer to the position.
func (a *App) compare() {
	a.edit(sheet{
		title: locale.Text("sheet.compare"), advice: locale.Text("sheet.compareAdvice"), confirm: locale.Text("sheet.compareDo"),
		use: func(text string) error {
			if text == "" {
				return errors.New(locale.Text("sheet.compareAdvice"))
			}
			a.compareWith([]byte(text))
			return nil
		},
		open: func() {
			a.chooseFile(func(_ fyne.URI, text []byte) { a.compareWith(text) })
		},
	})
}

func (a *App) compareWith(answer []byte) {
	c := newComparison(answer, a.session.Problem().Answer())
	if a.hunting() {
		a.endHunt()
	}
	a.compared = c
	a.refresh()
	if c.Right() {
		a.inform(c.summary())
	} else {
		a.warn(c.summary())
	}
}
