package session

import (
	"testing"

	"ninefold/engine/notation"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func TestASavedGameIsNamedAfterItsPlayers(t *testing.T) {
	for want, c := range map[string]struct {
		x, o  string
		sides Sides
	}{
		"game.ninefold":                   {},
		"Anna-Robot-2026-11-21.ninefold":  {x: "Anna", o: "Robot"},
		"小明-O-2026-11-21.ninefold":        {x: " 小明 "},
		"X-Dr_No-2026-11-21.ninefold":     {o: "../Dr. No"},
		"Anna-Master-2026-11-21.ninefold": {x: "Anna", sides: Sides{O: Side{Player: Computer, Level: "Master"}}},
		"Anna-Eve-2026-11-21.ninefold":    {x: "Anna", o: "Eve", sides: Sides{O: Side{Player: Computer}}},
		"X-python3_botpy-2026-11-21.ninefold": {sides: Sides{O: Side{Player: Program,
			Command: "/usr/bin/python3 /home/me/bot.py"}}},
		"X-O-2026-11-21.ninefold": {sides: Sides{O: Side{Player: Mail}}},
	} {
		s := New()
		s.SetSides(c.sides)
		s.Begin(tictactoe.Closed, c.x, c.o)
		if c.sides.O.Machine() {
			s.Game.NoteMoved(tictactoe.O)
		}
		_, file := s.SavedGame("2026-11-21")
		fail.If(t, file != want, "%q, want %q", file, want)
	}
}

// A file may name a level that only another version has.
func TestALevelThatThereIsNotIsNoOpponent(t *testing.T) {
	for name, want := range map[string]string{"Novice": "Novice", "Champion": ""} {
		s := New()
		s.Import(reading(t, "[Rules \"closed\"]\n[OPlayer \"computer "+name+"\"]\n\n1. 5 5\n"))
		e := s.Board()
		if _, level, _ := s.Game.Opponent(); level != want || e.O.Player.Name != want {
			t.Errorf("against %s one goes on against %q, and the list names %q", name, level, e.O.Player.Name)
		}
	}
}

func TestAForfeitIsInTheRecordAndIsKept(t *testing.T) {
	s := against(t, Sides{}, 4)
	s.Game.Forfeit("X timed out")
	s.Game.SetTag("O", "Bob")
	for _, s := range []*Session{restarted(t, s), s} {
		r := s.Game.Record()
		fail.If(t, r.Tag("Result") != "0-1" || r.Tag("Termination") != "X timed out" || !s.Game.Ended(), "%+v", r.Tags)
	}
	s.Undo()
	fail.If(t, s.Game.Ended(), "the game is over a step before its end")
	s.Redo()
	s.Game.Forfeit("")
	r := s.Game.Record()
	fail.If(t, r.Tag("Result") != "*" || s.Game.Ended(), "taken back: %+v", r.Tags)
}

func TestALinkedGameStandsAtTheStepShownAndIsLostAtItsEnd(t *testing.T) {
	s := against(t, Sides{}, 4)
	s.Game.SetTag("X", "Novice") // a person with a level's name
	r := s.LinkedGame()
	fail.If(t, len(r.Tags) != 1, "while it goes on %+v is said", r.Tags)
	s.Game.Forfeit("X timed out")
	s.Undo()
	linked := s.LinkedGame()
	fail.If(t, linked.Game.Current() != s.Game.Current() || linked.Tag("Result") != "0-1" || linked.Tag("Date") != "",
		"step %d is shown, and %+v is said", linked.Game.Current(), linked.Tags)
	other := New()
	other.Import(notation.Reading{Form: notation.Link, Record: linked})
	fail.If(t, other.Game.Position() != s.Game.Position() || other.Game.Ended() || other.Game.Tag("X") != "Novice",
		"it does not stand where it was linked to")
	other.Redo()
	fail.If(t, other.Game.Forfeited() != "X timed out", "at its end it is %q", other.Game.Forfeited())
}
