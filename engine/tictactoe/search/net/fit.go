package net

import (
	"math"
	"math/rand/v2"
	"sync"
)

// Sample is a position to train on.
type Sample struct {
	Input
	Want float32 // the estimate that the model should make: the result for the mover, 0..1
}

// Model is a net in training.
type Model struct {
	Params       []float32 // the parameters, in the order of Encode
	mean, square []float32 // of the gradients (Adam: Diederik Kingma, Jimmy Ba, arXiv 1412.6980)
	steps        int
}

// NewModel returns a model with small random parameters.
func NewModel(random *rand.Rand) *Model {
	m := ModelFrom(make([]float32, Size))
	for i := range m.Params[:directAt] {
		m.Params[i] = float32(random.NormFloat64() * 0.02)
	}
	for i := range m.Params[secondAt:weightAt] {
		m.Params[secondAt+i] = float32(random.NormFloat64() * 0.05)
	}
	for i := range Hidden {
		m.Params[biasAt+i] = 0.1
	}
	return m
}

// ModelFrom returns a model that begins with the given parameters, which Step changes in place. There must be Size of
// them.
func ModelFrom(params []float32) *Model {
	return &Model{Params: params, mean: make([]float32, Size), square: make([]float32, Size)}
}

// Estimate returns the result that the model expects for the mover, 0..1.
func (m *Model) Estimate(in *Input) float32 {
	var p pass
	return p.forward(m.Params, in)
}

// pass holds the values that the net computes for one position.
type pass struct {
	features [2][]feature // of each view
	hidden   [2][Hidden]float32
	second   [second]float32
}

// forward returns the estimate, and keeps the values that backward needs.
func (p *pass) forward(params []float32, in *Input) float32 {
	out := params[offsetAt]
	if in.Target != Free {
		for l, pattern := range patterns()[in.State[in.Target]] {
			out += params[directOf(int(in.Target), l, pattern)]
		}
	}
	for view := range 2 {
		p.features[view] = in.appendFeatures(p.features[view][:0], view)
		var h [Hidden]float32
		for _, f := range p.features[view] {
			weights := (*[Hidden]float32)(params[f.at:])
			for k := range h {
				h[k] += f.value * weights[k]
			}
		}
		p.hidden[view] = h
		for k, x := range h {
			out += sign(view, k) * max(0, x)
		}
	}
	out = p.forwardSecond(params, out)
	return 1 / (1 + float32(math.Exp(float64(-out))))
}

// forwardSecond computes the second layer from the hidden one, and returns out plus the second layer's output.
func (p *pass) forwardSecond(params []float32, out float32) float32 {
	for j := range second {
		sum := params[secondBiasOf(j)]
		for view := range 2 {
			weights := (*[Hidden]float32)(params[secondOf(j, view):])
			for k, x := range p.hidden[view] {
				sum += weights[k] * max(0, x)
			}
		}
		p.second[j] = sum
		out += params[weightAt+j] * max(0, sum)
	}
	return out
}

// backward adds the gradient of the cross entropy to sums, for the input of the last call of forward. slope is the
// derivative by the output before the logistic function.
func (p *pass) backward(params []float32, in *Input, slope float32, sums []float32) {
	sums[offsetAt] += slope
	if in.Target != Free {
		for l, pattern := range patterns()[in.State[in.Target]] {
			sums[directOf(int(in.Target), l, pattern)] += slope
		}
	}
	for j, sum := range p.second {
		if sum > 0 {
			sums[weightAt+j] += slope * sum
			sums[secondBiasOf(j)] += slope * params[weightAt+j]
		}
	}
	for view := range 2 {
		back := p.backSecond(params, view, slope, sums)
		for k, x := range p.hidden[view] {
			if x > 0 {
				back[k] += slope * sign(view, k)
			} else {
				back[k] = 0
			}
		}
		for _, f := range p.features[view] {
			gradient := (*[Hidden]float32)(sums[f.at:])
			for k := range back {
				gradient[k] += f.value * back[k]
			}
		}
	}
}

// backSecond adds the gradient by the second layer's weights from a view to sums, and returns the gradient by the
// hidden neurons of the view.
func (p *pass) backSecond(params []float32, view int, slope float32, sums []float32) (back [Hidden]float32) {
	for j, sum := range p.second {
		if sum <= 0 {
			continue
		}
		slope := slope * params[weightAt+j]
		weights := (*[Hidden]float32)(params[secondOf(j, view):])
		gradient := (*[Hidden]float32)(sums[secondOf(j, view):])
		for k, x := range p.hidden[view] {
			gradient[k] += slope * max(0, x)
			back[k] += slope * weights[k]
		}
	}
	return back
}

// Step fits the model to a batch of samples by one step of Adam with a learning rate, each sample under a random
// symmetry, and returns the mean cross entropy before the step. The same arguments give the same parameters with any
// number of processors. The batch must not be empty.
func (m *Model) Step(batch []Sample, rate float32, random *rand.Rand) float64 {
	const parts = 4
	var sums [parts][]float32
	var losses [parts]float64
	symmetries := make([]int, len(batch))
	for i := range symmetries {
		symmetries[i] = random.IntN(8)
	}
	var workers sync.WaitGroup
	for part := range parts {
		sums[part] = make([]float32, Size)
		workers.Add(1)
		go func() {
			defer workers.Done()
			var p pass
			for i := part; i < len(batch); i += parts {
				in := batch[i].Input.moved(symmetries[i])
				got := p.forward(m.Params, &in)
				losses[part] += CrossEntropy(batch[i].Want, got)
				p.backward(m.Params, &in, got-batch[i].Want, sums[part])
			}
		}()
	}
	workers.Wait()
	loss := 0.0
	for part := range parts {
		loss += losses[part]
	}
	m.steps++
	const b1, b2 = 0.9, 0.999
	scale := 1 / float32(len(batch))
	c1, c2 := 1-float32(math.Pow(b1, float64(m.steps))), 1-float32(math.Pow(b2, float64(m.steps)))
	for i := range m.Params {
		g := (sums[0][i] + sums[1][i] + sums[2][i] + sums[3][i]) * scale
		m.mean[i] += (g - m.mean[i]) * (1 - b1)
		m.square[i] += (g*g - m.square[i]) * (1 - b2)
		m.Params[i] -= rate * (m.mean[i] / c1) / (float32(math.Sqrt(float64(m.square[i]/c2))) + 1e-8)
	}
	return loss / float64(len(batch))
}

// CrossEntropy returns the cross entropy of an estimate and the wanted one, both 0..1. It is least if they agree. An
// estimate counts as at least a millionth, and at most 1 less a millionth.
func CrossEntropy(want, got float32) float64 {
	got = max(1e-6, min(got, 1-1e-6))
	return -float64(want)*math.Log(float64(got)) - float64(1-want)*math.Log(float64(1-got))
}
