package reach

import (
	"ninefold/engine/grid"
)

// owners returns who must make the first line in boxes with lines of both, so that each box gets its stated owner and
// nobody had won before the last move. If unstated owners matter, there are several ways.
func (g *goal) owners(before [2]grid.Places) (ways [][2]grid.Places, reason Reason, ok bool) {
	last := grid.Places(1) << g.last.box
	if said := g.owned[g.last.side]; said&last != 0 && before[1-g.last.side]&last != 0 &&
		before[g.last.side]&last == 0 {
		return nil, Reason{Kind: OwnerLast, Box: grid.Box(g.last.box), Mark: g.last.mark()}, false
	}
	both := before[0] & before[1]
	known := [2]grid.Places{before[0] &^ both, before[1] &^ both}
	due := [2]grid.Places{both & g.owned[0], both & g.owned[1]}
	for side := range known {
		known[side] |= due[side]
	}
	if reason, ok := g.notWon(known); !ok {
		return nil, reason, false
	}
	unknown := both &^ due[0] &^ due[1]
	if _, ok := g.notWon([2]grid.Places{known[0] | unknown, known[1] | unknown}); ok {
		return [][2]grid.Places{due}, Reason{}, true
	}
	for x := unknown; ; x = (x - 1) & unknown {
		xs, os := x, unknown&^x
		if _, ok := g.notWon([2]grid.Places{known[0] | xs, known[1] | os}); ok {
			ways = append(ways, [2]grid.Places{due[0] | xs, due[1] | os})
		}
		if x == 0 {
			break
		}
	}
	return ways, Reason{Kind: WonAnyhow, Boxes: unknown}, len(ways) > 0
}

// isDue reports whether the order of the marks in a box matters.
func (r *retraction) isDue(b int) bool { return (r.due[0] | r.due[1]).Has(b) }

// keepsOwner reports whether a box can still get its due owner after a mark was taken back. Once that is certain, it
// notes that the order in the box no longer matters.
func (r *retraction) keepsOwner(b int) bool {
	for side := range r.due {
		if !r.due[side].Has(b) {
			continue
		}
		if !r.hasLine[r.out[side][b]] {
			return false
		}
		if !r.hasLine[r.out[1-side][b]] {
			r.due[side] &^= 1 << b
		}
	}
	return true
}
