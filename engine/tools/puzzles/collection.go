package main

import (
	"cmp"
	"context"
	"fmt"
	"math/rand/v2"
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/puzzle"
)

// The conditions of a puzzle besides having one solution.
const (
	// fewestMoves is the least number of moves to choose from.
	fewestMoves = 3
	// fewestPlies is the least depth: a puzzle is more than one obvious move.
	fewestPlies = 2
	// mostBoards is the most boards that a proof may visit, so that a test can prove all puzzles again in seconds.
	mostBoards = 50_000
	// mostFailures is the number of proofs that may exceed mostBoards before a game's earlier positions are dropped.
	mostFailures = 2
)

// mostPlies returns the greatest depth of a grade, so that a puzzle can be played to its end.
func mostPlies(grade puzzle.Grade) int { return [...]int{9, 15, 21}[grade] }

// collection has the puzzles found so far under some rules.
type collection struct {
	rules   tictactoe.Rules
	each    int
	puzzles map[puzzle.Grade][]puzzle.Puzzle
	ids     map[string]bool // IDs taken, also by puzzles under other rules
	alike   map[kind]int
}

// kind has the properties that similar puzzles share.
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

// sorted returns the puzzles of a grade, by how often searches found the solution, most often first.
func (c *collection) sorted(grade puzzle.Grade) []puzzle.Puzzle {
	return slices.SortedStableFunc(slices.Values(c.puzzles[grade]), func(p, q puzzle.Puzzle) int {
		return cmp.Or(cmp.Compare(p.Temptation(), q.Temptation()), cmp.Compare(p.Depth, q.Depth))
	})
}

// String returns the number of puzzles of each grade.
func (c *collection) String() (s string) {
	for _, grade := range puzzle.Grades {
		s += fmt.Sprint(len(c.puzzles[grade]), " ", grade, " ")
	}
	return s
}

// wanted reports whether there is room for another puzzle of a grade. At most a quarter of a grade may have the same
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
// too long. They have no grades yet.
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

// provedAlone reports whether a solver that remembers nothing proves the position within the limit.
func provedAlone(p tictactoe.Position) bool {
	_, err := new(puzzle.Solver).Prove(context.Background(), p, mostBoards)
	return err == nil
}
