package search

import (
	"embed"
	"math"
	"sync"

	"ninefold/engine/grid"
	"ninefold/engine/search/net"
	"ninefold/engine/tictactoe"
)

// netFiles has a net for each rule set whose row says so, NAME.net. They were made by ninefold/engine/search/train in
// five generations, each of which played with the nets of the one before and began with its own, with zeros for inputs
// that were new. The first has the search of the commit that added it and the seed 1: Closed 60,000 games in 5 epochs,
// Open 30,000 in 5 epochs. Open still has this net. The second has the seed 2: Closed 45,000 games in 4 epochs. The
// third is for Majority alone, with 2000 nodes a move and the seed 3: 50,000 games in 4 epochs, and from what came of
// that 80,000, the same and 30,000 more, in 6 epochs. The fourth has 2000 nodes a move, shapes and mobility as new
// inputs, and 4 epochs of games of two kinds, one after the other in a file: Closed 108,182 of the seed 4 and 171,400
// with noise 8 of the seed 5, Majority 109,746 and 173,702. The fifth has the boxes that moves send to as new inputs,
// and a second layer that began with small random numbers and a weight of 0; else it is as the fourth: Closed 108,427
// games of the seed 6 and 144,000 of the seed 7, Majority 110,726 and 144,000.
//
//go:embed *.net
var netFiles embed.FS

// nets has the nets of the rule sets, by the numbers of these.
var nets [len(tictactoe.AllRules)]lateNet

// netOf returns the net of a rule set, or nil if it has none: then positions are estimated by the odds to own boxes.
// While the net is loaded, yield is called to let others run, unless it is nil.
func netOf(rules tictactoe.Rules, yield func()) *net.Net {
	if !rules.HaveNet() {
		return nil
	}
	return nets[rules].load(rules.String()+".net", yield)
}

// lateNet is a net that is loaded when it is needed first, which takes some 50 ms, and four times that in a browser.
type lateNet struct {
	once sync.Once
	net  *net.Net
}

func (l *lateNet) load(file string, yield func()) *net.Net {
	l.once.Do(func() {
		data, err := netFiles.ReadFile(file)
		if err == nil {
			l.net, err = net.Load(data, yield)
		}
		if err != nil {
			panic(err) // a test loads each
		}
	})
	return l.net
}

// boxes returns the boxes as the net sees them, from the view of X.
func (b *outline) boxes() *net.Boxes {
	return &net.Boxes{State: b.state, Owned: *b.OwnedBy(), Closed: b.Closed()}
}

// marks are those in a box, as the net sees them.
func (b *outline) marks(box grid.Box) net.Marks {
	return net.Marks{State: b.state[box], Places: all &^ b.Empty(box), Bucket: b.buckets[box]}
}

// assess updates the bucket of a box.
func (b *board) assess(box grid.Box) {
	if b.net != nil {
		b.buckets[box] = b.net.Bucket(net.WinsGame(*b.OwnedBy(), b.Closed(), int(box)), b.state[box])
	}
}

// initiative is added because the net undervalues the right to move: in the mean, a side stands better by so much after
// its move, and worse again after the reply.
const initiative = 29

// evaluate estimates how much better the position is for the mover, in the scale of the net.
func (b *board) evaluate() int {
	if b.net == nil {
		return b.evaluateByOdds()
	}
	side, other := b.Side(), b.Side()^1
	var m net.Mobility // filled field by field, as copying a literal takes longer than the net
	m.Target, m.Closed, m.Buckets = net.Free, b.Closed(), &b.buckets
	m.Owned[0], m.Owned[1] = b.OwnedBy()[side], b.OwnedBy()[other]
	m.Threats[0], m.Threats[1] = b.threat[side], b.threat[other]
	if !b.Free() {
		target := b.target()
		m.Target = int(target)
		m.Marks[0], m.Marks[1] = b.MarksOf(side, target), b.MarksOf(other, target)
	}
	return undecided(b.net.Estimate(&b.accumulator, side, &m) + initiative)
}

// These weigh the odds in evaluateByOdds, in the scale of the net: those to own a line of boxes and, where the number
// of boxes counts, those to own a box.
const (
	lineWorth = 1500
	boxWorth  = 200
)

// evaluateByOdds is evaluate for rules without a net: the odds of either side to own the lines of boxes that end the
// game, for it or against it.
func (b *board) evaluateByOdds() int {
	var odds [grid.Boxes][2]float32
	advantage := float32(0) // of X
	for box := range odds {
		odds[box] = b.oddsOf(box)
		if b.Rules().Counts() {
			advantage += float32(boxWorth * (odds[box][0] - odds[box][1]))
		}
	}
	worth := float32(lineWorth)
	if b.Rules().LinesLose() {
		worth = -worth
	}
	for _, line := range b.Rules().Lines() {
		own := [2]float32{1, 1}
		for ; line != 0; line &= line - 1 {
			own[0] *= odds[line.First()][0]
			own[1] *= odds[line.First()][1]
		}
		advantage += float32(worth * (own[0] - own[1]))
	}
	if b.Side() == 1 {
		advantage = -advantage
	}
	return undecided(int(advantage))
}

// oddsOf returns how likely X and O seem to own a box.
func (b *board) oddsOf(box int) (odds [2]float32) {
	if (b.Lined()|b.Closed())>>box&1 == 0 {
		return net.Odds(b.state[box])
	}
	for side, owned := range b.OwnedBy() {
		odds[side] = float32(owned >> box & 1)
	}
	return odds
}

// undecided bounds an estimate, so that it is not taken for a proof.
func undecided(score int) int { return max(1-decisive, min(score, decisive-1)) }

// permille returns the expected result that a score stands for, between the certain 0 and 1000.
func permille(score int) int {
	return int(math.Round(1 + 998/(1+math.Exp(-float64(score)/net.Scale))))
}
