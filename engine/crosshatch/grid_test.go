package crosshatch

import (
	"math/rand/v2"
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

// parse returns the grid of a text that is known to be valid.
func parse(t testing.TB, judge string) Grid {
	t.Helper()
	g, err := Parse([]byte(judge))
	fail.OnError(t, err)
	return g
}

func TestZeroGridIsEmpty(t *testing.T) {
	var g Grid
	conflicts := g.Conflicts()
	fail.If(t, g.Count() != 0 || conflicts.Len() != 0 || g.At(40) != 0 || g.Candidates(40).Len() != 9,
		"the zero grid is not the empty one: %+v", g)
}

func TestGridsAreEqualJustWhenTheirDigitsAre(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 0))
	for range 200 {
		g := strewn(r, 30)
		c, digit := grid.Cell(r.IntN(grid.Cells)), r.IntN(10)
		changed := g.WithDigit(c, digit)
		fail.NowIf(t, changed.At(c) != digit, "cell %d holds %d after being set to %d", c, changed.At(c), digit)
		fail.NowIf(t, (changed == g) != (g.At(c) == digit),
			"cell %d from %d to %d: equal %v", c, g.At(c), digit, changed == g)
		back := changed.WithDigit(c, g.At(c))
		fail.NowIf(t, back != g, "cell %d to %d and back to %d is another grid", c, digit, g.At(c))
	}
}

func TestCountCandidatesAndConflictsAgreeWithANaiveCount(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 0))
	for i := range 200 {
		g := strewn(r, i%82)
		n := naiveOf(g)
		count, open := 0, map[grid.Cell]Digits{}
		for c, candidates := range g.Open() {
			open[c] = candidates
		}
		clashes, conflicts := n.clashes(), g.Conflicts()
		for c := range grid.Cell(grid.Cells) {
			if g.At(c) != 0 {
				count++
			}
			fail.NowIf(t, conflicts.Has(c) != clashes[c],
				"cell %d: in conflict %v, want %v", c, conflicts.Has(c), clashes[c])
			var want Digits
			for digit := 1; digit <= 9; digit++ {
				times, _ := n.box(digit, c.Box())
				if g.At(c) == 0 && times == 0 && !n.lineHolds(digit, c.Row(), c.Col()) {
					want |= 1 << digit
				}
			}
			candidates, isOpen := open[c]
			fail.NowIf(t, g.Candidates(c) != want || candidates != want || isOpen != (g.At(c) == 0),
				"cell %d: candidates %b, open %v with %b, want %b", c, g.Candidates(c), isOpen, candidates, want)
		}
		fail.NowIf(t, g.Count() != count || len(open) != grid.Cells-count,
			"%d filled and %d open, want %d filled", g.Count(), len(open), count)
	}
}

func TestADigitCrossesOutItsHousesAndLeavesTheRest(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 0))
	for i := range 50 {
		g := strewn(r, i)
		for digit := 1; digit <= 9; digit++ {
			crossed, left := g.CrossedBy(digit)
			var houses Houses
			for c := range grid.Cell(grid.Cells) {
				if g.At(c) == digit {
					houses |= HousesOf(c)
				}
				if want := g.Candidates(c).Has(digit); left.Has(c) != want {
					t.Fatalf("digit %d can go to cell %d: %v, want %v", digit, c, left.Has(c), want)
				}
			}
			fail.NowIf(t, crossed != houses, "digit %d crosses out the houses %b, want %b", digit, crossed, houses)
		}
	}
}

func TestAHouseIsItsNineCells(t *testing.T) {
	for h := range House(houses) {
		for i := range 9 {
			c := h.Cell(i)
			number := map[HouseKind]int{Row: c.Row(), Column: c.Col(), Box: c.Box().Number()}[h.Kind()]
			fail.If(t, number != h.Number() || HousesOf(c)&(1<<h) == 0,
				"house %d holds cell %d, whose number among its kind is %d", h, c, number)
			fail.If(t, i > 0 && c <= h.Cell(i-1), "house %d is not in the order of reading", h)
		}
	}
	for c := range grid.Cell(grid.Cells) {
		fail.If(t, HousesOf(c).Len() != 3, "cell %d lies in %d houses", c, HousesOf(c).Len())
	}
}

func TestSetsYieldTheirMembersInOrder(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 0))
	for range 100 {
		var set CellSet
		for range r.IntN(40) {
			set.Add(grid.Cell(r.IntN(grid.Cells)))
		}
		members, previous := 0, -1
		for c := range set.All() {
			fail.NowIf(t, !set.Has(c) || int(c) <= previous, "%x yields %d after %d", set, c, previous)
			members, previous = members+1, int(c)
		}
		fail.NowIf(t, members != set.Len(), "%x yields %d members, want %d", set, members, set.Len())
	}
	if got := slices.Collect(Digits(1<<3 | 1<<9).All()); !slices.Equal(got, []int{3, 9}) {
		t.Errorf("{3, 9} yields %d", got)
	}
	got := slices.Collect(HousesOf(80).All())
	fail.Unless(t, slices.Equal(got, []House{8, 17, 26}), "the last cell lies in the houses %d", got)
}
