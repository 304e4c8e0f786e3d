package session

import (
	"bytes"
	"fmt"
	"maps"
	"reflect"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
	"ninefold/gui/session/file"
)

// line is a line of the session's file.
func line(t testing.TB, c *file.Change) []byte {
	t.Helper()
	text, err := c.Line()
	if err != nil || bytes.Count(text, []byte("\n")) != 1 || text[len(text)-1] != '\n' {
		t.Fatalf("the line %q, %v", text, err)
	}
	return text
}

// open reads a session that must be whole.
func open(t testing.TB, text []byte) *Session {
	t.Helper()
	s, whole, err := Open(text)
	if err != nil || !whole {
		t.Fatalf("whole: %v, %v, in\n%s", whole, err, text)
	}
	return s
}

// reopened checks the session as it is after a restart, whether all of it was told at once or change by change.
func reopened(t *testing.T, s *Session, check func(*Session)) {
	t.Helper()
	text := line(t, New().Whole())
	if changes := s.Changes(); changes != nil {
		text = append(text, line(t, changes)...)
	}
	check(open(t, text))
	check(open(t, line(t, s.Whole())))
}

// checkSame fails unless two sessions agree in all that is kept.
func checkSame(t testing.TB, got, want *Session) {
	t.Helper()
	checkSameTree(t, "the game", got.Game.Tree, want.Game.Tree)
	checkSameTree(t, "the grid", got.Sudoku.Tree, want.Sudoku.Tree)
	for id := range history.ID(want.Game.Len()) {
		if a, b := got.Game.tagsOf(id), want.Game.tagsOf(id); len(a)+len(b) > 0 && !reflect.DeepEqual(a, b) {
			t.Fatalf("step %d has the tags %v, want %v", id, a, b)
		}
	}
	if a, b := got.Sudoku.hints, want.Sudoku.hints; !maps.Equal(a, b) {
		t.Fatalf("the hints are %v, want %v", a, b)
	}
	if a, b := got.keptNow(), want.keptNow(); a != b {
		t.Fatalf("kept is %+v, want %+v", a, b)
	}
}

// checkSameTree fails unless two histories agree in all that undo and redo know.
func checkSameTree[S history.State](t testing.TB, name string, got, want *history.Tree[S]) {
	t.Helper()
	if got.Len() != want.Len() || got.Current() != want.Current() {
		t.Fatalf("%s is at %d of %d, want %d of %d", name, got.Current(), got.Len(), want.Current(), want.Len())
	}
	for id := range history.ID(want.Len()) {
		if a, b := got.Node(id), want.Node(id); a != b {
			t.Fatalf("%s, step %d: %+v, want %+v", name, id, a, b)
		}
		if a, b := fmt.Sprint(got.Children(id)), fmt.Sprint(want.Children(id)); a != b {
			t.Fatalf("%s, step %d is followed by %s, want %s", name, id, a, b)
		}
	}
}

// playedSession has a bit of everything in its history of nested noughts and crosses.
func playedSession(t testing.TB) *Session {
	t.Helper()
	s := New()
	g := s.Game
	for _, c := range []grid.Cell{grid.At(5, 5), grid.At(5, 6), grid.At(5, 7)} {
		if err := g.Tap(c); err != nil {
			t.Fatal(err)
		}
	}
	g.SetComment(g.Current(), "a remark")
	g.SetTags(g.Start(), []record.Tag{{Name: "X", Value: "Ann"}})
	g.Undo()
	if err := g.Tap(grid.At(6, 9)); err != nil {
		t.Fatal(err)
	}
	p := g.Position()
	contested := p.WithRules(tictactoe.Open)
	for i := range 3 {
		contested = contested.With(grid.At(1, i+1), tictactoe.X).With(grid.At(2, i+1), tictactoe.O)
	}
	g.Set(tictactoe.Edited, contested.WithOwner(0, tictactoe.O))
	g.Delete()
	g.Set(tictactoe.Edited, contested.WithOwner(0, tictactoe.O))
	g.Set(tictactoe.RulesChanged, contested.WithRules(tictactoe.Closed))
	take(t, s, sample(t, "tictactoe-2.in"))
	g.Undo()
	s.Settings.Remember("/somewhere/a.in")
	return s
}

// workedSession has a bit of everything in its history of cross-hatching.
func workedSession(t testing.TB) *Session {
	t.Helper()
	s := New()
	take(t, s, sample(t, "crosshatch-2.in"))
	d := s.Sudoku
	d.Advance()
	d.Advance()
	d.Select(grid.At(1, 1))
	d.Type('5', 0)
	d.Type('0', 0)
	d.Type('6', 0)
	d.Undo()
	d.Advance()
	d.Undo()
	d.Restart()
	d.Select(grid.At(9, 9))
	d.Type('1', 0)
	d.Undo()
	d.FillPencil()
	d.AskHint()
	d.Type('2', 0)
	d.Pick(3)
	d.ToggleCounting()
	return s
}

func TestASessionComesBackWhole(t *testing.T) {
	for name, s := range map[string]*Session{"new": New(), "played": playedSession(t), "worked": workedSession(t)} {
		t.Run(name, func(t *testing.T) {
			reopened(t, s, func(again *Session) { checkSame(t, again, s) })
			text := line(t, s.Whole())
			if twice := line(t, open(t, text).Whole()); !bytes.Equal(twice, text) {
				t.Errorf("saved again it is\n%s\nwant\n%s", twice, text)
			}
		})
	}
}

func TestWhatHasNotChangedIsNotTold(t *testing.T) {
	for name, s := range map[string]*Session{
		"new": New(), "told": told(playedSession(t)), "reopened": open(t, line(t, workedSession(t).Whole())),
	} {
		if c := s.Changes(); c != nil {
			t.Errorf("%s: told %s", name, line(t, c))
		}
	}
	s := told(New())
	s.Show(TicTacToe)
	s.Undo()
	s.Sudoku.Select(grid.At(1, 1))
	s.Game.Type('5', 0)
	if c := s.Changes(); c != nil {
		t.Errorf("though nothing changed it told %s", line(t, c))
	}
}

// told is a session all of which has been told.
func told(s *Session) *Session {
	s.Whole()
	return s
}

func TestOnlyWhatHasChangedIsTold(t *testing.T) {
	s := told(playedSession(t))
	for _, step := range []struct {
		name string
		do   func()
		want string
	}{
		{"a setting", func() { s.Settings.Analysis = true }, `{"settings":{`},
		{"a board", func() { s.Show(CrossHatching) }, `{"shown":"crosshatch"}`},
		{"a digit to look at", func() { s.Sudoku.Pick(4) }, `{"crosshatch":{"current":0,"picked":4}}`},
		{"a digit", func() { s.Sudoku.Enter(grid.At(1, 1), 4) },
			`{"crosshatch":{"current":1,"states":[{"id":0,"next":1},{"id":1,"entered":[1,1,4]}],"picked":4}}`},
		{"going back", func() { s.Sudoku.Undo() }, `{"crosshatch":{"current":0,"picked":4}}`},
		{"going to a move", func() { s.Game.GoTo(1) }, `{"game":{"current":1`},
	} {
		step.do()
		changes := s.Changes()
		if changes == nil {
			t.Fatalf("%s: nothing was told", step.name)
		}
		if got := string(line(t, changes)); !strings.HasPrefix(got, step.want) {
			t.Errorf("%s: told %s, want %s", step.name, got, step.want)
		}
	}
}

// fileOf is a session's file of several lines.
func fileOf(t testing.TB, s *Session) []byte {
	t.Helper()
	text := line(t, New().Whole())
	text = append(text, line(t, s.Changes())...)
	s.Show(CrossHatching)
	text = append(text, line(t, s.Changes())...)
	s.Sudoku.Enter(grid.At(1, 1), 4)
	return append(text, line(t, s.Changes())...)
}

func TestALastLineThatIsCutOffIsLeftOut(t *testing.T) {
	text := fileOf(t, playedSession(t))
	short := bytes.LastIndexByte(text[:len(text)-1], '\n') + 1
	want := open(t, text[:short])
	for end := short; end < len(text)-1; end++ {
		got, whole, err := Open(text[:end])
		if err != nil || whole != (end == short) {
			t.Fatalf("%d bytes of the last line: whole %v, %v", end-short, whole, err)
		}
		checkSame(t, got, want)
	}
	got, whole, err := Open(text[:len(text)-1])
	if err != nil || whole {
		t.Errorf("without its line end: whole %v, %v", whole, err)
	}
	checkSame(t, got, open(t, text))
	nulls, whole, err := Open(append(bytes.Clone(text), 0, 0, 0))
	if err != nil || whole {
		t.Errorf("with what a crash leaves behind it: whole %v, %v", whole, err)
	}
	checkSame(t, nulls, open(t, text))
}

func TestShortenMakesOneLineOfMany(t *testing.T) {
	text := fileOf(t, playedSession(t))
	short, err := file.Shorten(text)
	if err != nil || bytes.Count(short, []byte("\n")) != 1 {
		t.Fatalf("%q, %v", short, err)
	}
	checkSame(t, open(t, short), open(t, text))
	if _, err := file.Shorten(text[1:]); err == nil {
		t.Error("a damaged session was shortened")
	}
}
