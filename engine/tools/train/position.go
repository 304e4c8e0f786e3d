package main

import (
	"fmt"
	"math"
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search/net"
)

// position is a position of a game with the mover's expected result.
type position struct {
	input    net.Input
	result   float32 // of the game, 0..1
	expected float32 // by the search, 0..1
	ply      int
	proved   bool // to be a win or a loss
}

// positions returns the positions of the games that a search looked at.
func positions(rules tictactoe.Rules, games []game) (all []position) {
	for _, g := range games {
		p := tictactoe.New(rules)
		for i, c := range g.cells {
			if g.permille[i] >= 0 && !winsAtOnce(&p) {
				result := float32(g.result) / 1000
				if p.Turn() == tictactoe.O {
					result = 1 - result
				}
				all = append(all, position{net.NewInput(&p), result, float32(g.permille[i]) / 1000, i, g.proved(i)})
			}
			p.Push(c)
		}
	}
	return all
}

// winsAtOnce reports whether a move wins; then the search does not ask the net.
func winsAtOnce(p *tictactoe.Position) bool {
	for c := range p.Legal().ByBox() {
		if after, _ := p.Play(c); after.Winner() == p.Turn() {
			return true
		}
	}
	return false
}

// searchShare is the share of the search's expectation in the result that the net learns; the rest is the result of the
// game. A search is certain about near events; the result tells about distant ones.
const searchShare = 0.75

// disagreement is the weight of a proved position on which the net is wrong by 1. One on which it is right has 1.
const disagreement = 4

func samplesOf(model *net.Model, positions []position) (samples []net.Sample) {
	for i := range positions {
		p := &positions[i]
		want := p.expected
		if !p.proved {
			want = p.result*(1-searchShare) + p.expected*searchShare
		}
		weight := 1
		if p.proved {
			wrong := max(want-model.Estimate(&p.input), model.Estimate(&p.input)-want)
			weight += int(disagreement*wrong + 0.5)
		}
		samples = append(samples, slices.Repeat([]net.Sample{{Input: p.input, Want: want}}, weight)...)
	}
	return samples
}

// searchLoss returns the mean cross entropy of the search's expectations.
func searchLoss(positions []position) float64 {
	sum := 0.0
	for _, p := range positions {
		sum += net.CrossEntropy(p.result, p.expected)
	}
	return sum / float64(max(1, len(positions)))
}

// modelLoss returns the mean cross entropy of the model's estimates.
func modelLoss(model *net.Model, positions []position) float64 {
	sum := 0.0
	for i := range positions {
		sum += net.CrossEntropy(positions[i].result, model.Estimate(&positions[i].input))
	}
	return sum / float64(max(1, len(positions)))
}

// printErrors prints for each ply the number of proved positions, and the mean difference of the estimates and the
// proofs.
func printErrors(model *net.Model, positions []position) {
	var count [grid.Cells]int
	var errors [grid.Cells]float64
	for i := range positions {
		if p := &positions[i]; p.proved {
			count[p.ply]++
			errors[p.ply] += math.Abs(float64(model.Estimate(&p.input) - p.expected))
		}
	}
	fmt.Println("ply  proved  error")
	for ply, n := range count {
		if n > 0 {
			fmt.Printf("%3d  %6d  %5.3f\n", ply, n, errors[ply]/float64(n))
		}
	}
}
