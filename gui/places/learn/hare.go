package learn

import (
	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/view/scene"
)

// hare is a lesson: any position is accepted, even if play cannot have made it. The learner changes a cell and makes a
// move nevertheless.
type hare struct {
	position tictactoe.Position
	change   grid.Cell
	changed  bool
	played   bool
}

const hareText = `
... ... ...
... x.. ...
... ... ...
... ... .o.
... ... ...
... ... ...
... ... ...
... .x. ...
... ... ...
8 5`

func newHare() lesson { return &hare{position: read(hareText)} }

func (h *hare) over() bool { return h.played }

func (h *hare) board(help bool) diagram.Diagram {
	d := scene.Board(&h.position, h.changed && (help || h.played))
	if h.changed {
		d.Cells[h.change].Alert = true
		return d
	}
	d.Whole = help
	last, _ := h.position.Last()
	for c := range grid.Cell(grid.Cells) {
		cell := &d.Cells[c]
		cell.Edits, cell.Becomes = c != last, diagram.SymbolOf(afterHare(h.position.At(c)))
	}
	return d
}

// afterHare returns what a mark becomes when the hare changes it.
func afterHare(m tictactoe.Mark) tictactoe.Mark {
	return [...]tictactoe.Mark{tictactoe.Empty: tictactoe.X, tictactoe.X: tictactoe.O, tictactoe.O: tictactoe.Empty}[m]
}

func (h *hare) status() language.Status {
	p := &h.position
	args := language.Args{
		"Row": h.change.Row(), "Col": h.change.Col(), "X": p.Count(tictactoe.X), "O": p.Count(tictactoe.O),
		"Field": language.Words().Field(p.Explain().Target),
	}
	switch {
	case h.played:
		return language.Say("learn.hare.over", "learn.hare.all")
	case h.changed:
		return language.Say("learn.hare.play", "learn.hare.impossible", args)
	}
	return language.Say("learn.hare.ask", "learn.hare.why")
}

func (h *hare) tap(c grid.Cell) error {
	if !h.changed {
		if last, _ := h.position.Last(); c == last {
			return language.Error("learn.hare.last")
		}
		h.position = h.position.WithMark(c, afterHare(h.position.At(c)))
		h.change, h.changed = c, true
		return nil
	}
	next, err := h.position.Play(c)
	if err != nil {
		return h.position.Refusal(c)
	}
	h.position, h.played = next, true
	return nil
}
