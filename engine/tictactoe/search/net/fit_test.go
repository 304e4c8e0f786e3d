package net

import (
	"math"
	"math/rand/v2"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// randomInput returns the net's input after random play.
func randomInput(rules tictactoe.Rules, random *rand.Rand) Input {
	p := randomPosition(rules, random)
	return NewInput(&p)
}

// randomPosition returns a position after random play that is not over.
func randomPosition(rules tictactoe.Rules, random *rand.Rand) tictactoe.Position {
	for {
		p := tictactoe.New(rules)
		for plies := random.IntN(50); plies > 0 && !p.Over(); plies-- {
			p.Push(p.RandomMove(random))
		}
		if !p.Over() {
			return p
		}
	}
}

func TestGradientIsThatOfTheLoss(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	m := NewModel(random)
	for i := range m.Params {
		m.Params[i] += float32(random.NormFloat64() * 0.05)
	}
	const want = 0.8
	loss := func(in *Input) float64 { return CrossEntropy(want, m.Estimate(in)) }
	wrong, checked := 0, 0
	for range 20 {
		in, sums := randomInput(tictactoe.Open, random), make([]float32, Size)
		var p pass
		p.backward(m.Params, &in, p.forward(m.Params, &in)-want, sums)
		for at, slope := range sums {
			if slope == 0 || random.IntN(20) > 0 {
				continue
			}
			const step = 1e-2
			old := m.Params[at]
			m.Params[at] = old + step
			above := loss(&in)
			m.Params[at] = old - step
			below := loss(&in)
			m.Params[at] = old
			checked++
			if got := (above - below) / (2 * step); math.Abs(got-float64(slope)) > 2e-3+0.1*math.Abs(got) {
				wrong++ // a neuron has its bend in between
			}
		}
	}
	fail.If(t, checked < 500 || wrong*20 > checked, "%d of %d slopes are wrong", wrong, checked)
}

func TestStepLearns(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 1))
	m, batch := NewModel(random), make([]Sample, 64)
	for i := range batch {
		batch[i] = Sample{randomInput(tictactoe.Closed, random), float32(i % 2)}
	}
	first := m.Step(batch, 0.01, random)
	last := first
	for range 60 {
		last = m.Step(batch, 0.01, random)
	}
	fail.If(t, !(last < first*0.9), "the loss was %v, and is %v", first, last)
}
