package search

import (
	"embed"
	"math"
	"sync"

	"ninefold/engine/search/net"
	"ninefold/engine/tictactoe"
)

// netFiles has a net for each rule set that has a winner, NAME.net. They were made by ninefold/engine/search/train in
// five generations, each of which played with the nets of the one before and began with its own, with zeros for inputs
// that were new. The first has the search of the commit that added it and the seed 1: Closed 60,000 games in 5 epochs,
// Open 30,000 in 5 epochs. Open still has this net. The second has the seed 2: Closed 45,000 games in 4 epochs. The
// third is for Majority alone, with 2000 nodes a move and the seed 3: 50,000 games in 4 epochs, and from what came of
// that 80,000, the same and 30,000 more, in 6 epochs. The fourth has 2000 nodes a move, shapes and choices as new
// inputs, and 4 epochs of games of two kinds, one after the other in a file: Closed 108,182 of the seed 4 and 171,400
// with noise 8 of the seed 5, Majority 109,746 and 173,702. The fifth has the fields that moves send to as new inputs,
// and a second layer that began with small random numbers and a weight of 0; else it is as the fourth: Closed 108,427
// games of the seed 6 and 144,000 of the seed 7, Majority 110,726 and 144,000.
//
//go:embed *.net
var netFiles embed.FS

// nets are those of the rule sets, in their order; nil where there is no winner.
var nets = func() (all [len(tictactoe.AllRules)]*lateNet) {
	for _, rules := range tictactoe.AllRules {
		if rules.HaveWinner() {
			all[rules] = &lateNet{file: rules.String() + ".net"}
		}
	}
	return all
}()

// lateNet is a net that is loaded when it is needed first, which takes some 50 ms, and four times that in a browser.
type lateNet struct {
	file string
	once sync.Once
	net  *net.Net
}

// load gives the net. While it is loaded yield is called, to let others run; that may be nil.
func (l *lateNet) load(yield func()) *net.Net {
	l.once.Do(func() {
		data, err := netFiles.ReadFile(l.file)
		if err == nil {
			l.net, err = net.Load(data, yield)
		}
		if err != nil {
			panic(err) // a test loads each
		}
	})
	return l.net
}

// fields are what the net's hidden layer is computed of.
func (b *outline) fields() *net.Fields {
	return &net.Fields{Index: b.index, Owned: b.owned, Closed: b.closed}
}

// assess brings up to date the prospect of a box.
func (b *board) assess(box int) {
	b.prospects[box] = b.net.Prospect(net.Stake(b.owned, b.closed, box), b.index[box])
}

// initiative is what the net makes too little of: a move later the mover stands so much better in the mean, and a move
// after that worse again.
const initiative = 29

// evaluate estimates how much better the position is for the mover, in the scale of the net.
func (b *board) evaluate() int {
	turn, other := b.turn&1, b.turn&1^1
	var c net.Choice // filled field by field, as copying a literal takes longer than the net
	c.Target, c.Closed, c.Prospects = net.Free, b.closed, &b.prospects
	c.Owned[0], c.Owned[1] = b.owned[turn], b.owned[other]
	c.Threats[0], c.Threats[1] = b.threat[turn], b.threat[other]
	if !b.free() {
		c.Target = int(b.target)
		c.Marks[0], c.Marks[1] = b.marks[turn][b.target], b.marks[other][b.target]
	}
	score := b.net.Estimate(&b.sum, turn, &c) + initiative
	return max(1-decisive, min(score, decisive-1))
}

// permille is the expected result that a score stands for, short of the certain 0 and 1000.
func permille(score int) int {
	return int(math.Round(1 + 998/(1+math.Exp(-float64(score)/net.Scale))))
}
