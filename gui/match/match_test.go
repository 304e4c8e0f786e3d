package match

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"ninefold/engine/notation"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/view"
)

func TestAMatchOfLevelsIsShownAndAGameOpened(t *testing.T) {
	b := newBench(t, level("Casual"), level("Novice"), 4)
	b.begins()
	b.await("the end", b.ended)
	if list := b.games(); len(list.Results) != 4 || list.Results[0].ID != 4 {
		t.Errorf("the list is %+v", list)
	}
	if words := b.words(); words != "New match… Save the games… Open game 4" {
		t.Errorf("the buttons are %s", words)
	}
	b.choose(2)
	if picture := b.parts.board.Shown().Card.(view.Picture); picture.Title != "Game 2" {
		t.Errorf("%s is drawn", picture.Title)
	}
	b.do(openID)
	game := b.Host.Session.Game
	if b.commits != 1 || b.raised != 1 || game.PlayedBy(tictactoe.X).Name != "Novice" ||
		game.Position() != b.run.state().games[1].end {
		t.Errorf("%d commits, %q played X", b.commits, game.Tag("X"))
	}
	if foot := b.parts.foot.Shown(); !strings.HasPrefix(foot.Words, "Game 2 ") || foot.Warning {
		t.Errorf("it says %q", foot.Words)
	}
}

func TestAMatchIsPausedContinuedAndStopped(t *testing.T) {
	b := newBench(t, level("Novice"), command("first"), mostGames)
	b.begins()
	b.await("a game", func() bool { return len(b.run.state().games) > 0 && len(b.rows) > 0 })
	b.press(fyne.KeyEscape)
	if words := b.words(); !strings.HasPrefix(words, "Continue Stop ") {
		t.Errorf("the buttons are %s", words)
	}
	b.do(resumeID)
	n := len(b.run.state().games)
	b.await("another game", func() bool { return len(b.run.state().games) > n+1 })
	b.do(pauseID)
	b.do(stopID)
	b.await("the end", b.ended)
	s := b.run.state()
	if s.err != nil || !s.over || !strings.HasSuffix(s.summary(), "stopped") {
		t.Errorf("%v, %s", s.err, s.summary())
	}
}

func TestAPausedMatchMakesNoMove(t *testing.T) {
	b := newBench(t, level("Novice"), level("Novice"), mostGames)
	b.begins()
	b.do(pauseID)
	b.await("rest", func() bool { return len(b.run.state().games) == len(b.rows) })
	took := b.run.state().took
	b.tasks.Clock.Advance(1e12)
	if now := b.run.state(); now.took != took || !now.paused {
		t.Errorf("the pause counts: %v after %v", now.took, took)
	}
}

func TestTheWindowEndsTheProgramsAndKeepsTheGames(t *testing.T) {
	b := newBench(t, command("first"), level("Novice"), mostGames)
	b.begins()
	b.await("a game", func() bool { return len(b.run.state().games) > 0 })
	b.window.Close()
	select {
	case <-b.run.ended:
	default:
		t.Error("a program may still run")
	}
	b.tasks.RunPosted()
	b.Open()
	if b.parts == nil || len(b.games().Results) != len(b.run.state().games) || len(b.rows) == 0 {
		t.Error("the games are gone")
	}
}

func TestAProgramThatCannotPlayIsNamed(t *testing.T) {
	for how, want := range map[string]string{"ends": "exited (status 0)", "": "Cannot start no-such-program"} {
		side := command(how)
		if how == "" {
			side.Command = "no-such-program"
		}
		b := newBench(t, side, level("Novice"), 4)
		b.begins()
		b.await("the end", b.ended)
		if foot := b.parts.foot.Shown(); !strings.Contains(foot.Words, want) || !foot.Warning {
			t.Errorf("%q: it says %q", how, foot.Words)
		}
		if !strings.HasSuffix(b.words(), "Open a game") {
			t.Errorf("the buttons are %s", b.words())
		}
		b.do(newID)
		if b.form == nil {
			t.Error("there is no way back to the form")
		}
	}
}

func TestAllGamesAreSavedInOneFile(t *testing.T) {
	b := newBench(t, command("first"), level("Novice"), 3)
	b.begins()
	b.await("the end", b.ended)
	readings := notation.ReadSeveral(b.records())
	if len(readings) != 3 || !strings.Contains(string(b.records()), "{the first (0.") {
		t.Fatalf("%d games in\n%s", len(readings), b.records())
	}
	for i, r := range readings {
		if p := r.Record.Game.Position(); p != b.run.state().games[i].end {
			t.Errorf("game %d ends otherwise", i+1)
		}
	}
}

func TestTheFormSaysWhatIsWrong(t *testing.T) {
	b := newBench(t, level("Casual"), level("Novice"), 4)
	for _, test := range []struct {
		set  func(string)
		text string
		want string
	}{
		{b.form.games.SetText, "0", "The number of games is a whole number from 1 to 10000."},
		{b.form.openings.SetText, "81", "The number of random moves is a whole number from 0 to 80."},
		{b.form.seconds.SetText, "soon", "The time limit is a number of seconds from 0.01 to 600."},
		{b.form.sprt.SetText, "10,0",
			"The test wants two differences in Elo from -1000 to 1000, the lower first, such as 0,10."},
	} {
		test.set(test.text)
		b.press(fyne.KeyReturn)
		if b.run != nil || b.form.message.Words() != test.want {
			t.Fatalf("%q: %q", test.text, b.form.message.Words())
		}
		b.form.games.SetText("4")
		b.form.openings.SetText("4")
		b.form.seconds.SetText("0.1")
		b.form.sprt.SetText("")
	}
	b.form.sprt.SetText("0,10")
	b.form.rules.Chosen = 1
	b.begins()
	if kept := b.Host.Session.Settings.Match; kept.SPRT != "0,10" || kept.Rules != "majority" || kept.Games != 4 {
		t.Errorf("%+v is kept", kept)
	}
}

func TestTheWindowIsMadeAnewInAnotherLanguage(t *testing.T) {
	b := newBench(t, level("Casual"), level("Novice"), 2)
	defer locale.Use(locale.English)
	b.form.games.SetText("3")
	locale.Use("zh")
	b.Rebuild()
	if b.form.games.Text != "3" || b.form.start.Text != "开始" {
		t.Errorf("the form has %q, %q", b.form.games.Text, b.form.start.Text)
	}
	b.begins()
	b.await("the end", b.ended)
	locale.Use(locale.English)
	b.Rebuild()
	if list := b.games(); list.Title != "Games" || !strings.Contains(list.Results[0].Columns[0], "moves") {
		t.Errorf("%+v", list)
	}
	if b.window.Title() != "Match – Ninefold" {
		t.Errorf("the title is %q", b.window.Title())
	}
}

func TestEscapeClosesTheWindowUnlessAMatchGoesOn(t *testing.T) {
	b := newBench(t, level("Casual"), level("Novice"), 2)
	b.press(fyne.KeyEscape)
	if b.window != nil {
		t.Error("the window is open")
	}
	b.Open()
	b.begins()
	b.await("the end", b.ended)
	b.press(fyne.KeyEscape)
	if b.window != nil {
		t.Error("the window is open")
	}
}

func TestProgramsOfOneNameAreToldApart(t *testing.T) {
	sides := newBench(t, command("first"), command("first"), 2).Host.Session.Settings.Match.Sides
	sides.X.Command, sides.O.Command = "/old/bot", "/new/bot"
	both, err := contestants(sides)
	if err != nil || both[0].Name() != "/old/bot" || both[1].Name() != "/new/bot" {
		t.Errorf("%v, %v", both, err)
	}
	sides.O.Command = "/new/other"
	if both, err = contestants(sides); err != nil || both[0].Name() != "bot" || both[1].Name() != "other" {
		t.Errorf("%v, %v", both, err)
	}
}
