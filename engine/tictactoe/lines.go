package tictactoe

import "ninefold/engine/grid"

// Lines are the eight lines of three among nine places of a box or nine boxes of the board.
var Lines = [...]grid.Places{0b000000111, 0b000111000, 0b111000000, 0b001001001, 0b010010010, 0b100100100,
	0b100010001, 0b001010100}

// lineTable answers questions about some lines for each of the 512 sets of nine places or boxes.
type lineTable struct {
	has       [grid.AllPlaces + 1]bool        // the set holds a line
	completes [grid.AllPlaces + 1]grid.Places // the places outside the set that would complete a line
	within    [grid.AllPlaces + 1]grid.Places // the members that are in a line
}

func newLineTable(lines []grid.Places) (t lineTable) {
	for set := range grid.AllPlaces + 1 {
		for _, line := range lines {
			switch missing := line &^ set; missing.Len() {
			case 0:
				t.has[set] = true
				t.within[set] |= line
			case 1:
				t.completes[set] |= missing
			}
		}
	}
	return t
}

// placeLines are the lines in a box, which are the same under all rules.
var placeLines = newLineTable(Lines[:])

// boxTable answers questions about the lines of boxes that count under a rule set.
type boxTable struct {
	lineTable
	counts bool
}

var boxTables = func() (tables [len(ruleSets)]boxTable) {
	for r, row := range ruleSets {
		tables[r] = boxTable{newLineTable(row.lines), row.counts}
	}
	return tables
}()

// HasLine reports whether the set holds one of Lines.
func HasLine(s grid.Places) bool { return placeLines.has[s&grid.AllPlaces] }

// Completing returns the places outside the set that complete one of Lines with members of the set.
func Completing(s grid.Places) grid.Places { return placeLines.completes[s&grid.AllPlaces] }

// HasLine reports whether a set of boxes holds a line that counts under the rules.
func (r Rules) HasLine(set grid.Places) bool { return boxTables[r].has[set&grid.AllPlaces] }

// InLines returns the boxes of a set that are in a line that counts and lies in the set.
func (r Rules) InLines(set grid.Places) grid.Places { return boxTables[r].within[set&grid.AllPlaces] }

// Wins returns the boxes that win the game for the owner of a set of boxes by completing a line with them.
func (r Rules) Wins(owned grid.Places) grid.Places {
	return boxTables[r].completes[owned&grid.AllPlaces]
}

// CanWin reports whether a side (0 for X, 1 for O) can still win the game, judged by the boxes that both can still own.
// The rules must have a winner.
func (p *Position) CanWin(side int) bool {
	var barred [2]grid.Places
	for side := range barred {
		for b := range grid.Box(grid.Boxes) {
			if p.Barred(side, b) {
				barred[side] |= 1 << b
			}
		}
	}
	return p.Chances(side, &barred).CanWin
}

// Chances says how a game can still end for a side.
type Chances struct {
	CanWin  bool
	MustWin bool        // it wins by the number of boxes, if not by a line, whatever is played
	Wins    grid.Places // the boxes still to be won with any one of which it wins by a line, or must win
}

// Chances returns the chances of a side (0 for X, 1 for O), given the boxes that are barred from X, and from O.
func (p *Position) Chances(side int, barred *[2]grid.Places) Chances {
	t, mine, other := &boxTables[p.rules], side&1, side&1^1
	possible, theirs := grid.AllPlaces&^barred[mine], grid.AllPlaces&^barred[other]
	owned := p.owned[mine].Len()
	wins := t.completes[p.owned[mine]&grid.AllPlaces]
	if t.counts && owned+1 > theirs.Len()-1 { // otherwise one box is not enough
		for b := range (possible &^ p.owned[mine]).All() {
			if t.mustWin(owned+1, theirs&^(1<<b)) {
				wins |= 1 << b
			}
		}
	}
	return Chances{
		CanWin:  t.has[possible] || t.counts && possible.Len() > p.owned[other].Len(),
		MustWin: t.mustWin(owned, theirs),
		Wins:    wins &^ (p.owned[0] | p.owned[1] | p.closed),
	}
}

// mustWin reports whether a side that owns a number of boxes must win, given the boxes that the other side owns or can
// still own.
func (t *boxTable) mustWin(owned int, theirs grid.Places) bool {
	return t.counts && owned > theirs.Len() && !t.has[theirs]
}
