package reach

import (
	"context"
	"math/bits"
	"math/rand/v2"
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// Class is a class of position that Generate makes.
type Class uint8

// The classes.
const (
	Played     Class = iota // random legal play, stopped after some moves
	Noise                   // random marks in 1 to 80 random cells, any of them the last move
	NearlyFull              // the same with 1 to 8 cells empty
	FullTarget              // random legal play, stopped where the last move points to a full or closed box
	Changed                 // random legal play in which then one or two cells were changed, so that it is unreachable
)

// Classes says of which class the generated positions are: number n is a Classes[n%10]. So of ten in a row four are
// Played, two Noise, one NearlyFull, one FullTarget and two Changed.
var Classes = [10]Class{Played, Noise, Changed, Played, NearlyFull, Played, Noise, FullTarget, Played, Changed}

// mostMarks leaves a cell empty, as the judge's statement promises.
const mostMarks = grid.Cells - 1

// Generated is a position made by Generate. Its last move is set, and a cell is empty.
type Generated struct {
	Class    Class
	Position tictactoe.Position
}

// Series is an endless series of positions for testing programs that read them. The zero Series is one by Judge.
type Series struct {
	Seed      uint64
	Rules     tictactoe.Rules // by which there is play
	Reachable bool            // only positions that play can make: Played in place of Noise, NearlyFull and Changed
}

// Generate makes position number 0, 1, … of the Series of a seed by Judge.
func Generate(seed, number uint64) Generated { return Series{Seed: seed}.Generate(number) }

// Generate makes position number 0, 1, …, the same on every machine.
func (s Series) Generate(number uint64) Generated {
	r := random{rand.NewPCG(s.Seed, number), s.Rules}
	class := Classes[number%uint64(len(Classes))]
	if s.Reachable && class != FullTarget {
		class = Played
	}
	var p tictactoe.Position
	switch class {
	case Played:
		p = r.played()
	case Noise:
		p = r.noise(1 + r.below(mostMarks))
	case NearlyFull:
		p = r.noise(mostMarks - r.below(8))
	case FullTarget:
		p = r.fullTarget()
	case Changed:
		p = r.changed()
	}
	return Generated{class, p}
}

// random is a source of random numbers that are the same on every machine, and the rules of random play.
type random struct {
	*rand.PCG
	rules tictactoe.Rules
}

// below is a number from 0 to n-1. (D. Lemire's multiplication, without its correction: n is so small that the bias
// is nothing.)
func (r random) below(n int) int {
	high, _ := bits.Mul64(r.Uint64(), uint64(n))
	return int(high)
}

// pick is a random member of a set that is not empty.
func (r random) pick(set tictactoe.CellSet) grid.Cell {
	return slices.Collect(set.All())[r.below(set.Len())]
}

// play is the position after a number of random moves, or when the game is over before.
func (r random) play(moves int) tictactoe.Position {
	p := tictactoe.New(r.rules)
	for range moves {
		if p.Over() {
			break
		}
		p.Push(r.pick(p.Legal()))
	}
	return p
}

// played is a position of a random game, as likely as any other of it, in which a cell is empty.
func (r random) played() tictactoe.Position {
	if r.rules == tictactoe.Judge {
		return r.play(1 + r.below(mostMarks)) // every game has as many moves
	}
	return r.anyOf(func(*tictactoe.Position) bool { return true })
}

// anyOf is one of the positions of a random game that are as wanted, as likely as any other, in which a cell is empty.
func (r random) anyOf(wanted func(*tictactoe.Position) bool) (chosen tictactoe.Position) {
	for seen := 0; seen == 0; {
		for p := tictactoe.New(r.rules); !p.Over(); {
			p.Push(r.pick(p.Legal()))
			if p.Count(tictactoe.Empty) == 0 || !wanted(&p) {
				continue
			}
			seen++
			if r.below(seen) == 0 {
				chosen = p
			}
		}
	}
	return chosen
}

// noise has random marks in a number of random cells, one or more.
func (r random) noise(marks int) tictactoe.Position {
	var cells [grid.Cells]grid.Cell
	for i := range cells {
		cells[i] = grid.Cell(i)
	}
	p := tictactoe.New(r.rules)
	for i := range marks {
		j := i + r.below(len(cells)-i)
		cells[i], cells[j] = cells[j], cells[i]
		p = p.With(cells[i], tictactoe.X+tictactoe.Mark(r.below(2)))
	}
	p, _ = p.WithLast(cells[r.below(marks)])
	return p
}

// fullTarget is a position with a free choice.
func (r random) fullTarget() tictactoe.Position {
	return r.anyOf(func(p *tictactoe.Position) bool {
		_, forced := p.Forced()
		return !forced && !p.Over()
	})
}

// changed changes one or two cells of a played position until that makes it unreachable.
func (r random) changed() tictactoe.Position {
	p := r.played()
	for {
		q := p
		for range 1 + r.below(mostChanges) {
			q = r.change(q)
		}
		if q.Count(tictactoe.Empty) > 0 && Decide(context.Background(), q, Limits{Steps: Enough}).Answer == Unreachable {
			return q
		}
	}
}

// change gives a random cell another mark; that of the last move stays occupied.
func (r random) change(p tictactoe.Position) tictactoe.Position {
	c := grid.Cell(r.below(grid.Cells))
	m := (p.At(c) + 1 + tictactoe.Mark(r.below(2))) % 3
	if last, _ := p.Last(); c == last {
		m = p.At(c).Other()
	}
	return p.With(c, m)
}
