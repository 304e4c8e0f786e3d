package crosshatch

import (
	"math/rand/v2"
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

// inRandomOrder does what Solve does, by deductions in random order.
func inRandomOrder(g Grid, r *rand.Rand) (Grid, bool) {
	for {
		if _, found := g.Contradiction(); found {
			return Grid{}, false
		}
		steps := slices.Collect(g.Deductions())
		if len(steps) == 0 {
			return g, true
		}
		step := steps[r.IntN(len(steps))]
		g = g.WithDigit(step.Cell, step.Digit)
	}
}

// stepByStep does what Solve does, by Steps.
func stepByStep(g Grid) (Grid, bool) {
	g = last(g)
	if _, found := g.Contradiction(); found {
		return Grid{}, false
	}
	return g, true
}

// last returns the last grid of the steps from a grid.
func last(g Grid) Grid {
	for _, after := range g.Steps() {
		g = after
	}
	return g
}

// checkOutcome compares every way to the outcome with the naive one.
func checkOutcome(t *testing.T, g Grid, r *rand.Rand) {
	t.Helper()
	want, wantOK := naiveOf(g).solve()
	check := func(way string, got Grid, ok bool) {
		t.Helper()
		fail.NowIf(t, naiveOf(got) != want || ok != wantOK,
			"%s: ok %v, want %v, of\n%s\nto\n%s", way, ok, wantOK, AppendText(nil, &g), AppendText(nil, &got))
	}
	solved, ok := g.Solve()
	check("Solve", solved, ok)
	solved, ok = stepByStep(g)
	check("Steps", solved, ok)
	for range 3 {
		solved, ok = inRandomOrder(g, r)
		check("random order", solved, ok)
	}
}

func TestTheOrderOfDeductionsDoesNotChangeTheOutcome(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 0))
	outcomes := map[string]int{}
	for _, g := range grids(300, r) {
		checkOutcome(t, g, r)
		switch solved, ok := g.Solve(); {
		case !ok:
			outcomes["ERROR"]++
		case solved.Count() == grid.Cells:
			outcomes["full"]++
		case solved != g:
			outcomes["stopped"]++
		}
	}
	for _, outcome := range []string{"ERROR", "full", "stopped"} {
		fail.If(t, outcomes[outcome] < 30, "too few grids end so to say much: %v", outcomes)
	}
}

func FuzzTheOrderOfDeductionsDoesNotChangeTheOutcome(f *testing.F) {
	r := rand.New(rand.NewPCG(6, 0))
	for i, g := range grids(8, r) {
		f.Add(g.cells[:], uint64(i))
	}
	f.Fuzz(func(t *testing.T, digits []byte, seed uint64) {
		var g Grid
		for c := range min(len(digits), grid.Cells) {
			g = g.WithDigit(grid.Cell(c), int(digits[c]%10))
		}
		checkOutcome(t, g, rand.New(rand.NewPCG(seed, 0)))
	})
}

func TestASolvedGridStaysAsItIs(t *testing.T) {
	g := full(rand.New(rand.NewPCG(7, 0)))
	if solved, ok := g.Solve(); !ok || solved != g {
		t.Error("a full grid changes")
	}
	solved, ok := (Grid{}).Solve()
	fail.If(t, !ok || solved != (Grid{}), "the empty grid changes")
}

func TestSolvingAllocatesNothing(t *testing.T) {
	g := parse(t, read(t, "crosshatch-2.in"))
	if n := testing.AllocsPerRun(10, func() { g.Solve() }); n != 0 {
		t.Errorf("Solve allocates %v times", n)
	}
	if n := testing.AllocsPerRun(10, func() { g.Next() }); n != 0 {
		t.Errorf("Next allocates %v times", n)
	}
}

func BenchmarkDeduction(b *testing.B) {
	for _, bench := range easy(b) {
		b.Run(bench.name, func(b *testing.B) {
			b.ReportAllocs()
			i := 0
			for b.Loop() {
				bench.grids[i%len(bench.grids)].Solve()
				i++
			}
		})
	}
	g := parse(b, read(b, "crosshatch-2.in"))
	b.Run("with reasons", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			for range g.Steps() {
			}
		}
	})
}

// easy returns grids that cross-hatching fills: a sample, and enough others that no branch is learned by heart.
func easy(b *testing.B) []struct {
	name  string
	grids []Grid
} {
	r := rand.New(rand.NewPCG(8, 0))
	var others []Grid
	for len(others) < 1000 {
		g := dug(r, 45)
		if solved, ok := g.Solve(); ok && solved.Count() == grid.Cells {
			others = append(others, g)
		}
	}
	return []struct {
		name  string
		grids []Grid
	}{{"sample 2", []Grid{parse(b, read(b, "crosshatch-2.in"))}}, {"1000 grids", others}}
}
