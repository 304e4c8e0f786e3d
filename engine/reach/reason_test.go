package reach

import (
	"os"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// TestEachReasonTellsItsFields checks the fields that package locale puts into words.
func TestEachReasonTellsItsFields(t *testing.T) {
	base := stored(t, "circuit", tictactoe.Judge)
	for _, tc := range []struct {
		position tictactoe.Position
		want     Reason // without its cells
		cells    int
	}{
		{base.WithoutLast(), Reason{Why: NoLast}, 0},
		{base.WithMark(0, tictactoe.O), Reason{Why: WrongCounts, X: 2, O: 3}, 0},
		{base.WithMark(0, tictactoe.X), Reason{Why: WrongLast, X: 3, O: 2, Mark: tictactoe.O}, 0},
		{stored(t, "sparse", tictactoe.Judge), Reason{Why: TooFew, Mark: tictactoe.X, Sent: 1}, 0},
		{stored(t, "overfilled", tictactoe.Judge), Reason{Why: TooMany, Mark: tictactoe.O, Sent: 3, Marks: 5}, 0},
		{base, Reason{Why: Apart}, 2},
		{stored(t, "lastInFull", tictactoe.Judge),
			Reason{Why: LastInFull, Mark: tictactoe.O, Box: 7, Sent: 2, Marks: 1}, 0},
		{stored(t, "cutOff", tictactoe.Judge), Reason{Why: CutOff, Box: 8, Boxes: 0b100}, 0},
		{stored(t, "noOrder", tictactoe.Judge), Reason{Why: NoOrder, Boxes: 0b111111011}, 0},
		{stored(t, "bothLines", tictactoe.Closed), Reason{Why: BothLines, Box: 8}, 0},
		{stored(t, "twoLines", tictactoe.Closed), Reason{Why: TwoLines, Mark: tictactoe.X, Box: 4}, 0},
		{stored(t, "lastInClosed", tictactoe.Closed), Reason{Why: LastInClosed, Mark: tictactoe.X, Box: 2}, 0},
		{stored(t, "closedEarly", tictactoe.Closed), Reason{Why: ClosedEarly, Mark: tictactoe.O, Box: 3, Sent: 1}, 0},
		{stored(t, "closedLate", tictactoe.Closed),
			Reason{Why: ClosedLate, Mark: tictactoe.O, Box: 3, Sent: 2, Marks: 4}, 0},
		{stored(t, "closedAfterOne", tictactoe.Closed),
			Reason{Why: ClosedLate, Mark: tictactoe.X, Box: 1, Sent: 4, Marks: 6, Boxes: 0b100000000}, 0},
		{stored(t, "stuck", tictactoe.Majority), Reason{Why: NoRetraction, Boxes: 0b10000, Tried: 1}, 0},
		{stored(t, "wonBefore", tictactoe.Open), Reason{Why: WonBefore, Mark: tictactoe.O, Boxes: 0b111000}, 0},
		{stored(t, "wonAnyhow", tictactoe.Open).WithOwner(5, tictactoe.O),
			Reason{Why: WonAnyhow, Boxes: 0b100000000}, 0},
		{stored(t, "ownerLast", tictactoe.Open).WithOwner(7, tictactoe.O),
			Reason{Why: OwnerLast, Mark: tictactoe.O, Box: 7}, 0},
		{stored(t, "orderOfOwners", tictactoe.Open).WithOwner(0, tictactoe.X),
			Reason{Why: NoOwners, Boxes: 0b1, Tried: 1}, 0},
	} {
		v := decide(t, tc.position)
		got := v.Reason
		got.Cells = tictactoe.CellSet{}
		fail.If(t, v.Answer != Unreachable || got != tc.want || v.Reason.Cells.Len() != tc.cells,
			"%v %+v, %d cells, want %+v", v.Answer, got, v.Reason.Cells.Len(), tc.want)
	}
}

// stored returns a position of testdata by its name, under some rules.
func stored(t *testing.T, name string, rules tictactoe.Rules) tictactoe.Position {
	t.Helper()
	all, err := os.ReadFile("testdata/unreachable.txt")
	fail.OnError(t, err)
	_, from, _ := strings.Cut(string(all), "\n= "+name+"\n")
	board, _, _ := strings.Cut(from, "\n= ")
	p, err := tictactoe.Parse([]byte(board))
	fail.NowIf(t, err != nil, "%s: %v", name, err)
	return p.WithRules(rules)
}
