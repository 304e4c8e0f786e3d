package command

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

func generateVerb() verb {
	return verb{
		name:      "generate",
		arguments: "DIR",
		summary:   "write judge inputs with their answers, to test a solver",
		detail: `Writes 001.in, 001.out, 002.in, ... into DIR, which must be new or empty. Of ten
cases in a row
  4 are positions of a random game
  2 are noise: any marks anywhere
  2 have a full target, so that the choice is free
  1 is nearly full: 1 to 8 cells are empty
  1 no play can reach: a hare has been at a random game, and the marks do not add up
Each has an empty cell. The same seed gives the same bytes everywhere.`,
		prepare: func(options *flag.FlagSet) action {
			count := declare(options, "count", "write `N` cases (100 if not given)", 100, atLeast(1))
			seed := declare(options, "seed", "draw them by the number `S` (1 if not given)", 1, parseSeed)
			return func(ctx context.Context, c *call) error {
				if len(c.args) != 1 {
					return misuse{message: "want one DIR"}
				}
				if err := generate(ctx, c.args[0], *count, *seed); err != nil {
					complain(c.stderr, c.args[0], err)
					return errFailed
				}
				return nil
			}
		},
	}
}

// generate fills a directory with count cases.
func generate(ctx context.Context, dir string, count int, seed uint64) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	if len(entries) > 0 {
		return errors.New("the directory is not empty")
	}
	width := max(3, len(fmt.Sprint(count)))
	random := dice{rand.New(rand.NewPCG(seed, 0))}
	for n := 1; n <= count && ctx.Err() == nil; n++ {
		p := random.position(n)
		name := filepath.Join(dir, fmt.Sprintf("%0*d", width, n))
		if err := writeCase(name, &p); err != nil {
			return err
		}
	}
	return ctx.Err()
}

func writeCase(name string, p *tictactoe.Position) error {
	input, err := tictactoe.AppendText(nil, p)
	if err != nil {
		return err
	}
	if err := os.WriteFile(name+".in", input, 0o666); err != nil {
		return err
	}
	return os.WriteFile(name+".out", tictactoe.AppendMarked(nil, p), 0o666)
}

// dice is what the cases are drawn with.
type dice struct{ *rand.Rand }

// between draws one of low..high.
func (d dice) between(low, high int) int { return low + d.IntN(high-low+1) }

// position draws the n-th case.
func (d dice) position(n int) tictactoe.Position {
	switch n % 10 {
	case 2, 7:
		return d.noise(d.between(1, grid.Cells-1))
	case 4, 8:
		return d.fullTarget()
	case 5:
		return d.noise(grid.Cells - d.between(1, 8))
	case 0:
		return d.unreachable()
	}
	return d.played(d.between(1, grid.Cells-1))
}

// played is a random game of so many moves, at most 80.
func (d dice) played(moves int) tictactoe.Position {
	p := tictactoe.New(tictactoe.Judge)
	for range moves {
		legal := p.Legal()
		skip := d.IntN(legal.Len())
		for c := range legal.All() {
			if skip == 0 {
				p.Push(c)
				break
			}
			skip--
		}
	}
	return p
}

// noise has so many marks, 1..81, of which any is called the last.
func (d dice) noise(marks int) tictactoe.Position {
	p := tictactoe.New(tictactoe.Judge)
	cells := d.Perm(grid.Cells)[:marks]
	for _, c := range cells {
		p = p.With(grid.Cell(c), d.mark())
	}
	p, _ = p.WithLast(grid.Cell(cells[0]))
	return p
}

// fullTarget is noise in which the target has been filled up, and elsewhere an empty cell is left.
func (d dice) fullTarget() tictactoe.Position {
	p := d.noise(d.between(1, grid.Cells-10))
	target, _ := p.Target()
	for place := range 9 {
		if c := target.Cell(place); p.At(c) == tictactoe.Empty {
			p = p.With(c, d.mark())
		}
	}
	return p
}

// unreachable is a random game in which one to three cells have been changed, other than the last move's. X and O
// alternate and X begins, so after a move of X there is one X more, and after one of O there are as many.
func (d dice) unreachable() tictactoe.Position {
	played := d.played(d.between(4, grid.Cells-4))
	for {
		p := played
		last, _ := p.Last()
		changes := d.between(1, 3)
		for _, cell := range d.Perm(grid.Cells)[:changes] {
			if c := grid.Cell(cell); c != last {
				p = p.With(c, (p.At(c)+tictactoe.Mark(d.between(1, 2)))%3)
			}
		}
		surplus := p.Count(tictactoe.X) - p.Count(tictactoe.O)
		if p.At(last) == tictactoe.X && surplus != 1 || p.At(last) == tictactoe.O && surplus != 0 {
			return p
		}
	}
}

func (d dice) mark() tictactoe.Mark { return tictactoe.X + tictactoe.Mark(d.IntN(2)) }
