package mail

import (
	"reflect"
	"slices"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
	"ninefold/gui/model/session/sessiontest"
)

// letter returns the text of a game by mail that a sender sends to the opponent.
func letter(t testing.TB, sender tictactoe.Mark, cells ...grid.Cell) notation.Reading {
	t.Helper()
	r := sessiontest.Played(t, cells...).Game.Record()
	r.SetSender(sender)
	return notation.Reading{Form: notation.Record, Record: r}
}

func play(t testing.TB, g *session.Game, cells ...grid.Cell) {
	t.Helper()
	for _, c := range cells {
		fail.OnError(t, g.Tap(c))
	}
}

func moves(s *session.Session) int {
	p := s.Game.Position()
	return grid.Cells - p.Count(tictactoe.Empty)
}

// longer holds the moves of the longer game, and the next two.
var longer = []grid.Cell{grid.At(5, 5), grid.At(5, 6), grid.At(5, 9), grid.At(5, 7), grid.At(6, 3), grid.At(9, 9)}

// twoGames returns a session with two games by mail in which the user plays X, of 2 moves and of 4, and their shelf.
// The shorter one is shown, and the longer one has a variation.
func twoGames(t testing.TB) (*session.Session, sessiontest.Shelf) {
	s, f := session.New(), sessiontest.Shelf{}
	for _, cells := range [][]grid.Cell{longer[:4], {grid.At(5, 5), grid.At(4, 4)}} {
		s.Begin(tictactoe.Closed, "", "")
		s.SetSides(roster.Sides{O: roster.Side{Player: roster.Mail}})
		play(t, s.Game, cells...)
		if len(cells) == 4 {
			s.Game.GoTo(1)
			play(t, s.Game, grid.At(6, 6))
			s.Game.GoTo(4)
		}
		f.Take(s.Keep(time.Unix(1_700_000_000, 0)))
	}
	return s, f
}

func TestMailGoesOnInItsGame(t *testing.T) {
	short := []grid.Cell{grid.At(5, 5), grid.At(4, 4), grid.At(1, 1), grid.At(1, 2)}
	_, sudoku := sessiontest.Imported(t, texttest.Sample(t, "crosshatch-2.in"))
	elsewhere := letter(t, tictactoe.O, longer...)
	elsewhere.Record.Game = tictactoe.NewGame(tictactoe.Open)
	changed := letter(t, tictactoe.O, longer...)
	p := changed.Record.Game.Position()
	changed.Record.Game.Set(tictactoe.Edited, p.WithMark(grid.At(1, 1), tictactoe.X))
	for name, c := range map[string]struct {
		text         notation.Reading
		kind         Kind
		board, moves int
	}{
		"an answer":                  {letter(t, tictactoe.O, longer...), New, 1, 6},
		"an answer in the other one": {letter(t, tictactoe.O, short...), New, 2, 4},
		"what was sent":              {letter(t, tictactoe.X, longer[:3]...), Seen, 1, 4},
		"what was seen":              {letter(t, tictactoe.O, longer[:4]...), Seen, 1, 4},
		"another beginning":          {letter(t, tictactoe.O, grid.At(1, 1), grid.At(1, 2)), Other, 2, 2},
		"an answer added by hand":    {letter(t, tictactoe.X, longer...), New, 1, 6},
		"an answer to the answer":    {letter(t, tictactoe.O, append(longer, grid.At(7, 7))...), New, 1, 6},
		"the user's move alone":      {letter(t, tictactoe.X, longer[:5]...), Other, 2, 2},
		"other rules":                {elsewhere, Other, 2, 2},
		"a board changed by hand":    {changed, Other, 2, 2},
		"nobody's":                   {letter(t, tictactoe.Empty, longer...), None, 2, 2},
		"no game":                    {sudoku, None, 2, 2},
	} {
		for _, restarted := range []bool{false, true} {
			s, f := twoGames(t)
			if restarted {
				s, _ = session.Open(f)
			}
			before := *s.Game.Entry().Position
			kind := Import(s, c.text)
			fail.If(t, kind != c.kind || s.Board().Entry().ID != c.board || moves(s) != c.moves,
				"%s: it is %v; board %d is shown with %d moves", name, kind, s.Board().Entry().ID, moves(s))
			fail.If(t, c.moves == 2 && !reflect.DeepEqual(*s.Game.Entry().Position, before),
				"%s: the game has changed", name)
			got := s.Game.MachineMayMove
			fail.If(t, c.kind == New && !got, "%s: a machine goes on: %v", name, got)
			f.Take(s.Keep(time.Unix(1_700_000_000, 0)))
			again, _ := session.Open(f)
			fail.If(t, moves(again) != c.moves, "%s: after a restart %d moves are shown", name, moves(again))
		}
	}
}

// TestTheGameThatSharesMostTakesTheAnswer: it need not be the one whose last common step has the larger number.
func TestTheGameThatSharesMostTakesTheAnswer(t *testing.T) {
	s, f := twoGames(t)
	for range 8 { // variations in the shorter game
		s.Game.GoTo(0)
		play(t, s.Game, grid.At(5, 1+s.Game.Len()%4))
	}
	s.Game.GoTo(1)
	play(t, s.Game, grid.At(5, 6))
	f.Take(s.Keep(time.Unix(1_700_000_000, 0)))
	kind := Import(s, letter(t, tictactoe.O, longer...))
	fail.If(t, kind != New || s.Board().Entry().ID != 1, "it is %v, in board %d", kind, s.Board().Entry().ID)
}

// TestTheAnswerToAMoveThatWasTakenBackIsInTheGame: the other player answered what was sent, so what the user then made
// instead is a side line.
func TestTheAnswerToAMoveThatWasTakenBackIsInTheGame(t *testing.T) {
	s, _ := twoGames(t)
	sent := []grid.Cell{grid.At(5, 5), grid.At(4, 4), grid.At(1, 1), grid.At(1, 2)}
	play(t, s.Game, sent[2])
	s.Board().Undo()
	play(t, s.Game, grid.At(2, 2))
	kind := Import(s, letter(t, tictactoe.O, sent...))
	fail.If(t, kind != New || moves(s) != 4, "it is %v; %d moves are shown", kind, moves(s))
	fail.If(t, s.Game.InVariation() || s.Game.LooksBack(), "the answer is a side line of %v", s.Game.Main())
}

// TestATriedAnswerIsNotOneThatCame until it comes, though its line was made the game.
func TestATriedAnswerIsNotOneThatCame(t *testing.T) {
	s, f := twoGames(t)
	fail.OnError(t, s.OpenBoard(s.Entry(1)))
	play(t, s.Game, longer[4])
	s.Game.GoTo(s.Game.Path()[4])
	tried := []grid.Cell{grid.At(6, 1), grid.At(9, 3)}
	play(t, s.Game, tried...)
	s.Game.Promote()
	f.Take(s.Keep(time.Unix(1_700_000_000, 0)))
	again, _ := session.Open(f)
	for _, s := range []*session.Session{again, s} {
		fail.If(t, !Waits(s.Game) || moves(s) != 5, "%d moves are shown", moves(s))
		kind := Import(s, letter(t, tictactoe.O, slices.Concat(longer[:4], tried)...))
		fail.If(t, kind != New || Waits(s.Game) || moves(s) != 6, "it is %v; %d moves are shown", kind, moves(s))
	}
}

func TestOnlyAFirstMoveBeginsAGameByMailByItself(t *testing.T) {
	for n, want := range map[int]Kind{0: Begun, 1: Begun, 2: Other, 3: Other} {
		s := session.New()
		s.Import(letter(t, tictactoe.X, longer[0]))
		s.Game.Resign() // what goes on is not this game
		kind := Import(s, letter(t, tictactoe.X, longer[:n]...))
		fail.Unequal(t, kind, want, "of %d moves it is", n)
	}
	s, _ := twoGames(t)
	fail.Unequal(t, Import(s, letter(t, tictactoe.X, grid.At(1, 1))), Other, "beside other games it is")
}

func TestARemovedGameTakesNoMail(t *testing.T) {
	s, _ := twoGames(t)
	e := s.AllBoards()[0]
	text := letter(t, tictactoe.O, grid.At(5, 5), grid.At(4, 4), grid.At(1, 1), grid.At(1, 2))
	s.Remove(e)
	fail.Unequal(t, Import(s, text), Other, "a game that was removed has taken it")
}

func TestAGameByMailSaysWhoSendsItAndIsTheOthersToPlay(t *testing.T) {
	s, _ := twoGames(t)
	fail.If(t, ToSend(s.Game) || Waits(s.Game), "it is the user's turn, and the game is to be sent")
	play(t, s.Game, grid.At(1, 1))
	r := s.Game.Record()
	fail.If(t, !ToSend(s.Game) || !Waits(s.Game) || r.Sender() != tictactoe.X, "the sender is %v", r.Sender())
	other := session.New()
	other.Import(notation.Reading{Form: notation.Record, Record: r})
	if sides := other.Game.Sides(); sides.X.Player != roster.Mail || !sides.O.Person() ||
		other.Game.Tag("Mail") != "" {
		t.Errorf("who opens it plays %+v", sides)
	}
	r = other.Game.Record()
	fail.Unequal(t, (&record.Record{Tags: r.Tags}).Sender(), tictactoe.O, "it comes back from")
}

// TestAResignationByMailEndsTheOthersGame sends it twice, to a session with another game by mail.
func TestAResignationByMailEndsTheOthersGame(t *testing.T) {
	ann, f := twoGames(t)
	fail.OnError(t, ann.OpenBoard(ann.Entry(1)))
	play(t, ann.Game, longer[4])
	f.Take(ann.Keep(time.Unix(1_700_000_000, 0)))
	bob := session.New()
	bob.Import(notation.Reading{Form: notation.Record, Record: ann.Game.Record()})
	bob.Game.Resign()
	text := notation.Reading{Form: notation.Record, Record: bob.Game.Record()}
	fail.If(t, !ToSend(bob.Game) || Waits(bob.Game), "who has resigned cannot send it, or waits")
	for i, want := range []Kind{New, Sent} {
		kind, e := Import(ann, text), ann.Board().Entry()
		fail.If(t, kind != want || e.ID != 1 || e.Result != "1-0" || ToSend(ann.Game) ||
			ann.Game.Forfeited() != "O resigned", "time %d: it is %v, in %+v", i+1, kind, e)
	}
}
