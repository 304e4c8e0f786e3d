package sudoku

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
		steps := slices.Collect(g.Deductions)
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
	r, outcomes := rand.New(rand.NewPCG(5, 0)), map[string]int{}
	for _, g := range append(grids(300, r), full(r), Grid{}) {
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

func TestADeductionAllocatesNothing(t *testing.T) {
	g := sample(t, 2)
	fail.Unequal(t, testing.AllocsPerRun(10, func() { g.Next() }), 0, "allocations of Next")
}

func BenchmarkDeduction(b *testing.B) {
	grids := easy()
	for name, solve := range map[string]func(*Grid){
		"fast": func(g *Grid) { g.Solve() }, "with reasons": func(g *Grid) { last(*g) },
	} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				solve(&grids[i%len(grids)])
			}
		})
	}
}

// easy returns grids that cross-hatching fills, so many that no branch is learned by heart.
func easy() (all []Grid) {
	for r := rand.New(rand.NewPCG(8, 0)); len(all) < 1000; {
		g := dug(r, 45)
		if solved, ok := g.Solve(); ok && solved.Count() == grid.Cells {
			all = append(all, g)
		}
	}
	return all
}

// naive implements the rule a second time, from the digits alone, without masks or tables.
type naive [10][10]int // by row and column, 1..9

func naiveOf(g Grid) naive {
	var n naive
	for c := range grid.Cell(grid.Cells) {
		n[c.Row()][c.Col()] = g.At(c)
	}
	return n
}

// clashes returns the cells that share a row, a column or a box with an equal digit elsewhere.
func (n *naive) clashes() map[grid.Cell]bool {
	found := map[grid.Cell]bool{}
	for a := range grid.Cell(grid.Cells) {
		for b := range grid.Cell(grid.Cells) {
			shared := a.Row() == b.Row() || a.Col() == b.Col() || a.Box() == b.Box()
			if digit := n[a.Row()][a.Col()]; a != b && shared && digit != 0 && digit == n[b.Row()][b.Col()] {
				found[a] = true
			}
		}
	}
	return found
}

func (n *naive) lineHolds(digit, row, col int) bool {
	for i := 1; i <= 9; i++ {
		if n[row][i] == digit || n[i][col] == digit {
			return true
		}
	}
	return false
}

// box counts how often a box holds a digit, and returns the cells of the box left for it.
func (n *naive) box(digit int, b grid.Box) (times int, left []grid.Cell) {
	for row := 3*b.Row() + 1; row <= 3*b.Row()+3; row++ {
		for col := 3*b.Col() + 1; col <= 3*b.Col()+3; col++ {
			switch {
			case n[row][col] == digit:
				times++
			case n[row][col] == 0 && !n.lineHolds(digit, row, col):
				left = append(left, grid.At(row, col))
			}
		}
	}
	return times, left
}

type placing struct {
	digit int
	cell  grid.Cell
}

// deductions returns every digit that can be placed now, large ones first. stuck reports a box without a digit and
// without a cell for it.
func (n *naive) deductions() (found []placing, stuck bool) {
	for digit := 9; digit >= 1; digit-- {
		for b := range grid.Box(grid.Boxes) {
			times, left := n.box(digit, b)
			switch {
			case times == 0 && len(left) == 0:
				stuck = true
			case times == 0 && len(left) == 1:
				found = append(found, placing{digit, left[0]})
			}
		}
	}
	return found, stuck
}

// solve returns the outcome by the rule.
func (n naive) solve() (naive, bool) {
	if len(n.clashes()) > 0 {
		return naive{}, false
	}
	for {
		found, stuck := n.deductions()
		if stuck {
			return naive{}, false
		}
		if len(found) == 0 {
			return n, true
		}
		n[found[0].cell.Row()][found[0].cell.Col()] = found[0].digit
	}
}

func full(r *rand.Rand) Grid {
	var g Grid
	digits, rows, columns := r.Perm(9), shuffled(r), shuffled(r)
	for i, row := range rows {
		for j, col := range columns {
			g = g.WithDigit(grid.At(i+1, j+1), digits[(3*row+row/3+col)%9]+1)
		}
	}
	return g
}

// shuffled returns 0..8 with the groups of three, and the three in each group, in random order.
func shuffled(r *rand.Rand) []int {
	var order []int
	for _, three := range r.Perm(3) {
		for _, i := range r.Perm(3) {
			order = append(order, 3*three+i)
		}
	}
	return order
}

// dug returns a solved grid with some of its cells emptied.
func dug(r *rand.Rand, cells int) Grid {
	g := full(r)
	for _, c := range r.Perm(grid.Cells)[:cells] {
		g = g.WithDigit(grid.Cell(c), 0)
	}
	return g
}

// strewn returns a grid with random digits in some random cells.
func strewn(r *rand.Rand, cells int) Grid {
	var g Grid
	for _, c := range r.Perm(grid.Cells)[:cells] {
		g = g.WithDigit(grid.Cell(c), r.IntN(9)+1)
	}
	return g
}

// guessed returns a grid with a candidate, right or wrong, in every open cell of a box that still has one.
func guessed(r *rand.Rand, g Grid, b grid.Box) Grid {
	for place := range 9 {
		c := b.Cell(place)
		if candidates := slices.Collect(g.Candidates(c).All()); len(candidates) > 0 {
			g = g.WithDigit(c, candidates[r.IntN(len(candidates))])
		}
	}
	return g
}

// grids returns n random grids of five kinds: solvable, emptier than that, with one wrong digit, with guesses that
// clash with nothing at first, and with random digits.
func grids(n int, r *rand.Rand) []Grid {
	var all []Grid
	for i := range n {
		switch i % 5 {
		case 0:
			all = append(all, dug(r, 30+r.IntN(20)))
		case 1:
			all = append(all, dug(r, 50+r.IntN(25)))
		case 2:
			g := dug(r, 30+r.IntN(40))
			all = append(all, g.WithDigit(grid.Cell(r.IntN(grid.Cells)), r.IntN(9)+1))
		case 3:
			all = append(all, guessed(r, dug(r, 30+r.IntN(40)), grid.Box(r.IntN(grid.Boxes))))
		case 4:
			all = append(all, strewn(r, r.IntN(16)))
		}
	}
	return all
}
