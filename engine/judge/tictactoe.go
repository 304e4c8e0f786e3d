package judge

import (
	"bytes"
	"iter"

	"ninefold/engine/grid"
	"ninefold/engine/judge/sample"
	"ninefold/engine/tictactoe"
)

// position is a board of Tic-Tac-Toe. The last move is set.
type position struct{ tictactoe.Position }

func parsePosition(input []byte) (board, error) {
	p, err := tictactoe.Parse(input)
	return position{p}, err
}

func eachPosition(input []byte) iter.Seq2[board, error] {
	return boards(tictactoe.Positions(bytes.NewReader(input)), func(p tictactoe.Position) board { return position{p} })
}

func randomPosition(seed, number uint64) board {
	return position{sample.Series{Seed: seed}.At(number)}
}

// cornerPositions returns boards with one empty cell, in the target and elsewhere; a full target for every box; and the
// last move on every cell, among others and alone.
func cornerPositions(seed uint64) []corner {
	r := sample.New(seed, cornerStream)
	return []corner{
		{OneEmpty, 2 * grid.Boxes, func(i int) board { return position{r.OneEmpty(grid.Box(i/2), i%2 == 0)} }},
		{FullTarget, grid.Boxes, func(i int) board { return position{r.FullTarget(grid.Box(i))} }},
		{EachLastMove, grid.Cells, func(i int) board {
			return position{r.NoiseAround(grid.Cell(i), nil, 1+r.Below(grid.Cells-1))}
		}},
		{OneMark, grid.Cells, func(i int) board { return position{r.NoiseAround(grid.Cell(i), nil, 1)} }},
	}
}

func (p position) input() []byte {
	text, _ := tictactoe.AppendText(nil, &p.Position) // the last move is set
	return text
}

func (p position) answer() []byte { return tictactoe.AppendMarked(nil, &p.Position) }

// valid reports whether a cell is empty. The other guarantees hold for every position.
func (p position) valid() bool { return p.Count(tictactoe.Empty) > 0 }

// removable returns the cells of all marks except the last move's.
func (p position) removable() []grid.Cell {
	last, _ := p.Last()
	return cellsWhere(func(c grid.Cell) bool { return p.At(c) != tictactoe.Empty && c != last })
}

func (p position) without(cells []grid.Cell) board {
	for _, c := range cells {
		p.Position = p.WithMark(c, tictactoe.Empty)
	}
	return p
}

// simpler removes a mark (if it is the last move's, another becomes the last), moves the last move to an earlier cell,
// with its mark or to another mark, or replaces O by X. Each change makes the marks fewer, or keeps their number and
// makes the last move earlier, or keeps both and makes the O fewer, so a chain of changes ends.
func (p position) simpler() (simpler []board) {
	last, _ := p.Last()
	add := func(q tictactoe.Position) { simpler = append(simpler, position{q}) }
	others := p.removable()
	for _, c := range others {
		add(p.WithMark(c, tictactoe.Empty))
	}
	withoutLast := p.WithMark(last, tictactoe.Empty)
	for _, c := range others {
		q, _ := withoutLast.WithLast(c)
		add(q)
	}
	for c := range last {
		q := p.Position
		if q.At(c) == tictactoe.Empty {
			q = withoutLast.WithMark(c, p.At(last))
		}
		q, _ = q.WithLast(c)
		add(q)
	}
	for _, c := range cellsWhere(func(c grid.Cell) bool { return p.At(c) == tictactoe.O }) {
		add(p.WithMark(c, tictactoe.X))
	}
	return simpler
}
