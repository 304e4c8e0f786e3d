package session

import (
	"slices"
	"strconv"
	"strings"

	"ninefold/engine/history"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
)

// Record returns the whole game, at its end as it stands, with its result.
func (g *Game) Record() record.Record {
	r := record.Record{Tags: slices.Clone(g.tags.list), Game: &tictactoe.Game{Tree: g.Clone()}}
	r.Game.GoTo(history.Last(g.Standing()))
	last := r.Game.Now()
	result := record.Result(&last.Position)
	if last.Forfeit != "" {
		result = record.LostBy(last.Position.Turn())
		r.SetTag("Termination", last.Forfeit)
	}
	r.SetTag("Result", result)
	r.SetSender(g.sides.Sender())
	return r
}

// DocumentOf returns the record of a game, with the step that is shown and what Undo took back.
func DocumentOf(g *Game) record.Record {
	r, order := g.Record(), g.Order()
	note := func(tag string, step history.ID) { r.SetTag(tag, strconv.Itoa(slices.Index(order, step))) }
	if slices.Contains(g.Main(), g.undone) && g.undone != 0 {
		note(record.TakenBackTag, g.undone)
	}
	if g.Current() != history.Last(g.Standing()) {
		note(record.ShownTag, g.Current())
	}
	return r
}

// gameOf returns a game read from a record, with its branches and tags, as DocumentOf tells. If the tags say so, the
// side to move at its end has lost other than on the board. Tags that name no such step say nothing.
func gameOf(r record.Record) *Game {
	g := gameFrom(r.Game)
	g.tags.list = ownTags(r.Tags)
	step := func(tag string, among []history.ID, otherwise history.ID) history.ID {
		if n, err := strconv.Atoi(r.Tag(tag)); err == nil && slices.Contains(among, history.ID(n)) {
			return history.ID(n)
		}
		return otherwise
	}
	g.undone = step(record.TakenBackTag, g.Main()[1:], 0)
	end, shown := history.Last(g.Standing()), g.Current() // of a link perhaps not the end
	if g.undone != 0 {
		shown = end
	}
	g.Game.GoTo(step(record.ShownTag, g.Order(), shown))
	if p := g.State(end).Position; !p.Over() && r.Tag("Result") == record.LostBy(p.Turn()) {
		g.SetForfeit(end, r.Tag("Termination"))
	}
	return g
}

// tags is what is said of a game, for example its players' names.
type tags struct {
	list     []record.Tag
	retagged int // counts changes
}

// Tags returns all of them.
func (t *tags) Tags() []record.Tag { return t.list }

// SetTags replaces what is said of the game.
func (t *tags) SetTags(tags []record.Tag) {
	t.list = tags
	t.retagged++
}

// Tag returns the value of a tag; empty for none.
func (t *tags) Tag(name string) string {
	r := record.Record{Tags: t.list}
	return r.Tag(name)
}

// SetTag sets a tag, or removes it if value is "".
func (t *tags) SetTag(name, value string) {
	r := record.Record{Tags: slices.Clone(t.list)}
	switch {
	case r.Tag(name) == value:
		return
	case value == "":
		r.DropTag(name)
	default:
		r.SetTag(name, value)
	}
	t.SetTags(r.Tags)
}

// PlayedBy returns who made the moves of a side, according to the tags. A level that no longer exists has no name.
func (t *tags) PlayedBy(m tictactoe.Mark) record.Player {
	r := record.Record{Tags: t.list}
	by := r.Player(m)
	isNamed := func(l search.Level) bool { return l.Name == by.Name }
	if by.Kind == record.Computer && !slices.ContainsFunc(search.Levels[:], isNamed) {
		by.Name = ""
	}
	return by
}

// NoteMoved notes in the tags that the machine playing a side has moved, unless the game has ended. If another one has
// moved before, that costs the rating as help does.
func (g *Game) NoteMoved(m tictactoe.Mark) {
	by := g.sides.Side(m).Recorded()
	if by == g.PlayedBy(m) || g.Decided() {
		return
	}
	if replaced(g, m) {
		g.NoteHelp()
	}
	r := record.Record{Tags: slices.Clone(g.Tags())}
	r.SetPlayer(m, by)
	g.SetTags(r.Tags)
}

// replaced reports whether another machine than the one that plays a side now has moved for it.
func replaced(g *Game, m tictactoe.Mark) bool {
	before := g.PlayedBy(m)
	return before != record.Player{} && before != g.sides.Side(m).Recorded()
}

// ownTags returns a record's tags without the sender, which the sides say, and without those of DocumentOf and of Kept.
func ownTags(tags []record.Tag) []record.Tag {
	r := record.Record{Tags: slices.Clone(tags)}
	r.SetSender(tictactoe.Empty)
	r.Tags = slices.DeleteFunc(r.Tags, func(tag record.Tag) bool {
		return strings.HasPrefix(tag.Name, keptTag) || tag.Name == record.ShownTag || tag.Name == record.TakenBackTag
	})
	return r.Tags
}
