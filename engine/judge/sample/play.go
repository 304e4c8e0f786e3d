package sample

import (
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
