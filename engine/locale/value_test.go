package locale

import (
	"math/rand/v2"
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/search"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func estimated(permille int) search.Value {
	return search.Value{Kind: search.Estimate, Permille: permille}
}

func TestValuesInWords(t *testing.T) {
	for want, v := range map[string]search.Value{
		"O wins in 3 moves":     {Kind: search.Win, Plies: 3, Exact: true},
		"O wins within 3 moves": {Kind: search.Win, Plies: 3},
		"X wins in 1 move":      {Kind: search.Loss, Plies: 1},
		"X wins within 8 moves": {Kind: search.Loss, Plies: 8},
		"O has won":             {Kind: search.Win},
		"forced draw":           {Kind: search.Draw},
		"O 33%":                 estimated(333),
		"O 50%":                 estimated(495),
		"not known yet":         {},
	} {
		fail.Unequal(t, w.Value(v, tictactoe.O), want, "%+v", v)
	}
}

func TestValuesInAFewCharacters(t *testing.T) {
	for want, v := range map[string]search.Value{
		"64": estimated(644), "50": estimated(500), "45": estimated(451), "0": estimated(4), "100": estimated(995),
		"W7": {Kind: search.Win, Permille: 1000, Plies: 7}, "L12": {Kind: search.Loss, Plies: 12},
		"=": {Kind: search.Draw, Permille: 500},
	} {
		fail.Unequal(t, w.ValueNote(v), want, "%+v", v)
	}
}

func TestALongLineOfMovesIsCut(t *testing.T) {
	fail.Unequal(t, w.Moves([]grid.Cell{grid.At(1, 9), grid.At(3, 7)}), "1,9 3,7", "it")
	line := slices.Repeat([]grid.Cell{grid.At(5, 5)}, 12)
	whole := w.Moves(line)
	got := w.Moves(append(line, line...))
	fail.If(t, got != whole+" …" || w.Moves(nil) != "", "%q", got)
}

func TestAMoveSaysWhereItSends(t *testing.T) {
	p := tictactoe.New(tictactoe.Closed)
	fail.Unequal(t, w.Sends(&p), "any", "an empty board")
	p.Push(grid.At(1, 2))
	fail.Unequal(t, w.Sends(&p), "2", "after a move to the second place")
	for random := rand.New(rand.NewPCG(1, 1)); !p.Over(); {
		p.Push(p.RandomMove(random))
	}
	fail.Unequal(t, w.Sends(&p), "", "the end of a game")
}

func TestWork(t *testing.T) {
	for nodes, want := range map[int64]string{
		0: "Known without searching", 1: "1 positions, depth 7", 999: "999 positions, depth 7",
		12_345: "12.3k positions, depth 7", 345_678: "346k positions, depth 7", 1_000_000: "1.0M positions, depth 7",
		12_345_678: "12.3M positions, depth 7",
	} {
		fail.Unequal(t, w.Work(&search.Result{Nodes: nodes, Depth: 7}), want, "%d nodes", nodes)
	}
}

func TestEveryLevelHasAName(t *testing.T) {
	inEveryLanguage(t, func(w *Words) (said []string) {
		for _, level := range search.Levels {
			said = append(said, w.Level(level.Name))
		}
		return said
	})
}

func TestEveryValueHasWordsInEveryLanguage(t *testing.T) {
	inEveryLanguage(t, func(w *Words) (said []string) {
		for kind := search.Unknown; kind <= search.Loss; kind++ {
			for _, plies := range []int{0, 1, 5} {
				for _, m := range bothMarks {
					said = append(said, w.Value(search.Value{Kind: kind, Plies: plies, Exact: plies == 5}, m),
						w.ValueNote(search.Value{Kind: kind, Plies: plies}))
				}
			}
		}
		return said
	})
}
