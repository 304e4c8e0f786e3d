package play

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/language"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/settings"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/scene"
	"ninefold/gui/view/screen/screentest"
	"ninefold/gui/work/overlay"
)

// form returns the form of a side in the dialog on top.
func (tb *table) form(m tictactoe.Mark) deck.Form {
	tb.t.Helper()
	columns, ok := screentest.Find[view.Columns](tb.screen.Top())
	fail.NowIf(tb.t, !ok, "no sides are shown")
	return columns.Columns[m-tictactoe.X][0].(deck.Form)
}

func TestTheUsersOwnNameIsKept(t *testing.T) {
	tb := newTable(t, roster.Sides{})
	tb.setup.NewGame() // against the computer
	tb.screen.TypeIn("X.name", "Anna")
	tb.screen.PressIn("Begin")
	tb.setup.PlayComputer()
	tb.setup.PlayByMail()
	fail.Lacks(t, screentest.Words(tb.form(tictactoe.X)), "Anna", "a game by mail begins with")
	fail.If(t, strings.Contains(screentest.Words(tb.form(tictactoe.O)), "Anna"), "the friend is called so")
	level := tb.session.Settings.LastLevel()
	tb.screen.PressIn("Begin")
	fail.Unequal(t, tb.session.Settings.LastLevel(), level, "after a game by mail the level played last")
	tb.setup.NewGame()
	for _, id := range []string{swapID, "X.kind.0", "O.kind.1"} { // Anna is O, and then a friend is
		tb.setup.Files.Dialogs.Do(id)
	}
	fail.If(t, strings.Contains(screentest.Words(tb.form(tictactoe.O)), "Anna"), "then the friend is called so")
	fail.Lacks(t, screentest.Words(tb.form(tictactoe.X)), "Anna", "who plays here is not called so, but")
}

// TestHomeRemembersTheLevelAndTheRulesOfTheLastGame, also when the computer has changed sides.
func TestHomeRemembersTheLevelAndTheRulesOfTheLastGame(t *testing.T) {
	tb := newTable(t, roster.Sides{X: roster.Side{Level: "Beginner"},
		O: roster.Side{Player: roster.Computer, Level: "Casual"}})
	p := tb.session.Game.Position()
	tb.session.Game.Set(tictactoe.RulesChanged, p.WithRules(tictactoe.Majority))
	tb.setup.Rematch()
	settings := &tb.session.Settings
	fail.If(t, settings.LastLevel() != "Casual" || settings.HomeRules() != tictactoe.Majority, "%s, %v",
		settings.LastLevel(), settings.HomeRules())
}

func TestThePlayersChangeSides(t *testing.T) {
	tb := newTable(t, roster.Sides{O: roster.Side{Player: roster.Computer, Level: "Expert"}})
	tb.setup.Choose()
	tb.screen.TypeIn("X.name", "Anna")
	tb.screen.PressIn("Change sides")
	tb.screen.PressIn("Save")
	sides := tb.host.Session.Game.Sides()
	fail.If(t, sides.X.Player != roster.Computer || sides.X.Level != "Expert" || !sides.O.Person(), "%+v", sides)
	fail.Unequal(t, tb.host.Session.Game.Tag("O"), "Anna", "the name of O")
	tb.setup.Choose()
	tb.setup.Files.Dialogs.Do("O.kind.2")
	tb.screen.PressIn("Save")
	fail.Unequal(t, tb.host.Session.Game.Tag("O"), "", "the computer is called")
}

// TestAProgramHasTheRulesOfCodinGameAndIsAskedFor: any other rules can be chosen then, and without a command the dialog
// stays.
func TestAProgramHasTheRulesOfCodinGameAndIsAskedFor(t *testing.T) {
	tb := newTable(t, roster.Sides{})
	tb.setup.NewGame()
	on := func() (on string) {
		screentest.Visit(tb.screen.Top(), func(part any) {
			options, ok := part.(view.Options)
			for _, c := range options.Choices {
				if ok && options.Look == view.AsRadios && c.On {
					on += c.Words
				}
			}
		})
		return on
	}
	fail.Unequal(t, on(), "Closed", "at first the rules are")
	tb.screen.PressIn("Program")
	words := screentest.Words(tb.screen.Top())
	fail.If(t, on() != "Majority" || !strings.Contains(words, "CodinGame plays by the Majority rules."), "%s\n%s", on(),
		words)
	tb.screen.PressIn("Open")
	fail.Unequal(t, on(), "Open", "then the rules are")
	before := tb.screen.Top()
	tb.screen.PressIn("Begin")
	after := tb.screen.Top()
	fail.If(t, !strings.HasPrefix(after.Message, "Say which program is to play") || !after.Warning,
		"it is said %q", after.Message)
	fail.If(t, before.Focus != "X.command" || after.Focus != "X.command" || !after.Moves(&before),
		"the keyboard is at %q, and then given to %q", before.Focus, after.Focus)
	after.Message, after.Warning = "", false
	fail.Unequal(t, screentest.Words(after), screentest.Words(before), "the dialog shows")
	tb.screen.PressIn("Cancel")
	fail.If(t, tb.setup.Files.Dialogs.Busy(), "the dialog is still open")
}

func TestWhatIsWrongWithAProgramIsSaidWithoutItsFolder(t *testing.T) {
	folder := t.TempDir()
	for _, test := range []struct{ command, seconds, want string }{
		{filepath.Join(folder, "gone"), "1", "gone: there is no such"}, {"'a", "1", "not closed"},
		{"./there-is-none.py", "1", "there-is-none.py: there is no such file"}, {os.Args[0], "soon", "0.01 to 600"},
	} {
		tb := newTable(t, roster.Sides{})
		tb.setup.Choose()
		tb.screen.PressIn("Program")
		tb.screen.TypeIn("X.command", test.command)
		tb.screen.TypeIn("X.seconds", test.seconds)
		tb.screen.PressIn("Save")
		tb.await(test.want, func() bool { return strings.Contains(tb.screen.Top().Message, test.want) })
		said := tb.screen.Top().Message
		fail.If(t, strings.Contains(said, folder) || tb.session.Game.Sides() != roster.Sides{}, "said is %q", said)
		field := "X.command"
		if test.seconds == "soon" {
			field = "X.seconds"
		}
		fail.Unequal(t, tb.screen.Top().Focus, field, "of %s the keyboard is", test.want)
	}
}

func TestANewGameHasTheRulesAndPlayersThatWereChosen(t *testing.T) {
	tb := newTable(t, roster.Sides{})
	tb.session.Settings.Analysis = true
	tb.setup.NewGame()
	fail.Lacks(t, tb.screen.Texts(), "[x] Closed", "at first is offered")
	tb.screen.TypeIn("X.name", " Anna ")
	tb.screen.PressIn("Majority", "Begin")
	g := tb.session.Game
	if p := g.Position(); p.Rules() != tictactoe.Majority || tb.session.Settings.Rules != "majority" ||
		g.Tag("X") != "Anna" || tb.side(tictactoe.O).Player != roster.Computer {
		t.Errorf("%v, X is %q, O %+v", p.Rules(), g.Tag("X"), tb.side(tictactoe.O))
	}
	fail.If(t, tb.session.Settings.Analysis, "the new game is analysed")
	tb.setup.NewGame()
	fail.Lacks(t, tb.screen.Texts(), "[x] Majority", "the next time is offered")
	tb.screen.Escape()
	fail.If(t, tb.session.Game != g || tb.setup.Files.Dialogs.Busy(), "Escape begins a game")
}

func TestBothSidesHaveOneThinkingTime(t *testing.T) {
	tb := newTable(t, roster.Sides{})
	tb.setup.NewGame()
	level := func(m tictactoe.Mark) string {
		for _, c := range tb.form(m).Rows[1].Controls[0].(view.Options).Choices {
			if c.On {
				return c.Words
			}
		}
		return ""
	}
	dialogs := tb.setup.Files.Dialogs
	dialogs.Do("X.kind.2")
	dialogs.Do("O.kind.2")
	last := len((&SidesForm{}).strengths()) - 1
	dialogs.Do("O.level." + strconv.Itoa(search.Strongest))
	novice := level(tictactoe.X)
	dialogs.Do("X.level." + strconv.Itoa(last))
	fail.If(t, level(tictactoe.O) != level(tictactoe.X) || level(tictactoe.X) == novice,
		"O has %q beside %q", level(tictactoe.O), level(tictactoe.X))
	dialogs.Do("X.level.0")
	fail.If(t, level(tictactoe.O) == level(tictactoe.X), "a level without a time is taken over")
	tb.screen.PressIn("Begin")
	if times := settings.ThinkingTimes(); tb.session.Settings.ThinkingTime() != times[len(times)-1] {
		t.Errorf("kept is %v", tb.session.Settings.ThinkingTime())
	}
}

func TestOnlyOneSidePlaysByMail(t *testing.T) {
	tb := newTable(t, roster.Sides{O: roster.Side{Player: roster.Mail}})
	tb.setup.Choose()
	tb.screen.PressIn("Person by mail", "Save")
	said := tb.screen.Top().Message
	fail.Unless(t, strings.HasPrefix(said, "One of the two plays here"), "it is said %q", said)
	tb.setup.Do("side.X.mail")
	sides := tb.session.Game.Sides()
	fail.If(t, sides.X.Player != roster.Mail || !sides.O.Person(), "then it is played by %+v", sides)
}

func TestTheDialogHasTheKeyboardAtTheSideThatIsChosen(t *testing.T) {
	for player, want := range map[roster.Kind]string{
		roster.Person: "O.name", roster.Computer: "O.level", roster.Program: "O.command",
	} {
		tb := newTable(t, roster.Sides{O: roster.Side{Player: player, Command: "./bot"}})
		fail.If(t, !tb.setup.Do("side.O.more") || tb.screen.Top().Focus != want,
			"%s: the keyboard is at %q", player, tb.screen.Top().Focus)
	}
	tb := newTable(t, roster.Sides{})
	tb.setup.Do("side.O.person")
	fail.If(t, tb.setup.Files.Dialogs.Busy(), "a person is the dialog")
}

func TestTheFileThatIsChosenIsTheProgram(t *testing.T) {
	kept := settings.Match{Sides: roster.Sides{
		X: roster.Side{Player: roster.Computer}, O: roster.Side{Player: roster.Program},
	}, Rules: "open"}
	f := NewMatchForm(kept, func(use func(string)) { use("/a b/c") })
	f.Do("O.choose")
	sides, err := f.Read()
	fail.If(t, err != nil || sides.O.Command != "'/a b/c'" || f.Chosen() != tictactoe.Open, "%+v, %v", sides, err)
	if words := screentest.Words(f.Sides(0)); strings.Contains(words, "Time") || strings.Contains(words, "Person") {
		t.Errorf("in a match it asks for\n%s", words)
	}
}

// said returns what the window says of the game by mail.
func (tb *table) said() language.Status {
	v := overlay.Board{View: view.View{Status: scene.Of(tb.session.Board()).Status()}}
	tb.Show(&v)
	return v.Status
}

func TestWhoMayNotMoveInAGameByMailIsToldWhy(t *testing.T) {
	tb := newTable(t, roster.Sides{O: roster.Side{Player: roster.Mail}})
	if _, busy := tb.Busy(); busy || !strings.HasPrefix(tb.said().Headline, "You begin") {
		t.Errorf("before the first move it says %+v", tb.said())
	}
	tb.play(5, 5)
	words, busy := tb.Busy()
	fail.If(t, !busy || !strings.Contains(words, "Friend’s move, by mail") ||
		!strings.Contains(tb.said().Why, "Waiting for Friend’s answer"), "after it: %q, %+v", words, tb.said())
	fail.If(t, tb.Thinks() || tb.row(tictactoe.O).Kind != language.Text("players.mail"),
		"somebody thinks, or O is %+v", tb.row(tictactoe.O))
	tb.setup.Do("side.O.person")
	_, busy = tb.Busy()
	fail.If(t, busy, "a side that was taken over cannot be played")
}

func TestPlayingByMailGoesOnWithTheGameShown(t *testing.T) {
	tb := newTable(t, roster.Sides{})
	play := func() (asked string) {
		tb.setup.PlayByMail()
		asked = tb.screen.Top().Title
		tb.screen.TypeIn(tb.screen.Top().Focus, "Bob")
		tb.screen.Enter()
		return asked
	}
	play()
	fail.Unequal(t, tb.session.Game.Tag("O"), "Bob", "O is called")
	sides := tb.session.Game.Sides()
	fail.If(t, !sides.X.Person() || sides.O.Player != roster.Mail, "a new game is played by %+v", sides)
	tb.setup.Do("side.O.person")
	tb.play(5, 5)
	steps := tb.session.Game.Len()
	fail.Unequal(t, play(), language.Text("players.title"), "for the game shown it asks")
	fail.Unequal(t, tb.session.Game.Tag("X"), "Bob", "X is called")
	sides = tb.session.Game.Sides()
	fail.If(t, sides.X.Player != roster.Mail || !sides.O.Person() || tb.session.Game.Len() != steps,
		"the game shown is played by %+v, with %d steps", sides, tb.session.Game.Len())
	begins := func(when string) {
		t.Helper()
		shown, sides := tb.session.Game, tb.session.Game.Sides()
		play()
		fail.If(t, tb.session.Game == shown || shown.Sides() != sides, "%s it goes on with the game shown", when)
	}
	begins("in a game by mail")
	tb.setup.Do("side.O.person")
	tb.play(5, 5)
	tb.play(4, 4)
	tb.session.Game.GoTo(1)
	begins("when looking back")
	tb.setup.Do("side.O.person")
	tb.play(5, 5)
	tb.window.Place = t
	begins("in an exercise")
}
