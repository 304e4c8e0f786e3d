package crosshatch

import (
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

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
