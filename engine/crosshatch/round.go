package crosshatch

// Round makes all the deductions that the grid allows as it stands, and says how many they are: none when it is solved,
// when nothing follows, or when it holds a Contradiction. If two digits had to go to one cell, it gets the smaller; the
// other then has no place, which is a Contradiction.
func (g Grid) Round() (after Grid, deductions int) {
	if _, found := g.Contradiction(); found {
		return g, 0
	}
	after = g
	for digit, b := range g.missing() {
		left := g.left(digit, b)
		if left.count() != 1 {
			continue
		}
		if c := left.first(b); after.At(c) == 0 {
			after.put(c, digit)
			deductions++
		}
	}
	return after, deductions
}
