package session

import (
	"maps"
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

func TestBoardsOutliveTheirIndex(t *testing.T) {
	_, f := threeBoards(t)
	f["boards/10.ninefold"] = f["boards/1.ninefold"]
	f["boards/11.sudoku"] = []byte("{")
	s := Rebuilt(f, []string{"boards/1.ninefold", "boards/10.ninefold", "boards/11.sudoku", "boards/2.ninefold",
		"boards/3.sudoku", "boards/03.sudoku", "boards/x", "boards/.ninefold-0123456789abcdef.tmp", "boards/-1.sudoku",
		"boards/9223372036854775807.ninefold", "boards/3.sudoku.damaged-1"})
	fail.If(t, ids(s) != "[10 3 2 1]" || s.Problem().entry().ID != 0, "the boards are %s", ids(s))
	s.Restart()
	play(t, s.Game, grid.At(1, 1))
	if got := f.keep(s); got != "boards/12.ninefold boards.index" || ids(f.opened(t)) != "[12 10 3 2 1]" {
		t.Errorf("%q written, the boards are %s", got, ids(f.opened(t)))
	}
}

// TestABoardThatTheIndexDoesNotKnowIsNeverOverwritten: a board written before the program was killed and the index not
// yet, and a board whose file was about to be removed.
func TestABoardThatTheIndexDoesNotKnowIsNeverOverwritten(t *testing.T) {
	s, f := threeBoards(t)
	s.KeepShown()
	removed := f["boards/1.ninefold"]
	f.keep(s)
	f["boards/1.ninefold"] = removed
	index := f[IndexFile]
	s.Restart()
	s.Sudoku.Enter(0, 1)
	f.keep(s)
	s.Show(TicTacToe)
	play(t, s.Game, grid.At(1, 1))
	f.keep(s)
	f[IndexFile], f["boards/6.sudoku"] = index, []byte("damaged")
	files := slices.Collect(maps.Keys(f))
	before := maps.Clone(f)
	again := f.opened(t)
	found := again.AdoptLater(func() []string { return files })
	if newer := f.opened(t); !found() || newer.AdoptLater(func() []string { return files[:0] })() {
		t.Error("what is newer than the index is not found, or something else is")
	}
	_, ok := again.Entry(5)
	fail.If(t, !ok || ids(again) != "[5 4 3]", "the boards are %s", ids(again))
	again.Show(TicTacToe)
	play(t, again.Game, grid.At(9, 9))
	fail.Unequal(t, f.keep(again), "boards/7.ninefold boards.index", "written")
	for file, text := range before {
		fail.If(t, file != IndexFile && string(f[file]) != string(text), "%s is overwritten", file)
	}
}
