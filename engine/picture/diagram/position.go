package diagram

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// OfPosition returns the diagram of a position: its marks and last move, its legal cells and their boxes, the owners of
// boxes and the winning line. Plain removes the legal cells.
func OfPosition(p *tictactoe.Position) Diagram {
	legal, playable, closed := p.Legal(), p.Playable(), p.Closed()
	_, forced := p.Forced()
	last, hasLast := p.Last()
	d := Diagram{Whole: playable != 0 && !forced, Preview: SymbolOf(p.Turn())}
	for c := range grid.Cell(grid.Cells) {
		d.Cells[c] = Cell{
			Symbol: SymbolOf(p.At(c)), Playable: legal.Has(c), Last: hasLast && c == last,
			Points: legal.Has(c), PointsTo: tictactoe.Target(c),
		}
	}
	for b := range grid.Box(grid.Boxes) {
		d.Boxes[b] = Box{
			Framed: forced && playable.Has(int(b)), Owner: SymbolOf(p.Owner(b)), Closed: closed.Has(int(b)),
			Contested: p.Contested(b),
			Drawn:     p.Rules().HaveWinner() && p.Empty(b) == 0 && p.Owner(b) == tictactoe.Empty && !p.Contested(b),
		}
	}
	for b := range p.Outcome().Line.All() {
		d.Boxes[b].InLine, d.Boxes[b].Closed = true, true
	}
	return d
}
