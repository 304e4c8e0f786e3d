package session

import (
	"strings"
	"unicode"

	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// SavedGame is the record of the game shown, to be saved, and what its file is called. A side without a name of its own
// that the computer or a program has played for is called by that.
func (s *Session) SavedGame(date string) (r record.Record, file string) {
	r = s.Game.Record()
	if r.Tag("Date") == "" {
		r.SetTag("Date", date)
	}
	named := false
	var parts []string
	for _, m := range [...]tictactoe.Mark{tictactoe.X, tictactoe.O} {
		if name := s.machineName(m); r.Tag(m.String()) == "" && name != "" {
			r.SetTag(m.String(), name)
		}
		name := fileName(r.Tag(m.String()))
		named = named || name != ""
		if name == "" {
			name = m.String()
		}
		parts = append(parts, name)
	}
	if !named {
		return r, "game.ninefold"
	}
	return r, strings.Join(append(parts, fileName(r.Tag("Date"))), "-") + ".ninefold"
}

// machineName is what plays a side, if that is no person and has made a move of the game; otherwise it is empty.
func (s *Session) machineName(m tictactoe.Mark) string {
	side := s.Settings.Sides.Of(m)
	switch {
	case s.Game.Tag(typeTag(m)) != string(side.Player):
		return ""
	case side.Player == Computer:
		return side.OwnLevel().Name
	case side.Player == Program:
		return side.ProgramName()
	}
	return ""
}

// typeTag is the tag that says what kind of player a side has, if that is no person.
func typeTag(m tictactoe.Mark) string { return m.String() + "Type" }

// SetType says of the game shown what kind of player a side has.
func SetType(g *Game, m tictactoe.Mark, kind PlayerKind) {
	g.SetTag(g.Start(), typeTag(m), string(kind))
}

// fileName is a name as far as it can be part of a file's.
func fileName(name string) string {
	const most = 30 // characters
	kept := []rune(strings.Map(func(r rune) rune {
		switch {
		case unicode.IsLetter(r), unicode.IsMark(r), unicode.IsDigit(r), r == '-', r == '_':
			return r
		case unicode.IsSpace(r):
			return '_'
		}
		return -1
	}, name))
	return strings.Trim(string(kept[:min(len(kept), most)]), "-_")
}
