package gui

import (
	"errors"

	"fyne.io/fyne/v2"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// comparison is how another program's answer differs from the marked board.
type comparison struct {
	tictactoe.Comparison
	at map[grid.Cell]tictactoe.Difference
}

func newComparison(answer []byte, p tictactoe.Position) *comparison {
	c := &comparison{Comparison: tictactoe.CompareAnswer(answer, &p), at: map[grid.Cell]tictactoe.Difference{}}
	for _, d := range c.Differences {
		c.at[d.Cell] = d
	}
	return c
}

// mark shows on the board which cells differ: what is right, and what the answer has instead.
func (c *comparison) mark(view *BoardView) {
	for cell, d := range c.at {
		view.Cells[cell].Alert = true
		view.Cells[cell].Note = say("compare.note", facts{"Want": string(d.Want), "Found": string(d.Found)})
	}
}

// inWords says how the answer compares in one cell.
func (c *comparison) inWords(cell grid.Cell) string {
	d, ok := c.at[cell]
	if !ok {
		return say("compare.same", facts{"Row": cell.Row(), "Col": cell.Col()})
	}
	return say("compare.differs", facts{
		"Row": cell.Row(), "Col": cell.Col(), "Want": string(d.Want), "Found": string(d.Found), "Line": d.Line, "Column": d.Column,
	})
}

// summary says how the answer compares as a whole.
func (c *comparison) summary() string {
	switch {
	case c.Right():
		return say("compare.right")
	case len(c.Differences) == 0 && c.Missing > 0:
		return say("compare.missing", facts{"Cells": c.Missing, "Line": c.Line, "Column": c.Column})
	case len(c.Differences) == 0:
		return say("compare.extra", facts{"Error": errorInWords(c.Extra)})
	}
	return count("compare.wrong", len(c.Differences)) + " " + c.inWords(c.Differences[0].Cell)
}

// compare asks for another program's answer to the position.
func (a *App) compare() {
	a.edit(sheet{
		title: say("sheet.compare"), advice: say("sheet.compareAdvice"), confirm: say("sheet.compareDo"),
		use: func(text string) error {
			if text == "" {
				return errors.New(say("sheet.compareAdvice"))
			}
			a.compareWith([]byte(text))
			return nil
		},
		open: func() {
			a.chooseFile(func(uri fyne.URI) {
				a.read(uri, func(_ fyne.URI, text []byte) { a.compareWith(text) })
			})
		},
	})
}

func (a *App) compareWith(answer []byte) {
	p := a.session.Noughts.Position()
	c := newComparison(answer, p.WithRules(tictactoe.Judge))
	a.compared = c
	a.refresh()
	if c.Right() {
		a.inform(c.summary())
	} else {
		a.warn(c.summary())
	}
}
