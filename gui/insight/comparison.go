package insight

import (
	"bytes"

	"ninefold/engine/grid"
	"ninefold/engine/text"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/session"
)

// Comparison is how another program's answer differs from the right one, shown until the board changes or Escape.
type Comparison struct {
	Nothing
	host  *Host
	about session.Snapshot // the zero Snapshot for none
	diff  difference
}

// NewComparison compares nothing yet.
func NewComparison(host *Host) *Comparison { return &Comparison{host: host} }

// With compares an answer with the right one for the board shown.
func (c *Comparison) With(answer []byte) {
	c.about = c.host.Session.Snapshot()
	c.diff = compare(answer, c.host.Session.Problem().Answer())
	c.host.Render()
	if c.diff.Right() {
		c.host.Inform(c.diff.summary())
	} else {
		c.host.Warn(c.diff.summary())
	}
}

// Shown reports whether a comparison is shown.
func (c *Comparison) Shown() bool { return c.about != session.Snapshot{} }

// Update puts the comparison away when another board is shown.
func (c *Comparison) Update() {
	if c.Shown() && c.about != c.host.Session.Snapshot() {
		c.Cancel()
	}
}

// Cancel puts the comparison away.
func (c *Comparison) Cancel() bool {
	shown := c.Shown()
	c.about = session.Snapshot{}
	return shown
}

// Show marks which cells differ: what is right, and what the answer has instead. Nothing is hatched then.
func (c *Comparison) Show(v *View) {
	if !c.Shown() {
		return
	}
	for i := range v.Diagram.Cells {
		cell := &v.Diagram.Cells[i]
		cell.Hatch, cell.Strong, cell.Marked, cell.Corner = 0, 0, false, ""
	}
	for cell, d := range c.diff.at {
		v.Diagram.Cells[cell].Alert = true
		v.Diagram.Cells[cell].Note = locale.Text("compare.note", locale.Args{"Want": string(d.Want), "Found": string(d.Found)})
	}
}

// At says how the answer compares in a cell.
func (c *Comparison) At(cell grid.Cell) (string, bool) {
	if !c.Shown() {
		return "", false
	}
	return c.diff.describe(cell), true
}

// difference is how an answer differs from the right one.
type difference struct {
	tictactoe.Comparison
	at    map[grid.Cell]tictactoe.Difference
	word  bool // one of them is no board but the word ERROR, so there are no cells to compare
	right []byte
}

const errorWord = "ERROR"

func compare(answer, right []byte) difference {
	d := difference{at: map[grid.Cell]tictactoe.Difference{}, right: bytes.TrimSpace(right)}
	d.word = string(d.right) == errorWord || string(bytes.TrimSpace(answer)) == errorWord
	r := tictactoe.NewAnswerReader(bytes.NewReader(answer))
	d.Comparison, _ = r.Compare(right) // what is read from memory has no errors of its own
	if d.Missing == 0 {
		d.Extra, _ = r.End().(*text.Error)
	}
	for _, one := range d.Differences {
		if !d.word {
			d.at[one.Cell] = one
		}
	}
	return d
}

// describe says how the answer compares in one cell.
func (d *difference) describe(cell grid.Cell) string {
	one, ok := d.at[cell]
	switch {
	case d.word:
		return d.summary()
	case int(cell) >= grid.Cells-d.Missing:
		return locale.Text("compare.absent", locale.Args{"Row": cell.Row(), "Col": cell.Col()})
	case !ok:
		return locale.Text("compare.same", locale.Args{"Row": cell.Row(), "Col": cell.Col()})
	}
	return locale.Text("compare.differs", locale.Args{
		"Row": cell.Row(), "Col": cell.Col(), "Want": string(one.Want), "Found": string(one.Found), "Line": one.Line, "Column": one.Column,
	})
}

// summary says how the answer compares as a whole.
func (d *difference) summary() string {
	switch {
	case d.Right():
		return locale.Text("compare.right")
	case d.word && string(d.right) == errorWord:
		return locale.Text("compare.wantError")
	case d.word:
		return locale.Text("compare.foundError")
	case len(d.Differences) == 0 && d.Missing > 0:
		return locale.Text("compare.missing", locale.Args{"Cells": d.Missing, "Line": d.Line, "Column": d.Column})
	case len(d.Differences) == 0:
		return locale.Text("compare.extra", locale.Args{"Error": locale.Error(d.Extra)})
	}
	return locale.Plural("compare.wrong", len(d.Differences)) + " " + d.describe(d.Differences[0].Cell)
}
