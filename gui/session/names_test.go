package session

import (
	"strings"
	"testing"

	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

func TestASavedGameIsNamedAfterItsPlayers(t *testing.T) {
	for want, c := range map[string]struct {
		x, o  string
		sides Sides
	}{
		"game.ninefold":                       {},
		"Anna-Robot-2026-11-21.ninefold":      {x: "Anna", o: "Robot"},
		"小明-O-2026-11-21.ninefold":            {x: " 小明 "},
		"X-Dr_No-2026-11-21.ninefold":         {o: "../Dr. No"},
		"Anna-Master-2026-11-21.ninefold":     {x: "Anna", sides: Sides{O: Side{Player: Computer, Level: "Master"}}},
		"Anna-Eve-2026-11-21.ninefold":        {x: "Anna", o: "Eve", sides: Sides{O: Side{Player: Computer}}},
		"X-python3_botpy-2026-11-21.ninefold": {sides: Sides{O: Side{Player: Program, Command: "/usr/bin/python3 /home/me/bot.py"}}},
	} {
		s := New()
		s.Settings.Sides = c.sides
		s.Game.SetTags(s.Game.Start(), []record.Tag{{Name: "X", Value: c.x}, {Name: "O", Value: c.o}})
		SetType(s.Game, tictactoe.O, c.sides.O.Player)
		if _, file := s.SavedGame("2026-11-21"); file != want {
			t.Errorf("%q, want %q", file, want)
		}
	}
}

func TestAForfeitIsInTheRecordAndIsKept(t *testing.T) {
	s := against(t, Sides{}, 4)
	Forfeit(s.Game, "no answer")
	s.Game.SetTags(s.Game.Start(), []record.Tag{{Name: "O", Value: "Bob"}})
	check := func(s *Session) {
		r := s.Game.Record()
		if r.Tag("Result") != "0-1" || r.Tag("Termination") != "X: no answer" || !Ended(s.Game) {
			t.Errorf("%+v", r.Tags)
		}
		if got := s.Game.Status(); got.Headline != "Bob has won" || !strings.HasPrefix(got.Why, "X lost by no answer. ") {
			t.Errorf("said %q", got)
		}
	}
	check(s)
	reopened(t, s, check)
	s.Undo()
	if Ended(s.Game) {
		t.Error("the game is over a step before its end")
	}
	s.Redo()
	Forfeit(s.Game, "")
	if r := s.Game.Record(); r.Tag("Result") != "*" || Ended(s.Game) {
		t.Errorf("taken back: %+v", r.Tags)
	}
}

func TestRulesChosenBeforeTheFirstMoveBelongToTheStart(t *testing.T) {
	s := New()
	s.Game.Begin(tictactoe.Closed, "Ann", "")
	if p := s.Game.Position(); s.Game.Len() != 1 || p.Rules() != tictactoe.Closed || s.Game.Name(tictactoe.X) != "Ann" || s.Game.Name(tictactoe.O) != "O" {
		t.Errorf("%d steps, rules %v", s.Game.Len(), p.Rules())
	}
	reopened(t, s, func(again *Session) {
		if p := again.Game.Position(); p.Rules() != tictactoe.Closed {
			t.Errorf("after a restart the rules are %v", p.Rules())
		}
	})
}
