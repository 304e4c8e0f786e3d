package main

import (
	"fmt"

	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search/net"
)

// position is a position of a game with the mover's expected result.
type position struct {
	input    net.Input
	result   float32 // of the game, 0..1, or noResult
	expected float32 // by the search, 0..1
}

// positions returns the positions of the games that a search looked at.
func positions(rules tictactoe.Rules, games []game) (all []position) {
	for _, g := range games {
		p := tictactoe.New(rules)
		for i, c := range g.cells {
			if g.permille[i] >= 0 && !winsAtOnce(&p) {
				result := float32(g.result) / 1000
				switch {
				case g.result == noResult:
					result = noResult
				case p.Turn() == tictactoe.O:
					result = 1 - result
				}
				all = append(all, position{net.NewInput(&p), result, float32(g.permille[i]) / 1000})
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
// game, if there is one. A search is certain about near events; the result tells about distant ones.
const searchShare = 0.75

func samplesOf(positions []position) []net.Sample {
	samples := make([]net.Sample, len(positions))
	for i, p := range positions {
		samples[i] = net.Sample{Input: p.input, Want: p.expected}
		if p.result != noResult {
			samples[i].Want = p.result*(1-searchShare) + p.expected*searchShare
		}
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

// printCalibration prints for each tenth of the range of estimates the number of positions in it, the mean of their
// estimates, and the mean of the results.
func printCalibration(model *net.Model, positions []position) {
	var count [10]int
	var estimates, results [10]float64
	for i := range positions {
		estimate := model.Estimate(&positions[i].input)
		tenth := min(int(estimate*10), 9)
		count[tenth]++
		estimates[tenth] += float64(estimate)
		results[tenth] += float64(positions[i].result)
	}
	fmt.Println("positions  estimated  result")
	for tenth, n := range count {
		if n > 0 {
			fmt.Printf("%9d  %9.3f  %6.3f\n", n, estimates[tenth]/float64(n), results[tenth]/float64(n))
		}
	}
}
