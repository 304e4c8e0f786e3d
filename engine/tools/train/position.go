package main

import (
	"fmt"
	"math"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search/net"
)

// position is a position of a game with the value to learn.
type position struct {
	net.Sample
	ply    int
	proved bool // to be a win or a loss
}

// positions returns the positions of the games that a search looked at.
func positions(rules tictactoe.Rules, games []game) (all []position) {
	for _, g := range games {
		p, targets := tictactoe.New(rules), g.targets()
		for i, c := range g.cells {
			if g.permille[i] >= 0 && !winsAtOnce(&p) {
				all = append(all, position{net.Sample{Input: net.NewInput(&p), Want: targets[i]}, i, g.proved(i)})
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

// modelLoss returns the mean cross entropy of the model's estimates and the values to learn.
func modelLoss(model *net.Model, positions []position) float64 {
	sum := 0.0
	for i := range positions {
		sum += net.CrossEntropy(positions[i].Want, model.Estimate(&positions[i].Input))
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
			errors[p.ply] += math.Abs(float64(model.Estimate(&p.Input) - p.Want))
		}
	}
	fmt.Println("ply  proved  error")
	for ply, n := range count {
		if n > 0 {
			fmt.Printf("%3d  %6d  %5.3f\n", ply, n, errors[ply]/float64(n))
		}
	}
}
