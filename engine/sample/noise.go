package sample

import (
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// Noise has random marks in a number of random cells, one or more, of which any is the last move.
func (r Random) Noise(rules tictactoe.Rules, marks int) tictactoe.Position {
	cells := allCells()
	p := r.fill(tictactoe.New(rules), cells, marks)
	p, _ = p.WithLast(cells[r.Below(marks)])
	return p
}

// NoiseAround has the last move in a given cell, random marks in other given cells, and in as many more as make the
// count.
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

// fill puts random marks in a number of the cells, which are the first of them then.
func (r Random) fill(p tictactoe.Position, cells []grid.Cell, marks int) tictactoe.Position {
	for i := range marks {
		c := draw(r, cells, i)
		p = p.With(c, tictactoe.X+tictactoe.Mark(r.Below(2)))
	}
	return p
}

// OneEmpty is full but for one cell, which is in the target or not.
func (r Random) OneEmpty(target grid.Box, inTarget bool) tictactoe.Position {
	last := r.pointingTo(target)
	full := r.NoiseAround(last, nil, grid.Cells)
	for _, c := range r.Cells() {
		if c != last && (c.Box() == target) == inTarget {
			return full.With(c, tictactoe.Empty)
		}
	}
	return full
}

// FullTarget has a full target and empty cells elsewhere.
func (r Random) FullTarget(target grid.Box) tictactoe.Position {
	var full []grid.Cell
	for place := range grid.Boxes {
		full = append(full, target.Cell(place))
	}
	return r.NoiseAround(r.pointingTo(target), full, grid.Boxes+1+r.Below(grid.Cells-grid.Boxes-2))
}

// pointingTo is a random cell that points to a box.
func (r Random) pointingTo(target grid.Box) grid.Cell {
	return grid.Box(r.Below(grid.Boxes)).Cell(int(target))
}
