package search

import (
	"math/rand/v2"
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
	byHash := map[uint64]tictactoe.Position{}
	different := 0
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
