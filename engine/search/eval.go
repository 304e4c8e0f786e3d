package search

import (
	"embed"
	"math"
	"sync"

	"ninefold/engine/search/net"
	"ninefold/engine/tictactoe"
)

// netFiles has a net for each rule set that has a winner, NAME.net. They were made by ninefold/engine/search/train in
// three generations. The first played with the search of the commit that added it and the seed 1: Closed 60,000 games
// in 5 epochs, Open 30,000 in 5 epochs. Open still has this net, with zeros for the inputs that came later: who owns
// the lines of fields, and the stakes. The second played with the nets of the first and the seed 2: Closed, beginning
// with its own first net, 45,000 games in 4 epochs, which is the net that it has. The third is for Majority alone: with
// the nets of the second, 2000 nodes a move and the seed 3, beginning with its second net, 50,000 games in 4 epochs,
// and from what came of that 80,000, the same and 30,000 more, in 6 epochs. Under Closed 50,000 such games made no
// better player. All were rounded to net's 1/1024 then, which changes no loss in its first four digits.
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

// bar brings up to date whether the sides can still own a box.
func (b *board) bar(box int) {
	bit := uint16(1) << box
	for side := range 2 {
		decided := (b.lined|b.closed)&bit != 0
		if b.owned[side]&bit == 0 && (decided || !hasLine[all&^b.marks[1-side][box]&all]) {
			b.barred[side] |= bit
		}
	}
}

// hopeless reports whether the side can never win the game: each line of boxes has one that it can never own, nor, if
// that counts, can it own more boxes than the other side does already.
func (b *board) hopeless(side uint8) bool {
	possible := all &^ b.barred[side&1] & all
	return !hasLine[possible] && !(b.counts && boxCount(possible) > boxCount(b.owned[side&1^1]))
}

// drawn reports whether the game can only end in a draw, or has.
func (b *board) drawn() bool {
	return b.over && b.winner == nobody || b.hopeless(0) && b.hopeless(1)
}

// initiative is what the net makes too little of: a move later the mover stands so much better in the mean, and a move
// after that worse again.
const initiative = 29

// evaluate estimates how much better the position is for the mover, in the scale of the net.
func (b *board) evaluate() int {
	target, turn := net.Free, b.turn&1
	var own, other uint16
	if !b.free() {
		target = int(b.target)
		own, other = b.marks[turn][target], b.marks[turn^1][target]
	}
	score := b.net.Estimate(&b.sum, turn, target, own, other) + initiative
	return max(1-decisive, min(score, decisive-1))
}

// permille is the expected result that a score stands for, short of the certain 0 and 1000.
func permille(score int) int {
	return int(math.Round(1 + 998/(1+math.Exp(-float64(score)/net.Scale))))
}
