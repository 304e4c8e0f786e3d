package exchange

import (
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/model/mail"
	"ninefold/gui/model/roster"
	"ninefold/gui/view"
	"ninefold/gui/view/screen/screentest"
)

// TestAGameByMailGoesToAndFro plays a game between two windows that send each other links.
func TestAGameByMailGoesToAndFro(t *testing.T) {
	ann, annHears := linking(t)
	bob, _ := linking(t)
	ann.Host.Session.Begin(tictactoe.Closed, "Ann", "Bob")
	ann.Host.Session.SetSides(roster.Sides{O: roster.Side{Player: roster.Mail}})
	from, to := ann, bob
	for i, c := range []grid.Cell{grid.At(5, 5), grid.At(4, 4), grid.At(2, 2)} {
		s := from.Host.Session
		fail.NowIf(t, mail.Waits(s.Game), "before move %d its player waits", i+1)
		fail.OnError(t, s.Game.Tap(c))
		fail.NowIf(t, !mail.Waits(s.Game), "after move %d its player may go on", i+1)
		letter{from}.copyLink()
		to.PasteText(clipboard(from))
		now := to.Host.Session.Game
		fail.NowIf(t, now.Position() != s.Game.Position() || now.Tag("X") != "Ann" || now.Tag("Mail") != "",
			"after move %d the other sees another game, or tags %q", i+1, now.Tags())
		from, to = to, from
	}
	game := ann.Host.Session.Game
	ann.Host.Session.Restart()
	ann.PasteText(clipboard(ann))
	fail.Unless(t, strings.HasPrefix(clipboard(ann), "Your move! Open this link"), "sent is\n%s", clipboard(ann))
	hears := strings.HasPrefix(*annHears, language.Text("mail.own"))
	if s := ann.Host.Session; !hears || !mail.Waits(s.Game) || s.Game != game {
		t.Errorf("after opening the own link it says %q, and shows %q", *annHears, s.Game.Tags())
	}
}

// recordSent returns the text of the game shown.
func recordSent(e *Exchange) string {
	r := e.Host.Session.Game.Record()
	return string(record.Append(nil, &r))
}

// answered returns an exchange in which X has made a move by mail, and the answer.
func answered(t *testing.T) (e *Exchange, said *string, answer string) {
	e, said = linking(t)
	e.Host.Session.SetSides(roster.Sides{O: roster.Side{Player: roster.Mail}})
	fail.OnError(t, e.Host.Session.Game.Tap(grid.At(5, 5)))
	other, _ := linking(t)
	other.PasteText(recordSent(e))
	fail.OnError(t, other.Host.Session.Game.Tap(grid.At(4, 4)))
	return e, said, recordSent(other)
}

func TestOfAMailTheGameGoesOnAndKeepsWhatCame(t *testing.T) {
	e, said, answer := answered(t)
	e.PasteText("Hi Ann,\n\n" + answer + "-- \nBob\n")
	g := e.Host.Session.Game
	fail.If(t, *said != language.Text("mail.answered") || mail.Waits(g), "it says %q", *said)
	e.deleteBranch()
	fail.If(t, g.Current() != 2 || *said != language.Text("branch.posted"), "it is deleted, and says %q", *said)
	g.GoTo(1)
	fail.OnError(t, g.Tap(grid.At(4, 5)))
	*said = ""
	e.makeMain()
	fail.If(t, !g.InVariation() || *said != language.Text("branch.posted"), "it is replaced, and says %q", *said)
}

func TestWhatALinkLeavesOutIsNotWhoSendsIt(t *testing.T) {
	e, _ := linking(t)
	e.Host.Session.Game.SetTag("X", strings.Repeat("Ann", notation.LongestLink))
	e.Host.Session.SetSides(roster.Sides{X: roster.Side{Player: roster.Mail}})
	e.copyLink(e.link, "", language.Text("copied.link"))
	other, _ := linking(t)
	other.PasteText(clipboard(e))
	sides := other.Host.Session.Game.Sides()
	fail.If(t, sides.O.Player != roster.Mail || !sides.X.Person(), "it is played by %+v", sides)
}

// TestWhichSideIsTheUsersIsSaidOrAsked pastes a text that continues no game, where another game by mail is under way
// or none is.
func TestWhichSideIsTheUsersIsSaidOrAsked(t *testing.T) {
	for name, test := range map[string]struct {
		waits bool   // a game by mail is under way
		moves string // of the text, which X has sent
		press string // in the dialog; "" for none
		own   tictactoe.Mark
		says  string
	}{
		"the first move":         {false, "1. 1 1", "", tictactoe.O, "you play O, Ann plays X. Make your move"},
		"more moves":             {false, "1. 1 1  2. 2 2  3. 4 4", "You play O", tictactoe.O, "you play O"},
		"another first move":     {true, "1. 1 1", "You play O", tictactoe.O, "you play O, Ann plays X"},
		"one's own":              {true, "1. 1 1", "You play X", tictactoe.X, "you play X, Friend plays O."},
		"another answer":         {true, "1. 5 5  2. 4 5", "You play O", tictactoe.O, "you play O"},
		"only looked at":         {true, "1. 1 1", "only look", tictactoe.Empty, "record"},
		"given up":               {true, "1. 1 1", "Cancel", tictactoe.Empty, ""},
		"one's own, from a game": {true, "1. 5 5", "", tictactoe.X, language.Text("mail.seen")},
	} {
		e, said := linking(t)
		if test.waits {
			e.Host.Session.SetSides(roster.Sides{O: roster.Side{Player: roster.Mail}})
			fail.OnError(t, e.Host.Session.Game.Tap(grid.At(5, 5)))
			fail.OnError(t, e.Host.Session.Game.Tap(grid.At(4, 4)))
		}
		before := e.Host.Session.Game
		e.PasteText("[Rules \"closed\"]\n[X \"Ann\"]\n[Mail \"X\"]\n\n" + test.moves)
		asks := e.Dialogs.Busy()
		fail.NowIf(t, asks != (test.press != ""), "%s: it asks: %v", name, asks)
		if asks {
			words := screentest.Words(screenOf(e).Top())
			fail.Lacks(t, words, "new here: it continues none of your games", "%s: it asks", name)
			fail.If(t, strings.Contains(words, "After 1 move it differs from your game “By mail: you and a friend”") !=
				strings.HasPrefix(test.moves, "1. 5 5"), "%s: it asks\n%s", name, words)
			fail.If(t, e.Host.Session.Game != before, "%s: before the answer another game is shown", name)
			options, _ := screentest.Find[view.Options](screenOf(e).Top())
			for i, c := range options.Choices {
				first := i == 0 && strings.Contains(c.Words, "You play O")
				fail.Unequal(t, c.On, first, "%s: chosen is %s", name, c.Words)
				if strings.Contains(c.Words, test.press) {
					screenOf(e).PressIn(c.Words, "Open")
				}
			}
			e.Dialogs.Leave()
		}
		fail.If(t, !strings.Contains(*said, test.says), "%s: it says %q", name, *said)
		sides, want := e.Host.Session.Game.Sides(), roster.Sides{}
		if name == "given up" {
			fail.If(t, e.Host.Session.Game != before, "%s: another game is shown", name)
			continue
		}
		if test.own != tictactoe.Empty {
			want.Side(test.own.Other()).Player = roster.Mail
		}
		fail.Unequal(t, sides, want, "%s: the players are", name)
	}
}
