package main

import (
	"context"
	"io"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"ninefold/engine/puzzle"
	"ninefold/engine/tictactoe"
)

// some is the puzzles of a few games.
func some(rules tictactoe.Rules) (found []puzzle.Puzzle) {
	c := newCollection(rules, 10, map[string]bool{})
	for number := range uint64(3) {
		c.addFrom(1, number)
	}
	for _, grade := range puzzle.Grades {
		found = append(found, c.sorted(grade)...)
	}
	return found
}

func TestTheSameSeedMakesTheSamePuzzles(t *testing.T) {
	for _, rules := range []tictactoe.Rules{tictactoe.Open, tictactoe.Closed} {
		found := some(rules)
		if len(found) == 0 {
			t.Errorf("no puzzle in three games under %v", rules)
		}
		if again := some(rules); !reflect.DeepEqual(found, again) {
			t.Errorf("first %+v, then %+v", found, again)
		}
		for _, p := range found {
			if grade, ok := puzzle.GradeOf(p.Found); !ok || grade != p.Grade || p.Depth > mostPlies(grade) {
				t.Errorf("%+v", p)
			}
			if proof, err := new(puzzle.Solver).Prove(context.Background(), p.Position, mostBoards); err != nil || proof.Solution != p.Solution {
				t.Errorf("%+v: %+v, %v", p, proof, err)
			}
		}
	}
}

func TestWhatIsWanted(t *testing.T) {
	c := newCollection(tictactoe.Open, 4, map[string]bool{})
	p := puzzle.Puzzle{ID: "abcde", Depth: 5}
	if !c.wanted(puzzle.Easy, &p) {
		t.Error("the first is not wanted")
	}
	c.add(p)
	for why, p := range map[string]puzzle.Puzzle{
		"the same again": {ID: "abcde", Depth: 7},
		"one like it":    {ID: "fghij", Depth: 5},
		"a long one":     {ID: "fghij", Depth: 11},
	} {
		if c.wanted(puzzle.Easy, &p) {
			t.Errorf("%s is wanted", why)
		}
	}
	for depth := 6; depth < 9; depth++ {
		c.add(puzzle.Puzzle{Depth: depth})
	}
	if p = (puzzle.Puzzle{ID: "fghij", Depth: 3}); c.wanted(puzzle.Easy, &p) || !c.wanted(puzzle.Hard, &p) || c.full() {
		t.Errorf("with %s", c)
	}
}

func TestAFileThatCannotBeWritten(t *testing.T) {
	if err := run(1, 0, filepath.Join(t.TempDir(), "none", "x"), io.Discard); err == nil || !strings.Contains(err.Error(), "none") {
		t.Error(err)
	}
}
