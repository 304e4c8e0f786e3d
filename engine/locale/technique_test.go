package locale

import (
	"regexp"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/technique"
	"ninefold/engine/test/fail"
)

var (
	crossedOut = regexp.MustCompile(`((?:r\dc\d(?:, )?)+) ≠ ((?:\d ?)+)`)
	shortName  = regexp.MustCompile(`r(\d)c(\d)`)
)

// TestACrossedOutCandidateStoodThere solves hard Sudokus and reads the words of each deduction.
func TestACrossedOutCandidateStoodThere(t *testing.T) {
	seen := map[string]bool{}
	for _, line := range []string{
		"4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
		"1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5",
		"6.....8.3.4.7.................5.4.7.3..2.....1.6.......2.....5.....8.6......1....",
		"1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
	} {
		s := sudoku.State{Sheet: sudoku.Sheet{Grid: fail.Must(sudoku.Parse([]byte(line)))(t)}}
		for d, ok := technique.Next(&s); ok; d, ok = technique.Next(&s) {
			after := d.After()
			if _, _, placed := d.Placed(); !placed {
				said := w.CrossedOut(&after.Digits)
				all := crossedOut.FindAllStringSubmatch(said, -1)
				fail.If(t, all == nil, "%q names no candidates", said)
				for _, part := range all {
					for _, name := range shortName.FindAllStringSubmatch(part[1], -1) {
						c := grid.At(int(name[1][0]-'0'), int(name[2][0]-'0'))
						for digit := range strings.FieldsSeq(part[2]) {
							fail.Unless(t, s.Candidates(c).Has(int(digit[0]-48)), "%q: %s never stood in %s", said,
								digit, name[0])
						}
					}
				}
			}
			if _, _, ok := d.Fish(); ok {
				seen[w.Finding(&d)+": "+w.DeductionReason(&d)] = true
			}
			s = after
		}
	}
	fail.If(t, len(seen) == 0, "no fish is seen")
	for said := range seen {
		fail.Lacks(t, said, "can only be in", "of a fish is said")
		fail.If(t, shortName.MatchString(said), "of a fish each cell is named: %q", said)
	}
}
