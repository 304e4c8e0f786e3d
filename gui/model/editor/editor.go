// Package editor is edit mode: tools that change positions of Tic-Tac-Toe other than by moves.
package editor

import (
	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/tictactoe"
)

// Tool says what a click does in edit mode.
type Tool uint8

// The tools.
const (
	NoTool   Tool = iota // the game is played
	PutX                 // puts X into the cell, whatever is there
	PutO                 // puts O there
	Erase                // empties the cell
	SetLast              // makes a mark the last move; used on the last move, there is none
	SetOwner             // makes X the owner of a field with lines of both, then O
)

// String returns the tool's name, which ends the keys of its words.
func (t Tool) String() string {
	return [...]string{"noTool", "putX", "putO", "erase", "setLast", "setOwner"}[t]
}

// Apply returns the position after the tool was used on a cell. It reports false if nothing changes.
func (t Tool) Apply(p tictactoe.Position, c grid.Cell) (tictactoe.Position, bool) {
	next := p
	switch t {
	case PutX:
		next = p.WithMark(c, tictactoe.X)
	case PutO:
		next = p.WithMark(c, tictactoe.O)
	case Erase:
		next = p.WithMark(c, tictactoe.Empty)
	case SetLast:
		if last, ok := p.Last(); ok && last == c {
			next = p.WithoutLast()
		} else {
			next, _ = p.WithLast(c)
		}
	case SetOwner:
		if disputable(&p, c.Box()) {
			next = p.WithOwner(c.Box(), nextOwner(&p, c.Box()))
		}
	}
	return next, next != p
}

// disputable reports whether a field has lines of both, so that the marks do not tell its owner. Judge knows no owners.
func disputable(p *tictactoe.Position, b grid.Box) bool {
	return p.Rules().HaveWinner() && tictactoe.HasLine(p.MarksOf(0, b)) && tictactoe.HasLine(p.MarksOf(1, b))
}

func anyDisputable(p *tictactoe.Position) bool {
	for b := range grid.Box(grid.Boxes) {
		if disputable(p, b) {
			return true
		}
	}
	return false
}

// nextOwner returns the next owner of a disputable field; the first is X.
func nextOwner(p *tictactoe.Position, b grid.Box) tictactoe.Mark {
	if p.Owner(b) == tictactoe.X {
		return tictactoe.O
	}
	return tictactoe.X
}

// Show changes a diagram for edit mode: no cell is playable, and pointing at a cell shows what a click would do.
func (t Tool) Show(d *diagram.Diagram, p tictactoe.Position) {
	for c := range grid.Cell(grid.Cells) {
		cell := &d.Cells[c]
		next, does := t.Apply(p, c)
		cell.Playable = false
		cell.Edits, cell.Becomes = does, diagram.SymbolOf(next.At(c))
		newLast, points := next.Last()
		cell.Points, cell.PointsTo = t == SetLast && points && newLast == c, tictactoe.Target(c)
	}
}

// Game is what an editor changes.
type Game interface {
	Position() tictactoe.Position
	Set(tictactoe.Origin, tictactoe.Position) // adds a step
}

// Editor edits a game with a tool.
type Editor struct {
	Game Game
	Tool Tool // NoTool outside edit mode
}

// CanPick reports whether a tool is of use. Outside edit mode two tools are, if the position lacks what they set: the
// last move, or the owner of a field with lines of both.
func (e Editor) CanPick(t Tool) bool {
	p := e.Game.Position()
	switch t {
	case SetOwner:
		return anyDisputable(&p)
	case SetLast:
		_, hasLast := p.Last()
		return e.Tool != NoTool || !hasLast && p.Count(tictactoe.Empty) < grid.Cells
	}
	return e.Tool != NoTool
}

// NoEffect is the error if a tool changes nothing.
type NoEffect struct {
	Tool     Tool
	Position tictactoe.Position
	Cell     grid.Cell
}

func (*NoEffect) Error() string { return "the tool changes nothing there" }

// Use uses the tool on a cell, as one step. If nothing changes, it returns a *NoEffect.
func (e Editor) Use(c grid.Cell) error {
	if next, ok := e.Tool.Apply(e.Game.Position(), c); ok {
		e.Game.Set(tictactoe.Edited, next)
		return nil
	}
	return &NoEffect{e.Tool, e.Game.Position(), c}
}

// Paint uses the tool on several cells, as one step; a tool that puts no marks only on the last cell.
func (e Editor) Paint(cells []grid.Cell) error {
	if e.Tool == SetLast || e.Tool == SetOwner {
		cells = cells[len(cells)-1:]
	}
	next := e.Game.Position()
	for _, c := range cells {
		next, _ = e.Tool.Apply(next, c)
	}
	if next == e.Game.Position() {
		return e.Use(cells[0])
	}
	e.Game.Set(tictactoe.Edited, next)
	return nil
}

// Edit adds a step to a position made from the present one. It reports false if nothing changes.
func (e Editor) Edit(to func(tictactoe.Position) tictactoe.Position) bool {
	now := e.Game.Position()
	next := to(now)
	if next == now {
		return false
	}
	e.Game.Set(tictactoe.Edited, next)
	return true
}

// Cleared returns the empty board under the same rules.
func Cleared(p tictactoe.Position) tictactoe.Position { return tictactoe.New(p.Rules()) }

// Rotated returns the position turned clockwise by 90°.
func Rotated(p tictactoe.Position) tictactoe.Position { return p.Transformed(tictactoe.Rotated) }

// Mirrored returns the mirrored position.
func Mirrored(p tictactoe.Position) tictactoe.Position { return p.Transformed(tictactoe.Mirrored) }
