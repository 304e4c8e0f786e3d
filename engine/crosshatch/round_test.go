package crosshatch

import (
	"testing"

	"ninefold/engine/test/fail"
)

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
