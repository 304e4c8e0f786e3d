package gui

import (
	"context"

	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/reach"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/theme"
)

// hunt is the search for what the hare did: for the fewest cells whose change makes a position reachable.
type hunt struct {
	position tictactoe.Position
	stop     context.CancelFunc
	over     bool
	mending  reach.Mending // meaningful when over
}

// changes are what the hare may have changed; none while that is not known.
func (h *hunt) changes() []reach.Change {
	if h == nil || !h.over {
		return nil
	}
	return h.mending.Changes
}

// mark shows on the board which cells the hare may have changed, and what they held.
func (h *hunt) mark(view *diagram.Diagram) {
	for _, change := range h.changes() {
		cell := &view.Cells[change.Cell]
		cell.Alert = true
		cell.Note = locale.Text("hare.note", locale.Args{"Was": locale.Mark(change.Mark)})
		if change.Mark == tictactoe.Empty {
			cell.Note = locale.Mark(change.Mark)
		}
		cell.Label += locale.Text("hare.label", locale.Args{"Was": locale.Mark(change.Mark)})
	}
}

func (h *hunt) badge() badgeView {
	view := badgeView{icon: theme.IconHare, offer: "putBack"}
	changes := h.changes()
	switch {
	case !h.over:
		return badgeView{icon: fynetheme.IconNameSearch, words: locale.Text("hare.looking")}
	case h.mending.Answer == reach.Undecided:
		return badgeView{icon: fynetheme.IconNameQuestion, words: locale.Text("hare.undecided")}
	case len(changes) == 0:
		return badgeView{icon: theme.IconHare, words: locale.Text("hare.many")}
	case len(changes) == 1:
		view.words = locale.Text("hare.one", locale.Args{"Change": h.inWords(changes[0])})
	default:
		view.words = locale.Text("hare.two", locale.Args{"Change": h.inWords(changes[0]), "Other": h.inWords(changes[1])})
	}
	return view
}

func (h *hunt) inWords(change reach.Change) string {
	c := change.Cell
	return locale.Text("hare.change", locale.Args{
		"Row": c.Row(), "Col": c.Col(), "Was": locale.Mark(change.Mark), "Now": locale.Mark(h.position.At(c)),
	})
}

// mended is the position with the changes undone.
func (h *hunt) mended(p tictactoe.Position) tictactoe.Position {
	for _, change := range h.changes() {
		p = p.With(change.Cell, change.Mark)
	}
	return p
}

// canHunt reports whether there is something to look for. Without a last move, that is what is missing.
func (a *App) canHunt() bool {
	q := a.inquiry
	return q != nil && q.unreachable() && q.verdict.Reason.Why != reach.NoLast && q.hunt == nil
}

// huntHare looks for what the hare did, off the UI goroutine, until it is found, stopped or anything changes.
func (a *App) huntHare() {
	q := a.inquiry
	ctx, stop := context.WithCancel(q.ctx)
	h := &hunt{position: q.position, stop: stop}
	q.hunt = h
	a.compared = nil
	a.refresh()
	find(a, ctx, func() reach.Mending { return reach.Repair(breathing(ctx), h.position, reachBudget) }, func(m reach.Mending) {
		h.mending, h.over = m, true
		a.refresh()
	})
}

// hunting reports whether there is a hunt, under way or over, that can be called off.
func (a *App) hunting() bool { return a.inquiry != nil && a.inquiry.hunt != nil }

// endHunt calls the hunt off and takes what it found from the board.
func (a *App) endHunt() {
	a.inquiry.hunt.stop()
	a.inquiry.hunt = nil
}

func (a *App) canPutBack() bool { return a.hunting() && len(a.inquiry.hunt.changes()) > 0 }

// putBack undoes what the hare may have done, which is one step.
func (a *App) putBack() {
	a.session.Noughts.Change(a.inquiry.hunt.mended)
	a.changed()
	a.inform(locale.Text("hare.putBack"))
}

// hareAt says what the hare may have done to a cell, and false if it left it alone.
func (a *App) hareAt(c grid.Cell) (string, bool) {
	if !a.hunting() {
		return "", false
	}
	for _, change := range a.inquiry.hunt.changes() {
		if change.Cell == c {
			return locale.Text("hare.one", locale.Args{"Change": a.inquiry.hunt.inWords(change)}), true
		}
	}
	return "", false
}
