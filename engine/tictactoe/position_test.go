package tictactoe

import (
	"math/rand/v2"
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

const (
	fullCentre   = "x.. ... ...\n" + row + row + "... xox ...\n... oxo ...\n... oxo ...\n" + rows
	wonCorner    = "xxx ... ...\n" + rows + rows + row + "... ..o ..o\n"
	wonGame      = "xxx xxx xxx\n" + rows + rows + row + "... ..o ..o\n"
	bothInCorner = "xxx ... ...\nooo ... ...\n" + rows + rows + row + "1 1"
)

func TestCheck(t *testing.T) {
	for name, tc := range map[string]struct {
		judge    string
		rules    Rules
		row, col int
		want     error
	}{
		"anywhere without a last move":     {fullCentre, Judge, 9, 9, nil},
		"occupied":                         {fullCentre + "1 1", Judge, 1, 1, Occupied},
		"forced into the target":           {fullCentre + "1 1", Judge, 3, 3, nil},
		"outside the target":               {fullCentre + "1 1", Judge, 4, 3, WrongBox},
		"occupied outside the target":      {fullCentre + "1 1", Judge, 5, 5, Occupied},
		"free when the target is full":     {fullCentre + "5 5", Judge, 9, 1, nil},
		"occupied though free":             {fullCentre + "5 5", Judge, 4, 4, Occupied},
		"a won box is open to Open":        {wonCorner + "1 1", Open, 2, 1, nil},
		"a won box is closed under Closed": {wonCorner + "1 1", Closed, 2, 1, ClosedBox},
		"and frees the choice":             {wonCorner + "1 1", Closed, 5, 5, nil},
		"but not under Open":               {wonCorner + "1 1", Open, 5, 5, WrongBox},
		"nothing after the end":            {wonGame + "9 9", Open, 5, 5, GameOver},
		"though Judge knows no end":        {wonGame + "9 9", Judge, 8, 8, nil},
		"Majority closes as Closed":        {wonCorner + "1 1", Majority, 2, 1, ClosedBox},
		"and frees the choice as well":     {wonCorner + "1 1", Majority, 5, 5, nil},
	} {
		p, c := diagram(t, tc.judge).WithRules(tc.rules), grid.At(tc.row, tc.col)
		fail.Unequal(t, p.Check(c), tc.want, "%s", name)
		after, err := p.Play(c)
		fail.Unequal(t, err, tc.want, "%s: Play said", name)
		fail.If(t, err == nil && (after.At(c) != p.Turn() || after.Turn() != p.Turn().Other()),
			"%s: after %v's move the cell holds %v and %v is to move", name, p.Turn(), after.At(c), after.Turn())
	}
}

func TestTheFirstLineOwnsTheBoxForGood(t *testing.T) {
	p := diagram(t, wonCorner+"9 9").WithRules(Open)
	for _, at := range [][2]int{{2, 1}, {2, 2}, {2, 3}} {
		p.turn, p.last = 1, 0
		p.Push(grid.At(at[0], at[1]))
	}
	fail.If(t, p.Owner(0) != X || p.Contested(0),
		"after O's later line the box is %v's, contested %v", p.Owner(0), p.Contested(0))
	again := p.WithRules(Judge).WithRules(Open)
	fail.If(t, again.Owner(0) != X, "switching rules and back forgot whose line was the first")
}

func TestABoxSetUpWithLinesOfBothIsContested(t *testing.T) {
	p := diagram(t, bothInCorner).WithRules(Open)
	fail.If(t, p.Owner(0) != Empty || !p.Contested(0), "owner %v, contested %v", p.Owner(0), p.Contested(0))
	p = p.WithOwner(0, O)
	fail.If(t, p.Owner(0) != O || p.Contested(0),
		"after the user said O: owner %v, contested %v", p.Owner(0), p.Contested(0))
	p = p.WithOwner(1, X)
	fail.If(t, p.Owner(1) != Empty, "a box without a line was given to X")
	judge := p.WithRules(Judge)
	fail.If(t, judge.Contested(0) || judge.Owner(0) != Empty, "under Judge nothing is owned or contested")
}

func TestARandomMoveIsAnyLegalOne(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	for name, p := range map[string]Position{
		"a free choice": diagram(t, fullCentre+"5 5"), "a forced box": diagram(t, fullCentre+"1 1"),
	} {
		var drawn grid.CellSet
		for range 5000 {
			drawn.Add(p.RandomMove(random))
		}
		fail.Unequal(t, drawn, p.Legal(), "%s: the moves drawn", name)
	}
}

func TestWhy(t *testing.T) {
	for name, tc := range map[string]struct {
		p    Position
		why  Why
		turn Mark
	}{
		"start":         {New(Judge), NoLastMove, X},
		"forced":        {diagram(t, fullCentre+"1 1"), TargetOpen, O},
		"target full":   {diagram(t, fullCentre+"5 5"), TargetFull, O},
		"target closed": {diagram(t, wonCorner+"1 1").WithRules(Closed), TargetClosed, O},
		"over":          {diagram(t, wonGame+"9 9").WithRules(Open), GameEnded, X},
	} {
		fail.If(t, tc.p.Why() != tc.why || tc.p.Turn() != tc.turn, "%s: %s, %v to move", name, tc.p.Why(), tc.p.Turn())
	}
}

func TestEditing(t *testing.T) {
	p := diagram(t, fullCentre+"1 1")
	gone := p.WithMark(grid.At(1, 1), Empty)
	_, ok := gone.Last()
	fail.If(t, ok || gone.Turn() != X, "without its mark the last move must be unset and X to move: %+v", gone)
	other := p.WithMark(grid.At(1, 1), O)
	fail.If(t, other.Turn() != X, "with an O on the last move's cell X must be to move")
	_, ok = p.WithLast(grid.At(9, 9))
	fail.If(t, ok, "an empty cell was taken for the last move")
	opened := p.WithMark(grid.At(5, 5), Empty)
	fail.Unequal(t, opened.Closed(), 0, "a full box with a cell emptied is still closed")
}

func TestSymmetries(t *testing.T) {
	p := diagram(t, bothInCorner).WithRules(Open).WithOwner(0, O)
	turned := p.Transformed(Rotated)
	fail.If(t, turned.Owner(2) != O || turned.At(grid.At(1, 9)) != X || turned.At(grid.At(3, 9)) != X,
		"a quarter turn carried the corner elsewhere: %+v", turned)
	last, _ := turned.Last()
	fail.If(t, last != grid.At(1, 9), "the last move went to %d %d", last.Row(), last.Col())
	fail.If(t, p.Transformed(Rotated).Transformed(Rotated).Transformed(Rotated).Transformed(Rotated) != p ||
		p.Transformed(Mirrored).Transformed(Mirrored) != p, "four quarter turns, or two mirrorings, must be none")
	swapped := p.Swapped()
	fail.If(t, swapped.Swapped() != p || swapped.Owner(0) != X,
		"swapping must change over owners too, and twice is not at all")
}

// FuzzPlay plays a random game with edits and changes of rules. It checks that Play succeeds exactly for the listed
// cells, that the state which Push updates agrees with the marks, and that undo then redo changes nothing.
func FuzzPlay(f *testing.F) {
	for rules := range AllRules {
		f.Add(uint64(rules)+1, uint8(rules))
	}
	f.Fuzz(func(t *testing.T, seed uint64, rules uint8) {
		rng, g := rand.New(rand.NewPCG(seed, 0)), NewGame(AllRules[int(rules)%len(AllRules)])
		for range 120 {
			p := g.Position()
			legal := p.Legal()
			for c := range grid.Cell(grid.Cells) {
				err := fail.ErrorOf(p.Play(c))
				fail.NowIf(t, (err == nil) != legal.Has(c),
					"cell %d: Play says %v, Legal says %v", c, err, legal.Has(c))
			}
			switch c := grid.Cell(rng.IntN(grid.Cells)); rng.IntN(12) {
			case 0:
				g.Set(Edited, p.WithMark(c, Mark(rng.IntN(3))))
			case 1:
				g.Set(RulesChanged, p.WithRules(AllRules[rng.IntN(len(AllRules))]))
			default:
				if legal.Len() == 0 {
					continue
				}
				for !legal.Has(c) {
					c = grid.Cell(rng.IntN(grid.Cells))
				}
				fail.OnError(t, g.Play(c))
			}
			now := g.Position()
			settled := now.WithRules(now.Rules())
			fail.NowIf(t, settled != now, "kept up %+v, derived %+v", now, settled)
			at := g.Current()
			if !g.Undo() {
				continue
			}
			fail.Unless(t, g.Redo(), "nothing is done again")
			fail.Unequal(t, g.Current(), at, "after undo and redo the step")
			fail.Unequal(t, g.Position(), now, "after undo and redo the position")
		}
	})
}

func TestPlayingTheSameAgainIsNoNewBranch(t *testing.T) {
	g := NewGame(Judge)
	fail.OnError(t, g.Play(40))
	played := g.Current()
	g.SetComment(played, "the centre")
	g.SetGlyph(played, "!")
	g.SetForfeit(played, "timed out")
	marked := g.Now()
	g.Undo()
	fail.OnError(t, g.Play(40))
	fail.Unequal(t, g.Len(), 2, "the steps")
	fail.Unequal(t, g.Now(), marked, "the step played again")
	err := g.Play(40)
	fail.If(t, err != Occupied || g.Len() != 2, "%v, %d steps: a refused move must change nothing", err, g.Len())
}

func TestARefusalTellsAllThatItTakesToSayWhy(t *testing.T) {
	p := New(Judge)
	p.Push(grid.At(6, 4))
	for c := range grid.Cell(grid.Cells) {
		err, rule := p.Refusal(c), p.Check(c)
		if rule == nil {
			fail.Unequal(t, err, nil, "row %d, column %d is legal, and refused", c.Row(), c.Col())
			continue
		}
		fail.Lacks(t, err.Error(), "refused."+string(rule.(Illegal)), "row %d, column %d", c.Row(), c.Col())
	}
}

func TestEveryRuleSetIsOfferedAtAPlaceOfItsOwn(t *testing.T) {
	for i, r := range OfferedRules() {
		fail.Unequal(t, ruleSets[r].offered, i+1, "%v is offered at place", r)
	}
}

func TestEveryRuleSetHasANameOfItsOwn(t *testing.T) {
	for _, r := range AllRules {
		parsed, err := ParseRules(r.String())
		fail.If(t, r.String() == "" || err != nil || parsed != r, "%q is %v, %v", r, parsed, err)
	}
}

// TestALineOfBoxesWinsIfItCounts checks for each rule set that a line of boxes that counts wins the game for its owner,
// and that any other line does not end it.
func TestALineOfBoxesWinsIfItCounts(t *testing.T) {
	for _, rules := range RulesThat(Rules.HaveWinner) {
		for _, line := range Lines {
			for _, owner := range []Mark{X, O} {
				p, want := New(rules), Outcome{}
				for b := range line.All() {
					for place := range 3 {
						p = p.WithMark(grid.Box(b).Cell(place), owner)
					}
				}
				if slices.Contains(rules.Lines(), line) {
					want = Outcome{Termination: ThreeBoxes, Winner: owner, Line: line}
				}
				got := p.Outcome()
				fail.If(t, got != want || p.Winner() != want.Winner || p.Over() != (want.Line != 0),
					"%v, a line of %v in %b: %+v, want %+v", rules, owner, line, got, want)
			}
		}
	}
}
