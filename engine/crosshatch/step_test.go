package crosshatch

import (
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

func TestEveryPlacedDigitIsJustified(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 0))
	steps := 0
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
		first, ok := g.Next()
		found := 0
		var before Step
		for step := range g.Deductions() {
			fail.NowIf(t, !slices.Contains(want, placing{step.Digit, step.Cell}),
				"%d to cell %d is no deduction in\n%s", step.Digit, step.Cell, AppendText(nil, &g))
			fail.NowIf(t, found == 0 && step != first, "Next is not the first deduction")
			if step.Digit < before.Digit || step.Digit == before.Digit && step.Box() <= before.Box() {
				t.Fatalf("%d in box %d comes after %d in box %d",
					step.Digit, step.Box().Number(), before.Digit, before.Box().Number())
			}
			before = step
			found++
		}
		fail.NowIf(t, found != len(want) || ok != (found > 0),
			"%d deductions, Next %v, want %d, in\n%s", found, ok, len(want), AppendText(nil, &g))
	}
}

// checkHatching checks that the crossings are true, cross out all the empty cells of a box except those left, and could
// not be fewer.
func checkHatching(t *testing.T, g *Grid, digit int, b grid.Box, left []grid.Cell, crossings []Crossing) {
	t.Helper()
	var toCross, isLeft CellSet
	for _, c := range left {
		isLeft.Add(c)
	}
	for place := range 9 {
		if c := b.Cell(place); g.At(c) == 0 && !isLeft.Has(c) {
			toCross.Add(c)
		}
	}
	var crossed CellSet
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
	if want := fewestDigits(g, digit, b, toCross); len(crossings) != want {
		t.Fatalf("%d in box %d: %d crossings where %d will do", digit, b.Number(), len(crossings), want)
	}
}

// fewestDigits returns how few of the equal digits on the grid cross out the cells of a box, by trying all their
// subsets.
func fewestDigits(g *Grid, digit int, b grid.Box, toCross CellSet) int {
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

func TestStepsCanBeLeftAndBegunAgain(t *testing.T) {
	g := parse(t, read(t, "crosshatch-2.in"))
	steps := g.Steps()
	for range 2 {
		want, _ := g.Next()
		for step, after := range steps {
			fail.NowIf(t, step != want || after.Count() != g.Count()+1,
				"the first step is %d to cell %d, want %d to cell %d", step.Digit, step.Cell, want.Digit, want.Cell)
			break
		}
	}
}

func TestTheEasiestDeductionIsTheOneThatIsSeenFirst(t *testing.T) {
	for name, tc := range map[string]struct {
		grid  string
		digit int
		cell  grid.Cell
		lines int
	}{
		"the last cell of a box, before one line": {
			"123......\n456......\n78.......\n" +
				"...12....\n...45...9\n...678...\n" +
				".........\n.........\n.........\n", 9, grid.At(3, 3), 0},
		"one line, before two": {
			"12.......\n45......9\n678......\n" +
				"...12....\n...4.....\n...678...\n" +
				"....9....\n.........\n.........\n", 9, grid.At(1, 3), 1},
		"a box with two empty cells, before one with three": {
			"12.......\n4.......9\n678......\n" +
				"...12....\n...45..9.\n...678...\n" +
				".........\n.........\n.........\n", 9, grid.At(4, 6), 1},
		"the digit that stands most often": {
			"12.......\n45......3\n678......\n" +
				"9........\n.........\n.........\n" +
				"...12....\n...45..9.\n...678...\n", 9, grid.At(7, 6), 1},
		"the first box": {
			"12.......\n45......9\n678......\n" +
				"...12....\n...45..9.\n...678...\n" +
				".........\n.........\n.........\n", 9, grid.At(1, 3), 1},
	} {
		hint, ok := parse(t, tc.grid).Hint()
		lines := len(hint.Crossings())
		fail.If(t, !ok || hint.Digit != tc.digit || hint.Cell != tc.cell || lines != tc.lines,
			"%s: %+v, %v", name, hint, ok)
	}
	hint, ok := (Grid{}).Hint()
	fail.If(t, ok, "the empty grid has %+v", hint)
}

func TestHintsSolveWhatDeductionsSolve(t *testing.T) {
	g := parse(t, read(t, "crosshatch-2.in"))
	want, _ := g.Solve()
	for step, ok := g.Hint(); ok; step, ok = g.Hint() {
		fail.NowIf(t, !slices.Contains(slices.Collect(g.Deductions()), step), "%+v is no deduction", step)
		g = g.WithDigit(step.Cell, step.Digit)
	}
	fail.Unequal(t, g, want, "they end as\n%s", AppendText(nil, &g))
}

// TestRoundsMakeAllThatIsListed checks that a round makes exactly the Deductions, and that rounds end where Solve does.
func TestRoundsMakeAllThatIsListed(t *testing.T) {
	for _, name := range []string{"crosshatch-1.in", "crosshatch-2.in", "crosshatch-3.in", "crosshatch-4.in"} {
		g := parse(t, read(t, name))
		want, solvable := g.Solve()
		for n := -1; n != 0; {
			listed, all := g, 0
			for step := range g.Deductions() {
				listed = listed.WithDigit(step.Cell, step.Digit)
				all++
			}
			g, n = g.Round()
			fail.NowIf(t, n != all || g != listed, "%s: %d deductions, want %d", name, n, all)
		}
		fail.If(t, solvable && g != want, "%s ends as\n%s", name, AppendText(nil, &g))
	}
}

func TestTwoDigitsForOneCellContradictEachOtherInTheNextRound(t *testing.T) {
	// In box 1 only row 1, column 1 is left for 1, and for 2.
	g := parse(t, ".........\n...1.2...\n......1.2\n.........\n.1.......\n.2.......\n..1......\n..2......\n.........\n")
	after, n := g.Round()
	fail.NowIf(t, n == 0 || after.At(0) != 1, "%d deductions:\n%s", n, AppendText(nil, &after))
	c, found := after.Contradiction()
	fail.If(t, !found || c.Fault != NoCandidate || c.Digit != 2, "the contradiction is %+v", c)
}
