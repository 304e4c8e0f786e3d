package main

import (
	"context"

	"ninefold/engine/grid"
	"ninefold/engine/puzzle"
	"ninefold/engine/search"
)

// grade lets the levels try a puzzle and sets what they found, the grade and the tempting move. It returns false if the
// puzzle has no grade, or one that is not wanted; then the strongest level, which takes longest, may be left out.
func grade(p *puzzle.Puzzle, wanted func(puzzle.Grade, *puzzle.Puzzle) bool) bool {
	const strongest = puzzle.Levels - 1
	wrong := map[grid.Cell]int{}
	for level := range strongest {
		p.Found[level] = ask(p, level, wrong)
	}
	p.Found[strongest] = puzzle.Tries // likely
	if likely, ok := puzzle.GradeOf(p.Found); !ok || !wanted(likely, p) {
		return false
	}
	p.Found[strongest] = ask(p, strongest, wrong)
	p.Tempting = mostOften(p, wrong)
	var ok bool
	p.Grade, ok = puzzle.GradeOf(p.Found)
	return ok
}

// ask returns how many searches of a level find the solution. It counts the wrong moves that the others choose.
func ask(p *puzzle.Puzzle, level int, wrong map[grid.Cell]int) (found int) {
	for seed := range uint64(puzzle.Tries) {
		limits := search.Levels[level].Limits(seed + 1)
		r, _ := search.Search(context.Background(), p.Position, limits, nil) // the one error is that the game is over
		if r.Best == p.Solution {
			found++
		} else {
			wrong[r.Best]++
		}
	}
	return found
}

// mostOften returns the wrong move that was chosen most often; of several the first, box by box.
func mostOften(p *puzzle.Puzzle, wrong map[grid.Cell]int) (tempting grid.Cell) {
	most := 0
	legal := p.Position.Legal()
	for c := range legal.All() {
		if wrong[c] > most {
			tempting, most = c, wrong[c]
		}
	}
	return tempting
}
