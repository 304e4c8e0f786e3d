package session

import (
	"fmt"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// emptyBoard is a step of a first version's file.
var emptyBoard = `{"position":{"rules":"judge","marks":"` + strings.Repeat(".", 81) + `","owners":"........."}}`

// version1Samples are files that the first version of the program wrote.
var version1Samples = map[string]string{
	"played": `{"version":1,"shown":"tictactoe","game":{"current":3,"parents":[0,0,1,1,3],"steps":[` + emptyBoard +
		`,{"move":[5,5],"comment":"the centre"},{"move":[5,6]},{"move":[4,4]},{"kind":4,"position":{"rules":"open","marks":"` +
		`..............................O.........X........................................","owners":".........","last":[4,4]}}]},` +
		`"tags":[{"Name":"X","Value":"Ann"},{"Name":"O","Value":"Bob"}],` +
		`"crosshatch":{"current":0,"parents":[0],"steps":[{}]},"settings":{"language":"zh","appearance":"dark","width":800,` +
		`"height":600,"recent":["/a"],"computer":{"x":false,"o":true},"level":"Master","seconds":10,"analysis":true,"plain":true}}`,
	"worked": `{"version":1,"shown":"crosshatch","game":{"current":0,"parents":[0],"steps":[` + emptyBoard + `]},` +
		`"crosshatch":{"current":2,"parents":[0,0,1],"steps":[{},{"grid":"123......\n456......\n78.......\n` +
		strings.Repeat(`.........\n`, 6) + `"},{"deduced":[3,3,9]}],"picked":4,"candidates":true},"settings":{}}`,
	"before there was a grid": `{"version":1,"shown":"tictactoe","game":{"current":0,"parents":[0],"steps":[` + emptyBoard + `]},"settings":{}}`,
}

func openFirst(t *testing.T, text string) *Session {
	t.Helper()
	s, whole, err := Open([]byte(text))
	if err != nil || whole {
		t.Fatalf("%v; to be added to: %v", err, whole)
	}
	return s
}

func TestAGameOfTheFirstVersionComesBack(t *testing.T) {
	for _, lineEnd := range []string{"", "\n"} {
		s := openFirst(t, version1Samples["played"]+lineEnd)
		g := s.Game
		if last, _ := lastMove(s); s.Shown != TicTacToe || g.Len() != 5 || g.Current() != 3 || last != grid.At(4, 4) {
			t.Errorf("it shows step %d of %d", g.Current(), g.Len())
		}
		if g.State(1).Comment != "the centre" || g.State(4).Origin != tictactoe.RulesChanged || players(g) != "Ann-Bob" {
			t.Errorf("comment %q, %+v, %s play", g.State(1).Comment, g.State(4), players(g))
		}
		if next, _ := g.Next(1); next != 3 || !s.CanRedo() {
			t.Errorf("redo goes to step %d, want the way to the step shown", next)
		}
		want := Settings{
			Language: "zh", Appearance: "dark", Width: 800, Height: 600, Recent: []string{"/a"}, Sides: Sides{X: Side{Level: "Master"}, O: Side{Player: Computer, Level: "Master"}},
			Seconds: 10, Analysis: true, Plain: true, Test: firstSettings().Test,
		}
		if fmt.Sprint(s.Settings) != fmt.Sprint(want) {
			t.Errorf("the settings are %+v, want %+v", s.Settings, want)
		}
	}
}

func TestAGridOfTheFirstVersionComesBack(t *testing.T) {
	s := openFirst(t, version1Samples["worked"])
	g := s.Sudoku.Grid()
	if s.Shown != CrossHatching || g.At(grid.At(3, 3)) != 9 || s.Sudoku.picked != 4 || !s.Sudoku.Counting() || s.Sudoku.Len() != 3 {
		t.Errorf("shown is %s, %d states, %d picked", s.Shown, s.Sudoku.Len(), s.Sudoku.picked)
	}
}

func TestASessionFromBeforeTheGridComesBack(t *testing.T) {
	if s := openFirst(t, version1Samples["before there was a grid"]); s.Sudoku.Len() != 1 {
		t.Errorf("%d grids", s.Sudoku.Len())
	}
}

func TestWhatTheFirstVersionWroteIsKeptInTheNewForm(t *testing.T) {
	for name, text := range version1Samples {
		s := openFirst(t, text)
		again := open(t, line(t, s.Whole()))
		checkSame(t, again, s)
		if name == "played" && len(TagsOf(again.Game, 0)) != 2 {
			t.Errorf("%s: the tags are %v", name, TagsOf(again.Game, 0))
		}
	}
}

// TestTheTagsOfTheFirstVersionAreOfTheGameShown holds that the names go to the game that was shown and to no other.
func TestTheTagsOfTheFirstVersionAreOfTheGameShown(t *testing.T) {
	s := openFirst(t, `{"version":1,"shown":"tictactoe","game":{"current":2,"parents":[0,0,1],"steps":[`+emptyBoard+`,{"move":[5,5]},`+
		emptyBoard+`]},"tags":[{"Name":"X","Value":"Ann"},{"Name":"O","Value":"Bob"}],"settings":{}}`)
	if start := s.Game.Start(); start != 2 || players(s.Game) != "Ann-Bob" || TagsOf(s.Game, 0) != nil {
		t.Errorf("step %d starts the game, %s play, the other game has %v", start, players(s.Game), TagsOf(s.Game, 0))
	}
	if changes := s.Changes(); changes == nil {
		t.Error("the tags are not told")
	}
}

func TestADamagedFileOfTheFirstVersionIsRefused(t *testing.T) {
	checkRefused(t, version1Samples["played"], damages{
		"cut off":                {`,"plain":true}}`, ``},
		"a parent to come":       {`[0,0,1,1,3]`, `[0,0,7,1,3]`},
		"a negative parent":      {`[0,0,1,1,3]`, `[0,0,-1,1,3]`},
		"its own parent":         {`[0,0,1,1,3]`, `[0,0,2,1,3]`},
		"too few parents":        {`[0,0,1,1,3]`, `[0,0,1,1]`},
		"too many parents":       {`[0,0,1,1,3]`, `[0,0,1,1,3,3]`},
		"a root with a parent":   {`[0,0,1,1,3]`, `[1,0,1,1,3]`},
		"a current elsewhere":    {`"current":3`, `"current":5`},
		"a negative current":     {`"current":3`, `"current":-3`},
		"an illegal move":        {`"move":[5,6]`, `"move":[1,1]`},
		"an unknown kind":        {`"kind":4`, `"kind":9`},
		"unknown rules":          {`"rules":"open"`, `"rules":"shut"`},
		"no steps":               {`"steps":`, `"stops":`},
		"no such board":          {`"shown":"tictactoe"`, `"shown":"chess"`},
		"a grid of no states":    {`"steps":[{}]}`, `"steps":[]}`},
		"grids without parents":  {`"parents":[0],`, ``},
		"something after it all": {`"plain":true}}`, `"plain":true}} {}`},
	})
}
