package session

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// threeBoards returns a session with two games and a Sudoku, which is shown, and the shelf that holds them.
func threeBoards(t testing.TB) (*Session, shelf) {
	t.Helper()
	s, f := New(), shelf{}
	for range 2 {
		s.Restart()
		play(t, s.Game, grid.At(5, 5))
		f.keep(s)
	}
	s.Import(reading(t, texttest.Sample(t, "crosshatch-2.in")))
	f.keep(s)
	return s, f
}

// ids returns the numbers of the boards in the list.
func ids(s *Session) string {
	var ids []int
	for _, e := range s.AllBoards() {
		ids = append(ids, e.ID)
	}
	return fmt.Sprint(ids)
}

func TestOnlyWhatHasChangedIsWritten(t *testing.T) {
	s, f := New(), shelf{}
	for _, step := range []struct {
		do   func()
		want string
	}{
		{func() {}, ""},
		{func() { s.Settings.Analysis = true }, "boards.index"},
		{func() { play(t, s.Game, grid.At(5, 5)) }, "boards/1.ninefold boards.index"},
		{func() { s.Game.Type('5', 0) }, ""},
		{func() { s.Show(CrossHatching) }, "boards.index"},
		{func() { s.Sudoku.Select(0) }, ""},
		{func() { s.Sudoku.Pick(4) }, "boards/2.sudoku boards.index"},
		{func() { s.Import(reading(t, "........."+strings.Repeat(".", 71)+"1")) },
			"boards/3.sudoku boards.index -boards/2.sudoku"},
		{func() { s.Sudoku.Spend(5e9) }, "boards/3.sudoku boards.index"},
		{func() { s.Show(TicTacToe); s.Game.Undo() }, "boards/1.ninefold boards.index"},
		{func() { s.Game.Forfeit("") }, ""},
		{func() { s.Game.SetReview(&Review{Line: s.Game.Line()[:1]}) }, "boards/1.ninefold boards.index"},
		{func() { s = f.opened(t) }, ""},
	} {
		step.do()
		fail.Unequal(t, f.keep(s), step.want, "written")
	}
}

func TestABoardOnWhichNothingWasDoneIsNone(t *testing.T) {
	s, f := New(), shelf{}
	s.Begin(tictactoe.Closed, "Ann", "")
	f.keep(s)
	fail.If(t, ids(s) != "[]", "the boards are %s", ids(s))
	if again := f.opened(t); again.Game.Position() != tictactoe.New(tictactoe.Closed) || again.Game.Tag("X") != "Ann" {
		t.Error("the empty board that is shown is not as it was")
	}
	s.Show(CrossHatching)
	f.keep(s)
	fail.If(t, len(f) != 1, "files are left: %v", f)
	s.Undo()
	play(t, s.Game, grid.At(5, 5))
	f.keep(s)
	fail.If(t, ids(s) != "[2]", "the boards are %s", ids(s))
}

func TestABoardOnWhichAllWasUndoneStaysListed(t *testing.T) {
	for _, kind := range []ProblemID{TicTacToe, CrossHatching} {
		s, f := New(), shelf{}
		s.Show(kind)
		fail.OnError(t, s.Problem().Tap(grid.At(5, 5)))
		s.Problem().Type('5', 0)
		s.Undo()
		f.keep(s)
		s.Restart()
		f.keep(s)
		again := f.opened(t)
		all := again.Boards(9)
		fail.NowIf(t, again.Count() != 1 || len(all) != 1, "%s: listed are %v", kind, all)
		fail.OnError(t, again.OpenBoard(all[0]))
		fail.Unless(t, again.CanRedo() && again.Problem().Redo(), "%s: what was undone is lost", kind)
	}
}

func TestTheListTellsOfEachBoard(t *testing.T) {
	s, f := threeBoards(t)
	s.ShowSudoku(s.Sudoku.Grid(), "hard")
	s.Sudoku.Enter(0, 3)
	s.GoFirst() // looking back changes neither the grid nor the position
	s.SetDocument(s.Moment(), Document{Path: "/home/me/a.txt"})
	f.keep(s)
	s.Begin(tictactoe.Closed, "Ann", "")
	s.SetSides(Sides{O: Side{Player: Mail}})
	play(t, s.Game, grid.At(5, 5), grid.At(5, 6))
	lost := s.Game.Position()
	s.Game.Forfeit("X timed out")
	s.Game.GoTo(1) // looking back, and a side line, do not change the result
	play(t, s.Game, grid.At(4, 4))
	f.keep(s)
	s.Begin(tictactoe.Open, "", "")
	s.SetSides(Sides{O: machine})
	play(t, s.Game, grid.At(5, 5))
	played := s.Game.Position()
	s.GoFirst()
	f.keep(s)
	s.Import(reading(t, texttest.Sample(t, "tictactoe-1.in")))
	f.keep(s)
	all := f.opened(t).AllBoards()
	fail.NowIf(t, len(all) != 7, "there are %d boards", len(all))
	judge, own, mail, hard := all[0], all[1], all[2], all[3]
	fail.If(t, !judge.Judge || own.Judge || judge.Shows() != s.Game.Position(), "the position is %+v", judge)
	fail.If(t, own.Shows() != played || mail.Shows() != lost, "the positions are %+v, %+v", own.Shows(), mail.Shows())
	if m, level, ok := own.Own(); !ok || m != tictactoe.X || level == "" || own.Moves != 1 || own.Result != "" {
		t.Errorf("the game against the computer is %+v", own)
	}
	_, _, ok := mail.Own()
	fail.If(t, ok || mail.Mail != "O" || mail.X.Name != "Ann" || mail.Result != "0-1" || mail.Begun == 0,
		"the game by mail is %+v", mail)
	given, now := hard.Grids()
	fail.If(t, hard.Grade != "hard" || hard.File != "a.txt" || now != given.WithDigit(0, 3), "the Sudoku is %+v", hard)
	if given, now := all[4].Grids(); given != now || !all[4].Judge || hard.Judge || all[4].Used <= all[5].Used {
		t.Errorf("the other one is %+v", all[4])
	}
}

func TestWhatIsWrongInAnIndexCostsNothingElse(t *testing.T) {
	s, f := threeBoards(t)
	s.Settings.Analysis = true
	f.keep(s)
	text := string(f[IndexFile])
	const huge = "4611686018427387904"
	for name, c := range map[string]struct {
		from, to, boards string
		shown            ProblemID
	}{
		"as it was":             {"", "", "[3 2 1]", CrossHatching},
		"a board twice":         {"1 tictactoe", "2 tictactoe", "[3 2]", CrossHatching},
		"a huge number":         {"1 tictactoe", huge + " tictactoe", "[3 2]", CrossHatching},
		"a negative one":        {"1 tictactoe", "-1 tictactoe", "[3 2]", CrossHatching},
		"another kind":          {"1 tictactoe", "1 chess", "[3 2]", CrossHatching},
		"a line of nothing":     {"1 tictactoe\t", "", "[3 2]", CrossHatching},
		"no entry":              {"1 tictactoe\t", "1 tictactoe\t[", "[3 2 1]", CrossHatching},
		"a huge next":           {`"next":4`, `"next":` + huge, "[3 2 1]", CrossHatching},
		"a next that is taken":  {`"next":4`, `"next":2`, "[3 2 1]", CrossHatching},
		"no such board shown":   {`"kind":"crosshatch","id":3`, `"kind":"crosshatch","id":9`, "[3 2 1]", CrossHatching},
		"no such other board":   {`"tictactoe","id":2},"b`, `"tictactoe","id":-2},"b`, "[3 2 1]", CrossHatching},
		"another kind shown":    {`"shown":{"kind":"crosshatch"`, `"shown":{"kind":"chess"`, "[3 2 1]", TicTacToe},
		"an unknown one before": {`"before":[`, `"before":[{"kind":"tictactoe","id":77},`, "[3 2 1]", CrossHatching},
		"no settings":           {`"settings":`, `"sittings":`, "[3 2 1]", CrossHatching},
	} {
		changed := strings.Replace(text, c.from, c.to, 1)
		fail.NowIf(t, c.from != c.to && changed == text, "%s: %s is not in\n%s", name, c.from, text)
		s, losses, err := Open([]byte(changed), f)
		if err != nil || len(losses) > 0 || ids(s) != c.boards || s.Shown != c.shown {
			t.Errorf("%s: boards %s, %s shown, %v, %v", name, ids(s), s.Shown, losses, err)
			continue
		}
		fail.Unequal(t, s.Settings.Analysis, (name != "no settings"), "%s: the settings are %+v", name, s.Settings)
		s.Restart()
		s.Sudoku.Enter(0, 1)
		shelf{}.keep(s)
		if id := s.Sudoku.id; id < 4 || id > mostBoards || s.index.entries[0].ID != id {
			t.Errorf("%s: another board has the number %d", name, id)
		}
		for s.CanUndo() {
			before := s.Problem()
			fail.NowIf(t, s.Undo() == LeftBoard && s.Problem() == before, "%s: Undo does nothing", name)
		}
	}
	for name, text := range map[string]string{
		"empty": "", "no JSON": "{" + text, "a later version": strings.Replace(text, `"version":3`, `"version":9`, 1),
		"a version in words": strings.Replace(text, `"version":3`, `"version":"3"`, 1), "cut off": text[:50],
	} {
		_, _, err := Open([]byte(text), f)
		fail.If(t, err == nil, "%s: it was accepted", name)
	}
}

// TestALargeIndexIsReadLater: a start reads only the board shown. What comes before the rest is read loses nothing.
func TestALargeIndexIsReadLater(t *testing.T) {
	s, f := threeBoards(t)
	text := s.Index()
	for n := 4; len(text) < soon+1000; n++ {
		text = fmt.Appendf(text, "%d tictactoe Casual+\t%s\n", n,
			`{"o":{"player":{"Kind":"computer","Name":"Casual"}},"result":"1-0","file":"many.txt"}`)
	}
	f[IndexFile] = text
	s = f.opened(t)
	fail.If(t, s.Adopted() || s.Count() != 0 || s.Sudoku.Untouched(), "%d are read", s.Count())
	s.Restart()
	s.Sudoku.Enter(0, 1)
	s.Await()()
	f.keep(s)
	lines := bytes.Count(text, []byte("\n"))
	fail.If(t, s.Count() != lines || len(s.AllBoards()) != lines || s.OutcomesAgainst("Casual").Won != lines-4,
		"%d are listed, %d won, want %d", s.Count(), s.OutcomesAgainst("Casual").Won, lines)
	fail.If(t, !bytes.HasSuffix(f[IndexFile], text[bytes.IndexByte(text, '\n'):]), "what was read is kept otherwise")
}

type broken struct{ shelf }

func (broken) Load(string) ([]byte, error) { return nil, errors.New("no such luck") }

// TestADamagedBoardCostsItself: an unreadable file is reported and left alone; a missing one is not reported, since
// there is nothing to set aside.
func TestADamagedBoardCostsItself(t *testing.T) {
	s, f := threeBoards(t)
	whole := f["boards/3.sudoku"]
	for name, damage := range map[string]func() Shelf{
		"cut off": func() Shelf { f["boards/3.sudoku"] = whole[:9]; return f },
		"empty":   func() Shelf { f["boards/3.sudoku"] = []byte{}; return f },
		"gone":    func() Shelf { delete(f, "boards/3.sudoku"); return f },
		"locked":  func() Shelf { return broken{f} },
	} {
		again, losses, err := Open(f[IndexFile], damage())
		fail.NowIf(t, err != nil || (len(losses) > 0) != (name != "gone"), "%s: %v, %v", name, losses, err)
		fail.If(t, name != "gone" && losses[len(losses)-1].File != "boards/3.sudoku", "%s: lost are %v", name, losses)
		fail.If(t, again.Shown != CrossHatching || !again.Sudoku.Untouched() || strings.Contains(ids(again), "3"),
			"%s: %s shown, boards %s", name, again.Shown, ids(again))
		for _, file := range again.Keep(start) {
			fail.Unequal(t, file.Name, IndexFile, "%s: %+v is written", name, file)
		}
	}
	e := s.AllBoards()[2]
	f["boards/3.sudoku"], f["boards/1.ninefold"] = whole, nil
	again := f.opened(t)
	err := again.OpenBoard(e)
	fail.If(t, err == nil || again.Shown != CrossHatching, "%v; shown is %s", err, again.Shown)
	fail.If(t, again.Rename(e, "x") == nil, "what is gone was renamed")
	listed := len(again.AllBoards())
	if again.Remove(e) == nil || len(again.AllBoards()) != listed-1 || again.CanRestore() {
		t.Error("what is gone stays in the list, or can be brought back")
	}
}

func TestABoardIsRemovedAndBroughtBack(t *testing.T) {
	for name, back := range map[string]func(*Session, *Entry){
		"restored":     func(s *Session, _ *Entry) { s.Restore() },
		"undone":       func(s *Session, _ *Entry) { fail.Unequal(t, s.Undo(), BroughtBack, "Undo") },
		"opened again": func(s *Session, e *Entry) { _ = s.OpenBoard(e) },
	} {
		for _, at := range []int{0, 1} { // shown now, and shown before
			for _, meanwhile := range []bool{false, true} {
				s, f := threeBoards(t)
				all, e := string(appendIndex("", s.index.entries)), s.AllBoards()[at]
				file := e.key().file()
				want := f[file]
				fail.OnError(t, s.Remove(e))
				fail.OnError(t, s.Remove(e)) // pressed twice, before the list is read again
				if meanwhile {
					f.keep(s)
					if again := f.opened(t); f[file] != nil || len(again.AllBoards()) != 2 || !again.CanRestore() {
						t.Errorf("%s: after a restart there are %s", name, ids(again))
					}
				}
				fail.If(t, !s.CanRestore() || s.Problem().entry().ID == e.ID,
					"%s: %d is shown, and can be restored: %v", name, s.Problem().entry().ID, s.CanRestore())
				back(s, e)
				f.keep(s)
				fail.If(t, string(f[file]) != string(want) || string(appendIndex("", s.index.entries)) != all ||
					s.CanRestore(), "%s: back are %s, and the file is\n%s", name, ids(s), f[file])
				err := s.OpenBoard(e)
				fail.If(t, err != nil || s.Problem().entry().ID != e.ID, "%s: %v", name, err)
			}
		}
	}
}

func TestABoardIsRenamed(t *testing.T) {
	s, f := threeBoards(t)
	e := s.AllBoards()[2]
	s = f.opened(t)
	s.before = nil // Undo must not lead there
	fail.OnError(t, s.Rename(e, "Final 决赛"))
	written, now := f.keep(s), s.AllBoards()[2]
	fail.If(t, written != "boards/1.ninefold boards.index" || now.Name != "Final 决赛" || now.Used != e.Used,
		"%q written, the board is %+v", written, now)
	s = f.opened(t)
	err := s.OpenBoard(e)
	fail.If(t, err != nil || s.Game.Name() != "Final 决赛", "%v, it is called %q", err, s.Game.Name())
	e = s.AllBoards()[2]
	fail.OnError(t, s.Rename(e, "Again"))
	fail.OnError(t, s.Remove(e))
	s.Restore()
	back, renamed := s.Restore()
	f.keep(s)
	fail.If(t, !renamed || back.Name != e.Name || s.CanRestore(), "%s is back", back.Name)
	fail.Unequal(t, f.opened(t).AllBoards()[2].Name, e.Name, "it is called")
}

func TestKeepShown(t *testing.T) {
	for _, shown := range []ProblemID{TicTacToe, CrossHatching} {
		s, f := threeBoards(t)
		s.Show(shown)
		want := told(s.Problem())
		s.KeepShown()
		f.keep(s)
		again := f.opened(t)
		checkTold(t, "what is kept", told(again.Problem()), want)
		fail.If(t, len(f) != 2 || len(again.before) > 0 || len(s.before) > 0, "%s: there are %d files", shown, len(f))
	}
	s, f := threeBoards(t)
	s.Begin(tictactoe.Closed, "", "")
	f.keep(s)
	s.KeepShown() // an empty board
	f.keep(s)
	if again := f.opened(t); again.Game.Position() != s.Game.Position() || len(again.AllBoards()) != 0 {
		t.Errorf("the boards are %s", ids(again))
	}
}
