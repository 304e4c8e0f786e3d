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

// netFiles has a net for each rule set with a winner, NAME.net. ninefold/engine/tools/train made them in generations.
// Each played with the nets of the generation before, most games with 1000 or 2000 nodes a move and many with noise,
// and began with its own, with zeros for new inputs. Open had learnt from 30,000 games, Closed from some 640,000 and
// Majority from some 770,000 when their last generations began. For Open: 6573 games of the seed 34 with 1000 nodes and
// noise 12, without the first 300, in 3 epochs with a rate of 0.001; with inputs that Closed has had for longer, and a
// second layer that began with small random numbers and a weight of 0. The others have one epoch and a rate of 0.0006.
// For Majority: 75,736 games of the seed 51 with 2500 nodes a move, noise 16 and proofs of 6000 nodes, without the
// first 1500; and the mean of the parameters of the last 500 steps, which the tool does not take. For Closed: 31,639
// games, 3402 of the seed 31 with 2000 nodes, noise 10 and proofs of 8000 nodes, 28,237 of the seed 32 with 1500 nodes
// and noise 12, without the first 900 of both.
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
