package link

import (
	"encoding/binary"
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// The bytes that begin a step of a game, besides 0 to 80 for a move in that cell.
const (
	editStep    = grid.Cells + iota // followed by the position after an edit
	rulesStep                       // followed by the position under other rules
	comment                         // followed by a string, about the step before it or the start
	openBranch                      // begins an alternative to the step before it
	closeBranch                     // ends the branch
	grade                           // followed by the number of a glyph, 1 for the first, for the move before it
)

func appendRecord(dst []byte, r *record.Record) []byte {
	dst = binary.AppendUvarint(dst, uint64(slices.Index(r.Game.Order(), r.Game.Current())))
	dst = binary.AppendUvarint(dst, uint64(len(r.Tags)))
	for _, tag := range r.Tags {
		dst = appendString(appendString(dst, tag.Name), tag.Value)
	}
	first := r.Game.State(0)
	dst = appendPosition(dst, &first.Position)
	dst = appendComment(dst, first)
	r.Game.Walk(func(id history.ID) { dst = appendStep(dst, r.Game, id) }, func(begins bool) {
		if begins {
			dst = append(dst, openBranch)
		} else {
			dst = append(dst, closeBranch)
		}
	})
	return dst
}

func appendStep(dst []byte, g *tictactoe.Game, id history.ID) []byte {
	step := g.State(id)
	parent, _ := g.Parent(id)
	next, err := g.State(parent).Position.Play(step.Cell)
	switch {
	case step.IsMove() && err == nil && next == step.Position:
		dst = append(dst, byte(step.Cell))
		if n := slices.Index(tictactoe.Glyphs(), step.Glyph); n >= 0 {
			dst = append(dst, grade, byte(n+1))
		}
	case step.Origin == tictactoe.RulesChanged:
		dst = appendPosition(append(dst, rulesStep), &step.Position)
	default:
		dst = appendPosition(append(dst, editStep), &step.Position)
	}
	return appendComment(dst, step)
}

func appendComment(dst []byte, step tictactoe.Step) []byte {
	if step.Comment == "" {
		return dst
	}
	return appendString(append(dst, comment), step.Comment)
}

func (r *reader) record() record.Record {
	shown := r.number()
	var tags []record.Tag
	for n := r.number(); n > 0 && r.ok(); n-- {
		var err error
		tags, err = record.AppendTag(tags, record.Tag{Name: r.string(), Value: r.string()})
		r.check(err)
	}
	b := record.NewBuilder(r.position())
	for r.ok() && r.pos < len(r.bytes) {
		r.element(b)
	}
	if b.InBranch() {
		r.refuse()
	}
	game := b.Game()
	if shown >= uint64(game.Len()) {
		r.refuse()
	}
	if !r.ok() {
		return record.Record{}
	}
	game.GoTo(history.ID(shown))
	return record.Record{Tags: tags, Game: game}
}

// element reads a step, a grade, a comment, or where a branch begins or ends.
func (r *reader) element(b *record.Builder) {
	switch first := r.byte(); {
	case first < grid.Cells:
		r.check(b.Play(grid.Cell(first)))
	case first == editStep:
		r.check(b.Set(tictactoe.Edited, r.position()))
	case first == rulesStep:
		r.check(b.Set(tictactoe.RulesChanged, r.position()))
	case first == comment && !b.Commented() && (!b.InBranch() || b.Stepped()):
		b.Comment(r.string())
	case first == openBranch && b.Stepped():
		r.check(b.OpenBranch())
	case first == closeBranch && b.InBranch() && b.Stepped():
		b.CloseBranch()
	case first == grade && b.Moved() && b.Stepped():
		r.grade(b)
	default:
		r.refuse()
	}
}

func (r *reader) grade(b *record.Builder) {
	n, glyphs := int(r.byte()), tictactoe.Glyphs()
	if n < 1 || n > len(glyphs) {
		r.refuse()
		return
	}
	b.Glyph(glyphs[n-1])
}
