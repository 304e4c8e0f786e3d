package sample

import (
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// Noise puts random marks into the given number of random cells, 1 to 81. One of these is the last move.
func (r Random) Noise(rules tictactoe.Rules, marks int) tictactoe.Position {
	cells := allCells()
	p := r.fill(tictactoe.New(rules), cells, marks)
	p, _ = p.WithLast(cells[r.Below(marks)])
	return p
}

// NoiseAround returns a position by Judge with count random marks: in last, which is the last move, in the given cells,
// and in random others. If last and given are more than count, there are no others.
func (r Random) NoiseAround(last grid.Cell, given []grid.Cell, count int) tictactoe.Position {
	if !slices.Contains(given, last) {
		given = append(slices.Clone(given), last)
	}
	rest := slices.DeleteFunc(allCells(), func(c grid.Cell) bool { return slices.Contains(given, c) })
	p := r.fill(tictactoe.Position{}, slices.Clone(given), len(given))
	p = r.fill(p, rest, max(0, count-len(given)))
	p, _ = p.WithLast(last)
	return p
}

// fill moves marks random cells to the front of cells and puts a random mark into each.
func (r Random) fill(p tictactoe.Position, cells []grid.Cell, marks int) tictactoe.Position {
	for i := range marks {
		c := draw(r, cells, i)
		p = p.WithMark(c, tictactoe.X+tictactoe.Mark(r.Below(2)))
	}
	return p
}

// OneEmpty returns a position by Judge with one empty cell, inside or outside the target.
func (r Random) OneEmpty(target grid.Box, inTarget bool) tictactoe.Position {
	last := r.pointingTo(target)
	full := r.NoiseAround(last, nil, grid.Cells)
	for _, c := range r.Cells() {
		if c != last && (c.Box() == target) == inTarget {
			return full.WithMark(c, tictactoe.Empty)
		}
	}
	return full
}

// FullTarget returns a position by Judge in which the last move points to target, target is full, and 2 to 71 cells
// elsewhere are empty.
func (r Random) FullTarget(target grid.Box) tictactoe.Position {
	var full []grid.Cell
	for place := range grid.Boxes {
		full = append(full, target.Cell(place))
	}
	return r.NoiseAround(r.pointingTo(target), full, grid.Boxes+1+r.Below(grid.Cells-grid.Boxes-2))
}

// pointingTo returns a random cell that points to a box.
func (r Random) pointingTo(target grid.Box) grid.Cell {
	return grid.Box(r.Below(grid.Boxes)).Cell(int(target))
}
