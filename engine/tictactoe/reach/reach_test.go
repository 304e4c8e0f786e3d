package reach

import (
	"context"
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/judge/sample"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func TestAllPositionsOfFewMarksAreDecidedAsPlaySays(t *testing.T) {
	for _, rules := range tictactoe.AllRules {
		moves := 4
		switch {
		case testing.Short():
			moves = 3
		case rules == tictactoe.Closed:
			moves = 5
		}
		all := map[board]tictactoe.Position{}
		reached(all, tictactoe.New(rules), moves)
		r := newRandomBy(1, rules)
		for at, p := range all {
			if b := at.last.Box(); b != 0 && b != 1 && b != 4 {
				continue // a rotation or a reflection of a tested one
			}
			fail.Unequal(t, decide(t, p).Answer, Reachable, "%v: should be reachable:\n%s", rules, diagram(p))
			q := swapped(r, p)
			_, want := all[boardOf(&q)]
			v := decide(t, q)
			fail.If(t, (v.Answer == Reachable) != want, "%v: %v, want %v:\n%s", rules, v, want, diagram(q))
		}
	}
}

// TestWithoutALastMoveTheCountsOfNoGameAreAProof: only such counts are one.
func TestWithoutALastMoveTheCountsOfNoGameAreAProof(t *testing.T) {
	const moves = 3
	for _, rules := range tictactoe.AllRules {
		all, counts := map[board]tictactoe.Position{}, map[[2]int]bool{}
		reached(all, tictactoe.New(rules), moves)
		for _, p := range all {
			counts[[2]int{p.Count(tictactoe.X), p.Count(tictactoe.O)}] = true
		}
		for x := range moves + 1 {
			for o := range moves + 1 - x {
				p := tictactoe.New(rules)
				for i := range x {
					p = p.WithMark(grid.Cell(i), tictactoe.X)
				}
				for i := range o {
					p = p.WithMark(grid.Cell(x+i), tictactoe.O)
				}
				v, want := decide(t, p.WithoutLast()), Reason{Kind: WrongCounts, X: x, O: o}
				if counts[[2]int{x, o}] {
					want = Reason{Kind: NoLast}
				}
				fail.If(t, x+o > 0 && v.Reason != want, "%v, %d and %d: %+v, want %+v", rules, x, o, v.Reason, want)
			}
		}
	}
}

// endings yields positions late in a game: played ones, and ones with exchanged marks, some with possibly wrong owners.
func endings(r random, yield func(tictactoe.Position)) {
	p := r.play(20 + r.Below(60))
	yield(p)
	yield(nearMiss(r, p))
	if r.rules == tictactoe.Open {
		p = newRandomBy(r.Uint64(), tictactoe.Judge).play(20 + r.Below(60)).WithRules(tictactoe.Open)
		yield(p)
		for b := range grid.Box(grid.Boxes) {
			if r.Below(2) == 0 {
				p = p.WithOwner(b, p.Owner(b).Other())
			}
		}
		yield(p)
	}
}

// TestEndingsAreReachableIfSomePositionOneMoveBeforeIs goes back from endings in every way that the rules allow.
// Together with the positions of few marks, that checks everything.
func TestEndingsAreReachableIfSomePositionOneMoveBeforeIs(t *testing.T) {
	rounds := 500
	if testing.Short() {
		rounds = 50
	}
	for _, rules := range tictactoe.AllRules {
		r, answers := newRandomBy(3, rules), map[Answer]int{}
		for range rounds {
			endings(r, func(p tictactoe.Position) {
				v := decide(t, p)
				want, finished := oneMoveBefore(&p)
				fail.If(t, !finished || (v.Answer == Reachable) != want,
					"%v: %+v, but one move before says %v:\n%s", rules, v, want, diagram(p))
				answers[v.Answer]++
			})
		}
		t.Logf("%v: %d reachable, %d unreachable", rules, answers[Reachable], answers[Unreachable])
	}
}

func TestAnExhaustedBudgetOrACancelledContextLeavesItUndecided(t *testing.T) {
	for _, rules := range tictactoe.AllRules {
		p := newRandomBy(6, rules).play(70)
		full := decide(t, p)
		v := Decide(t.Context(), p, Budget{Steps: full.Work})
		fail.If(t, v.Answer != Reachable, "%v, with just enough: %+v", rules, v)
		v = Decide(t.Context(), p, Budget{Steps: full.Work - 1})
		fail.If(t, v.Answer != Undecided || v.Work != full.Work-1, "%v, with one step less: %+v", rules, v)
		v = Decide(t.Context(), p, Budget{Steps: -1})
		fail.If(t, v.Answer != Undecided || v.Work != 0, "%v, with a budget below nothing: %+v", rules, v)
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		v = Decide(ctx, p, Budget{Steps: EnoughSteps})
		fail.If(t, v.Answer != Undecided, "%v, cancelled: %+v", rules, v)
	}
}

// TestTooFewStepsNeverSayUnreachable tries each number of steps that is too small, under Open where moves must be taken
// back to see in which order the boxes were won.
func TestTooFewStepsNeverSayUnreachable(t *testing.T) {
	p := stored(t, "orderOfOwners", tictactoe.Open).WithOwner(0, tictactoe.X)
	full := decide(t, p)
	fail.If(t, full.Answer != Unreachable || full.Reason.Tried == 0, "no moves are taken back: %+v", full)
	for steps := range full.Work {
		v := Decide(t.Context(), p, Budget{Steps: steps})
		fail.If(t, v.Answer != Undecided, "%d of %d steps: %+v", steps, full.Work, v)
	}
}

// FuzzDecide plays as the bytes say, then changes cells as they say. It compares the answer with those for
// the positions one move before.
func FuzzDecide(f *testing.F) {
	for rules := range uint8(len(tictactoe.AllRules)) {
		f.Add(rules, []byte{40, 4, 7, 2, 8, 0, 3}, []byte{})
		f.Add(rules, []byte{40, 4, 4, 0, 8}, []byte{10, 20})
		f.Add(rules, make([]byte, 22), []byte{80, 44, 3, 3, 2})
		f.Add(rules, []byte("Between them play is a trail again, of which only a path."), []byte{1, 2})
	}
	f.Fuzz(func(t *testing.T, rules uint8, play, changes []byte) {
		p := tictactoe.New(tictactoe.AllRules[int(rules)%len(tictactoe.AllRules)])
		for i, b := range play {
			legal := p.Legal()
			if legal.Len() == 0 || i == grid.Cells {
				break
			}
			p.Push(slices.Collect(legal.ByBox())[int(b)%legal.Len()])
		}
		fail.NowIf(t, decide(t, p).Answer != Reachable, "play made it:\n%s", diagram(p))
		for _, b := range changes {
			p = p.WithMark(grid.Cell(b%grid.Cells), tictactoe.Mark(b/grid.Cells%3))
		}
		if _, ok := p.Last(); !ok {
			return
		}
		v := Decide(t.Context(), p, Budget{Steps: EnoughSteps})
		if v.Answer == Undecided {
			return // rare, but changes of cells lead there
		}
		want, finished := oneMoveBefore(&p)
		fail.NowIf(t, finished && (v.Answer == Reachable) != want, "%+v, want %v:\n%s", v, want, diagram(p))
	})
}

// board has everything in which two games that end alike agree.
type board struct {
	x, o  grid.CellSet
	owned [2]grid.Places
	last  grid.Cell
}

func boardOf(p *tictactoe.Position) board {
	s := board{owned: [2]grid.Places{p.Owned(tictactoe.X), p.Owned(tictactoe.O)}}
	for b := range grid.Box(grid.Boxes) {
		s.x = s.x.Union(p.Marks(b, tictactoe.X).Cells(b))
		s.o = s.o.Union(p.Marks(b, tictactoe.O).Cells(b))
	}
	s.last, _ = p.Last()
	return s
}

// is reports whether a position that was played is the goal. Anybody may own boxes that are contested in the goal.
func is(p, goal *tictactoe.Position) bool {
	played, wanted := boardOf(p), boardOf(goal)
	for b := range grid.Box(grid.Boxes) {
		if goal.Contested(b) {
			for side := range played.owned {
				played.owned[side] &^= 1 << b
			}
		}
	}
	return played == wanted
}

// reached adds every board that p reaches in at most the given number of moves, with a position for each.
func reached(all map[board]tictactoe.Position, p tictactoe.Position, moves int) {
	if moves == 0 {
		return
	}
	for c := range p.Legal().ByBox() {
		next := p
		next.Push(c)
		all[boardOf(&next)] = next
		reached(all, next, moves-1)
	}
}

// oneMoveBefore reports whether some reachable position becomes p by one legal move. It asks the code under test for
// each that the rules allow, so it checks that the code agrees with itself from ply to ply. finished is false if none
// was found, but one was not decided.
func oneMoveBefore(p *tictactoe.Position) (reachable, finished bool) {
	last, _ := p.Last()
	finished = true
	for _, before := range withOwners(p.WithMark(last, tictactoe.Empty)) {
		if before.Count(tictactoe.Empty) == grid.Cells {
			return p.At(last) == tictactoe.X, true
		}
		for c := range grid.Cell(grid.Cells) {
			if before.At(c) != p.At(last).Other() {
				continue
			}
			before, _ = before.WithLast(c)
			after, err := before.Play(last)
			if err != nil || !is(&after, p) {
				continue
			}
			switch Decide(context.Background(), before, Budget{Steps: EnoughSteps}).Answer {
			case Reachable:
				return true, true
			case Undecided:
				finished = false
			}
		}
	}
	return false, finished
}

// withOwners returns the position once for each way to give its contested boxes owners.
func withOwners(p tictactoe.Position) []tictactoe.Position {
	for b := range grid.Box(grid.Boxes) {
		if p.Contested(b) {
			return append(withOwners(p.WithOwner(b, tictactoe.X)), withOwners(p.WithOwner(b, tictactoe.O))...)
		}
	}
	return []tictactoe.Position{p}
}

// decide returns Decide's verdict, which must not be Undecided, as it is also if the game found is wrong.
func decide(t *testing.T, p tictactoe.Position) Decision {
	t.Helper()
	v := Decide(t.Context(), p, Budget{Steps: EnoughSteps})
	fail.NowIf(t, v.Answer == Undecided, "not decided, by the rules %v:\n%s", p.Rules(), diagram(p))
	return v
}

func TestAGameFoundIsPlayedAgain(t *testing.T) {
	for _, rules := range tictactoe.AllRules {
		p := newRandomBy(12, rules).play(60)
		game := decide(t, p).Game
		last, illegal := game[len(game)-1], slices.Clone(game)
		illegal[0], illegal[2] = game[2], game[0]
		fail.Unless(t, makes(game, p), "%v: the game makes another position", rules)
		fail.If(t, makes(illegal, p) || makes(game[:len(game)-1], p) || makes(append(game, last), p) ||
			makes(game, p.WithMark(last, p.At(last).Other())), "%v: another game makes it too", rules)
	}
	p := stored(t, "orderOfOwners", tictactoe.Open)
	game := decide(t, p.WithOwner(0, tictactoe.O)).Game
	fail.Unless(t, makes(game, p), "who owns the contested box matters")
	fail.If(t, makes(game, p.WithOwner(0, tictactoe.X)), "the game gives the box another owner")
}

func diagram(p tictactoe.Position) string {
	text, err := tictactoe.AppendText(nil, &p)
	if err != nil {
		return err.Error()
	}
	return string(text)
}

// random is a source of random positions, with the rules of their play.
type random struct {
	sample.Random
	rules tictactoe.Rules
}

func newRandomBy(seed uint64, rules tictactoe.Rules) random {
	return random{sample.New(seed, 0), rules}
}

func (r random) play(moves int) tictactoe.Position { return r.Play(r.rules, moves) }
func (r random) played() tictactoe.Position        { return r.Played(r.rules) }

// swapped returns the position with the marks of two random cells of different content exchanged. So the counts stay
// correct, and the last move stays occupied.
func swapped(r random, p tictactoe.Position) tictactoe.Position {
	last, _ := p.Last()
	for {
		a, b := grid.Cell(r.Below(grid.Cells)), grid.Cell(r.Below(grid.Cells))
		if a != last && b != last && (p.At(a) != p.At(b) || p.Count(tictactoe.Empty) == grid.Cells-1) {
			return p.WithMark(a, p.At(b)).WithMark(b, p.At(a))
		}
	}
}

// nearMiss exchanges pairs of marks until the simplest counts do not rule the position out, or it has tried often.
func nearMiss(r random, p tictactoe.Position) tictactoe.Position {
	var q tictactoe.Position
	for range 1000 {
		q = p
		for range 1 + r.Below(3) {
			q = swapped(r, q)
		}
		if v := Decide(context.Background(), q, Budget{Steps: 1}); v.Reason.Kind != TooFew {
			break
		}
	}
	return q
}

func BenchmarkDecide(b *testing.B) {
	for _, rules := range tictactoe.AllRules {
		b.Run(rules.String(), func(b *testing.B) {
			r, positions := newRandomBy(8, rules), make([]tictactoe.Position, 1000)
			for i := range positions {
				positions[i] = r.played()
			}
			for i := 0; b.Loop(); i++ {
				Decide(b.Context(), positions[i%len(positions)], Budget{Steps: EnoughSteps})
			}
		})
	}
}
