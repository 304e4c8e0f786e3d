package tictactoe

// Lines are the eight ways to have three in a row among nine, be they places in a box or boxes on the board.
var Lines = [...]Places{0b000000111, 0b000111000, 0b111000000, 0b001001001, 0b010010010, 0b100100100,
	0b100010001, 0b001010100}

// lineTable tells of each of the 512 sets of nine what it has to do with some lines.
type lineTable struct {
	has       [allPlaces + 1]bool   // it holds one
	completes [allPlaces + 1]Places // the members that would complete one
	within    [allPlaces + 1]Places // the members that are in one
}

func newLineTable(lines []Places) (t lineTable) {
	for set := range allPlaces + 1 {
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

// boxTable tells what the lines of boxes that count do under a rule set.
type boxTable struct {
	lineTable
	wins   [allPlaces + 1]Places // the boxes that win the game for the owner of a set by a line with them
	other  int                   // who wins by a line: 0 its owner, 1 the other side
	counts bool
}

var boxTables = func() (tables [len(ruleSets)]boxTable) {
	for r, row := range ruleSets {
		t := &tables[r]
		t.lineTable, t.counts = newLineTable(row.lines), row.counts
		if row.loses {
			t.other = 1
		} else {
			t.wins = t.completes
		}
	}
	return tables
}()

// HasLine reports whether the set holds one of Lines.
func (s Places) HasLine() bool { return placeLines.has[s&allPlaces] }

// Completing returns the places outside the set each of which would complete one of Lines with members of the set.
func (s Places) Completing() Places { return placeLines.completes[s&allPlaces] }

// HasLine reports whether a set of boxes holds a line that counts.
func (r Rules) HasLine(set Places) bool { return boxTables[r].has[set&allPlaces] }

// InLines returns the set of those boxes of a set that are in a line of them that counts.
func (r Rules) InLines(set Places) Places { return boxTables[r].within[set&allPlaces] }

// Wins returns the set of boxes that win the game by a line for whoever owns a set of boxes and makes the first line
// there.
func (r Rules) Wins(owned Places) Places { return boxTables[r].wins[owned&allPlaces] }

// CanWin reports whether a side (0 for X, 1 for O) can still win, when each side can own no other boxes than it is
// given, and owns some by now.
func (r Rules) CanWin(side int, possible, owned *[2]Places) bool {
	t := &boxTables[r]
	return t.has[possible[(side^t.other)&1]&allPlaces] || t.counts && possible[side&1].Len() > owned[side&1^1].Len()
}

// MustWin reports whether a side wins whatever is played, by the number of boxes if not by a line, when each side can
// own no other boxes than it is given, and owns some by now.
func (r Rules) MustWin(side int, possible, owned *[2]Places) bool {
	other := side&1 ^ 1
	t := &boxTables[r]
	return t.counts && owned[side&1].Len() > possible[other].Len() && !t.has[possible[(other^t.other)&1]&allPlaces]
}
