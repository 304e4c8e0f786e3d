package match

import (
	"path/filepath"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/model/roster"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen/screentest"
)

func TestAMatchOfLevelsIsShownAndAGameOpened(t *testing.T) {
	b := newBench(t, level("Casual"), level("Novice"), 4)
	b.begins()
	b.await("the end", b.ended)
	list := b.games()
	fail.If(t, len(list.Results) != 4 || list.Results[0].ID != 4, "the list is %+v", list)
	fail.Unequal(t, b.words(), "New match… Save the games… Open game 4", "the buttons")
	b.opened.Events.Content.Choose(2)
	picture := screentest.Card[deck.Picture](b.opened.Shown)
	fail.If(t, picture.Title != "Game 2", "%s is drawn", picture.Title)
	b.opened.Press("Open game 2")
	game := b.Host.Session.Game
	fail.If(t, b.screen.Raised != 1 || game.PlayedBy(tictactoe.X).Name != "Novice" ||
		game.Position() != b.run.state().games[1].end, "%q played X", game.Tag("X"))
	foot := b.opened.Shown
	fail.If(t, !strings.HasPrefix(foot.Message, "Game 2 ") || foot.Warning, "it says %q", foot.Message)
}

func TestAMatchIsPausedContinuedAndStopped(t *testing.T) {
	b := newBench(t, level("Novice"), command("first"), mostGames)
	b.begins()
	b.await("a game", func() bool { return len(b.run.state().games) > 0 && len(b.rows) > 0 })
	b.opened.Key(keys.Alone(keys.Escape))
	words := b.words()
	fail.Unless(t, strings.HasPrefix(words, "Continue Stop "), "the buttons are %s", words)
	b.opened.Press("Continue")
	n := len(b.run.state().games)
	b.await("another game", func() bool { return len(b.run.state().games) > n+1 })
	b.opened.Press("Pause")
	b.opened.Press("Stop")
	b.await("the end", b.ended)
	s := b.run.state()
	fail.If(t, s.err != nil || !s.over || !strings.HasSuffix(s.summary(), "stopped"), "%v, %s", s.err, s.summary())
}

func TestAPausedMatchMakesNoMove(t *testing.T) {
	b := newBench(t, level("Novice"), level("Novice"), mostGames)
	b.begins()
	b.opened.Press("Pause")
	b.await("rest", func() bool { return len(b.run.state().games) == len(b.rows) })
	took := b.run.state().took
	b.tasks.Clock.Advance(1e12)
	now := b.run.state()
	fail.If(t, now.took != took || !now.paused, "the pause counts: %v after %v", now.took, took)
	b.opened.Press("Continue")
	fail.Unequal(t, b.run.state().took, took, "once it goes on the pause counts:")
}

func TestAProgramThatCannotPlayIsNamed(t *testing.T) {
	source := texttest.Write(t, filepath.Join(t.TempDir(), "bad.go"), "package main\nfunc main() { no }\n")
	for how, want := range map[string]string{
		source: "bad.go: ",
		"ends": "exited (status 0)", "no-such-program": "Cannot start no-such-program",
		"sh nowhere/bot.py": "bot.py: there is no such file",
	} {
		side := command(how)
		if how != "ends" {
			side.Command = how
		}
		b := newBench(t, side, level("Novice"), 4)
		b.begins()
		b.await("the end", b.ended)
		foot := b.opened.Shown
		fail.If(t, !strings.Contains(foot.Message, want) || !foot.Warning, "%q: it says %q", how, foot.Message)
		fail.Unless(t, strings.HasSuffix(b.words(), "Open a game"), "the buttons are %s", b.words())
		sum := screentest.Card[deck.Progress](b.opened.Shown).Summary
		fail.Unequal(t, sum, "no game has ended · stopped", "%q: the sum", how)
		b.opened.Press("New match…")
		fail.If(t, b.form == nil, "there is no way back to the form")
	}
}

func TestAllGamesAreSavedInOneFile(t *testing.T) {
	b := newBench(t, command("first"), level("Novice"), 3)
	b.begins()
	b.await("the end", b.ended)
	b.opened.Press("Save the games…")
	file := filepath.Join(t.TempDir(), "all.ninefold")
	b.opened.TypeIn("name", file)
	b.opened.PressIn("Save")
	b.await("the file", func() bool { return b.Unsaved() == 0 })
	written := texttest.Read(t, file)
	readings := fail.Must(notation.ReadSeveral([]byte(written)))(t)
	fail.NowIf(t, len(readings) != 3 || !strings.Contains(written, "the first}"),
		"%d games in\n%s", len(readings), written)
	for i, r := range readings {
		fail.Unequal(t, r.Record.Game.Position(), b.run.state().games[i].end, "game %d ends otherwise", i+1)
	}
}

func TestGamesThatAreNotSavedAreNotLostUnasked(t *testing.T) {
	b := newBench(t, level("Novice"), level("Novice"), 1)
	b.begins()
	b.await("the end", b.ended)
	for _, answer := range []string{"Cancel", "Go on without saving"} {
		b.opened.Press("New match…")
		words := screentest.Words(b.opened.Top())
		fail.NowIf(t, !strings.Contains(words, "A game of the match is not saved."), "asked is %q", words)
		b.opened.PressIn(answer)
		fail.If(t, (b.form != nil) != (answer != "Cancel"), "after %s a match is set up: %v", answer, b.form != nil)
	}
}

func TestTheFormSaysWhatIsWrong(t *testing.T) {
	b := newBench(t, level("Casual"), level("Novice"), 4)
	for _, test := range []struct{ id, text, usual, want string }{
		{gamesID, "0", "4", "The number of games is a whole number from 1 to 10000."},
		{openingsID, "81", "4", "The number of random moves is a whole number from 0 to 80."},
		{secondsID, "soon", "0.1", "The time limit is a number of seconds from 0.01 to 600."},
		{sprtID, "10,0", "0,10",
			"The test wants two differences in Elo from -1000 to 1000, the lower first, such as 0,10."},
	} {
		b.opened.Type(test.id, test.text)
		b.opened.Key(keys.Alone(keys.Enter))
		if said := b.opened.Shown; b.run != nil || said.Message != test.want || !said.Warning || said.Focus != test.id {
			t.Fatalf("%q: %q, the keyboard is at %q", test.text, said.Message, said.Focus)
		}
		b.opened.Type(test.id, test.usual)
	}
	b.Host.Session.Settings.Language = language.Chinese
	b.loop.Do(func() {})
	fail.Unequal(t, b.opened.Shown.Message, "", "in another language is said")
	b.opened.Press("Majority")
	b.begins()
	kept := b.Host.Session.Settings.Match
	fail.If(t, kept.SPRT != "0,10" || kept.Rules != "majority" || kept.Games != 4, "%+v is kept", kept)
}

func TestWhatWasSaidGoesWhenSomethingBegins(t *testing.T) {
	side := command("first")
	side.Command = ""
	b := newBench(t, side, level("Novice"), 2)
	enter := func() { b.opened.Key(keys.Alone(keys.Enter)) }
	enter()
	fail.NowIf(t, !b.opened.Shown.Warning, "nothing is said of a program that is not named")
	b.opened.Type("X.command", command("first").Command)
	enter()
	fail.Unequal(t, b.opened.Shown.Message, "", "beside the match stands")
	b.await("the end", b.ended)
	b.loop.Do(func() { b.say(false)("Saved match.ninefold.") })
	b.opened.Events.Content.Choose(1)
	fail.Unequal(t, b.opened.Shown.Message, "", "of the game that was chosen is said")
}

func TestTheWindowIsMadeAnewInAnotherLanguage(t *testing.T) {
	b := newBench(t, level("Casual"), level("Novice"), 2)
	defer language.Use(language.English)
	b.opened.Type(gamesID, "3")
	speak := func(choice language.Language) {
		language.Use(choice)
		b.Host.Session.Settings.Language = choice
		b.Refresh()
	}
	speak("zh")
	fail.If(t, !strings.Contains(b.opened.Words(), "局数\n3") || b.words() != "开始",
		"the form has %q in\n%s", b.words(), b.opened.Words())
	b.opened.Press("开始")
	b.await("the end", b.ended)
	speak(language.English)
	list := b.games()
	fail.If(t, list.Title != "Games" || !strings.Contains(list.Results[0].Columns[0], "moves"), "%+v", list)
	fail.Unequal(t, b.opened.Shown.Title, "Match – Ninefold", "the title")
}

func TestEscapeClosesTheWindowUnlessAMatchGoesOn(t *testing.T) {
	b := newBench(t, level("Casual"), level("Novice"), 2)
	b.opened.Key(keys.Alone(keys.Escape))
	fail.Unequal(t, b.window, nil, "the window is open")
	b.open()
	b.begins()
	b.await("the end", b.ended)
	b.opened.Key(keys.Alone(keys.Escape))
	fail.Unequal(t, b.window, nil, "the window is open")
}

func TestProgramsOfOneNameAreToldApart(t *testing.T) {
	for _, test := range []struct{ x, o, namedX, namedO string }{
		{"/a/old/bot", "/a/new/bot", "old/bot", "new/bot"}, {"/a/b/bot", "/c/b/bot", "a/b/bot", "c/b/bot"},
		{"/old/bot", "/new/other", "bot", "other"}, {"bot", "bot", "bot", "bot"},
	} {
		sides := roster.Sides{X: command(""), O: command("")}
		sides.X.Command, sides.O.Command = test.x, test.o
		both, err := contestants(sides)
		fail.If(t, err != nil || both[0].Name() != test.namedX || both[1].Name() != test.namedO,
			"%s and %s: %v, %v", test.x, test.o, both, err)
	}
}

// A program that does not end must not hold the window up.
func TestAMatchBeginsWhenTheProgramsOfTheLastHaveEnded(t *testing.T) {
	b := newBench(t, command("first"), command("first"), 1)
	stopped, ended := false, make(chan struct{})
	b.Match.run = &run{tasks: b.tasks.Runner, stop: func() { stopped = true }, ended: ended, now: state{over: true}}
	b.begins()
	fail.Unless(t, stopped, "the last match is not stopped")
	fail.If(t, len(b.run.state().games) > 0, "a game was played before the last programs have ended")
	close(ended)
	b.await("the match", b.ended)
}

// TestTheGameUnderWayIsTheOneThatCountsNext, though others are played beside it.
func TestTheGameUnderWayIsTheOneThatCountsNext(t *testing.T) {
	r, p := &run{}, tictactoe.New(tictactoe.Closed)
	r.moving(t.Context(), 0, p)
	p.Push(grid.At(5, 5))
	r.moving(t.Context(), 1, p)
	fail.If(t, r.now.playing != 0 || r.now.position == p, "game %d is shown", r.now.playing+1)
}
