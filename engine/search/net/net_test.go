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
	return n.Estimate(&sum, uint8(p.Turn()-tictactoe.X), choiceIn(p))
}

// choiceIn is what the mover of a position may choose.
func choiceIn(p *tictactoe.Position) *Choice {
	mover, other := p.Turn(), p.Turn().Other()
	c := Choice{Target: Free, Owned: [2]uint16{uint16(p.Owned(mover)), uint16(p.Owned(other))},
		Closed: uint16(p.Closed())}
	if f, ok := p.Forced(); ok {
		c.Target = int(f)
		c.Marks = [2]uint16{uint16(p.Marks(f, mover)), uint16(p.Marks(f, other))}
	}
	for f := range grid.Box(grid.Boxes) {
		if p.Owner(f) == tictactoe.Empty {
			threats := Threats(uint16(p.Marks(f, mover)), uint16(p.Marks(f, other)))
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
		if got := float64(estimate(n, &p)); math.Abs(got-want) > Scale/12 {
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
	}
}

// highest is a bound of what each neuron can be times a sign.
func (n *Net) highest(sign int) []int {
	of := func(v *vector) []int { return unpacked(v, sign) }
	sum := make([]int, Hidden)
	for f := range 9 {
		addTo(sum, n.highestField(f, sign))
	}
	first := func(s *Sum) []int { return of(&s[0]) }
	for l := range n.row {
		addTo(sum, highestOf(n.row[l][:], first))
	}
	addTo(sum, highestOf(slices.Concat(n.target[0][:], n.target[1][:]), of))
	addTo(sum, highestOf(slices.Concat(n.choice[0][:], n.choice[1][:]), of))
	return sum
}

// highestField is the most of what a field adds to each neuron.
func (n *Net) highestField(f, sign int) []int {
	first := func(s *Sum) []int { return unpacked(&s[0], sign) }
	most, owner := highestOf(n.closed[f][:], first), highestOf(n.owner[f][:], first)
	var more [standings][]int
	for s := range more {
		stakes := []Sum{{}, n.stake[f][1][s], n.stake[f][2][s], n.stake[f][3][s]}
		more[s] = highestOf(stakes, first)
		raise(more[s], owner)
	}
	for i := range n.field[f] {
		marks := first(&n.field[f][i])
		addTo(marks, more[n.stands[i]])
		raise(most, marks)
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
func highestOf[T any](all []T, of func(*T) []int) []int {
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
