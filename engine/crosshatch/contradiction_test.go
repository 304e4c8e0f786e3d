package crosshatch

import (
	"math/rand/v2"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

func blankRows(n int) string { return strings.Repeat(".........\n", n) }

func TestContradictions(t *testing.T) {
	box := func(n int) House { return House(firstBox + n - 1) }
	row := func(n int) House { return House(n - 1) }
	column := func(n int) House { return House(firstColumn + n - 1) }
	for _, tc := range []struct {
		name, judge string
		steps       int
		want        Contradiction // without the hatching, which is checked on its own
	}{
		{"twice in a row", "5...5....\n" + blankRows(8), 0,
			Contradiction{Fault: Twice, Digit: 5, House: row(1), Cells: [2]grid.Cell{grid.At(1, 1), grid.At(1, 5)}}},
		{"twice in a column", "........3\n" + blankRows(7) + "........3\n", 0,
			Contradiction{Fault: Twice, Digit: 3, House: column(9), Cells: [2]grid.Cell{grid.At(1, 9), grid.At(9, 9)}}},
		{"twice in a box", blankRows(3) + "...7.....\n.........\n.....7...\n" + blankRows(3), 0,
			Contradiction{Fault: Twice, Digit: 7, House: box(5), Cells: [2]grid.Cell{grid.At(4, 4), grid.At(6, 6)}}},
		{"three times in a row", "2..2....2\n" + blankRows(8), 0,
			Contradiction{Fault: Twice, Digit: 2, House: row(1), Cells: [2]grid.Cell{grid.At(1, 1), grid.At(1, 4)}}},
		{"twice in a row and in a box is told of the row", "88.......\n" + blankRows(8), 0,
			Contradiction{Fault: Twice, Digit: 8, House: row(1), Cells: [2]grid.Cell{grid.At(1, 1), grid.At(1, 2)}}},
		{"the smaller digit of one row first", "9.9.1.1..\n" + blankRows(8), 0,
			Contradiction{Fault: Twice, Digit: 1, House: row(1), Cells: [2]grid.Cell{grid.At(1, 5), grid.At(1, 7)}}},
		{"a full grid with one digit wrong", strings.Replace(read(t, "crosshatch-2.out"), "5", "2", 1), 0,
			Contradiction{Fault: Twice, Digit: 2, House: row(1), Cells: [2]grid.Cell{grid.At(1, 1), grid.At(1, 2)}}},
		{"no place from the start", "234......\n...1.....\n......1..\n" + blankRows(6), 0,
			Contradiction{Fault: NoCandidate, Digit: 1, House: box(1)}},
		{"the smaller digit without a place first", "345......\n...12....\n......12.\n" + blankRows(6), 0,
			Contradiction{Fault: NoCandidate, Digit: 1, House: box(1)}},
		{"a step takes the last cell of another digit", "345......\n678......\n9........\n.1.......\n" + blankRows(2) +
			".2.......\n" + blankRows(2), 1,
			Contradiction{Fault: NoCandidate, Digit: 2, House: box(1)}},
		{"a step crosses out the last cell of another box", ".23.56...\n456789...\n789234...\n" + blankRows(6), 1,
			Contradiction{Fault: NoCandidate, Digit: 1, House: box(2)}},
		{"sample 3", read(t, "crosshatch-3.in"), 0,
			Contradiction{Fault: Twice, Digit: 1, House: box(1), Cells: [2]grid.Cell{grid.At(1, 1), grid.At(2, 3)}}},
		{"sample 4", read(t, "crosshatch-4.in"), 0, Contradiction{Fault: NoCandidate, Digit: 1, House: box(3)}},
	} {
		g := parse(t, tc.judge)
		steps := 0
		for _, after := range g.Steps() {
			g = after
			steps++
		}
		got, found := g.Contradiction()
		checkContradiction(t, &g, got, found)
		got.Hatching = Hatching{}
		fail.If(t, !found || got != tc.want || steps != tc.steps,
			"%s: %v %+v after %d steps, want %+v after %d", tc.name, found, got, steps, tc.want, tc.steps)
		given := parse(t, tc.judge)
		answer := AppendAnswer(nil, &given)
		fail.If(t, string(answer) != "ERROR\n", "%s: the answer is %q", tc.name, answer)
	}
}

// checkContradiction compares the result of Contradiction for a grid with a naive count.
func checkContradiction(t *testing.T, g *Grid, got Contradiction, found bool) {
	t.Helper()
	n := naiveOf(*g)
	clashes := n.clashes()
	_, stuck := n.deductions()
	want := len(clashes) > 0 || stuck
	fail.NowIf(t, found != want, "contradiction %v, want %v, in\n%s", found, want, AppendText(nil, g))
	switch {
	case !found:
	case len(clashes) > 0:
		a, b := got.Cells[0], got.Cells[1]
		inHouse := HousesOf(a) & HousesOf(b)
		fail.NowIf(t, got.Fault != Twice || a >= b || inHouse&(1<<got.House) == 0 || g.At(a) != got.Digit ||
			g.At(b) != got.Digit, "%+v is not true of\n%s", got, AppendText(nil, g))
		for c := range b {
			fail.NowIf(t, c != a && g.At(c) == got.Digit && HousesOf(c)&(1<<got.House) != 0,
				"%+v leaves out cell %d", got, c)
		}
	default:
		b := grid.Box(got.House.Number() - 1)
		times, left := n.box(got.Digit, b)
		fail.NowIf(t, got.Fault != NoCandidate || got.House.Kind() != Box || times != 0 || len(left) != 0,
			"%+v is not true of\n%s", got, AppendText(nil, g))
		checkHatching(t, g, got.Digit, b, nil, got.Crossings())
	}
}

func TestContradictionsAreTrueAndNoneIsMissed(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 0))
	faults := map[Fault]int{}
	for _, g := range grids(500, r) {
		got, found := g.Contradiction()
		checkContradiction(t, &g, got, found)
		g = last(g)
		got, found = g.Contradiction()
		checkContradiction(t, &g, got, found)
		if found {
			faults[got.Fault]++
		}
	}
	fail.If(t, faults[Twice] < 40 || faults[NoCandidate] < 40, "too few contradictions to say much: %v", faults)
}

func TestAllContradictionsOfADigitAreTold(t *testing.T) {
	var g Grid
	g = g.WithDigit(grid.At(1, 1), 5).WithDigit(grid.At(1, 2), 5).WithDigit(grid.At(9, 1), 5)
	var got []House
	for c := range g.Contradictions() {
		got = append(got, c.House)
	}
	fail.If(t, len(got) != 3 || got[0].Kind() != Row || got[1].Kind() != Column || got[2].Kind() != Box,
		"houses %v", got)
}
