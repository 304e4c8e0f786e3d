package session

import (
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// letter returns the text of a game by mail that a sender sends to the opponent.
func letter(t testing.TB, sender tictactoe.Mark, cells ...grid.Cell) notation.Reading {
	t.Helper()
	r := playedOut(t, cells...).Record()
	r.SetSender(sender)
	return notation.Reading{Form: notation.Record, Record: r}
}

// longer holds the moves of the longer game, and the next two.
var longer = []grid.Cell{grid.At(5, 5), grid.At(5, 6), grid.At(5, 9), grid.At(5, 7), grid.At(6, 3), grid.At(9, 9)}

// byMail returns a session with two games by mail in which the user plays X, of 2 moves and of 4, and their shelf. The
// shorter one is shown, and the longer one has a variation.
func byMail(t testing.TB) (*Session, shelf) {
	t.Helper()
	s, f := New(), shelf{}
	for _, cells := range [][]grid.Cell{longer[:4], {grid.At(5, 5), grid.At(4, 4)}} {
		s.Begin(firstRules, "", "")
		s.SetSides(Sides{O: Side{Player: Mail}})
		play(t, s.Game, cells...)
		if len(cells) == 4 {
			s.Game.GoTo(1)
			play(t, s.Game, grid.At(6, 6))
			s.Game.GoTo(4)
		}
		f.keep(s)
	}
	return s, f
}

// TestAMailTellsNoPlans: neither what was tried nor what was written of a move, before the game has ended.
func TestAMailTellsNoPlans(t *testing.T) {
	s := New()
	s.Begin(firstRules, "", "")
	s.SetSides(Sides{O: Side{Player: Mail}})
	play(t, s.Game, grid.At(1, 3))
	s.Undo()
	play(t, s.Game, grid.At(2, 2))
	s.Game.SetComment(s.Game.Current(), "a trap")
	sent, _ := s.SentGame("2026-11-28")
	for name, r := range map[string]record.Record{"the text": sent, "the link": s.LinkedGame()} {
		text := string(record.Append(nil, &r))
		fail.If(t, strings.Contains(text, "1 3") || strings.Contains(text, "trap") || !strings.Contains(text, "1. 2 2"),
			"%s is\n%s", name, text)
	}
	s.Game.Resign()
	sent, _ = s.SentGame("2026-11-28")
	fail.Lacks(t, string(record.Append(nil, &sent)), "a trap", "at the end")
}

func TestAnOldAnswerLeavesTheNewestMoveShown(t *testing.T) {
	s, _ := byMail(t)
	s.ImportMail(letter(t, tictactoe.O, longer[:4]...))
	play(t, s.Game, longer[4])
	kind := s.ImportMail(letter(t, tictactoe.O, longer[:4]...))
	fail.If(t, kind != MailSent || moves(s) != 5, "it is %v; %d moves are shown", kind, moves(s))
}

func TestMailGoesOnInItsGame(t *testing.T) {
	short := []grid.Cell{grid.At(5, 5), grid.At(4, 4), grid.At(1, 1), grid.At(1, 2)}
	elsewhere := letter(t, tictactoe.O, longer...)
	elsewhere.Record.Game = tictactoe.NewGame(tictactoe.Open)
	for name, c := range map[string]struct {
		text         notation.Reading
		kind         MailKind
		board, moves int
	}{
		"an answer":                  {letter(t, tictactoe.O, longer...), MailNew, 1, 6},
		"an answer in the other one": {letter(t, tictactoe.O, short...), MailNew, 2, 4},
		"what was sent":              {letter(t, tictactoe.X, longer[:3]...), MailSeen, 1, 4},
		"what was seen":              {letter(t, tictactoe.O, longer[:4]...), MailSeen, 1, 4},
		"another beginning":          {letter(t, tictactoe.O, grid.At(1, 1), grid.At(1, 2)), MailOther, 2, 2},
		"an answer added by hand":    {letter(t, tictactoe.X, longer...), MailNew, 1, 6},
		"an answer to the answer":    {letter(t, tictactoe.O, append(longer, grid.At(7, 7))...), MailNew, 1, 6},
		"the user's move alone":      {letter(t, tictactoe.X, longer[:5]...), MailOther, 2, 2},
		"other rules":                {elsewhere, MailOther, 2, 2},
		"nobody's":                   {letter(t, tictactoe.Empty, longer...), NoMail, 2, 2},
		"no game":                    {reading(t, texttest.Sample(t, "crosshatch-2.in")), NoMail, 2, 2},
	} {
		for _, restarted := range []bool{false, true} {
			s, f := byMail(t)
			if restarted {
				s = f.opened(t)
			}
			before := told(s.Game)
			kind := s.ImportMail(c.text)
			fail.If(t, kind != c.kind || s.Board().entry().ID != c.board || moves(s) != c.moves,
				"%s: it is %v; board %d is shown with %d moves", name, kind, s.Board().entry().ID, moves(s))
			fail.If(t, c.moves == 2 && told(s.Game) != before, "%s: the game has changed", name)
			got := s.Game.MachineMayMove()
			fail.If(t, c.kind == MailNew && !got, "%s: a machine goes on: %v", name, got)
			f.keep(s)
			checkSame(t, f.opened(t), s)
		}
	}
}

// TestTheGameThatSharesMostTakesTheAnswer: it need not be the one whose last common step has the larger number.
func TestTheGameThatSharesMostTakesTheAnswer(t *testing.T) {
	s, f := byMail(t)
	for range 8 { // variations in the shorter game
		s.Game.GoTo(0)
		play(t, s.Game, grid.At(5, 1+s.Game.Len()%4))
	}
	s.Game.GoTo(1)
	play(t, s.Game, grid.At(5, 6))
	f.keep(s)
	kind := s.ImportMail(letter(t, tictactoe.O, longer...))
	fail.If(t, kind != MailNew || s.Board().entry().ID != 1, "it is %v, in board %d", kind, s.Board().entry().ID)
}

// TestTheAnswerToAMoveThatWasTakenBackIsInTheGame: the other player answered what was sent, so what the user then made
// instead is a side line.
func TestTheAnswerToAMoveThatWasTakenBackIsInTheGame(t *testing.T) {
	s, _ := byMail(t)
	sent := []grid.Cell{grid.At(5, 5), grid.At(4, 4), grid.At(1, 1), grid.At(1, 2)}
	play(t, s.Game, sent[2])
	s.Undo()
	play(t, s.Game, grid.At(2, 2))
	kind := s.ImportMail(letter(t, tictactoe.O, sent...))
	fail.If(t, kind != MailNew || moves(s) != 4, "it is %v; %d moves are shown", kind, moves(s))
	fail.If(t, s.Game.InVariation() || s.Game.LooksBack(), "the answer is a side line of %v", s.Game.Main())
}

func TestOnlyAFirstMoveBeginsAGameByMailByItself(t *testing.T) {
	for n, want := range map[int]MailKind{0: MailBegun, 1: MailBegun, 2: MailOther} {
		kind := New().ImportMail(letter(t, tictactoe.X, longer[:n]...))
		fail.Unequal(t, kind, want, "of %d moves it is", n)
	}
	s, _ := byMail(t)
	fail.Unequal(t, s.ImportMail(letter(t, tictactoe.X, grid.At(1, 1))), MailOther, "beside other games it is")
}

func TestAGameThatTheFriendBeginsTakesTheFirstMove(t *testing.T) {
	s := New()
	s.SetSides(Sides{X: Side{Player: Mail}})
	kind := s.ImportMail(letter(t, tictactoe.X, longer[0]))
	fail.If(t, kind != MailNew || moves(s) != 1, "it is %v; %d moves are shown", kind, moves(s))
}

func TestARemovedGameTakesNoMail(t *testing.T) {
	s, _ := byMail(t)
	e := s.AllBoards()[0]
	text := letter(t, tictactoe.O, grid.At(5, 5), grid.At(4, 4), grid.At(1, 1), grid.At(1, 2))
	fail.OnError(t, s.Remove(e))
	fail.Unequal(t, s.ImportMail(text), MailOther, "a game that was removed has taken it")
}

func TestAGameByMailSaysWhoSendsItAndIsTheOthersToPlay(t *testing.T) {
	s, _ := byMail(t)
	fail.If(t, s.ToSend() || s.MailToMove(), "it is the user's turn, and the game is to be sent")
	play(t, s.Game, grid.At(1, 1))
	r := s.Game.Record()
	fail.If(t, !s.ToSend() || !s.MailToMove() || r.Sender() != tictactoe.X, "the sender is %v", r.Sender())
	other := New()
	other.Import(notation.Reading{Form: notation.Record, Record: r})
	if sides := other.Game.Sides(); sides.X.Player != Mail || !sides.O.Person() || other.Game.Tag("Mail") != "" {
		t.Errorf("who opens it plays %+v", sides)
	}
	r = other.Game.Record()
	fail.Unequal(t, (&record.Record{Tags: r.Tags}).Sender(), tictactoe.O, "it comes back from")
}
