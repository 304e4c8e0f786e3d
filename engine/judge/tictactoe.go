package judge

import (
	"iter"

	"ninefold/engine/grid"
	"ninefold/engine/reach"
	"ninefold/engine/tictactoe"
)

// marks is the rules of Tic-Tac-Toe.
type marks struct{}

// position is its board. The last move is set.
type position struct{ tictactoe.Position }

func (marks) parse(input []byte) (board, error) {
	p, err := tictactoe.Parse(input)
	return position{p}, err
}

func (marks) random(seed, number uint64) board {
	return position{reach.Generate(seed, number).Position}
}

// corners yields a full board, which the statement excludes but programs should survive; boards with one empty cell, in
// the target and elsewhere; a full target for every box; and the last move on every cell, among others and alone.
func (marks) corners(seed uint64) iter.Seq2[Source, board] {
	r := newRandom(seed, cornerStream)
	return func(yield func(Source, board) bool) {
		for _, corner := range []struct {
			source Source
			count  int
			make   func(i int) tictactoe.Position
		}{
			{FullBoard, 1, func(int) tictactoe.Position { return r.noise(nil, r.cells()[0], grid.Cells) }},
			{OneEmpty, 2 * grid.Boxes, func(i int) tictactoe.Position { return r.oneEmpty(grid.Box(i/2), i%2 == 0) }},
			{FullTarget, grid.Boxes, func(i int) tictactoe.Position { return r.fullTarget(grid.Box(i)) }},
			{EachLastMove, grid.Cells, func(i int) tictactoe.Position {
				return r.noise(nil, grid.Cell(i), 1+r.below(grid.Cells-1))
			}},
			{OneMark, grid.Cells, func(i int) tictactoe.Position { return r.noise(nil, grid.Cell(i), 1) }},
		} {
			for i := range corner.count {
				if !yield(corner.source, position{corner.make(i)}) {
					return
				}
			}
		}
	}
}

// noise has random marks: in the cell of the last move, in the given cells, and in as many others as make the count.
func (r random) noise(given []grid.Cell, last grid.Cell, count int) tictactoe.Position {
	var p tictactoe.Position
	set := func(c grid.Cell) { p = p.With(c, tictactoe.X+tictactoe.Mark(r.below(2))) }
	set(last)
	for _, c := range given {
		set(c)
	}
	for _, c := range r.cells() {
		if grid.Cells-p.Count(tictactoe.Empty) >= count {
			break
		}
		if p.At(c) == tictactoe.Empty {
			set(c)
		}
	}
	p, _ = p.WithLast(last)
	return p
}

// pointingTo is a random cell that points to a box.
func (r random) pointingTo(target grid.Box) grid.Cell {
	return grid.Box(r.below(grid.Boxes)).Cell(int(target))
}

// oneEmpty is full but for one cell, which is in the target or not.
func (r random) oneEmpty(target grid.Box, inTarget bool) tictactoe.Position {
	last := r.pointingTo(target)
	full := r.noise(nil, last, grid.Cells)
	for _, c := range r.cells() {
		if c != last && (c.Box() == target) == inTarget {
			return full.With(c, tictactoe.Empty)
		}
	}
	return full
}

// fullTarget has a full target and empty cells elsewhere.
func (r random) fullTarget(target grid.Box) tictactoe.Position {
	var full []grid.Cell
	for place := range grid.Boxes {
		full = append(full, target.Cell(place))
	}
	return r.noise(full, r.pointingTo(target), grid.Boxes+1+r.below(grid.Cells-grid.Boxes-2))
}

func (p position) input() []byte {
	text, _ := tictactoe.AppendText(nil, &p.Position) // the last move is set
	return text
}

func (p position) answer() []byte { return tictactoe.AppendMarked(nil, &p.Position) }

// occupied is the cells with a mark, row by row.
func (p position) occupied() []grid.Cell {
	var cells []grid.Cell
	for c := range grid.Cell(grid.Cells) {
		if p.At(c) != tictactoe.Empty {
			cells = append(cells, c)
		}
	}
	return cells
}

// removable is all marks but that of the last move.
func (p position) removable() []grid.Cell {
	last, _ := p.Last()
	cells := p.occupied()
	for i, c := range cells {
		if c == last {
			return append(cells[:i], cells[i+1:]...)
		}
	}
	return cells
}

func (p position) without(cells []grid.Cell) board {
	for _, c := range cells {
		p.Position = p.With(c, tictactoe.Empty)
	}
	return p
}

// simpler takes a mark away (the last move's too, whereupon another is the last), moves the last move to an earlier cell,
// with its mark or to another mark, or puts X for O. Each makes the marks fewer, or leaves them as many and the last
// move earlier, or leaves both and makes the O fewer; so a chain of them ends.
func (p position) simpler() iter.Seq[board] {
	return func(yield func(board) bool) {
		last, _ := p.Last()
		try := func(q tictactoe.Position) bool { return yield(position{q}) }
		others := p.removable()
		for _, c := range others {
			if !try(p.With(c, tictactoe.Empty)) {
				return
			}
		}
		withoutLast := p.With(last, tictactoe.Empty)
		for _, c := range others {
			if q, _ := withoutLast.WithLast(c); !try(q) {
				return
			}
		}
		for c := range last {
			q := p.Position
			if q.At(c) == tictactoe.Empty {
				q = withoutLast.With(c, p.At(last))
			}
			if q, _ = q.WithLast(c); !try(q) {
				return
			}
		}
		for _, c := range p.occupied() {
			if p.At(c) == tictactoe.O && !try(p.With(c, tictactoe.X)) {
				return
			}
		}
	}
}
