package session

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
)

// threeBoards returns a session with two games and a Sudoku, which is shown, and the shelf that holds them.
func threeBoards(t testing.TB) (*Session, shelf) {
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
		{func() { s.Settings.Analysis = true }, "settings.json"},
		{func() { play(t, s.Game, grid.At(5, 5)) }, "boards/1.ninefold settings.json boards.index"},
		{func() { s.Game.Type('5', 0) }, ""},
		{func() { s.Show(s.Sudoku) }, "settings.json"},
		{func() { s.Sudoku.Select(0) }, ""},
		{func() { s.Sudoku.Pick(4) }, "boards/2.sudoku settings.json boards.index"},
		{func() { s.Import(reading(t, "........."+strings.Repeat(".", 71)+"1")) },
			"boards/3.sudoku settings.json -boards/2.sudoku boards.index"},
		{func() { s.Sudoku.Spend(5e9) }, "boards/3.sudoku boards.index"},
		{func() { s.Show(s.Game); s.Game.Undo() }, "boards/1.ninefold settings.json boards.index"},
		{func() { s.Game.Forfeit("") }, ""},
		{func() { s.Game.SetReview(&Review{Line: s.Game.Line()[:1]}) }, "boards/1.ninefold boards.index"},
		{func() { s = f.opened(t) }, ""},
	} {
		step.do()
		fail.Unequal(t, f.keep(s), step.want, "written")
	}
}

type tapped interface {
	Tap(grid.Cell) error
	Type(rune, grid.Cell) Typed
}

func TestABoardOnWhichAllWasUndoneStaysListed(t *testing.T) {
	for _, kind := range []Kind{TicTacToe, CrossHatching} {
		s, f := New(), shelf{}
		s.Show(s.LastOf(kind))
		fail.OnError(t, s.Board().(tapped).Tap(grid.At(5, 5)))
		s.Board().(tapped).Type('5', 0)
		s.Board().Undo()
		f.keep(s)
		s.Restart()
		f.keep(s)
		again := f.opened(t)
		all := again.Boards(9)
		fail.NowIf(t, again.Count() != 1 || len(all) != 1, "%s: listed are %v", kind, all)
		fail.OnError(t, again.OpenBoard(all[0]))
		fail.Unless(t, again.Board().CanRedo() && again.Board().Redo(), "%s: what was undone is lost", kind)
	}
}

func TestWhatIsWrongInTheSettingsCostsNoBoard(t *testing.T) {
	s, f := threeBoards(t)
	s.Settings.Analysis = true
	f.keep(s)
	text := string(f[SettingsFile])
	for name, c := range map[string]struct {
		from, to string
		shown    Kind
		lost     bool
	}{
		"as it was":            {"", "", CrossHatching, false},
		"a huge next":          {`"next":4`, `"next":4611686018427387904`, CrossHatching, false},
		"a next that is taken": {`"next":4`, `"next":2`, CrossHatching, false},
		"no such board shown":  {`"kind":"crosshatch","id":3`, `"kind":"crosshatch","id":9`, CrossHatching, false},
		"no such other board":  {`"tictactoe","id":2}`, `"tictactoe","id":-2}`, CrossHatching, false},
		"another kind shown":   {`"shown":{"kind":"crosshatch"`, `"shown":{"kind":"chess"`, TicTacToe, false},
		"no settings":          {`"settings":`, `"sittings":`, CrossHatching, false},
		"empty":                {text, "", TicTacToe, true},
		"no JSON":              {"{", "{{", TicTacToe, true},
		"cut off":              {text[50:], "", TicTacToe, true},
	} {
		f[SettingsFile] = []byte(strings.Replace(text, c.from, c.to, 1))
		fail.NowIf(t, c.from != c.to && string(f[SettingsFile]) == text, "%s: %s is not in\n%s", name, c.from, text)
		s, losses := Open(f)
		fail.If(t, ids(s) != "[3 2 1]" || s.Shown != c.shown || c.lost != (len(losses) > 0),
			"%s: boards %s, %s shown, %v", name, ids(s), s.Shown, losses)
		fail.Unequal(t, s.Settings.Analysis, name != "no settings" && !c.lost, "%s: the analysis", name)
		s.Restart()
		s.Board().(tapped).Type('5', 0)
		fail.OnError(t, s.Board().(tapped).Tap(0))
		s.Keep(start)
		fail.If(t, s.next < 4 || s.next > mostBoards, "%s: the next board has the number %d", name, s.next)
	}
}

// TestWhateverFileIsDamagedAllWholeBoardsAreFound: a session is filled at random, then each of its files is damaged in
// turn, in every way.
func TestWhateverFileIsDamagedAllWholeBoardsAreFound(t *testing.T) {
	for seed := range uint64(5) {
		random, u := rand.New(rand.NewPCG(seed, 1)), &user{t: t, session: New(), shelf: shelf{}}
		for range 300 {
			u.script = []byte{byte(random.Uint32()), byte(random.Uint32()), byte(random.Uint32())}
			deeds[random.IntN(len(deeds))](u)
			u.shelf.keep(u.session)
		}
		whole := allOf(u.shelf.opened(t))
		for file, text := range u.shelf {
			for way, damaged := range map[string][]byte{
				"gone": nil, "empty": {}, "garbage": []byte("\x00garbage\n\t{"), "half": text[:len(text)/2],
			} {
				f, want := maps.Clone(u.shelf), maps.Clone(whole)
				if f[file] = damaged; damaged == nil {
					delete(f, file)
				}
				delete(want, file)
				for range 2 { // the second time as the first has kept it
					s, _ := Open(f)
					got := allOf(s)
					delete(got, file)
					f.keep(s)
					for name := range want {
						fail.Unequal(t, got[name], want[name], "seed %d: with %s %s, %s is found as", seed, file, way,
							name)
					}
					fail.Unequal(t, len(got), len(want), "seed %d: with %s %s, found are", seed, file, way)
				}
			}
		}
	}
}

// allOf returns what a session says of all boards in the list, and of removed ones, by their files.
func allOf(s *Session) map[string]string {
	s.AddUnlisted()
	all := map[string]string{}
	for _, e := range slices.Concat(s.entries, s.removed) {
		if e.Kind != CollectionKind && !e.Empty {
			all[e.key().file()] = strings.ReplaceAll(string(plain(e)), `\ufffd`, "\ufffd")
		}
	}
	return all
}

// TestALargeIndexIsReadLater: a start reads only the board shown. What comes before the rest is read loses nothing.
func TestALargeIndexIsReadLater(t *testing.T) {
	s, f := threeBoards(t)
	won := *s.Entry(1)
	won.O, won.Result, won.File = Who{Player: record.Player{Kind: record.Computer, Name: "Casual"}}, "1-0", "many.txt"
	lines := 3
	for n := 4; len(f[IndexFile]) < soon+1000; n++ {
		e := won
		e.ID = n
		f[e.key().file()] = f["boards/1.ninefold"]
		f[IndexFile] = fmt.Appendf(f[IndexFile], "%s\t%s\t%s\n", e.key().file(), f.Version(e.key().file()), plain(e))
		lines++
	}
	text := f[IndexFile]
	s = f.opened(t)
	fail.If(t, s.ListsAll() || s.Count() != 0 || s.Sudoku.Untouched(), "%d are read", s.Count())
	s.Restart()
	s.Sudoku.Enter(0, 1)
	s.Await()()
	f.keep(s)
	fail.If(t, s.Count() != lines+1 || len(s.AllBoards()) != lines+1 || s.OutcomesAgainst("Casual").Won != lines-3,
		"%d are listed, %d won, want %d", s.Count(), s.OutcomesAgainst("Casual").Won, lines)
	fail.If(t, !bytes.HasSuffix(f[IndexFile], text[len(text)-1000:]), "what was read is kept otherwise")
}

type broken struct{ shelf }

func (b broken) Load(name string) ([]byte, error) {
	if strings.HasPrefix(name, BoardFolder) {
		return nil, errors.New("no such luck")
	}
	return b.shelf.Load(name)
}

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
		again, losses := Open(damage())
		fail.NowIf(t, (len(losses) > 0) != (name != "gone"), "%s: %v", name, losses)
		fail.If(t, name != "gone" && losses[len(losses)-1].File != "boards/3.sudoku", "%s: lost are %v", name, losses)
		fail.If(t, again.Shown != CrossHatching || !again.Sudoku.Untouched(), "%s: %s shown", name, again.Shown)
		for _, file := range again.Keep(start) {
			fail.Unless(t, file.Name == IndexFile || file.Name == SettingsFile, "%s: %+v is written", name, file)
		}
	}
	e := s.AllBoards()[2]
	f["boards/3.sudoku"], f["boards/1.ninefold"] = whole, []byte("damaged")
	again := f.opened(t)
	err := again.OpenBoard(e)
	fail.If(t, err == nil || again.Shown != CrossHatching, "%v; shown is %s", err, again.Shown)
	fail.If(t, again.Rename(e, "x") == nil, "what is damaged was renamed")
	listed := len(again.AllBoards())
	again.Remove(e)
	fail.If(t, len(again.AllBoards()) != listed-1, "what is damaged stays in the list")
	again.Restore()
	f.keep(again)
	fail.Unequal(t, string(f["boards/1.ninefold"]), "damaged", "brought back, its file has")
}

func TestABoardIsRenamed(t *testing.T) {
	s, f := threeBoards(t)
	e := s.AllBoards()[2]
	s = f.opened(t)
	fail.OnError(t, s.Rename(e, "Final 决赛"))
	written, now := f.keep(s), s.AllBoards()[2]
	fail.If(t, written != "boards/1.ninefold boards.index" || now.Name != "Final 决赛" || now.Used != e.Used,
		"%q written, the board is %+v", written, now)
	s = f.opened(t)
	err := s.OpenBoard(e)
	fail.If(t, err != nil || s.Game.Name() != "Final 决赛", "%v, it is called %q", err, s.Game.Name())
	e = s.AllBoards()[2]
	fail.OnError(t, s.Rename(e, "Again"))
	s.Remove(e)
	s.Restore()
	back, renamed := s.Restore()
	f.keep(s)
	fail.If(t, !renamed || back.Name != e.Name || s.CanRestore(), "%s is back", back.Name)
	fail.Unequal(t, f.opened(t).AllBoards()[2].Name, e.Name, "it is called")
}

func TestKeepShown(t *testing.T) {
	for _, shown := range []Kind{TicTacToe, CrossHatching} {
		s, f := threeBoards(t)
		s.Show(s.LastOf(shown))
		want := told(s.Board())
		s.KeepShown()
		f.keep(s)
		again := f.opened(t)
		checkTold(t, "what is kept", told(again.Board()), want)
		fail.If(t, len(f) != 3 || again.Last() != nil || s.Last() != nil, "%s: there are %d files", shown, len(f))
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

func TestTheIndexSaysThatAGameWasReviewed(t *testing.T) {
	s, f := New(), shelf{}
	play(t, s.Game, 40)
	f.keep(s)
	fail.If(t, s.AllBoards()[0].Reviewed, "at once")
	s.Game.SetReview(&Review{Line: s.Game.Line(), Grades: make([]search.ReviewedMove, 1)})
	f.keep(s)
	fail.Unless(t, f.opened(t).AllBoards()[0].Reviewed, "after a review it does not")
}
