package crosshatch

import (
	"slices"

	"ninefold/engine/grid"
)

// Hint is a deduction told in three parts, each of which gives away more than the one before.
type Hint struct {
	Box   grid.Box // first: in which box to look
	Digit int      // then: for which digit
	Step  Step     // last: where it goes, and why
}

// Hint is about the easiest of the Deductions, and false when there is none. The easiest is the one that a person sees
// first: the one with the fewest Crossings to look along; of those, the one whose box has the fewest empty cells; of
// those, the one whose digit stands most often in the grid, which catches the eye; then the first box and digit.
func (g Grid) Hint() (Hint, bool) {
	var easiest Step
	var least effort
	found := false
	for step := range g.deductions {
		if e := g.effort(&step); !found || slices.Compare(e[:], least[:]) < 0 {
			easiest, least, found = step, e, true
		}
	}
	return Hint{Box: easiest.Box(), Digit: easiest.Digit, Step: easiest}, found
}

// effort is how much a person has to look at to see a deduction; what is compared first stands first.
type effort [5]int

func (g *Grid) effort(s *Step) effort {
	empty := 9 - g.filled[s.Box()].count()
	boxes := (g.in[s.Digit] >> firstBox).Len()
	return effort{len(s.Crossings()), empty, -boxes, int(s.Box()), s.Digit}
}
