package main

import (
	"io"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/puzzle"
)

// some returns the puzzles of a few games.
func some(rules tictactoe.Rules) (found []puzzle.Puzzle) {
	c := newCollection(rules, 10, map[string]bool{})
	for number := uint64(0); len(found) < 2 && number < 20; number++ {
		c.addFrom(1, number)
		found = nil
		for _, grade := range puzzle.Grades {
			found = append(found, c.sorted(grade)...)
		}
	}
	return found
}

func TestTheSameSeedMakesTheSamePuzzles(t *testing.T) {
	for i, rules := range tictactoe.RulesThat(tictactoe.Rules.HavePuzzles) {
		found := some(rules)
		fail.If(t, len(found) < 2, "%d puzzles in twenty games under %v", len(found), rules)
		if i == 0 {
			again := some(rules)
			fail.Unless(t, reflect.DeepEqual(found, again), "first %+v, then %+v", found, again)
		} else if testing.Short() {
			break
		}
		for _, p := range found {
			grade, ok := puzzle.GradeOf(p.Found)
			fail.If(t, !ok || grade != p.Grade || p.Depth > mostPlies(grade), "%+v", p)
			proof, err := new(puzzle.Solver).Prove(t.Context(), p.Position, mostBoards)
			fail.If(t, err != nil || proof.Solution != p.Solution, "%+v: %+v, %v", p, proof, err)
		}
	}
}

// TestTheSearchIsAsWhenThePuzzlesWereGraded searches again with all budgets except the largest. When the search
// changes, some puzzles get another grade; when many do, all puzzles must be made again.
func TestTheSearchIsAsWhenThePuzzlesWereGraded(t *testing.T) {
	nth := 10
	if testing.Short() {
		nth = 60
	}
	asked, otherwise := 0, 0
	for i, p := range puzzle.All() {
		if i%nth != 0 {
			continue
		}
		asked++
		for i, nodes := range puzzle.Nodes[:puzzle.Budgets-1] {
			wrong := map[grid.Cell]int{}
			p.Found[i] = ask(&p, nodes, wrong)
			tries := p.Found[i]
			for _, times := range wrong {
				tries += times
			}
			fail.Unequal(t, tries, puzzle.Tries, "%s, %d nodes: the right and the wrong moves", p.ID, nodes)
		}
		if grade, ok := puzzle.GradeOf(p.Found); !ok || grade != p.Grade {
			otherwise++
		}
	}
	t.Logf("%d of %d puzzles get another grade or none", otherwise, asked)
	fail.If(t, 3*otherwise > asked,
		"%d of %d puzzles get another grade or none: make the puzzles again", otherwise, asked)
}

func TestWhatIsWanted(t *testing.T) {
	c := newCollection(tictactoe.Open, 4, map[string]bool{})
	p := puzzle.Puzzle{ID: "abcde", Depth: 5}
	fail.Unless(t, c.wanted(puzzle.Easy, &p), "the first is not wanted")
	c.add(p)
	for why, p := range map[string]puzzle.Puzzle{
		"the same again": {ID: "abcde", Depth: 7},
		"one like it":    {ID: "fghij", Depth: 5},
		"a long one":     {ID: "fghij", Depth: 11},
	} {
		fail.If(t, c.wanted(puzzle.Easy, &p), "%s is wanted", why)
	}
	for depth := 6; depth < 9; depth++ {
		c.add(puzzle.Puzzle{Depth: depth})
	}
	p = (puzzle.Puzzle{ID: "fghij", Depth: 3})
	fail.If(t, c.wanted(puzzle.Easy, &p) || !c.wanted(puzzle.Hard, &p) || c.full(), "with %s", c)
}

func TestAFileThatCannotBeWritten(t *testing.T) {
	err := run(1, 0, filepath.Join(t.TempDir(), "none", "x"), io.Discard)
	fail.If(t, err == nil || !strings.Contains(err.Error(), "none"), "%v", err)
}
