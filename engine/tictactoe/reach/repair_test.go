package reach

import (
	"context"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func repaired(t *testing.T, p tictactoe.Position) Correction {
	t.Helper()
	m := Repair(t.Context(), p, Budget{Steps: EnoughSteps})
	fail.NowIf(t, m.Answer == Undecided, "not decided:\n%s", diagram(p))
	q := p
	for _, change := range m.Changes {
		fail.NowIf(t, p.At(change.Cell) == change.Mark, "%v changes nothing:\n%s", change, diagram(p))
		q = q.WithMark(change.Cell, change.Mark)
	}
	was, _ := p.Last()
	is, _ := q.Last()
	fail.NowIf(t, m.Answer == Reachable && (was != is || decide(t, q).Answer != Reachable),
		"%v does not mend\n%s", m.Changes, diagram(p))
	return m
}

// TestHaresAreUndoneByTheFewestChanges changes none, one and two cells of positions from play, the empty board too.
func TestHaresAreUndoneByTheFewestChanges(t *testing.T) {
	for _, rules := range tictactoe.AllRules {
		for hares, positions := range []int{5 * grid.Cells, 100, 50} {
			r := newRandomBy(10+uint64(hares), rules)
			for i := range positions {
				p := r.play(max(hares, i%(grid.Cells+1)))
				for range hares {
					p = r.Change(p)
				}
				m := repaired(t, p)
				fail.If(t, m.Answer != Reachable || len(m.Changes) > hares || hares == 1 && len(m.Changes) == 0 ||
					len(m.Changes) == 2 && mendsAlone(t, p), "%v, %d hares: %+v:\n%s", rules, hares, m, diagram(p))
			}
		}
	}
}

// mendsAlone reports whether some change of at most one cell makes the position reachable.
func mendsAlone(t *testing.T, p tictactoe.Position) bool {
	last, _ := p.Last()
	for c := range grid.Cell(grid.Cells) {
		for _, m := range []tictactoe.Mark{tictactoe.Empty, tictactoe.X, tictactoe.O} {
			if (c != last || m != tictactoe.Empty) && decide(t, p.WithMark(c, m)).Answer == Reachable {
				return true
			}
		}
	}
	return false
}

func TestWhatCannotBeRepairedIsSaid(t *testing.T) {
	p := tictactoe.Position{}
	for c := range grid.Cell(10) {
		p = p.WithMark(c, tictactoe.X)
	}
	p, _ = p.WithLast(0)
	for name, p := range map[string]tictactoe.Position{"ten marks of X": p, "and no last move": p.WithoutLast()} {
		m := repaired(t, p)
		fail.If(t, m.Answer != Unreachable || m.Changes != nil, "%s: %+v", name, m)
	}
}

func TestMarksWithoutALastMoveAreRepairedByTakingThemAway(t *testing.T) {
	p := tictactoe.Position{}.WithMark(3, tictactoe.O).WithMark(70, tictactoe.X)
	fail.Differ(t, repaired(t, p).Changes, []Change{{3, tictactoe.Empty}, {70, tictactoe.Empty}}, "the changes")
}

// Without its only mark the board would be empty, which play makes.
func TestTheCellOfTheLastMoveIsNotEmptied(t *testing.T) {
	p, _ := tictactoe.New(tictactoe.Judge).WithMark(0, tictactoe.O).WithLast(0)
	got := Repair(t.Context(), p, Budget{Steps: EnoughSteps})
	fail.Differ(t, got.Changes, []Change{{0, tictactoe.X}}, "the changes")
}

func TestRepairStopsWhenTheBudgetEndsOrTheContextIsCancelled(t *testing.T) {
	r := newRandomBy(13, tictactoe.Judge)
	p := r.Change(r.Change(r.play(50)))
	full := repaired(t, p)
	m := Repair(t.Context(), p, Budget{Steps: full.Work})
	fail.If(t, m.Answer != Reachable, "with just enough: %+v", m)
	m = Repair(t.Context(), p, Budget{Steps: full.Work - 1})
	fail.If(t, m.Answer != Undecided || m.Changes != nil || m.Work > full.Work-1, "with one less: %+v", m)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	m = Repair(ctx, p, Budget{Steps: EnoughSteps})
	fail.If(t, m.Answer != Undecided || m.Work != 0, "cancelled: %+v", m)
}

func TestWhereAChangeIsNotDecidedNoneIsSaidToBeMissing(t *testing.T) {
	source := newRandomBy(14, tictactoe.Judge)
	p := source.Change(source.play(60))
	r := repair{ctx: t.Context(), left: Budget{Steps: EnoughSteps}, each: 0}
	m := r.correct(p)
	fail.If(t, !r.passed || r.left.Steps <= 0, "no change was passed over: %+v", r.left)
	fail.Unequal(t, m.Answer, Undecided, "the answer")
	fail.If(t, m.Changes != nil, "%v mends", m.Changes)
}

func TestOthersRunMeanwhile(t *testing.T) {
	r, calls := newRandomBy(12, tictactoe.Judge), 0
	budget := Budget{Steps: EnoughSteps, Yield: func() { calls++ }}
	p := r.play(40)
	v := Decide(t.Context(), p, budget)
	fail.If(t, v.Work == 0 || calls < v.Work, "%d calls in %d steps", calls, v.Work)
	calls = 0
	m := Repair(t.Context(), r.Change(p), budget)
	fail.If(t, m.Work == 0 || calls == 0, "%d calls in %d steps of a repair", calls, m.Work)
}

// TestEachReasonTellsItsFields checks the fields that package locale puts into words.
func TestEachReasonTellsItsFields(t *testing.T) {
	base := stored(t, "circuit", tictactoe.Judge)
	for _, tc := range []struct {
		position tictactoe.Position
		want     Reason // without its cells
		cells    int
	}{
		{base.WithoutLast(), Reason{Kind: NoLast}, 0},
		{base.WithMark(0, tictactoe.O), Reason{Kind: WrongCounts, X: 2, O: 3}, 0},
		{base.WithMark(0, tictactoe.X), Reason{Kind: WrongLast, X: 3, O: 2, Mark: tictactoe.O}, 0},
		{stored(t, "sparse", tictactoe.Judge), Reason{Kind: TooFew, Mark: tictactoe.X, Sent: 1}, 0},
		{stored(t, "overfilled", tictactoe.Judge), Reason{Kind: TooMany, Mark: tictactoe.O, Sent: 3, Marks: 5}, 0},
		{base, Reason{Kind: Apart}, 2},
		{stored(t, "lastInFull", tictactoe.Judge),
			Reason{Kind: LastInFull, Mark: tictactoe.O, Box: 7, Sent: 2, Marks: 1}, 0},
		{stored(t, "cutOff", tictactoe.Judge), Reason{Kind: CutOff, Box: 8, Boxes: 0b100}, 0},
		{stored(t, "noOrder", tictactoe.Judge), Reason{Kind: NoOrder, Boxes: 0b111111011}, 0},
		{stored(t, "bothLines", tictactoe.Closed), Reason{Kind: BothLines, Box: 8}, 0},
		{stored(t, "twoLines", tictactoe.Closed), Reason{Kind: TwoLines, Mark: tictactoe.X, Box: 4}, 0},
		{stored(t, "lastInClosed", tictactoe.Closed), Reason{Kind: LastInClosed, Mark: tictactoe.X, Box: 2}, 0},
		{stored(t, "closedEarly", tictactoe.Closed), Reason{Kind: ClosedEarly, Mark: tictactoe.O, Box: 3, Sent: 1}, 0},
		{stored(t, "closedLate", tictactoe.Closed),
			Reason{Kind: ClosedLate, Mark: tictactoe.O, Box: 3, Sent: 2, Marks: 4}, 0},
		{stored(t, "closedAfterOne", tictactoe.Closed),
			Reason{Kind: ClosedLate, Mark: tictactoe.X, Box: 1, Sent: 4, Marks: 6, Boxes: 0b100000000}, 0},
		{stored(t, "stuck", tictactoe.Majority), Reason{Kind: NoRetraction, Boxes: 0b10000, Tried: 1}, 0},
		{stored(t, "wonBefore", tictactoe.Open), Reason{Kind: WonBefore, Mark: tictactoe.O, Boxes: 0b111000}, 0},
		{stored(t, "wonAnyhow", tictactoe.Open).WithOwner(5, tictactoe.O),
			Reason{Kind: WonAnyhow, Boxes: 0b100000000}, 0},
		{stored(t, "ownerLast", tictactoe.Open).WithOwner(7, tictactoe.O),
			Reason{Kind: OwnerLast, Mark: tictactoe.O, Box: 7}, 0},
		{stored(t, "orderOfOwners", tictactoe.Open).WithOwner(0, tictactoe.X),
			Reason{Kind: NoOwners, Boxes: 0b1, Tried: 1}, 0},
	} {
		v := decide(t, tc.position)
		got := v.Reason
		got.Cells = grid.CellSet{}
		fail.If(t, v.Answer != Unreachable || got != tc.want || v.Reason.Cells.Len() != tc.cells,
			"%v %+v, %d cells, want %+v", v.Answer, got, v.Reason.Cells.Len(), tc.want)
	}
}

// stored returns a position of testdata by its name, under some rules.
func stored(t *testing.T, name string, rules tictactoe.Rules) tictactoe.Position {
	t.Helper()
	_, from, _ := strings.Cut(texttest.Read(t, "testdata/unreachable.txt"), "\n= "+name+"\n")
	board, _, _ := strings.Cut(from, "\n= ")
	p, err := tictactoe.Parse([]byte(board))
	fail.NowIf(t, err != nil, "%s: %v", name, err)
	return p.WithRules(rules)
}
