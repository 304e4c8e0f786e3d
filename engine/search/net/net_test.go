package net

import (
	"bytes"
	"compress/zlib"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

var winnerRules = tictactoe.RulesThat(tictactoe.Rules.HaveWinner)

// sumOf is the hidden layer of a position.
func sumOf(n *Net, p *tictactoe.Position) (sum Sum) {
	n.Sum(&sum, fieldsOf(p))
	return sum
}

func fieldsOf(p *tictactoe.Position) *Fields {
	f := Fields{Owned: [2]tictactoe.Places{p.Owned(tictactoe.X), p.Owned(tictactoe.O)},
		Closed: p.Closed()}
	for box := range grid.Box(grid.Boxes) {
		f.Index[box] = uint16(Index(p.Marks(box, tictactoe.X), p.Marks(box, tictactoe.O)))
	}
	return &f
}

// estimate is what the net makes of a position.
func estimate(n *Net, p *tictactoe.Position) int {
	sum := sumOf(n, p)
	return n.Estimate(&sum, p.Side(), choiceIn(n, p))
}

// choiceIn is what the mover of a position may choose.
func choiceIn(n *Net, p *tictactoe.Position) *Choice {
	mover, other := p.Turn(), p.Turn().Other()
	c := Choice{Target: Free, Owned: [2]tictactoe.Places{p.Owned(mover), p.Owned(other)},
		Closed: p.Closed(), Prospects: new([9]uint8)}
	if f, ok := p.Forced(); ok {
		c.Target = int(f)
		c.Marks = [2]tictactoe.Places{p.Marks(f, mover), p.Marks(f, other)}
	}
	fields := fieldsOf(p)
	for f := range grid.Box(grid.Boxes) {
		c.Prospects[f] = n.prospect(fields, int(f))
		if p.Owner(f) == tictactoe.Empty {
			threats := Threats(p.Marks(f, mover), p.Marks(f, other))
			c.Threats[0] |= threats & 1 << f
			c.Threats[1] |= threats >> 1 << f
		}
	}
	return &c
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
		if got := float64(estimate(n, &p)); math.Abs(got-want) > Scale/8 {
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
				n.Mark(&sum, &sum, at, before.Index[at], after.Index[at], n.prospect(before, at), n.prospect(after, at))
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

// compressed is so many zeros.
func compressed(size int) []byte {
	var data bytes.Buffer
	w := zlib.NewWriter(&data)
	w.Write(make([]byte, size))
	w.Close()
	return data.Bytes()
}

func TestLoadRefusesWhatIsNoNet(t *testing.T) {
	data := Encode(make([]float32, Size))
	for _, data := range [][]byte{nil, data[:len(data)-1], compressed(2*Size - 1), compressed(2*Size + 1)} {
		if _, err := Load(data, nil); err == nil {
			t.Errorf("%d bytes are a net", len(data))
		}
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
		for _, sign := range []int{1, -1} {
			if most := slices.Max(n.highest(sign)); most > math.MaxInt16 {
				t.Errorf("%s: a neuron can reach %d", name, most*sign)
			}
		}
		if most := n.second.highest(); most > math.MaxInt32 {
			t.Errorf("%s: the second layer can reach %d", name, most)
		}
	}
}

// highest is a bound of what the layer counts with, times 1 or -1, if each neuron before it is 16 bits.
func (s *secondLayer) highest() (most int) {
	all := 2 * Hidden * math.MaxInt16 * unitSecond
	for j, weights := range s.rows {
		sum := int(max(s.bias[j], -s.bias[j]))
		for _, weight := range weights {
			sum += int(max(weight, -weight)) * math.MaxInt16
		}
		most = max(most, sum)
		all += int(max(s.weight[j], -s.weight[j])) * mostSecond
	}
	return max(most, all)
}

// highest is a bound of what each neuron can be times a sign.
func (n *Net) highest(sign int) []int {
	sum := make([]int, Hidden)
	for f := range 9 {
		addTo(sum, n.highestField(f, sign))
	}
	first := func(s *Sum) []int { return unpacked(&s[0], sign) }
	for l := range n.row {
		addTo(sum, highestOf(n.row[l][:], first))
	}
	either := func(s *Sum) []int {
		most := unpacked(&s[0], sign)
		raise(most, unpacked(&s[1], sign))
		return most
	}
	addTo(sum, highestOf(n.target[:], either))
	addTo(sum, highestOf(n.choice[:], either))
	return sum
}

// highestField is the most of what a field adds to each neuron.
func (n *Net) highestField(f, sign int) []int {
	first := func(s *Sum) []int { return unpacked(&s[0], sign) }
	most, owner := highestOf(n.closed[f][:], first), highestOf(n.owner[f][:], first)
	var more [standings][]int
	for s := range more {
		won := slices.Clone(owner)
		addTo(won, n.highestSend(s, sign))
		more[s] = won
		for p := s; p < prospects; p += standings {
			open := first(&n.stake[f][p])
			addTo(open, n.highestSend(p, sign))
			raise(more[s], open)
		}
	}
	for i := range n.field[f] {
		marks := first(&n.field[f][i])
		addTo(marks, more[n.stands[i]])
		raise(most, marks)
	}
	return most
}

// highestSend is the most of what a field adds to each neuron if a move can send there, and 0 as it may not.
func (n *Net) highestSend(prospect, sign int) []int {
	most := make([]int, Hidden)
	for turn := range n.send {
		raise(most, unpacked(&n.send[turn][prospect][turn], sign))
	}
	return most
}

// unpacked is a vector's numbers times a sign.
func unpacked(v *vector, sign int) []int {
	numbers := make([]int, 0, Hidden)
	for _, word := range v {
		for range 4 {
			x := int16(word)
			numbers = append(numbers, sign*int(x))
			word = (word - uint64(int64(x))) >> 16 // what the lower number borrowed comes back
		}
	}
	return numbers
}

// highestOf is the most of all, number by number.
func highestOf(all []Sum, of func(*Sum) []int) []int {
	most := of(&all[0])
	for i := range all {
		raise(most, of(&all[i]))
	}
	return most
}

func raise(numbers, least []int) {
	for i := range numbers {
		numbers[i] = max(numbers[i], least[i])
	}
}

func addTo(sum, numbers []int) {
	for i := range sum {
		sum[i] += numbers[i]
	}
}

func TestLoadYields(t *testing.T) {
	calls := 0
	if _, err := Load(Encode(make([]float32, Size)), func() { calls++ }); err != nil || calls != 90 {
		t.Errorf("%d calls, %v", calls, err)
	}
}
