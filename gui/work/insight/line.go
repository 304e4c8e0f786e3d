package insight

import (
	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/searches"
)

// BestLine draws the best line as numbered ghosts, while the user points at the best cell or keeps the line.
type BestLine struct {
	overlay.Idle
	Host     *overlay.Host
	Values   searches.Values
	Analysis *Analysis
	Wanted   func() bool // whether values or a hint are shown
	pointed  grid.Cell
	points   bool                                          // pointed has a value
	kept     overlay.Finding[tictactoe.Position, struct{}] // the position whose line stays
}

// Point is called when the pointer or the cursor has come to a cell, or with false when it has left the board. It
// reports whether the line has come or gone with that.
func (l *BestLine) Point(c grid.Cell, on bool) (changed bool) {
	before := l.shown()
	l.pointed, l.points = c, on
	return l.shown() != before
}

// Can reports whether a line is kept or can be.
func (l *BestLine) Can() bool {
	return l.kept.On() || len(l.line()) > 0 && l.Wanted()
}

// On reports whether the line is kept on the board.
func (l *BestLine) On() bool { return l.kept.On() }

// Keep switches whether the line stays on the board.
func (l *BestLine) Keep() {
	if !l.kept.Drop() {
		l.kept.Begin(l.Host.Scope.Place(), l.Host.Session.Game.Position())
	}
}

// line returns the known best line from the position shown.
func (l *BestLine) line() []grid.Cell {
	if r, ok := l.Analysis.Found(); ok {
		return r.Line
	}
	return l.Values.Line(l.Host.Session.Game.Position())
}

// shown reports whether the line of the position shown is on the board.
func (l *BestLine) shown() bool {
	line := l.line()
	return l.kept.On() || l.Wanted() && l.points && len(line) > 0 && line[0] == l.pointed
}

// Advance drops a line kept for another position.
func (l *BestLine) Advance() { l.kept.Follow(l.Host.Session.Game.Position()) }

// Cancel stops keeping the line.
func (l *BestLine) Cancel() bool { return l.kept.Drop() }

// Show draws the line.
func (l *BestLine) Show(v *overlay.Board) {
	if p := l.Host.Session.Game.Position(); l.shown() {
		drawLine(&v.Diagram, &p, l.line())
	}
}

// mostGhosts limits the moves that are drawn, to keep the board readable.
const mostGhosts = 9

func drawLine(d *diagram.Diagram, p *tictactoe.Position, line []grid.Cell) {
	mark := p.Turn()
	for i, c := range line {
		if i == mostGhosts {
			break
		}
		cell := &d.Cells[c]
		cell.Ghost, cell.Order, cell.Note = diagram.SymbolOf(mark), i+1, ""
		cell.Label += language.Text("line.label", language.Args{"Order": i + 1, "Mark": mark.String()})
		mark = mark.Other()
	}
}
