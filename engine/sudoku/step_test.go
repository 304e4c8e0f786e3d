package sudoku

import (
	"cmp"
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

func TestEveryPlacedDigitIsJustified(t *testing.T) {
	r, steps := rand.New(rand.NewPCG(9, 0)), 0
	for _, g := range grids(400, r) {
		for step, after := range g.Steps() {
			n := naiveOf(g)
			times, left := n.box(step.Digit, step.Box())
			fail.NowIf(t, times != 0 || len(left) != 1 || left[0] != step.Cell,
				"%d to cell %d in\n%swhere box %d holds it %d times and has the cells %v for it", step.Digit, step.Cell,
				AppendText(nil, &g), step.Box().Number(), times, left)
			checkHatching(t, &g, step.Digit, step.Box(), left, step.Crossings())
			fail.NowIf(t, after != g.WithDigit(step.Cell, step.Digit),
				"%d to cell %d gives another grid than setting it", step.Digit, step.Cell)
			g = after
			steps++
		}
	}
	fail.If(t, steps < 1000, "%d steps are too few to say much", steps)
}

func TestDeductionsAreAllThereAre(t *testing.T) {
	r := rand.New(rand.NewPCG(10, 0))
	for _, g := range grids(400, r) {
		n := naiveOf(g)
		want, stuck := n.deductions()
		if stuck || len(n.clashes()) > 0 {
			want = nil
		}
		steps, made := slices.Collect(g.Deductions), g
		for i, step := range steps {
			fail.NowIf(t, !slices.Contains(want, placing{step.Digit, step.Cell}),
				"%d to cell %d is no deduction in\n%s", step.Digit, step.Cell, AppendText(nil, &g))
			fail.NowIf(t, i > 0 && cmp.Or(step.Digit-steps[i-1].Digit, int(step.Box())-int(steps[i-1].Box())) <= 0,
				"%+v comes after %+v", step, steps[max(i, 1)-1])
			made = made.WithDigit(step.Cell, step.Digit)
		}
		fail.NowIf(t, len(steps) != len(want),
			"%d deductions, want %d, in\n%s", len(steps), len(want), AppendText(nil, &g))
		round, size := g.Round()
		fail.NowIf(t, size != len(steps) || round != made,
			"a round of %d deductions comes to\n%s", size, AppendText(nil, &round))
		first, ok := g.Next()
		hint, hinted := g.Hint()
		fail.NowIf(t, ok != (size > 0) || hinted != ok || ok && (first != steps[0] || hint != easiest(steps)),
			"of %d deductions Next is %+v, the hint is %+v", size, first, hint)
		for step := range g.Steps() {
			fail.NowIf(t, step != first, "the steps begin with %+v, want %+v", step, first)
			break
		}
	}
}

// easiest returns the deduction of the fewest crossings, then empty cells in its box, then of the commonest digit.
func easiest(steps []Step) Step {
	effort := func(s Step) []int {
		empty, stands := 0, 0
		for c := range grid.Cell(grid.Cells) {
			if at := s.Before.At(c); at == s.Digit {
				stands++
			} else if at == 0 && c.Box() == s.Box() {
				empty++
			}
		}
		return []int{len(s.Crossings()), empty, -stands, int(s.Box()), s.Digit}
	}
	return slices.MinFunc(steps, func(a, b Step) int { return slices.Compare(effort(a), effort(b)) })
}

// checkHatching checks that the crossings are true, cross out all the empty cells of a box except those left, and could
// not be fewer.
func checkHatching(t *testing.T, g *Grid, digit int, b grid.Box, left []grid.Cell, crossings []Crossing) {
	t.Helper()
	var toCross grid.CellSet
	isLeft := grid.CellsOf(left...)
	for place := range 9 {
		if c := b.Cell(place); g.At(c) == 0 && !isLeft.Has(c) {
			toCross.Add(c)
		}
	}
	var crossed grid.CellSet
	previous := -1
	for _, x := range crossings {
		fail.NowIf(t, g.At(x.By) != digit || x.By.Box() == b || HousesOf(x.By)&(1<<x.Line) == 0 || x.Line.Kind() == Box,
			"%d in box %d is not crossed out by cell %d along house %d", digit, b.Number(), x.By, x.Line)
		fail.NowIf(t, int(x.Line) <= previous, "house %d comes after house %d", x.Line, previous)
		previous = int(x.Line)
		for place := range 9 {
			c := b.Cell(place)
			fail.NowIf(t, x.Out.Has(c) != (g.At(c) == 0 && HousesOf(c)&(1<<x.Line) != 0),
				"house %d crosses out cell %d: %v", x.Line, c, x.Out.Has(c))
		}
		for c := range x.Out.All() {
			fail.NowIf(t, c.Box() != b, "cell %d is not in box %d", c, b.Number())
			crossed.Add(c)
		}
	}
	fail.NowIf(t, crossed != toCross, "%d in box %d: crossed out are %x, want %x", digit, b.Number(), crossed, toCross)
	want := fewestDigits(g, digit, b, toCross)
	fail.NowIf(t, len(crossings) != want,
		"%d in box %d: %d crossings where %d will do", digit, b.Number(), len(crossings), want)
}

// fewestDigits returns how few of the equal digits on the grid cross out the cells of a box, by trying all their
// subsets.
func fewestDigits(g *Grid, digit int, b grid.Box, toCross grid.CellSet) int {
	var equal []grid.Cell
	for c := range grid.Cell(grid.Cells) {
		inBand, inStack := c.Box().Row() == b.Row(), c.Box().Col() == b.Col()
		if g.At(c) == digit && (inBand || inStack) {
			equal = append(equal, c)
		}
	}
	fewest := len(equal)
	for some := range uint(1) << len(equal) {
		all := true
		for c := range toCross.All() {
			one := false
			for i, by := range equal {
				one = one || some>>i&1 != 0 && (by.Row() == c.Row() || by.Col() == c.Col())
			}
			all = all && one
		}
		if all {
			fewest = min(fewest, bits.OnesCount(some))
		}
	}
	return fewest
}

func TestTwoDigitsForOneCellContradictEachOtherInTheNextRound(t *testing.T) {
	// In box 1 only row 1, column 1 is left for 1, and for 2.
	g := parse(t, ".........\n...1.2...\n......1.2\n.........\n.1.......\n.2.......\n..1......\n..2......\n.........\n")
	after, n := g.Round()
	fail.NowIf(t, n == 0 || after.At(0) != 1, "%d deductions:\n%s", n, AppendText(nil, &after))
	c, found := after.Contradiction()
	fail.If(t, !found || c.Fault != NoCandidate || c.Digit != 2, "the contradiction is %+v", c)
}
