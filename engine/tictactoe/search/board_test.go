package search

import (
	"io/fs"
	"iter"
	"math/rand/v2"
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

var winnerRules = tictactoe.RulesThat(tictactoe.Rules.HaveWinner)

// randomEnding plays at random from the empty board until at most empty cells are empty in boxes that are not closed.
// It returns false if the game was over before.
func randomEnding(rules tictactoe.Rules, empty int, random *rand.Rand) (tictactoe.Position, bool) {
	p := tictactoe.New(rules)
	for !p.Over() {
		if b := newBoard(&p); int(b.empty) <= empty {
			return p, true
		}
		p.Push(p.RandomMove(random))
	}
	return p, false
}

// randomSetting returns any position: random marks, often full boxes, perhaps a last move, perhaps owners of contested
// boxes.
func randomSetting(rules tictactoe.Rules, random *rand.Rand) tictactoe.Position {
	p := tictactoe.New(rules)
	emptiness := 1 + random.IntN(20)
	for c := range grid.Cell(grid.Cells) {
		switch random.IntN(emptiness + 2) {
		case 0:
			p = p.WithMark(c, tictactoe.X)
		case 1:
			p = p.WithMark(c, tictactoe.O)
		}
	}
	p, _ = p.WithLast(grid.Cell(random.IntN(grid.Cells)))
	for b := range grid.Box(grid.Boxes) {
		if p.Contested(b) && random.IntN(2) == 0 {
			p = p.WithOwner(b, tictactoe.X+tictactoe.Mark(random.IntN(2)))
		}
	}
	return p
}

// startOf returns the start of the i-th random game: under each rule set in turn, and any position every other time.
func startOf(i int, random *rand.Rand) tictactoe.Position {
	rules := winnerRules[i%len(winnerRules)]
	if i%2 == 0 {
		return randomSetting(rules, random)
	}
	return tictactoe.New(rules)
}

func TestBoardFollowsPosition(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	for i := range 600 {
		p := startOf(i, random)
		b := newBoard(&p)
		for !p.Over() {
			fail.NowIf(t, p.Playable() != b.Playable(),
				"%v: boxes %b are playable, want %b", p, b.Playable(), p.Playable())
			c := p.RandomMove(random)
			p.Push(c)
			before := b
			b.follow(&before, moveIn(c))
			fresh := newBoard(&p)
			fail.NowIf(t, b != fresh, "%v: the board became %+v, want %+v", p, b, fresh)
		}
		fail.NowIf(t, !b.Over(), "%v: the board is not over", p)
	}
}

// TestEqualHashesAreWorthTheSame checks that positions with equal hashes but different marks have the same moves and
// the same value.
func TestEqualHashesAreWorthTheSame(t *testing.T) {
	known := map[tictactoe.Position]Value{}
	endings(t, count(900), 7, func(p tictactoe.Position) { naive(p, known) })
	byHash, different := map[uint64]tictactoe.Position{}, 0
	for p, value := range known {
		b := newBoard(&p)
		other, ok := byHash[b.hash()]
		if !ok {
			byHash[b.hash()] = p
			continue
		}
		different++
		fail.NowIf(t, p.Legal() != other.Legal() || known[other] != value,
			"%v and %v hash alike, but are not worth the same", p, other)
	}
	fail.If(t, different == 0, "no different positions hash alike")
}

// TestEachNetIsThatOfARuleSet checks that the rule sets with a winner have a net, and that no other file is there.
func TestEachNetIsThatOfARuleSet(t *testing.T) {
	files := fail.Must(fs.Glob(netFiles, "*.net"))(t)
	var want []string
	for _, rules := range winnerRules {
		want = append(want, rules.String()+".net")
	}
	slices.Sort(want)
	fail.Unless(t, slices.Equal(files, want), "the nets are %v, want %v", files, want)
}

func TestHopelessNeverWins(t *testing.T) {
	random := rand.New(rand.NewPCG(2, 1))
	for i := range 2000 {
		p := tictactoe.New(winnerRules[i%len(winnerRules)])
		hopeless := [2]bool{}
		for !p.Over() {
			p.Push(p.RandomMove(random))
			b := newBoard(&p)
			for side := range hopeless {
				hopeless[side] = hopeless[side] || b.hopeless[side]
			}
		}
		w := p.Winner()
		fail.NowIf(t, w != tictactoe.Empty && hopeless[w-tictactoe.X], "%v: %v won without hope", p, w)
	}
}

// TestOutlookHoldsAgainstFullSearch checks every position that full searches of late ones visit.
func TestOutlookHoldsAgainstFullSearch(t *testing.T) {
	known := map[tictactoe.Position]Value{}
	endings(t, count(2500), 9, func(p tictactoe.Position) { naive(p, known) })
	hopeless, assured := 0, map[tictactoe.Rules]int{}
	for p, value := range known {
		b := newBoard(&p)
		mine, theirs := b.Side(), b.Side()^1
		fail.NowIf(t, b.hopeless[mine] && value.Kind == Win || b.hopeless[theirs] && value.Kind == Loss,
			"%v: %+v, hopeless %v", p, value, b.hopeless)
		fail.NowIf(t, b.assured[mine] && value.Kind != Win || b.assured[theirs] && value.Kind != Loss,
			"%v: %+v, assured %v", p, value, b.assured)
		if b.hopeless[mine] || b.hopeless[theirs] {
			hopeless++
		}
		if b.assured[mine] || b.assured[theirs] {
			assured[p.Rules()]++
		}
	}
	n := count(100_000)
	fail.If(t, len(known) < n || hopeless < n/10 || assured[tictactoe.Majority] < n/100 || len(assured) > 1,
		"of %d positions %d have a hopeless side, assured are %v", len(known), hopeless, assured)
}

// manyPositions yields positions of random games under all rules. Half of the games begin with any position.
func manyPositions() iter.Seq2[*tictactoe.Position, *board] {
	return func(yield func(*tictactoe.Position, *board) bool) {
		random := rand.New(rand.NewPCG(3, 1))
		for i := range 3000 {
			for p := startOf(i, random); !p.Over(); p.Push(p.RandomMove(random)) {
				if b := newBoard(&p); !yield(&p, &b) {
					return
				}
			}
		}
	}
}

func TestWinningMovesAreFound(t *testing.T) {
	atOnce, later := 0, 0
	for p, b := range manyPositions() {
		m, plies := b.winningMove()
		fail.NowIf(t, m != noMove != wins(p) || m != noMove && !winsAt(p, m.cell()), "%v: the winning move is %d", p, m)
		if m == noMove {
			continue
		}
		after, _ := p.Play(m.cell())
		switch {
		case after.Outcome().Termination == tictactoe.ThreeBoxes:
			fail.NowIf(t, plies != 1, "%v: a line wins in %d plies", p, plies)
			atOnce++
		default:
			fail.NowIf(t, plies != int(b.empty), "%v: the number of boxes wins in %d plies", p, plies)
			later++
		}
	}
	fail.If(t, atOnce < 100 || later < 100, "%d positions with a winning move, %d with one that assures", atOnce, later)
}

func TestDoomedHaveNoWayOut(t *testing.T) {
	doomed := 0
	for p, b := range manyPositions() {
		if m, _ := b.winningMove(); m != noMove {
			continue
		}
		target, forced := p.Forced()
		out := !forced // or there is a move after which no other box wins
		for c := range p.Legal().ByBox() {
			after, _ := p.Play(c)
			fail.NowIf(t, b.doomed() > 0 && !wins(&after), "%v: cell %d is a way out", p, c)
			out = out || tictactoe.Target(c) == target || !winsOutside(&after, target)
		}
		fail.NowIf(t, b.doomed() > 0 == out, "%v: it has a way out: %v", p, out)
		if !out {
			doomed++
		}
	}
	fail.If(t, doomed < 100, "%d positions without a way out", doomed)
}

// wins reports whether a legal move wins a box and with it the game, or is assured of that.
func wins(p *tictactoe.Position) bool {
	for c := range p.Legal().ByBox() {
		if winsAt(p, c) {
			return true
		}
	}
	return false
}

// winsOutside does what wins does, for moves outside a box.
func winsOutside(p *tictactoe.Position, b grid.Box) bool {
	for c := range p.Legal().ByBox() {
		if c.Box() != b && winsAt(p, c) {
			return true
		}
	}
	return false
}

func winsAt(p *tictactoe.Position, c grid.Cell) bool {
	after, _ := p.Play(c)
	if p.Owner(c.Box()) == after.Owner(c.Box()) {
		return false
	}
	b := newBoard(&after)
	return after.Winner() == p.Turn() || !after.Over() && b.assured[p.Side()]
}
