package insight

import (
	"context"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/reach"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/panel"
	"ninefold/gui/tasks"
)

// hunt is the search for what the hare did: for the fewest cells whose change makes a position reachable. A nil *hunt
// is none.
type hunt struct {
	position tictactoe.Position
	stop     context.CancelFunc
	mends    bool // what is found is put right at once
	over     bool
	mending  reach.Correction // meaningful when over
}

// changes are what the hare may have changed; none while that is not known.
func (h *hunt) changes() []reach.Change {
	if h == nil || !h.over {
		return nil
	}
	return h.mending.Changes
}

// mark shows which cells the hare may have changed, and what they held.
func (h *hunt) mark(d *diagram.Diagram) {
	for _, change := range h.changes() {
		cell := &d.Cells[change.Cell]
		cell.Alert = true
		cell.Note = locale.Text("hare.note", locale.Args{"Was": locale.Words().Mark(change.Mark)})
		if change.Mark == tictactoe.Empty {
			cell.Note = locale.Words().Mark(change.Mark)
		}
		cell.Label += locale.Text("hare.label", locale.Args{"Was": locale.Words().Mark(change.Mark)})
	}
}

// answer is what is known of what the hare did.
func (h *hunt) answer() panel.Verdict {
	changes := h.changes()
	v := panel.Verdict{Answer: panel.No, Tag: locale.Text("answer.no")}
	switch {
	case !h.over:
		v.Words = locale.Text("hare.looking")
	case h.mending.Answer == reach.Undecided:
		v.Words = locale.Text("hare.undecided")
	case len(changes) == 0:
		v.Words = locale.Text("hare.many")
	case len(changes) == 1:
		v.Words = locale.Text("hare.one", locale.Args{"Change": h.describe(changes[0])})
	default:
		v.Words = locale.Text("hare.two",
			locale.Args{"Change": h.describe(changes[0]), "Other": h.describe(changes[1])})
	}
	if len(changes) > 0 {
		v.Buttons = []panel.Button{{ID: "nearest"}}
	}
	return v
}

func (h *hunt) describe(change reach.Change) string {
	c := change.Cell
	return locale.Text("hare.change", locale.Args{
		"Row": c.Row(), "Col": c.Col(), "Was": locale.Words().Mark(change.Mark),
		"Now": locale.Words().Mark(h.position.At(c)),
	})
}

// CanHunt reports whether there is something to look for. Without a last move, that is what is missing.
func (r *Reachability) CanHunt() bool {
	return r.unreachable() && r.verdict.Reason.Why != reach.NoLast && r.hunt == nil
}

// Hunt looks for what the hare did, off the UI goroutine, until it is found, stopped or anything changes.
func (r *Reachability) Hunt() {
	ctx, stop := context.WithCancel(r.ctx)
	h := &hunt{position: r.about, stop: stop}
	r.hunt = h
	repair := func() reach.Correction { return reach.Repair(ctx, h.position, reachLimits()) }
	tasks.Run(r.host.Tasks, ctx, repair, func(m reach.Correction) {
		h.mending, h.over = m, true
		if h.mends && r.CanMend() {
			r.mend()
			return
		}
		r.host.Render()
	})
	r.host.Render()
}

// Cancel calls the hunt off and takes what it found from the board.
func (r *Reachability) Cancel() bool {
	if r.hunt == nil {
		return false
	}
	r.hunt.stop()
	r.hunt = nil
	return true
}

// CanMend reports whether the nearest board that play can have made is known, or can be looked for.
func (r *Reachability) CanMend() bool {
	return r.CanHunt() || r.hunt != nil && (!r.hunt.over || len(r.hunt.changes()) > 0)
}

// Mend goes on to the nearest board that play can have made, which is one step, as soon as it is known.
func (r *Reachability) Mend() {
	if r.hunt == nil {
		r.Hunt()
	}
	if r.hunt.mends = true; r.hunt.over {
		r.mend()
	}
}

// mend undoes what the hare may have done.
func (r *Reachability) mend() {
	changes, before := r.hunt.changes(), r.about
	r.host.Session.Game.Edit(func(p tictactoe.Position) tictactoe.Position {
		for _, change := range changes {
			p = p.With(change.Cell, change.Mark)
		}
		return p
	})
	r.host.Commit()
	var words []string
	for _, change := range changes {
		words = append(words, locale.Text("nearest.change", locale.Args{
			"Row": change.Cell.Row(), "Col": change.Cell.Col(),
			"Was": locale.Words().Mark(before.At(change.Cell)), "Now": locale.Words().Mark(change.Mark),
		}))
	}
	r.host.Inform(locale.Text("nearest.shown", locale.Args{"Changes": locale.Words().List(words)}))
}

// At says what the hare may have done to a cell.
func (r *Reachability) At(c grid.Cell) (string, bool) {
	for _, change := range r.hunt.changes() {
		if change.Cell == c {
			return locale.Text("hare.one", locale.Args{"Change": r.hunt.describe(change)}), true
		}
	}
	return "", false
}
