package net

import (
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

var winnerRules = [...]tictactoe.Rules{tictactoe.Open, tictactoe.Closed, tictactoe.Majority}

// sumOf is the hidden layer of a position.
func sumOf(n *Net, p *tictactoe.Position) (sum Sum) {
	n.Sum(&sum, fieldsOf(p))
	return sum
}

func fieldsOf(p *tictactoe.Position) *Fields {
	f := Fields{Owned: [2]uint16{uint16(p.Owned(tictactoe.X)), uint16(p.Owned(tictactoe.O))},
		Closed: uint16(p.Closed())}
	for box := range grid.Box(grid.Boxes) {
		f.Index[box] = uint16(Index(uint16(p.Marks(box, tictactoe.X)), uint16(p.Marks(box, tictactoe.O))))
	}
	return &f
}

// estimate is what the net makes of a position.
func estimate(n *Net, p *tictactoe.Position) int {
	sum := sumOf(n, p)
	target, own, other := Free, uint16(0), uint16(0)
	if f, ok := p.Forced(); ok {
		target, own, other = int(f), uint16(p.Marks(f, p.Turn())), uint16(p.Marks(f, p.Turn().Other()))
	}
	return n.Estimate(&sum, uint8(p.Turn()-tictactoe.X), target, own, other)
}

func TestNetEstimatesAsItsModel(t *testing.T) {
	random := rand.New(rand.NewPCG(2, 1))
	m := NewModel(random)
	for i := range m.Params {
		m.Params[i] += float32(random.NormFloat64() * 0.05)
	}
	n, err := Load(Encode(m.Params), nil)
	if err != nil {
		t.Fatal(err)
	}
	for i := range 300 {
		p := randomPosition(winnerRules[i%3], random)
		in := NewInput(&p)
		odds := float64(m.Estimate(&in))
		want := Scale * math.Log(odds/(1-odds))
		if got := float64(estimate(n, &p)); math.Abs(got-want) > Scale/20 {
			t.Errorf("%v: %v, want %v", p, got, want)
		}
	}
}

func TestMovesAreAsAddingAfresh(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 1))
	n, _ := Load(Encode(NewModel(random).Params), nil)
	stakes, settled := [4]int{}, 0
	for i := range 60 {
		p := tictactoe.New(winnerRules[i%3])
		sum := sumOf(n, &p)
		for !p.Over() {
			c := p.RandomMove(random)
			before, at := fieldsOf(&p), int(c.Box())
			p.Push(c)
			after, want := fieldsOf(&p), sumOf(n, &p)
			if before.Owned != after.Owned || before.Closed != after.Closed {
				n.Settle(&sum, &sum, at, before, after)
				settled++
			} else {
				stake := Stake(after.Owned, after.Closed, at)
				n.Mark(&sum, &sum, at, before.Index[at], after.Index[at], stake)
				stakes[stake]++
			}
			if sum != want {
				t.Fatalf("%v: %v, want %v", p, sum, want)
			}
		}
	}
	if settled == 0 || slices.Contains(stakes[:], 0) {
		t.Errorf("%d fields won or closed, marks in fields for each stake: %d", settled, stakes)
	}
}

func TestInputsMoveWithPositions(t *testing.T) {
	random := rand.New(rand.NewPCG(4, 1))
	for i := range 100 {
		p := randomPosition(winnerRules[i%3], random)
		in := NewInput(&p)
		seen := map[Input]bool{}
		for s := range symmetries {
			seen[in.moved(s)] = true
		}
		for range 2 {
			for range 4 {
				if !seen[NewInput(&p)] {
					t.Fatalf("%v is not among the symmetries", p)
				}
				p = p.Transformed(tictactoe.Rotated)
			}
			p = p.Transformed(tictactoe.Mirrored)
		}
	}
}

func TestLoadRefusesAnotherSize(t *testing.T) {
	if _, err := Load(make([]byte, 2*Size-1), nil); err == nil {
		t.Error("no error")
	}
}

func TestShippedNetsCannotOverflow(t *testing.T) {
	files, err := filepath.Glob("../*.net")
	if err != nil || len(files) != len(winnerRules) {
		t.Fatal(files, err)
	}
	for _, name := range files {
		data, _ := os.ReadFile(name)
		n, err := Load(data, nil)
		if err != nil {
			t.Fatal(name, err)
		}
		for neuron := range Hidden {
			if most := n.most(neuron); most > math.MaxInt16 {
				t.Errorf("%s: neuron %d can reach %d", name, neuron, most)
			}
		}
	}
}

// most is a bound of what a neuron can be.
func (n *Net) most(neuron int) (sum int) {
	size := func(v *vector) int {
		x := v[neuron/4]
		for lane := 0; lane < neuron%4; lane++ {
			x = (x - uint64(int64(int16(x)))) >> 16 // what the lower number borrowed comes back
		}
		return max(int(int16(x)), -int(int16(x)))
	}
	for f := range 9 {
		most := 0
		for i := range n.field[f] {
			most = max(most, size(&n.field[f][i][0]))
		}
		owner := max(size(&n.owner[f][0][0]), size(&n.owner[f][1][0]))
		for i := range n.closed[f] {
			most = max(most, size(&n.closed[f][i][0])-owner)
		}
		stake := 0
		for _, standings := range n.stake[f][1:] {
			for s := range standings {
				stake = max(stake, size(&standings[s][0]))
			}
		}
		sum += most + max(owner, stake)
	}
	for l := range n.row {
		most := 0
		for pattern := range n.row[l] {
			most = max(most, size(&n.row[l][pattern][0]))
		}
		sum += most
	}
	target := 0
	for view := range n.target {
		for i := range n.target[view] {
			target = max(target, size(&n.target[view][i]))
		}
	}
	return sum + target
}

func TestLoadYields(t *testing.T) {
	calls := 0
	if _, err := Load(make([]byte, 2*Size), func() { calls++ }); err != nil || calls != 90 {
		t.Errorf("%d calls, %v", calls, err)
	}
}
