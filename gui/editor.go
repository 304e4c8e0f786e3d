package gui

import (
	"errors"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
)

// editTool is what a click does to the board while it is edited by hand.
type editTool uint8

// The tools.
const (
	noTool   editTool = iota // the board is played on, not edited
	putX                     // X into the cell, whatever stands there
	putO                     // likewise O
	erase                    // empties the cell
	setLast                  // makes a mark the last move; the last move's own, none
	setOwner                 // says who was first in a field with lines of both: X, at the next use O
)

var editTools = [...]editTool{putX, putO, erase, setLast, setOwner}

// String is the tool's command, and the last part of the keys of its words.
func (t editTool) String() string {
	return [...]string{"noTool", "putX", "putO", "erase", "setLast", "setOwner"}[t]
}

// apply is the position after the tool is used on a cell, and false when nothing changes by it.
func (t editTool) apply(p tictactoe.Position, c grid.Cell) (tictactoe.Position, bool) {
	next := p
	switch t {
	case putX:
		next = p.With(c, tictactoe.X)
	case putO:
		next = p.With(c, tictactoe.O)
	case erase:
		next = p.With(c, tictactoe.Empty)
	case setLast:
		if last, ok := p.Last(); ok && last == c {
			next = p.WithoutLast()
		} else {
			next, _ = p.WithLast(c)
		}
	case setOwner:
		if disputable(&p, c.Box()) {
			next = p.WithOwner(c.Box(), nextOwner(&p, c.Box()))
		}
	}
	return next, next != p
}

// disputable reports whether a field has lines of both, so that the marks do not tell whose it is. Under Judge nobody
// owns any.
func disputable(p *tictactoe.Position, b grid.Box) bool {
	return p.Rules() != tictactoe.Judge && p.LineIn(b, tictactoe.X) != 0 && p.LineIn(b, tictactoe.O) != 0
}

func anyDisputable(p *tictactoe.Position) bool {
	for b := range grid.Box(grid.Boxes) {
		if disputable(p, b) {
			return true
		}
	}
	return false
}

// nextOwner is who a field with lines of both goes to next: X at first.
func nextOwner(p *tictactoe.Position, b grid.Box) tictactoe.Mark {
	if p.Owner(b) == tictactoe.X {
		return tictactoe.O
	}
	return tictactoe.X
}

// inWords says what a click on the cell does, and false with the reason when it does nothing.
func (t editTool) inWords(p tictactoe.Position, c grid.Cell) (words string, does bool) {
	next, does := t.apply(p, c)
	about := locale.Args{
		"Row": c.Row(), "Col": c.Col(), "Mark": locale.Mark(p.At(c)), "Next": locale.Mark(next.At(c)),
		"Field": locale.Field(c.Box()), "Target": locale.Field(tictactoe.Target(c)),
	}
	if t == setOwner {
		about["Next"] = nextOwner(&p, c.Box()).String()
	}
	_, hasLast := next.Last()
	switch {
	case does && t == setLast && !hasLast:
		return locale.Text("edit.unsetsLast", about), true
	case does && t == setLast:
		return locale.Text("edit.setsLast", about), true
	case does && t == setOwner:
		return locale.Text("edit.setsOwner", about), true
	case does:
		return locale.Text("edit.replaces", about), true
	case t == setLast:
		return locale.Text("edit.noLastHere", about), false
	case t == setOwner && p.Rules() == tictactoe.Judge:
		return locale.Text("edit.noOwners"), false
	case t == setOwner:
		return locale.Text("edit.noDispute", about), false
	}
	return locale.Text("edit.same", about), false
}

// status is what is said under the board while the tool is in hand.
func (t editTool) status(played locale.Status) locale.Status {
	return locale.Status{Headline: locale.Text("edit.now." + t.String()), Why: locale.Text("edit.leave", locale.Args{"Played": played.Headline})}
}

// show makes the view of a board that is played on one of a board that is edited: no cell is shown as playable, and a
// cell that is pointed at shows what a click would make of it.
func (t editTool) show(view *diagram.Diagram, p tictactoe.Position) {
	last, hasLast := p.Last()
	for c := range grid.Cell(grid.Cells) {
		cell := &view.Cells[c]
		next, does := t.apply(p, c)
		cell.Playable = false
		cell.Edits, cell.Becomes = does, diagram.SymbolOf(next.At(c))
		newLast, points := next.Last()
		cell.Points, cell.PointsTo = t == setLast && points && newLast == c, tictactoe.Target(c)
		cell.Label = locale.BoardCell(c, p.At(c), false, hasLast && last == c)
	}
}

// Edit uses a tool on a cell, which is one step. When nothing changes by it, the error says why, for the user to read.
func (n *noughts) Edit(t editTool, c grid.Cell) error {
	if next, ok := t.apply(n.Position(), c); ok {
		n.Set(tictactoe.Edited, next)
		return nil
	}
	why, _ := t.inWords(n.Position(), c)
	return errors.New(why)
}

// Change goes on to a position that was made of the present one by hand, which is one step. It reports false when
// nothing changes by it.
func (n *noughts) Change(to func(tictactoe.Position) tictactoe.Position) bool {
	now := n.Position()
	next := to(now)
	if next == now {
		return false
	}
	n.Set(tictactoe.Edited, next)
	return true
}

func cleared(p tictactoe.Position) tictactoe.Position { return tictactoe.New(p.Rules()) }

func rotated(p tictactoe.Position) tictactoe.Position { return p.Moved(tictactoe.Rotated) }

func mirrored(p tictactoe.Position) tictactoe.Position { return p.Moved(tictactoe.Mirrored) }

// editInWords says what an edit changed, as a row of the list of steps.
func editInWords(before, after tictactoe.Position) string {
	switch after {
	case cleared(before):
		return locale.Text("step.cleared")
	case before.Swapped():
		return locale.Text("step.swapped")
	case rotated(before):
		return locale.Text("step.rotated")
	case mirrored(before):
		return locale.Text("step.mirrored")
	case before.WithoutLast():
		return locale.Text("step.noLast")
	}
	for c := range grid.Cell(grid.Cells) {
		about := locale.Args{"Row": c.Row(), "Col": c.Col(), "Mark": locale.Mark(after.At(c))}
		if after == before.With(c, after.At(c)) {
			return locale.Text("step.put", about)
		}
		if moved, ok := before.WithLast(c); ok && after == moved {
			return locale.Text("step.setLast", about)
		}
	}
	for b := range grid.Box(grid.Boxes) {
		if owner := after.Owner(b); owner != before.Owner(b) && after == before.WithOwner(b, owner) {
			return locale.Text("step.owner", locale.Args{"Field": b.Number(), "Mark": owner.String()})
		}
	}
	return locale.Text("step.edited")
}
