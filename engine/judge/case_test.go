package judge

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// name distinguishes a case from others.
func name(c *Case) string { return fmt.Sprint(c.Kind, " ", c.Number, c.File) }

func collect(t testing.TB, s Suite) []Case {
	t.Helper()
	var cases []Case
	for c, err := range s.Cases() {
		fail.OnError(t, err)
		cases = append(cases, c)
	}
	fail.If(t, len(cases) != s.Len(), "%d cases, want %d", len(cases), s.Len())
	return cases
}

func TestGeneratedCasesAreTheSameForTheSameSeed(t *testing.T) {
	for _, p := range Problems {
		few := collect(t, Suite{Problem: p, Count: 250, Seed: 7})
		many := collect(t, Suite{Problem: p, Count: 300, Seed: 7})
		other := collect(t, Suite{Problem: p, Count: 250, Seed: 8})
		differ := 0
		for i, c := range few {
			fail.If(t, !bytes.Equal(c.Input, many[i].Input) || name(&c) != name(&many[i]),
				"%v: %s differs when more cases follow", p, name(&c))
			if !bytes.Equal(c.Input, other[i].Input) {
				differ++
			}
			b, err := problems[p].parse(c.Input)
			fail.If(t, err != nil || !bytes.Equal(b.answer(), c.Answer) || !bytes.Equal(b.input(), c.Input),
				"%v, %s: %v", p, name(&c), err)
		}
		fail.If(t, differ < 200, "%v: another seed changes %d of 250 cases", p, differ)
	}
}

func TestCrosshatchCornersAreWhatTheySay(t *testing.T) {
	n := map[CaseKind]int{}
	for _, c := range collect(t, Suite{Problem: Crosshatch, Count: 300, Seed: 1})[4:] {
		g := fail.Must(sudoku.Parse(c.Input))(t)
		n[c.Kind]++
		contradiction, found := g.Contradiction()
		answer, solved := g.Solve()
		ok := true
		switch c.Kind {
		case OneEmpty:
			ok = g.Count() == grid.Cells-1 && solved
		case OneDigit:
			ok = g.Count() == 1
		case Twice:
			shared := sudoku.HousesOf(contradiction.Cells[0]) & sudoku.HousesOf(contradiction.Cells[1])
			ok = g.Count() == 2 && contradiction.Fault == sudoku.Twice && shared>>(c.Number-1)&1 != 0
		case NoPlace:
			ok = found && contradiction.Fault == sudoku.NoCandidate
		case Chain:
			ok = solved && answer.Count() == grid.Cells && g.Count() < 60
		case LateError:
			ok = !found && !solved
		}
		fail.Unless(t, ok, "%s:\n%s", name(&c), c.Input)
	}
	want := map[CaseKind]int{OneEmpty: 9, OneDigit: 9, Twice: 27, NoPlace: 9,
		Chain: 9, LateError: 9}
	for source, count := range want {
		fail.Unequal(t, n[source], count, "%v", source)
	}
}

// Random grids have every density, and each kind of answer is common.
func TestRandomGridsAreMixed(t *testing.T) {
	var densities [8]int
	var full, open, wrong int
	for number := range uint64(400) {
		g := problems[Crosshatch].random(1, number).(crosshatch).Grid
		densities[min(g.Count()/10, 7)]++
		answer, ok := g.Solve()
		switch {
		case !ok:
			wrong++
		case answer.Count() == grid.Cells:
			full++
		default:
			open++
		}
	}
	fail.If(t, slices.Min(densities[:]) < 3 || min(full, open, wrong) < 30,
		"by density %v; %d are filled, %d stay open, %d are wrong", densities, full, open, wrong)
}

func TestNames(t *testing.T) {
	for _, p := range Problems {
		again, err := ParseProblem(p.String())
		fail.If(t, err != nil || again != p, "%v is read as %v, %v", p, again, err)
	}
	_, err := ParseProblem("chess")
	fail.If(t, err == nil || !strings.Contains(err.Error(), "tictactoe or crosshatch"), "%v", err)
}

// FuzzSimpler checks that every simplification is simpler, by the measure that makes a chain of them end, and is a case
// of its problem.
func FuzzSimpler(f *testing.F) {
	f.Add(uint64(1), uint64(2))
	f.Add(uint64(1), uint64(3))
	f.Fuzz(func(t *testing.T, seed, number uint64) {
		p := Problems[number%2]
		b := problems[p].random(seed, number)
		before := measure(b)
		for _, simplification := range b.simpler() {
			c := newCase(Shrunk, 0, simplification)
			simpler, err := problems[p].parse(c.Input)
			fail.NowIf(t, err != nil, "%v:\n%s", err, c.Input)
			fail.If(t, slices.Compare(measure(simpler), before) >= 0,
				"%v is no simpler than %v:\n%s\n%s", measure(simpler), before, c.Input, b.input())
			fail.Unless(t, bytes.Equal(c.Answer, simpler.answer()), "%s has the answer\n%s", c.Input, c.Answer)
		}
		if cells := b.removable(); len(cells) > 0 {
			fewer := b.without(cells)
			fail.If(t, slices.Compare(measure(fewer), before) >= 0 || len(fewer.removable()) > 0,
				"%s without all is\n%s", b.input(), fewer.input())
		}
	})
}

// measure returns how simple a board is; earlier numbers count first.
func measure(b board) []int {
	switch b := b.(type) {
	case position:
		last, _ := b.Last()
		return []int{grid.Cells - b.Count(tictactoe.Empty), int(last), b.Count(tictactoe.O)}
	case crosshatch:
		sum := 0
		for c := range grid.Cell(grid.Cells) {
			sum += b.At(c)
		}
		return []int{b.Count(), sum}
	}
	return nil
}
