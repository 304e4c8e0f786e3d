package session

import (
	"cmp"
	"slices"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
)

// NoteMoved notes in the tags that the machine playing a side has moved.
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

// recorded returns the level or program that plays a side, in a record's terms.
func (s Side) recorded() record.Player {
	if s.Player == Program {
		return record.Player{Kind: record.Program, Name: s.ProgramName()}
	}
	return record.Player{Kind: record.Computer, Name: s.OwnLevel().Name}
}

// Rematch returns the same players with sides changed. A program takes part only if it plays now, because a record does
// not say how to start it.
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

// Opponent returns a side of a game between people that the computer is offered for, and its level: the level that has
// played this side, or, when only the first mark is set, the level played last. It reports false if there is none.
func (s *Session) Opponent() (side tictactoe.Mark, level string, ok bool) {
	g := s.Game
	if !g.sides.People() || g.Ended() {
		return tictactoe.Empty, "", false
	}
	for _, m := range [...]tictactoe.Mark{tictactoe.X, tictactoe.O} {
		if by := g.PlayedBy(m); by.Kind == record.Computer {
			return m, by.Name, by.Name != ""
		}
	}
	return tictactoe.O, s.Settings.LastLevel(), g.hasOneMark()
}

// hasOneMark reports whether only the first move was made, by somebody without a name, in a game that can be won.
func (g *Game) hasOneMark() bool {
	p := g.Position()
	return g.Played() && p.Count(tictactoe.Empty) == grid.Cells-1 && !g.LooksBack() && p.Rules().HaveWinner() &&
		g.Tag("X") == "" && g.Tag("O") == ""
}

// LastLevel returns the name of the level that was played last, or of the one for a first game.
func (s *Settings) LastLevel() string {
	x, o := s.Players.X, s.Players.O
	if o.Player != Computer && x.Player == Computer {
		x, o = o, x
	}
	return cmp.Or(o.Level, x.Level, search.Levels[firstLevel].Name)
}

// ownTags returns a record's tags without the sender, which the sides say, and without those of Kept.
func ownTags(tags []record.Tag) []record.Tag {
	r := record.Record{Tags: slices.Clone(tags)}
	r.SetSender(tictactoe.Empty)
	r.Tags = slices.DeleteFunc(r.Tags, func(tag record.Tag) bool { return strings.HasPrefix(tag.Name, keptTag) })
	return r.Tags
}
