package exchange

import (
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
	"ninefold/gui/model/session/sessiontest"
)

func TestASavedGameIsNamedAfterItsPlayers(t *testing.T) {
	for want, c := range map[string]struct {
		x, o  string
		sides roster.Sides
	}{
		"game.ninefold":                  {},
		"Anna-Robot-2026-11-21.ninefold": {x: "Anna", o: "Robot"},
		"小明-O-2026-11-21.ninefold":       {x: " 小明 "},
		"X-Dr_No-2026-11-21.ninefold":    {o: "../Dr. No"},
		"Anna-Master-2026-11-21.ninefold": {x: "Anna", sides: roster.Sides{O: roster.Side{Player: roster.Computer,
			Level: "Master"}}},
		"Anna-Eve-2026-11-21.ninefold": {x: "Anna", o: "Eve",
			sides: roster.Sides{O: roster.Side{Player: roster.Computer}}},
		"X-python3_botpy-2026-11-21.ninefold": {sides: roster.Sides{O: roster.Side{Player: roster.Program,
			Command: "/usr/bin/python3 /home/me/bot.py"}}},
		"X-O-2026-11-21-move-0.ninefold": {sides: roster.Sides{O: roster.Side{Player: roster.Mail}}},
	} {
		s := session.New()
		s.SetSides(c.sides)
		s.Begin(tictactoe.Closed, c.x, c.o)
		if c.sides.O.Machine() {
			s.Game.NoteMoved(tictactoe.O)
		}
		_, file := saved(s.Game, s.Game.Record(), "2026-11-21")
		fail.If(t, file != want, "%q, want %q", file, want)
	}
}

func TestALinkedGameStandsAtTheStepShownAndIsLostAtItsEnd(t *testing.T) {
	s := sessiontest.Played(t, grid.At(5, 5), grid.At(4, 4), grid.At(1, 1), grid.At(1, 2))
	s.Game.SetTag("X", "Novice") // a person with a level's name
	r := linked(s.Game)
	fail.If(t, len(r.Tags) != 1, "while it goes on %+v is said", r.Tags)
	s.Game.Forfeit("X timed out")
	s.Board().Undo()
	cut := linked(s.Game)
	fail.If(t, cut.Game.Current() != s.Game.Current() || cut.Tag("Result") != "0-1" || cut.Tag("Date") != "",
		"step %d is shown, and %+v is said", cut.Game.Current(), cut.Tags)
	other := session.New()
	other.Import(notation.Reading{Form: notation.Link, Record: cut})
	fail.If(t, other.Game.Position() != s.Game.Position() || other.Game.Ended() || other.Game.Tag("X") != "Novice",
		"it does not stand where it was linked to")
	other.Board().Redo()
	fail.If(t, other.Game.Forfeited() != "X timed out", "at its end it is %q", other.Game.Forfeited())
}

// TestAMailTellsNoPlans: neither what was tried nor what was written of a move, also when the game has ended.
func TestAMailTellsNoPlans(t *testing.T) {
	s := sessiontest.Played(t, grid.At(1, 3))
	s.SetSides(roster.Sides{O: roster.Side{Player: roster.Mail}})
	s.Board().Undo()
	fail.OnError(t, s.Game.Play(grid.At(2, 2)))
	s.Game.SetComment(s.Game.Current(), "a trap")
	text, _ := sent(s.Game, "2026-11-28")
	for name, r := range map[string]record.Record{"the text": text, "the link": linked(s.Game)} {
		text := string(record.Append(nil, &r))
		fail.If(t, strings.Contains(text, "1 3") || strings.Contains(text, "trap") || !strings.Contains(text, "1. 2 2"),
			"%s is\n%s", name, text)
	}
	s.Game.Resign()
	text, _ = sent(s.Game, "2026-11-28")
	ended := string(record.Append(nil, &text))
	fail.If(t, strings.Contains(ended, "trap") || strings.Contains(ended, "1 3"), "at the end the text is\n%s", ended)
}
