package main

import (
	"cmp"
	"context"
	"fmt"
	"math/rand/v2"
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/puzzle"
	"ninefold/engine/tictactoe"
)

// These are the conditions of a puzzle besides having one solution.
const (
	// fewestMoves is how many moves at least there must be to choose from.
	fewestMoves = 3
	// fewestPlies is the least depth: a puzzle is no single obvious move.
	fewestPlies = 2
	// mostBoards is how many boards a proof may take, so that all puzzles are proved again in seconds.
	mostBoards = 50_000
	// mostFailures is how many proofs may take more before the earlier positions of a game are given up.
	mostFailures = 2
)

// mostPlies returns the greatest depth of a grade, so that a puzzle can be played to its end.
func mostPlies(grade puzzle.Grade) int { return [...]int{9, 15, 21}[grade] }

// collection is the puzzles found so far under some rules.
type collection struct {
	rules   tictactoe.Rules
	each    int
	puzzles map[puzzle.Grade][]puzzle.Puzzle
	ids     map[string]bool // taken, also by puzzles under other rules
	alike   map[kind]int
}

// kind is what similar puzzles have in common.
type kind struct {
	grade puzzle.Grade
	goal  puzzle.Goal
	depth int
}

func newCollection(rules tictactoe.Rules, each int, ids map[string]bool) *collection {
	return &collection{rules, each, map[puzzle.Grade][]puzzle.Puzzle{}, ids, map[kind]int{}}
}

// full reports whether there are enough puzzles of each grade.
func (c *collection) full() bool {
	for _, grade := range puzzle.Grades {
		if len(c.puzzles[grade]) < c.each {
			return false
		}
	}
	return true
}

// sorted returns the puzzles of a grade, those first whose solutions the levels found most often.
func (c *collection) sorted(grade puzzle.Grade) []puzzle.Puzzle {
	return slices.SortedStableFunc(slices.Values(c.puzzles[grade]), func(p, q puzzle.Puzzle) int {
		return cmp.Or(cmp.Compare(p.Temptation(), q.Temptation()), cmp.Compare(p.Depth, q.Depth))
	})
}

// String returns how many puzzles of each grade there are.
func (c *collection) String() (s string) {
	for _, grade := range puzzle.Grades {
		s += fmt.Sprint(len(c.puzzles[grade]), " ", grade, " ")
	}
	return s
}

// wanted reports whether there is room for another puzzle of a grade. A quarter of a grade at most may have the same
// goal and the same depth.
func (c *collection) wanted(grade puzzle.Grade, p *puzzle.Puzzle) bool {
	return len(c.puzzles[grade]) < c.each && p.Depth <= mostPlies(grade) && !c.ids[p.ID] &&
		c.alike[kind{grade, p.Goal, p.Depth}] < max(1, c.each/4)
}

func (c *collection) add(p puzzle.Puzzle) {
	c.puzzles[p.Grade] = append(c.puzzles[p.Grade], p)
	c.alike[kind{p.Grade, p.Goal, p.Depth}]++
	c.ids[p.ID] = true
}

// addFrom plays a game and adds one of the puzzles in it, if one is wanted.
func (c *collection) addFrom(seed, number uint64) {
	random := rand.New(rand.NewPCG(seed, number))
	found := candidates(c.rules, playGame(c.rules, random))
	random.Shuffle(len(found), func(i, j int) { found[i], found[j] = found[j], found[i] })
	for _, p := range found {
		if grade(&p, c.wanted) {
			c.add(p)
			return
		}
	}
}

// candidates returns the positions of a game that have one solution, from the end of the game back to where proofs take
// too long. They are not graded yet.
func candidates(rules tictactoe.Rules, moves []grid.Cell) (found []puzzle.Puzzle) {
	positions := []tictactoe.Position{tictactoe.New(rules)}
	for _, c := range moves {
		next := positions[len(positions)-1]
		next.Push(c)
		positions = append(positions, next)
	}
	var solver puzzle.Solver
	failures := 0
	for i := len(moves) - 1; i >= 0; i-- {
		p := positions[i]
		if legal := p.Legal(); legal.Len() < fewestMoves {
			continue
		}
		proof, err := solver.Prove(context.Background(), p, mostBoards)
		switch {
		case err == puzzle.ErrLimit:
			if failures++; failures == mostFailures {
				return found
			}
		case err == nil && proof.Depth >= fewestPlies && provedAlone(p):
			found = append(found, puzzle.Puzzle{
				ID: puzzle.ID(p), Moves: moves[:i], Position: p, Goal: proof.Goal, Solution: proof.Solution,
				Depth: proof.Depth,
			})
		}
	}
	return found
}

// provedAlone reports whether the position is proved within the limit by a solver that remembers nothing.
func provedAlone(p tictactoe.Position) bool {
	_, err := new(puzzle.Solver).Prove(context.Background(), p, mostBoards)
	return err == nil
}
