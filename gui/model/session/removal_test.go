package session

import (
	"maps"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

// TestARemovedSudokuDoesNotComeBack when the user goes to the Sudoku shown last.
func TestARemovedSudokuDoesNotComeBack(t *testing.T) {
	s := importing(t, "crosshatch-2.in")
	shelf{}.keep(s)
	s.Show(s.Game)
	s.Remove(s.AllBoards()[0])
	s.Show(s.Sudoku)
	fail.Unless(t, s.Sudoku.Untouched(), "it is shown again")
}

func TestRemovedBoardsOutliveTheIndex(t *testing.T) {
	s, f := threeBoards(t)
	s.Remove(s.Entry(1))
	s.Sudoku.Enter(0, 3) // is kept although it is removed before anything is written
	s.Remove(s.Entry(3))
	f.keep(s)
	delete(f, IndexFile)
	s = f.opened(t)
	fail.Unequal(t, ids(s), "[2]", "the boards")
	s.Restore()
	fail.Unequal(t, ids(s), "[3 2]", "the boards with the last one")
	s.Restore()
	fail.If(t, ids(s) != "[3 2 1]" || s.CanRestore(), "the boards are %s", ids(s))
	fail.OnError(t, s.OpenBoard(s.Entry(3)))
	g := s.Sudoku.Grid()
	fail.Unequal(t, g.At(0), 3, "the digit that was entered last")
}

// TestTheNumberOfARemovedBoardIsNotGivenAgain, whichever file that tells the next number is lost.
func TestTheNumberOfARemovedBoardIsNotGivenAgain(t *testing.T) {
	for _, lost := range [][]string{{IndexFile}, {SettingsFile}, {IndexFile, SettingsFile}} {
		s, f := threeBoards(t)
		s.Remove(s.Entry(3))
		f.keep(s)
		for _, file := range lost {
			delete(f, file)
		}
		s = f.opened(t)
		s.Restart()
		play(t, s.Game, grid.At(5, 5))
		f.keep(s)
		fail.Unequal(t, ids(s), "[4 2 1]", "without %v the boards", lost)
	}
}

func TestTheLastHundredRemovalsAreKept(t *testing.T) {
	s, f := New(), shelf{}
	const more = 3
	for range mostRemovals + more {
		s.Restart()
		play(t, s.Game, grid.At(5, 5))
		f.keep(s)
		s.Remove(s.AllBoards()[0])
	}
	f.keep(s)
	fail.Unequal(t, len(f.Names(BoardFolder)), mostRemovals, "files")
	s = f.opened(t)
	s.AddUnlisted()
	n := 0
	for s.CanRestore() {
		s.Restore()
		n++
	}
	fail.Unequal(t, n, mostRemovals, "brought back")
	s.Remove(s.AllBoards()[0])
	s.KeepShown()
	f.keep(s)
	fail.If(t, s.CanRestore() || len(f.Names(BoardFolder)) > 1, "of all boards but one %d files are left", len(f)-2)
}

// TestTheBinOfAnOlderVersionIsTakenOver also where the program is killed, or the disk full, at any moment.
func TestTheBinOfAnOlderVersionIsTakenOver(t *testing.T) {
	f := release(t, "2026-11-28")
	f["bin/2.json"], f["bin/3.json"], f["bin/x.json"] = []byte("{"), []byte(`{"entries":["1"],"at":[0]}`), []byte("{}")
	for killed := range 3 { // after so many files were written
		g := maps.Clone(f)
		s := g.opened(t)
		for i, file := range s.Keep(start) {
			if i < killed && file.Text != nil {
				g[file.Name] = file.Text()
			}
		}
		for range 2 {
			s = g.opened(t)
			s.AddUnlisted()
			e, _ := s.ToRestore()
			fail.NowIf(t, e == nil || e.ID != 4 || len(s.acts) != 1, "after %d files %+v was removed", killed, e)
			g.keep(s)
		}
		fail.If(t, g["bin/1.json"] != nil, "the bin is there still")
		s.Restore()
		g.keep(s)
		fail.If(t, g.opened(t).Entry(4) == nil, "it does not come back")
	}
}

// TestARemovedBoardIsListedOrComesBack wherever the program is killed while a removal, or its undo, is written.
func TestARemovedBoardIsListedOrComesBack(t *testing.T) {
	for _, undone := range []bool{false, true} {
		for killed := range 4 { // after so many files were written
			s, f := threeBoards(t)
			s.Remove(s.Entry(1))
			if undone {
				f.keep(s)
				s.Restore()
			}
			for i, file := range s.Keep(start) {
				if i < killed {
					f[file.Name] = file.Text()
				}
			}
			s = f.opened(t)
			removed := ids(s) == "[3 2]" && s.CanRestore()
			if removed {
				s.Restore()
			}
			fail.If(t, ids(s) != "[3 2 1]" || s.CanRestore(), "undone %v, killed after %d: %s", undone, killed, ids(s))
			fail.Unequal(t, removed, undone == (killed == 0),
				"undone %v, killed after %d: it is removed", undone, killed)
		}
	}
}
