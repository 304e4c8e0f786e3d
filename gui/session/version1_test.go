package session

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
	"ninefold/gui/session/file"
)

// version1Text is a session that version 1.0.0 of the program, of commit 573d0df, has written.
func version1Text(t testing.TB, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("file", "testdata", "1.0.0", name+".json"))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// openFirst reads a session of version 1, whose place Whole has to take.
func openFirst(t testing.TB, text string) *Session {
	t.Helper()
	s, whole, err := Open([]byte(text))
	if err != nil || whole {
		t.Fatalf("%v; to be added to: %v", err, whole)
	}
	return s
}

func TestAGameOfVersion1ComesBack(t *testing.T) {
	for _, lineEnd := range []string{"", "\n"} {
		s := openFirst(t, version1Text(t, "played")+lineEnd)
		g := s.Game
		if s.Shown != TicTacToe || g.Len() != 8 || g.Current() != 6 {
			t.Errorf("%s shows step %d of %d", s.Shown, g.Current(), g.Len())
		}
		origins := []tictactoe.Origin{tictactoe.Started, tictactoe.Moved, tictactoe.Moved, tictactoe.Moved,
			tictactoe.Moved,
			tictactoe.Edited, tictactoe.RulesChanged, tictactoe.Imported}
		parents := []int{0, 0, 1, 2, 2, 4, 5, 6}
		for id, want := range origins {
			n := g.Node(history.ID(id))
			if n.State.Origin != want || int(n.Parent) != parents[id] {
				t.Errorf("step %d is %+v", id, n)
			}
		}
		if next, _ := g.Next(2); next != 4 {
			t.Errorf("redo goes to step %d, want the way to the step shown", next)
		}
		if next, _ := g.Next(6); next != 7 {
			t.Errorf("redo goes on to step %d, want what was undone", next)
		}
		p := g.Position()
		if last, _ := p.Last(); g.State(3).Comment != "a remark" || p.Rules() != tictactoe.Closed ||
			last != grid.At(6, 9) || !p.Contested(0) {
			t.Errorf("comment %q, %v", g.State(3).Comment, p)
		}
		if p := g.State(5).Position; p.Owner(0) != tictactoe.O {
			t.Errorf("field 1 is %v's", p.Owner(0))
		}
		if players(g) != "Ann-Master" || g.Tag("Date") != "2026-03-01" {
			t.Errorf("the tags are %v; a person called like a level stays one", g.Tags())
		}
	}
}

func TestTheSettingsOfVersion1ComeBack(t *testing.T) {
	master := Sides{X: Side{Level: "Master"}, O: Side{Player: Computer, Level: "Master"}}
	s := openFirst(t, version1Text(t, "played"))
	want := firstSettings()
	want.Language, want.Appearance, want.Width, want.Height, want.Recent = "zh", Dark, 812.5, 600,
		[]string{"/somewhere/a.in"}
	want.Players, want.Seconds, want.Analysis = master, 10, true
	if fmt.Sprint(s.Settings) != fmt.Sprint(want) {
		t.Errorf("the settings are %+v, want %+v", s.Settings, want)
	}
	if s.Game.Sides() != master {
		t.Errorf("%+v play", s.Game.Sides())
	}
	if s = openFirst(t, version1Text(t, "new")); fmt.Sprint(s.Settings) != fmt.Sprint(firstSettings()) ||
		!s.Game.Sides().People() {
		t.Errorf("the settings of a first start are %+v", s.Settings)
	}
	const who = `"computer":{"x":false,"o":true},"level":"Master"`
	for damage, want := range map[string]Sides{
		`"computer":{"x":false,"o":1},"level":"Master"`: byLevel("Master"),
		`"computer":[],"level":3`:                       {},
		`"level":"Master"`:                              byLevel("Master"),
		`"computer":{"x":true,"o":true}`:                {X: Side{Player: Computer}, O: Side{Player: Computer}},
	} {
		s := openFirst(t, strings.Replace(version1Text(t, "played"), who, damage, 1))
		if s.Settings.Players != want || s.Game.Sides() != want || s.Settings.Width != 812.5 {
			t.Errorf("%s: %+v", damage, s.Settings)
		}
	}
}

// byLevel are people, to whom a level is offered.
func byLevel(name string) Sides { return Sides{X: Side{Level: name}, O: Side{Level: name}} }

func TestAGridOfVersion1ComesBack(t *testing.T) {
	s := openFirst(t, version1Text(t, "worked"))
	g := s.Sudoku.Grid()
	if s.Shown != CrossHatching || s.Sudoku.Len() != 7 || s.Sudoku.Current() != 4 || s.Sudoku.Picked() != 4 ||
		!s.Sudoku.Counting() {
		t.Errorf("%s shows state %d of %d, %d picked", s.Shown, s.Sudoku.Current(), s.Sudoku.Len(), s.Sudoku.Picked())
	}
	if g.At(grid.At(3, 8)) != 1 || g.At(grid.At(4, 2)) != 1 || g.At(grid.At(1, 1)) != 5 ||
		s.Sudoku.EnteredCells().Len() != 1 {
		t.Errorf("the grid is\n%s", s.Sudoku.Line81())
	}
	if !s.CanRedo() || s.Settings.Players != (Sides{X: Side{Player: Computer, Level: "Club"}, O: Side{Level: "Club"}}) {
		t.Errorf("redo %v, %+v", s.CanRedo(), s.Settings.Players)
	}
}

func TestWhatVersion1WroteIsKeptInTheFormOfToday(t *testing.T) {
	for _, name := range []string{"new", "played", "worked"} {
		s := openFirst(t, version1Text(t, name))
		whole := line(t, s.Whole())
		checkSame(t, open(t, whole), s)
		short, err := file.Shorten([]byte(version1Text(t, name)))
		if err != nil {
			t.Fatal(err)
		}
		checkSame(t, open(t, short), s)
	}
}

// TestWhatVersion1SaidIsOfTheGameShown holds that the names, and who plays, go to the game that was shown and to no
// other.
func TestWhatVersion1SaidIsOfTheGameShown(t *testing.T) {
	text := strings.Replace(version1Text(t, "played"), `"current":6`, `"current":7`, 1)
	s := openFirst(t, text)
	if start := s.Game.Start(); start != 7 || players(s.Game) != "Ann-Master" || s.Game.tagsOf(0) != nil {
		t.Errorf("step %d starts the game, %s play, the other game has %v", start, players(s.Game), s.Game.tagsOf(0))
	}
	if s.Game.Sides().People() {
		t.Error("nobody but people play")
	}
	if s.Game.GoTo(0); !s.Game.Sides().People() {
		t.Error("somebody else than people plays the other game")
	}
}

func TestADamagedFileOfVersion1IsRefused(t *testing.T) {
	checkRefused(t, version1Text(t, "played"), damages{
		"cut off":                {`,"analysis":true}}`, ``},
		"a parent to come":       {`[0,0,1,2,2`, `[0,0,7,2,2`},
		"a negative parent":      {`[0,0,1,2,2`, `[0,0,-1,2,2`},
		"its own parent":         {`[0,0,1,2,2`, `[0,0,2,2,2`},
		"too few parents":        {`[0,0,1,2,2`, `[0,0,1,2`},
		"too many parents":       {`[0,0,1,2,2`, `[0,0,1,2,2,2`},
		"a root with a parent":   {`[0,0,1,2,2`, `[1,0,1,2,2`},
		"a root far from it":     {`[0,0,1,2,2`, `[99,0,1,2,2`},
		"a current elsewhere":    {`"current":6`, `"current":8`},
		"a negative current":     {`"current":6`, `"current":-3`},
		"an illegal move":        {`"move":[5,6]`, `"move":[1,1]`},
		"an unknown kind":        {`"kind":4`, `"kind":9`},
		"unknown rules":          {`"rules":"open"`, `"rules":"shut"`},
		"no steps":               {`"steps":`, `"stops":`},
		"no such board":          {`"shown":"tictactoe"`, `"shown":"chess"`},
		"no grid":                {`"crosshatch":`, `"hatching":`},
		"a grid of no states":    {`"steps":[{}]}`, `"steps":[]}`},
		"grids without parents":  {`"parents":[0],`, ``},
		"something after it all": {`"analysis":true}}`, `"analysis":true}} {}`},
	})
}
