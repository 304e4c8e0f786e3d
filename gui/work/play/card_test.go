package play

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/judge/program"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/match"
	"ninefold/engine/tictactoe/search"
	"ninefold/engine/tictactoe/tictactoetest"
	"ninefold/gui/language"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/dialog"
	"ninefold/gui/view/screen"
	"ninefold/gui/view/screen/screentest"
	"ninefold/gui/work/files"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/overlay/overlaytest"
	"ninefold/gui/work/searches"
	"ninefold/gui/work/tasks/taskstest"
)

// missing is the command of a program that does not exist.
const missing = "/there/is/no/bot --fast"

// on returns the IDs of the choices that are on.
func on(choices []view.Choice) (ids []string) {
	for _, c := range choices {
		if c.On {
			ids = append(ids, c.ID)
		}
	}
	return ids
}

func TestEachChoiceOfASidesMenuDoesWhatItSays(t *testing.T) {
	with := roster.Side{Command: missing}
	never := newTable(t, roster.Sides{}).kinds(tictactoe.X)
	fail.Unequal(t, len(never), 2+len(search.Levels)+1, "without a program that was ever entered, the choices")
	for i, m := range marks {
		other, tb := marks[1-i], newTable(t, roster.Sides{X: with, O: with})
		choices := tb.kinds(m)
		fail.NowIf(t, len(choices) != 2+len(search.Levels)+2, "%s: %+v", m, choices)
		for _, c := range slices.Backward(choices[:len(choices)-1]) {
			before := tb.side(other)
			fail.Unless(t, tb.setup.Do(c.ID), "%s is not taken", c.ID)
			if now := on(tb.kinds(m)); !slices.Equal(now, []string{c.ID}) || tb.side(other) != before {
				t.Errorf("after %s, on are %q, and %s is %+v", c.ID, now, other, tb.side(other))
			}
			if side := tb.side(m); side.Command != missing || tb.session.Settings.Players != tb.session.Game.Sides() {
				t.Errorf("after %s the program is %q, offered for the next game are %+v",
					c.ID, side.Command, tb.session.Settings.Players)
			}
			tb.Cancel()
		}
		last := choices[len(choices)-1]
		want := "side." + m.String() + ".more"
		fail.If(t, last.ID != want || tb.setup.Do("rules.open") || tb.setup.Do(""),
			"what is no kind of player is taken, or the last choice is %+v", last)
	}
}

func TestAnotherPlayerGoesOnWhereTheOneBeforeWasStopped(t *testing.T) {
	tb := newTable(t, roster.Sides{O: roster.Side{Player: roster.Computer, Level: "Club"}})
	tb.play(5, 5)
	tb.TogglePause()
	tb.Advance()
	tb.setup.Do("side.O.level.Club")
	tb.Advance()
	fail.If(t, tb.Thinks(), "the one that was stopped goes on though nothing else was chosen")
	tb.setup.Do("side.O.level.Novice")
	tb.Advance()
	fail.Unless(t, tb.Thinks(), "another level waits")
}

// TestAProgramIsStartedOnlyByTheUsersOwnAct begins with a program that an earlier start of the window left as the
// player of O.
func TestAProgramIsStartedOnlyByTheUsersOwnAct(t *testing.T) {
	fail.SkipIf(t, !program.Supported, "no programs on this system")
	left := roster.Sides{O: roster.Side{Player: roster.Program, Command: missing}}
	for name, act := range map[string]struct {
		do     func(*table)
		starts bool
	}{
		"a move":                    {func(*table) {}, false},
		"another side's level":      {func(tb *table) { tb.setup.Do("side.X.level.Club") }, false},
		"the side itself, as it is": {func(tb *table) { tb.setup.Do("side.O.program") }, false},
		"the side, chosen anew": {func(tb *table) {
			tb.setup.Do("side.O.person")
			tb.Advance()
			tb.setup.Do("side.O.program")
			tb.Advance()
		}, true},
		"going on": {func(tb *table) { tb.TogglePause() }, true},
	} {
		tb := newTable(t, left)
		tb.play(5, 5)
		act.do(tb)
		tb.Advance()
		fail.If(t, tb.Thinks() != act.starts || tb.mayStart(tb.side(tictactoe.O)) != act.starts,
			"after %s it is asked: %v", name, tb.Thinks())
		tb.Close()
	}
}

func TestAtTheEndTheCardSaysHowManyFieldsEachHas(t *testing.T) {
	won := tictactoetest.LineIn(tictactoe.New(tictactoe.Closed), tictactoe.O, 0, 1, 2)
	tb := newTable(t, roster.Sides{})
	tb.session.Game.Set(tictactoe.Edited, won)
	x, o := tb.row(tictactoe.X).Score, tb.row(tictactoe.O).Score
	fail.If(t, x != "0 fields" || o != "3 fields", "the scores are %q and %q", x, o)
	tb.session.Game.Set(tictactoe.Edited, tictactoetest.Drawn().WithRules(tictactoe.Judge))
	fail.Unequal(t, tb.row(tictactoe.X).Score, "", "where nobody owns a field the score")
}

func TestThatTheComputerPlaysWithoutAWinnerIsSaid(t *testing.T) {
	said := func(tb *table) string {
		var v overlay.Board
		tb.Show(&v)
		return language.Sentences(v.Notes...)
	}
	tb := newTable(t, roster.Sides{O: roster.Side{Player: roster.Computer}})
	fail.Unequal(t, said(tb), "", "by the rules Closed is said")
	tb.session.Game.Set(tictactoe.RulesChanged, tictactoe.New(tictactoe.Judge))
	fail.Unequal(t, said(tb), language.Text("opponent.judge"), "by the rules Judge is said")
	informed := ""
	tb.host.Inform = func(words string) { informed = words }
	tb.Toggle(tictactoe.X)
	fail.If(t, informed != language.Text("opponent.judge"), "when it is switched on it says %q", informed)
}

func TestTheWordsOfThePlayersAreInEachLanguage(t *testing.T) {
	t.Cleanup(func() { language.Use(language.English) })
	for _, choice := range []language.Language{language.English, language.Chinese} {
		language.Use(choice)
		tb := newTable(t, roster.Sides{X: roster.Side{Player: roster.Computer},
			O: roster.Side{Player: roster.Program, Command: missing}})
		for _, m := range marks {
			row := tb.row(m)
			fail.If(t, row.Name == "" || row.Kind == "" || row.Score == "", "%s, %s: %+v", choice, m, row)
			screentest.CheckWords(t, row, string(choice))
		}
	}
}

func TestWhatAProgramSaidOfItsMoveStandsInTheList(t *testing.T) {
	tb := newTable(t, roster.Sides{})
	tb.play(5, 5)
	g := tb.session.Game
	for comment, want := range map[string]deck.Move{
		"[%emt 0:00:00.021] X 62%, line 3 3 1 1": {Glyph: "62% · 0.02 s", Note: "X 62%, line 4,4 2,2"},
		"[%emt 0:00:00.021] O 38%, quick":        {Glyph: "62% · 0.02 s", Note: "as it is"},
		"[%emt 0:00:00.021] of 81":               {Glyph: "0.02 s", Note: "as it is"},
		"62% of you":                             {Note: "as it is"},
	} {
		g.SetComment(g.Current(), comment)
		v := overlay.Board{Rows: g.Rows()}
		for range v.Rows {
			v.Steps = append(v.Steps, deck.Move{Note: "as it is"})
		}
		tb.Show(&v)
		fail.Unequal(t, v.Steps[len(v.Steps)-1], want, "%q", comment)
	}
}

// table is a session with players and dialogs, on a screen that paints nothing.
type table struct {
	*Players
	t       *testing.T
	tasks   *taskstest.Tasks
	session *session.Session
	window  *overlaytest.Host
	setup   *Setup
	screen  *screentest.Screen
}

// newTable returns a game under Closed between the players that the last start of the program has left.
func newTable(t *testing.T, sides roster.Sides) *table {
	tasks := taskstest.New()
	tb := &table{t: t, tasks: tasks, session: session.New(), screen: screentest.New(t)}
	tb.session.Begin(tictactoe.Closed, "", "")
	tb.session.SetSides(sides)
	tb.window = overlaytest.New(tb.session, tasks.Runner)
	tb.Players = NewPlayers(tb.window.Host, searches.New(tasks.Runner))
	dialogs := &dialog.Stack{Show: tb.screen.Dialogs, Closed: func() {}}
	tb.screen.Settle = dialogs.Refresh
	loop := screen.Loop{Settle: dialogs.Refresh}
	tasks.Post = loop.Posting(tasks.Post)
	tb.screen.Listen(&screen.Program{Dialogs: dialogs})
	tb.setup = &Setup{Players: tb.Players,
		Files: &files.Files{Dialogs: dialogs, Tasks: tasks.Runner}}
	t.Cleanup(tb.Close)
	return tb
}

func (tb *table) play(row, col int) {
	tb.t.Helper()
	fail.OnError(tb.t, tb.session.Game.Play(grid.At(row, col)))
	tb.Advance()
}

// row returns what the card says of a side.
func (tb *table) row(m tictactoe.Mark) deck.Player { return tb.card().Players[m-tictactoe.X] }

func (tb *table) side(m tictactoe.Mark) roster.Side {
	sides := tb.session.Game.Sides()
	return *sides.Side(m)
}

// await runs what is posted until so is true.
func (tb *table) await(what string, so func() bool) { tb.t.Helper(); tb.tasks.Must(tb.t, what, so) }

// TestWhatAProgramSaysOfItsMoveLeavesTheUsersComment, also when it makes its move again.
func TestWhatAProgramSaysOfItsMoveLeavesTheUsersComment(t *testing.T) {
	for comment, stays := range map[string]bool{"": false, "my own words": true} {
		tb := newTable(t, roster.Sides{O: roster.Side{Player: roster.Program, Command: "bot"}})
		tb.play(5, 5)
		tb.play(4, 4)
		tb.session.Game.SetComment(tb.session.Game.Current(), comment)
		tb.session.Game.GoTo(1)
		tb.answered(answer{Move: match.Move{Cell: grid.At(4, 4), Time: time.Second, Remark: "hello"}})
		got := tb.session.Game.Now().Comment
		fail.If(t, (got == comment) != stays, "after %q the comment is %q", comment, got)
	}
}

func TestAProgramThatHasLostByAFaultIsEnded(t *testing.T) {
	side := roster.Side{Player: roster.Program, Command: "bot"}
	tb := newTable(t, roster.Sides{O: side})
	tb.play(5, 5)
	one := &programPlayer{host: tb.host, side: side, mark: tictactoe.O, game: tb.session.Game, ending: &tb.ending}
	fail.If(t, tb.idle(one), "it is idle while it plays")
	tb.session.Game.Forfeit("O timed out")
	fail.Unless(t, tb.idle(one), "it runs on")
}

func TestWhyAProgramCannotPlayIsNotSaidOnAnotherBoard(t *testing.T) {
	tb := newTable(t, roster.Sides{O: roster.Side{Player: roster.Program, Command: "bot"}})
	tb.play(5, 5)
	tb.Advance()
	tb.started["bot"] = true
	tb.answered(answer{err: &startError{errors.New("it is not there")}})
	tb.Advance()
	said := func() string {
		var v overlay.Board
		tb.Show(&v)
		return v.Status.Why
	}
	fail.Lacks(t, said(), "it is not there", "on its board is said")
	tb.session.Begin(tictactoe.Closed, "", "")
	tb.play(1, 1)
	tb.session.Game.MachineMayMove = false
	tb.Advance()
	fail.If(t, strings.Contains(said(), "it is not there"), "on another board is said %q", said())
}
