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
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

var winnerRules = tictactoe.RulesThat(tictactoe.Rules.HaveWinner)

func refreshed(n *Net, p *tictactoe.Position) (a Accumulator) {
	boxes := NewBoxes(p, 0)
	n.Refresh(&a, &boxes)
	return a
}

func estimate(n *Net, p *tictactoe.Position) int {
	a := refreshed(n, p)
	return n.Estimate(&a, p.Side(), mobilityIn(n, p))
}

// mobilityIn returns the mobility of the mover of a position.
func mobilityIn(n *Net, p *tictactoe.Position) *Mobility {
	side := p.Side()
	m := Mobility{Target: Free, Wins: NewBoxes(p, side).Wins, Closed: p.Closed(), Buckets: new([9]uint8)}
	if target, ok := p.Forced(); ok {
		m.Target = int(target)
		m.Marks = [2]grid.Places{p.MarksOf(side, target), p.MarksOf(1-side, target)}
	}
	boxes := NewBoxes(p, 0)
	for box := range grid.Box(grid.Boxes) {
		m.Buckets[box] = n.bucket(&boxes, int(box))
		if p.Owner(box) == tictactoe.Empty {
			threats := Threats(p.MarksOf(side, box), p.MarksOf(1-side, box))
			m.Threats[0] |= threats & 1 << box
			m.Threats[1] |= threats >> 1 << box
		}
	}
	return &m
}

func TestNetEstimatesAsItsModel(t *testing.T) {
	random := rand.New(rand.NewPCG(2, 1))
	m := NewModel(random)
	for i := range m.Params {
		m.Params[i] += float32(random.NormFloat64() * 0.05)
	}
	n := newNet(m.Params, func() {})
	for i := range 300 {
		p := randomPosition(winnerRules[i%3], random)
		in := NewInput(&p)
		odds := float64(m.Estimate(&in))
		want := Scale * math.Log(odds/(1-odds))
		got := float64(estimate(n, &p))
		fail.If(t, math.Abs(got-want) > Scale/8, "%v: %v, want %v", p, got, want)
	}
}

func marksIn(n *Net, boxes *Boxes, box int) Marks {
	own, other := BoxMarks(int(boxes.State[box]))
	return Marks{boxes.State[box], own | other, n.bucket(boxes, box), Counts(boxes.Owned, boxes.Barred)}
}

func TestUpdatesAreAsRefreshes(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 1))
	n := newNet(NewModel(random).Params, func() {})
	marks, owners := [4]int{}, 0 // number of updates; those of marks by the sides for whom the box wins the game
	for i := range 60 {
		p := tictactoe.New(winnerRules[i%3])
		a := refreshed(n, &p)
		for !p.Over() {
			c := p.RandomMove(random)
			before, box := NewBoxes(&p, 0), int(c.Box())
			p.Push(c)
			after := NewBoxes(&p, 0)
			if before.Owned != after.Owned || before.Closed != after.Closed || before.Wins != after.Wins {
				n.UpdateOwners(&a, &a, box, &before, &after)
				owners++
			} else {
				n.UpdateMarks(&a, &a, box, marksIn(n, &before, box), marksIn(n, &after, box))
				marks[WinsGame(after.Wins, box)]++
			}
			fail.NowIf(t, a != refreshed(n, &p), "%v: %v, want %v", p, a, refreshed(n, &p))
		}
	}
	fail.If(t, owners == 0 || slices.Contains(marks[:], 0), "%d updates of owners, %d of marks", owners, marks)
}

func TestInputsMoveWithPositions(t *testing.T) {
	random := rand.New(rand.NewPCG(4, 1))
	for i := range 100 {
		p := randomPosition(winnerRules[i%3], random)
		in, seen := NewInput(&p), map[Input]bool{}
		for s := range symmetries {
			seen[in.moved(s)] = true
		}
		for range 2 {
			for range 4 {
				fail.NowIf(t, !seen[NewInput(&p)], "%v is not among the symmetries", p)
				p = p.Transformed(tictactoe.Rotated)
			}
			p = p.Transformed(tictactoe.Mirrored)
		}
	}
}

// compressed returns size zeros, compressed.
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
		fail.If(t, fail.ErrorOf(Load(data, nil)) == nil, "%d bytes are a net", len(data))
	}
}

func TestShippedNetsCannotOverflow(t *testing.T) {
	files := fail.Must(filepath.Glob("../*.net"))(t)
	fail.Unequal(t, len(files), len(tictactoe.RulesThat(tictactoe.Rules.HaveWinner)), "the nets")
	for _, name := range files {
		data, _ := os.ReadFile(name)
		n, err := Load(data, nil)
		fail.NowIf(t, err != nil, "%v, %v", name, err)
		for _, sign := range []int{1, -1} {
			most := slices.Max(n.highest(sign))
			fail.If(t, most > math.MaxInt16, "%s: a neuron can reach %d", name, most*sign)
		}
		most := n.second.highest()
		fail.If(t, most > math.MaxInt32, "%s: the second layer can reach %d", name, most)
	}
}

// highest returns a bound of the layer's sums, times 1 or -1, if each neuron before it has 16 bits.
func (s *secondLayer) highest() (most int) {
	all := 2 * Hidden * math.MaxInt16 * unitSecond
	for j, weights := range s.rows {
		bias := int32(s.bias[j/2]>>(j%2*32)) ^ math.MinInt32
		sum := int(max(bias, -bias))
		for _, weight := range weights {
			sum += int(max(weight, -weight)) * math.MaxInt16
		}
		most = max(most, sum)
		all += int(max(s.weight[j], -s.weight[j])) * mostSecond
	}
	return max(most, all)
}

// highest returns a bound of each neuron, times sign.
func (n *Net) highest(sign int) []int {
	sum := make([]int, Hidden)
	for box := range 9 {
		addTo(sum, n.highestBox(box, sign))
	}
	first := func(a *Accumulator) []int { return unpacked(&a[0], sign) }
	for l := range n.boxLine {
		addTo(sum, highestOf(n.boxLine[l][:], first))
	}
	addTo(sum, highestOf(n.counts[:], first))
	either := func(a *Accumulator) []int {
		most := unpacked(&a[0], sign)
		raise(most, unpacked(&a[1], sign))
		return most
	}
	addTo(sum, highestOf(n.target[:], func(a *Accumulator) []int {
		bare := *a
		for view := range bare {
			for i := range bare[view] {
				bare[view][i] -= tops
			}
		}
		return either(&bare)
	}))
	addTo(sum, highestOf(n.mobility[:], either))
	return sum
}

// highestBox returns the most that a box adds to each neuron.
func (n *Net) highestBox(box, sign int) []int {
	first := func(a *Accumulator) []int { return unpacked(&a[0], sign) }
	most, owner := highestOf(n.closed[box][:], first), highestOf(n.owner[box][:], first)
	var more [coarseStates][]int
	for coarse := range more {
		won := slices.Clone(owner)
		addTo(won, n.highestDestination(coarse, sign))
		more[coarse] = won
		for bucket := coarse; bucket < buckets; bucket += coarseStates {
			open := first(&n.winning[box][bucket])
			addTo(open, n.highestDestination(bucket, sign))
			raise(more[coarse], open)
		}
	}
	for state := range n.state[box] {
		marks := unpacked(&n.state[box][state], sign)
		addTo(marks, more[n.coarse[state]])
		raise(most, marks)
	}
	return most
}

// highestDestination returns the most that a box adds to each neuron: a move may be able to send there, or not (0).
func (n *Net) highestDestination(bucket, sign int) []int {
	most := make([]int, Hidden)
	for side := range n.destination {
		raise(most, unpacked(&n.destination[side][bucket][side], sign))
	}
	return most
}

// unpacked returns a vector's numbers, times sign.
func unpacked(v *vector, sign int) []int {
	numbers := make([]int, 0, Hidden)
	for _, word := range v {
		for range 4 {
			x := int16(word)
			numbers = append(numbers, sign*int(x))
			word = (word - uint64(int64(x))) >> 16 // gives back the borrow of the lower number
		}
	}
	return numbers
}

// highestOf returns the most of all, number by number.
func highestOf(all []Accumulator, of func(*Accumulator) []int) []int {
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

func TestEncodeRoundsAndClips(t *testing.T) {
	params := make([]float32, Size)
	copy(params, []float32{1, -1.0004, 40, -40})
	got, err := Decode(Encode(params))
	want := []float32{1, -1, 32 - 1./1024, -32, 0}
	fail.If(t, err != nil || !slices.Equal(got[:5], want), "%v, %v, want %v", got[:5], err, want)
	defer func() { fail.If(t, recover() == nil, "too few parameters are encoded") }()
	Encode(params[1:])
}

func TestLoadYields(t *testing.T) {
	calls := 0
	fail.OnError(t, fail.ErrorOf(Load(Encode(make([]float32, Size)), func() { calls++ })))
	fail.Unequal(t, calls, 356, "calls")
}
