package sample

import (
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// mostMarks leaves one cell empty, as the judge's statement promises.
const mostMarks = grid.Cells - 1

// Play returns the position after the given number of random moves, or after the game's last move if that comes first.
func (r Random) Play(rules tictactoe.Rules, moves int) tictactoe.Position {
	p := tictactoe.New(rules)
	for range moves {
		if p.Over() {
			break
		}
		p.Push(r.Pick(p.Legal()))
	}
	return p
}

// Played returns a position of a random game in which a cell is empty. Each position of the game has equal probability.
func (r Random) Played(rules tictactoe.Rules) tictactoe.Position {
	if !rules.HaveWinner() {
		return r.Play(rules, 1+r.Below(mostMarks)) // no game ends before that
	}
	return r.anyOf(rules, func(*tictactoe.Position) bool { return true })
}

// Freed returns a position of a random game in which the choice is free because the last move points to a full or
// closed box.
func (r Random) Freed(rules tictactoe.Rules) tictactoe.Position {
	return r.anyOf(rules, func(p *tictactoe.Position) bool {
		_, forced := p.Forced()
		return !forced && !p.Over()
	})
}

// anyOf returns one of the wanted positions of a random game in which a cell is empty, each with equal probability.
func (r Random) anyOf(rules tictactoe.Rules, wanted func(*tictactoe.Position) bool) (chosen tictactoe.Position) {
	for seen := 0; seen == 0; {
		for p := tictactoe.New(rules); !p.Over(); {
			p.Push(r.Pick(p.Legal()))
			if p.Count(tictactoe.Empty) == 0 || !wanted(&p) {
				continue
			}
			seen++
			if r.Below(seen) == 0 {
				chosen = p
			}
		}
	}
	return chosen
}

// Change puts another mark, or none, into a random cell. The cell of the last move stays occupied.
func (r Random) Change(p tictactoe.Position) tictactoe.Position {
	c := grid.Cell(r.Below(grid.Cells))
	m := (p.At(c) + 1 + tictactoe.Mark(r.Below(2))) % 3
	if last, _ := p.Last(); c == last {
		m = p.At(c).Other()
	}
	return p.WithMark(c, m)
}

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
	full := slices.Collect(grid.AllPlaces.Cells(target).All())
	return r.NoiseAround(r.pointingTo(target), full, grid.Boxes+1+r.Below(grid.Cells-grid.Boxes-2))
}

// pointingTo returns a random cell that points to a box.
func (r Random) pointingTo(target grid.Box) grid.Cell {
	return grid.Box(r.Below(grid.Boxes)).Cell(int(target))
}
