package session

import (
	"fmt"
	"hash/crc32"
	"strings"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/notation"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/model/settings"
)

// reading returns the only reading of a text.
func reading(t testing.TB, text string) notation.Reading {
	t.Helper()
	reading, err := notation.Read([]byte(text))
	fail.NowIf(t, err != nil, "%v", err)
	return reading
}

// importing returns a session that imported a published sample.
func importing(t testing.TB, name string) *Session {
	t.Helper()
	s := New()
	s.Import(reading(t, texttest.Sample(t, name)))
	return s
}

func playedOut(t testing.TB, cells ...grid.Cell) *Game {
	t.Helper()
	g := newGame(settings.FirstRules)
	play(t, g, cells...)
	return g
}

func play(t testing.TB, g *Game, cells ...grid.Cell) {
	t.Helper()
	for _, c := range cells {
		fail.OnError(t, g.Tap(c))
	}
}

// shelf keeps files in memory.
type shelf map[string][]byte

func (f shelf) Version(name string) string {
	if text := f[name]; text != nil {
		return fmt.Sprint(len(text), crc32.ChecksumIEEE(text))
	}
	return ""
}

func (f shelf) Load(name string) ([]byte, error) { return f[name], nil }

func (f shelf) Names(folder string) (names []string) {
	for name := range f {
		if strings.HasPrefix(name, folder+"/") {
			names = append(names, name)
		}
	}
	return names
}

var start = time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)

// keep writes the files that a session must write, and returns their names.
func (f shelf) keep(s *Session) string {
	s.shelf = f
	var names []string
	for _, file := range s.Keep(start.Add(time.Duration(len(f)) * time.Hour)) {
		if file.Text == nil {
			delete(f, file.Name)
			names = append(names, "-"+file.Name)
		} else {
			f[file.Name] = file.Text()
			names = append(names, file.Name)
		}
	}
	return strings.Join(names, " ")
}

func (f shelf) opened(t testing.TB) *Session {
	t.Helper()
	s, losses := Open(f)
	fail.NowIf(t, len(losses) > 0, "%v, in\n%s%s", losses, f[SettingsFile], f[IndexFile])
	return s
}

// restarted keeps all of a session and opens it again, as a restart does.
func restarted(t testing.TB, s *Session) *Session {
	f := shelf{}
	f.keep(s)
	f[SettingsFile] = []byte(s.head()) // a first start does not write it
	return f.opened(t)
}

// told returns everything that is kept of a board, for comparisons. Steps are named by their places in the game.
func told(p Board) string {
	b := p.meta()
	changed := b.data.Path != "" && b.saved != p.edits()
	said := fmt.Sprint(p.Kind(), b.id, b.data.Name, b.data.Begun, b.document(), changed, p.CanUndo(), "\n")
	if s, ok := p.(*Sudoku); ok {
		for id := range history.ID(s.Len()) {
			parent, _ := s.Parent(id)
			said += fmt.Sprintf("%d %#v\n", parent, s.State(id))
		}
		return said + fmt.Sprint(s.Current(), s.Line(), s.grade, s.hints, s.spent, s.picked, s.counting)
	}
	g := p.(*Game)
	steps := &tictactoe.Game{Tree: g.Clone()}
	if g.deleted != 0 {
		steps.Undelete(g.deleted)
	}
	order := steps.Order()
	place := map[history.ID]int{}
	for i, id := range order {
		place[id] = i
	}
	for _, id := range order {
		parent, _ := g.Parent(id)
		said += fmt.Sprintf("%d %v %#v\n", place[parent], g.Deleted(id), g.State(id))
	}
	var line, reviewed []int
	for _, id := range g.Line() {
		line = append(line, place[id])
	}
	var review Review
	if r := g.Review(); r != nil {
		review = *r
	}
	for _, id := range review.Line {
		reviewed = append(reviewed, place[id])
	}
	said += fmt.Sprint(place[g.Current()], line, reviewed, review.Grades, g.deleted != 0, g.promoted, g.hints)
	said += fmt.Sprint(place[g.posted], place[g.told])
	return said + fmt.Sprintf("%q %+v", g.tags.list, g.sides)
}

// checkTold fails unless two boards, or indexes, agree, and shows the first line that differs.
func checkTold(t testing.TB, name, got, want string) {
	t.Helper()
	if got == want {
		return
	}
	a, b := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(a), len(b)) {
		fail.NowIf(t, a[i] != b[i], "%s: line %d is\n%s\nwant\n%s", name, i+1, a[i], b[i])
	}
	t.Fatalf("%s: %d lines, want %d:\n%s", name, len(a), len(b), got)
}

// checkSame fails unless everything kept of two sessions agrees.
func checkSame(t testing.TB, got, want *Session) {
	t.Helper()
	if !want.Game.Untouched() || want.Shown == TicTacToe {
		checkTold(t, "the game", told(got.Game), told(want.Game))
	}
	if !want.Sudoku.Untouched() || want.Shown == CrossHatching {
		checkTold(t, "the Sudoku", told(got.Sudoku), told(want.Sudoku))
	}
	checkTold(t, "the index", string(got.Index()), string(want.Index()))
	fail.Unequal(t, got.head(), want.head(), "the settings")
}

// lastMove returns the cell of the last move shown, or 0.
func lastMove(s *Session) grid.Cell {
	p := s.Game.Position()
	last, ok := p.Last()
	if !ok {
		return 0
	}
	return last
}

// moves returns how many moves lead to the position shown.
func moves(s *Session) int {
	p := s.Game.Position()
	return grid.Cells - p.Count(tictactoe.Empty)
}

func end(s *Session) history.ID { return history.Last(s.Board().Line()) }
