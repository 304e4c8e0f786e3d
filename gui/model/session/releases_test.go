package session

import (
	"fmt"
	"io/fs"
	"os"
	"testing"

	"ninefold/engine/test/fail"
)

// release returns the files of a session that an earlier version wrote.
func release(t testing.TB, name string) shelf {
	f, folder := shelf{}, os.DirFS("testdata/"+name)
	fail.OnError(t, fs.WalkDir(folder, ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		f[path], err = fs.ReadFile(folder, path)
		return err
	}))
	return f
}

func TestSessionsOfTheLastReleasesOpen(t *testing.T) {
	for name, want := range map[string]string{
		"2026-11-25": "[5 1 3 2]", "2026-11-26": "[5 3 2 1]", "2026-11-28": "[6 5 3 2 1]",
	} {
		f := release(t, name)
		for _, again := range [...]bool{false, true} {
			s := f.opened(t)
			fail.Unequal(t, ids(s), want, "%s: the boards", name)
			checkRelease(t, name, s)
			f.keep(s)
			fail.If(t, again && s.Changed(), "%s: something is to be kept again", name)
		}
	}
}

// checkRelease checks the boards that every session of testdata has.
func checkRelease(t *testing.T, name string, s *Session) {
	t.Helper()
	u := s.Sudoku
	fail.Unequal(t, fmt.Sprintln(s.Shown, u.meta().id, u.Len(), u.Current(), u.Spent(), u.Hints(),
		u.meta().document().Path),
		"crosshatch 3 4 3 1m1s 1 /home/ann/\xff.txt\n", "%s: the Sudoku", name)
	fail.Unequal(t, fmt.Sprintln(s.Settings.Rules, s.Settings.Analysis, s.Settings.Recent, s.Settings.Training.Solved),
		"majority true [/home/ann/a.txt] [c12]\n", "%s: the settings", name)
	first, won := s.Entry(1), s.Entry(2)
	fail.Unequal(t, fmt.Sprintln(first.Name, first.X.Name, first.O.Name, first.Moves), "My first Ann Bob 3\n",
		"%s: game 1", name)
	fail.Unequal(t, won.O.Player.Name+" "+won.Result, "Novice 1-0", "%s: game 2", name)
	fail.OnError(t, s.OpenBoard(first))
	fail.Unequal(t, s.Game.Len(), 6, "%s: the steps of game 1", name)
	if name == "2026-11-28" {
		e, renamed := s.ToRestore()
		if e == nil || renamed {
			t.Fatal("the removed Sudoku is gone")
		}
		fail.Unequal(t, fmt.Sprintln(e.ID, e.Grade), "4 hard\n", "%s: the removed Sudoku", name)
		fail.OnError(t, s.OpenBoard(s.Entry(6)))
		fail.Unequal(t, fmt.Sprint(s.Sudoku.Place().Number, s.Sudoku.Len()), "1 2", "%s: the collection's Sudoku", name)
	}
	fail.OnError(t, s.OpenBoard(s.Entry(3)))
}
