package session

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// SavedGame is the record of the game shown, to be saved, and what its file is called: after its players, if they have
// names or are no people.
func (s *Session) SavedGame(date string) (r record.Record, file string) {
	r = s.Game.Record()
	if r.Tag("Date") == "" {
		r.SetTag("Date", date)
	}
	named := false
	var parts []string
	for _, m := range [...]tictactoe.Mark{tictactoe.X, tictactoe.O} {
		name, by := r.Tag(m.String()), r.Player(m)
		part := cmp.Or(fileName(name), fileName(by.Name))
		named = named || part != ""
		parts = append(parts, cmp.Or(part, m.String()))
	}
	if !named {
		return r, "game.ninefold"
	}
	return r, strings.Join(append(parts, fileName(r.Tag("Date"))), "-") + ".ninefold"
}

// LinkedGame is the record of the game shown, to be linked to: it stands at the step shown, and tells its result only
// where that does not follow from its moves.
func (s *Session) LinkedGame() record.Record {
	r := s.Game.Record()
	if r.Tag("Termination") == "" {
		r.DropTag("Result")
	}
	r.Game.GoTo(s.Game.Current())
	return r
}

// PlayedBy is who has made the moves of a side of the game shown, as far as that is told.
func (g *Game) PlayedBy(m tictactoe.Mark) record.Player {
	r := record.Record{Tags: g.Tags()}
	return r.Player(m)
}

// NoteMoved tells of the game shown that the computer or the program that plays a side has made a move of it.
func (g *Game) NoteMoved(m tictactoe.Mark) {
	sides := g.Sides()
	by := sides.Side(m).recorded()
	if by == g.PlayedBy(m) {
		return
	}
	r := record.Record{Tags: slices.Clone(g.Tags())}
	r.SetPlayer(m, by)
	g.SetTags(r.Tags)
}

// recorded is the level or the program that plays a side, as a record tells it.
func (s Side) recorded() record.Player {
	if s.Player == Program {
		return record.Player{Kind: record.Program, Name: s.ProgramName()}
	}
	return record.Player{Kind: record.Computer, Name: s.OwnLevel().Name}
}

// Rematch are the sides of another game between those who have played the one shown, in which they change sides. A
// program plays only if it does now: a record does not say how to start it.
func (g *Game) Rematch() Sides {
	sides := g.Sides()
	for _, m := range [...]tictactoe.Mark{tictactoe.X, tictactoe.O} {
		side, by := sides.Side(m), g.PlayedBy(m)
		if side.Person() && by.Kind == record.Computer {
			side.Player, side.Level = Computer, cmp.Or(by.Name, side.Level)
		}
	}
	return Sides{X: sides.O, O: sides.X}
}

// Opponent is the side of the game that a level has played and that people play now, and the level; false if there is
// none, or the game has ended.
func (g *Game) Opponent() (side tictactoe.Mark, level string, ok bool) {
	if !g.sides.People() || g.Ended() {
		return tictactoe.Empty, "", false
	}
	for _, m := range [...]tictactoe.Mark{tictactoe.X, tictactoe.O} {
		if by := g.PlayedBy(m); by.Kind == record.Computer && by.Name != "" {
			return m, by.Name, true
		}
	}
	return tictactoe.Empty, "", false
}

// ownTags are the tags of a record without its sender, whom the sides tell, and without what only this program keeps.
func ownTags(tags []record.Tag) []record.Tag {
	r := record.Record{Tags: slices.Clone(tags)}
	r.SetSender(tictactoe.Empty)
	r.Tags = slices.DeleteFunc(r.Tags, func(tag record.Tag) bool { return strings.HasPrefix(tag.Name, keptTag) })
	return r.Tags
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
