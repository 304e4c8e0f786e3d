package search

import (
	"embed"
	"fmt"
	"math"
	"sync"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search/net"
)

// netFiles has a net for each rule set with a winner, NAME.net. ninefold/engine/tools/train made them in seven
// generations. Each played with the nets of the generation before and began with its own, with zeros for new inputs.
// The first has the search of the commit that added it and the seed 1: Closed 60,000 games in 5 epochs, Open 30,000 in
// 5 epochs. Open still has this net. The second has the seed 2: Closed 45,000 games in 4 epochs. The third is for
// Majority alone, with 2000 nodes a move and the seed 3: 50,000 games in 4 epochs, and from the resulting net 80,000,
// these and 30,000 more, in 6 epochs. The fourth has 2000 nodes a move, shapes and mobility as new inputs, and 4 epochs
// of games of two kinds, one after the other in a file: Closed 108,182 of the seed 4 and 171,400 with noise 8 of the
// seed 5, Majority 109,746 and 173,702. The fifth has as new inputs the boxes that moves send to, and a second layer
// that began with small random numbers and a weight of 0; otherwise it is like the fourth: Closed 108,427 games of the
// seed 6 and 144,000 of the seed 7, Majority 110,726 and 144,000. The sixth is for Majority alone, with Counts as new
// inputs: 58,000 games of the seed 8 with 2000 nodes a move, in 3 epochs with a rate of 0.0005. The seventh is for
// Majority alone too, where with it a box wins the game also by the number of boxes (net.Boxes.Wins): 86,960 games, all
// with proofs of 8000 nodes, 26,354 of the seed 9 with 1000 nodes a move, 11,562 of the seed 12 with 1000 nodes and
// noise 40, 49,044 of the seed 10 with 2000 nodes and noise 10. Without 1000, 578 and 1000 of these, it learnt in one
// epoch with a rate of 0.0004, and has the mean of the parameters of the last 500 steps, which the tool does not take.
//
//go:embed *.net
var netFiles embed.FS

// nets has the nets by the numbers of their rule sets.
var nets [len(tictactoe.AllRules)]lateNet

// netOf returns the net of a rule set with a winner. While it is loaded, yield, which may be nil, is called to let
// others run.
func netOf(rules tictactoe.Rules, yield func()) *net.Net {
	return nets[rules].load(rules.String(), yield)
}

// lateNet is a net that is loaded when it is first needed. That takes some 50 ms, and four times that in a browser.
type lateNet struct {
	once sync.Once
	net  *net.Net
}

func (l *lateNet) load(rules string, yield func()) *net.Net {
	l.once.Do(func() {
		data, err := netFiles.ReadFile(rules + ".net")
		if err == nil {
			l.net, err = net.Load(data, yield)
		}
		if err != nil {
			panic(fmt.Sprintf("search: %s has no net: %v; begin with a copy of another net, and train it: "+
				"go run ./engine/tools/train -rules %[1]s -o engine/tictactoe/search/%[1]s.net", rules, err))
		}
	})
	return l.net
}

// boxes returns the boxes in the form of the net, from the view of X.
func (b *bareBoard) boxes() *net.Boxes {
	return &net.Boxes{State: b.state, Owned: *b.OwnedBy(), Closed: b.Closed(), Barred: b.barred, Wins: b.wins}
}

// marks returns the marks in a box in the form of the net.
func (b *bareBoard) marks(box grid.Box) net.Marks {
	return net.Marks{State: b.state[box], Places: all &^ b.Empty(box), Bucket: b.buckets[box], Counts: b.counts}
}

// assess updates the bucket of a box.
func (b *board) assess(box grid.Box) {
	b.buckets[box] = b.net.Bucket(net.WinsGame(b.wins, int(box)), b.state[box])
}

func (b *board) assessAll() {
	for box := range grid.Box(grid.Boxes) {
		b.assess(box)
	}
}

// initiative is added because the net undervalues the right to move: on average a side's estimate rises by this after
// its move, and falls again after the reply.
const initiative = 29

// evaluate estimates how much better the position is for the mover, in the scale of the net.
func (b *board) evaluate() int {
	// The net sees the position from the view of the mover: its own boxes, threats and marks come first. Where the
	// choice is free there is no target, and no marks in it. The fields are set one by one, because copying a literal
	// takes longer than the net.
	side, other := b.Side(), b.Side()^1
	var m net.Mobility
	m.Target, m.Closed, m.Buckets = net.Free, b.Closed(), &b.buckets
	m.Wins[0], m.Wins[1] = b.wins[side], b.wins[other]
	m.Threats[0], m.Threats[1] = b.threat[side], b.threat[other]
	if !b.Free() {
		target := b.target()
		m.Target = int(target)
		m.Marks[0], m.Marks[1] = b.MarksOf(side, target), b.MarksOf(other, target)
	}
	return undecided(b.net.Estimate(&b.accumulator, side, &m) + initiative)
}

// undecided limits an estimate, so that nobody takes it for a proof.
func undecided(score int) int { return max(1-decisive, min(score, decisive-1)) }

// permille returns the expected result that a score stands for, between 0 and 1000, which are certain.
func permille(score int) int {
	return int(math.Round(1 + 998/(1+math.Exp(-float64(score)/net.Scale))))
}
