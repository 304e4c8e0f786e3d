package main

import (
	"context"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe/puzzle"
	"ninefold/engine/tictactoe/search"
)

// grade lets searches try a puzzle and sets Found, Grade and Tempting. It returns false if the puzzle has no grade or
// its grade is not wanted. In that case it may skip the largest budget, which takes longest.
func grade(p *puzzle.Puzzle, wanted func(puzzle.Grade, *puzzle.Puzzle) bool) bool {
	const last = puzzle.Budgets - 1
	wrong := map[grid.Cell]int{}
	for i := range last {
		p.Found[i] = ask(p, puzzle.Nodes[i], wrong)
	}
	p.Found[last] = puzzle.Tries // a guess
	if likely, ok := puzzle.GradeOf(p.Found); !ok || !wanted(likely, p) {
		return false
	}
	p.Found[last] = ask(p, puzzle.Nodes[last], wrong)
	p.Tempting = mostOften(p, wrong)
	var ok bool
	p.Grade, ok = puzzle.GradeOf(p.Found)
	return ok
}

// ask returns how many searches with a node budget find the solution. In wrong it counts the wrong moves of the rest.
func ask(p *puzzle.Puzzle, nodes int64, wrong map[grid.Cell]int) (found int) {
	for seed := range uint64(puzzle.Tries) {
		limits := search.Limits{Nodes: nodes, Seed: seed + 1}
		r, _ := search.Search(context.Background(), p.Position, limits, nil) // the only error is that the game is over
		if r.Best == p.Solution {
			found++
		} else {
			wrong[r.Best]++
		}
	}
	return found
}

// mostOften returns the wrong move chosen most often; among equals the first, box by box.
func mostOften(p *puzzle.Puzzle, wrong map[grid.Cell]int) (tempting grid.Cell) {
	most := 0
	legal := p.Position.Legal()
	for c := range legal.ByBox() {
		if wrong[c] > most {
			tempting, most = c, wrong[c]
		}
	}
	return tempting
}
