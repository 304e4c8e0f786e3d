package insight

import (
	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

// Deduction is a hint for a Sudoku in three parts, each of which gives away more: in which box to look, then for which
// digit, then where it goes and why.
type Deduction struct {
	view.Idle
	host  *view.Host
	about crosshatch.Grid
	parts int // that were told; 0 for none
}

// NewDeduction tells nothing yet.
func NewDeduction(host *view.Host) *Deduction { return &Deduction{host: host} }

// Can reports whether cross-hatching finds anything on the board shown.
func (d *Deduction) Can() bool {
	_, ok := d.hint()
	return ok
}

// hint is the deduction that a person sees first, and false where there is none.
func (d *Deduction) hint() (crosshatch.Hint, bool) {
	s := d.host.Session
	if s.Shown != session.CrossHatching || s.Hidden {
		return crosshatch.Hint{}, false
	}
	return s.Sudoku.Grid().Hint()
}

// Ask tells the next part, which is counted for the Sudoku, or the last one again.
func (d *Deduction) Ask() {
	s := d.host.Session.Sudoku
	d.about = s.Grid()
	if d.parts < 3 {
		d.parts++
		s.AskHint()
		d.host.Keep()
	}
	d.host.Render()
	d.host.Inform(d.told())
}

// told is what was told by now, in words.
func (d *Deduction) told() string {
	h, _ := d.hint()
	args := locale.Args{"Box": locale.Words().Box(h.Box), "Digit": h.Digit}
	switch d.parts {
	case 1:
		return locale.Text("deduction.box", args)
	case 2:
		return locale.Text("deduction.digit", args)
	}
	args["Cell"] = locale.Words().Cell(h.Step.Cell)
	return locale.Sentences(locale.Text("deduction.cell", args), locale.Words().StepReason(&h.Step))
}

// Advance drops what was told of another grid.
func (d *Deduction) Advance() {
	if d.parts > 0 && (d.host.Session.Shown != session.CrossHatching || d.about != d.host.Session.Sudoku.Grid()) {
		d.parts = 0
	}
}

// Cancel takes the hint away.
func (d *Deduction) Cancel() bool {
	told := d.parts > 0
	d.parts = 0
	return told
}

// Show frames the box, and marks the cell once that is told.
func (d *Deduction) Show(v *view.Board) {
	if d.parts == 0 {
		return
	}
	h, _ := d.hint()
	v.Diagram.Boxes[h.Box].Framed = true
	if d.parts == 3 {
		cell := &v.Diagram.Cells[h.Step.Cell]
		cell.Best = true
		cell.Label += locale.Text("hint.label")
	}
}

// At keeps the hint in sight wherever the pointer is.
func (d *Deduction) At(grid.Cell) (string, bool) {
	if d.parts == 0 {
		return "", false
	}
	return d.told(), true
}
