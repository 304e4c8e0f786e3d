package link

import (
	"encoding/binary"
	"errors"
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/notation/record"
	"ninefold/engine/text"
	"ninefold/engine/tictactoe"
)

// A game is the number of the step shown, counted from 0, the start, along the main line; the number of its tags, and
// of each the name and the text as strings; the position that it starts from; and its steps as a record has them, each
// begun by a byte. A byte 0 to 80 is a move in that cell, counted row by row; the others follow.
const (
	editStep    = grid.Cells + iota // then the position that the board was changed to
	rulesStep                       // likewise, under other rules
	comment                         // then a string, on the step before it or on the start
	openBranch                      // begins another way for the step before it
	closeBranch                     // ends the branch
)

func appendRecord(dst []byte, r *record.Record) []byte {
	line := r.Game.Line()
	start := line[0]
	dst = binary.AppendUvarint(dst, uint64(slices.Index(line, r.Game.Current())))
	dst = binary.AppendUvarint(dst, uint64(len(r.Tags)))
	for _, tag := range r.Tags {
		dst = appendString(appendString(dst, tag.Name), tag.Value)
	}
	first := r.Game.State(start)
	dst = appendPosition(dst, &first.Position)
	dst = appendComment(dst, first)
	return appendAfter(dst, r.Game, start)
}

// appendAfter appends all that follows a step.
func appendAfter(dst []byte, g *tictactoe.Game, id history.ID) []byte {
	for {
		main, branches, ok := record.Ways(g, id)
		if !ok {
			return dst
		}
		dst = appendStep(dst, g, main)
		for _, branch := range branches {
			dst = appendStep(append(dst, openBranch), g, branch)
			dst = append(appendAfter(dst, g, branch), closeBranch)
		}
		id = main
	}
}

func appendStep(dst []byte, g *tictactoe.Game, id history.ID) []byte {
	step := g.State(id)
	parent, _ := g.Parent(id)
	next, err := g.State(parent).Position.Play(step.Cell)
	switch {
	case step.Origin == tictactoe.Moved && err == nil && next == step.Position:
		dst = append(dst, byte(step.Cell))
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

// builder makes the tree of a game step by step.
type builder struct {
	steps   []tictactoe.Step
	parents []history.ID
	at      history.ID
	main    []history.ID // the steps of the main line
	lines   []line       // the branches that are open, the innermost last
}

// line is a branch.
type line struct {
	back  history.ID // the step that it is another way for
	begun bool       // it has a step
}

// push goes on to a step.
func (b *builder) push(step tictactoe.Step) {
	b.steps = append(b.steps, step)
	b.parents = append(b.parents, b.at)
	b.at = history.ID(len(b.steps) - 1)
	if n := len(b.lines); n > 0 {
		b.lines[n-1].begun = true
	} else {
		b.main = append(b.main, b.at)
	}
}

// stepped reports whether the line that is built has a step, which can be gone another way for.
func (b *builder) stepped() bool {
	if n := len(b.lines); n > 0 {
		return b.lines[n-1].begun
	}
	return b.at != 0
}

func (r *reader) record() record.Record {
	shownAt := r.pos
	shown := r.number()
	var tags []record.Tag
	for n := r.number(); n > 0 && r.ok(); n-- {
		tags = append(tags, record.Tag{Name: r.string(), Value: r.string()})
	}
	var b builder
	b.push(tictactoe.GameFrom(r.position()).Now())
	for r.ok() && r.pos < len(r.bytes) {
		r.element(&b)
	}
	switch {
	case len(b.lines) > 0:
		r.failAt(r.pos)
	case shown >= uint64(len(b.main)):
		r.failAt(shownAt)
	}
	if !r.ok() {
		return record.Record{}
	}
	tree, _ := history.Restore(b.steps, b.parents, b.main[shown])
	return record.Record{Tags: tags, Game: &tictactoe.Game{Tree: tree}}
}

// element reads a step, a comment, or the beginning or the end of a branch.
func (r *reader) element(b *builder) {
	at := r.pos
	now := &b.steps[b.at]
	switch first := r.byte(); {
	case first < grid.Cells:
		r.move(b, grid.Cell(first), at)
	case first == editStep:
		b.push(tictactoe.Step{Origin: tictactoe.Edited, Position: r.position()})
	case first == rulesStep:
		b.push(tictactoe.Step{Origin: tictactoe.RulesChanged, Position: r.position()})
	case first == comment && now.Comment == "" && (len(b.lines) == 0 || b.stepped()):
		now.Comment = r.string()
	case first == openBranch && b.stepped():
		b.lines = append(b.lines, line{back: b.at})
		b.at = b.parents[b.at]
	case first == closeBranch && len(b.lines) > 0 && b.stepped():
		b.at = b.lines[len(b.lines)-1].back
		b.lines = b.lines[:len(b.lines)-1]
	default:
		r.failAt(at)
	}
}

// move makes a move that the byte at a place says.
func (r *reader) move(b *builder, c grid.Cell, at int) {
	next, err := b.steps[b.at].Position.Play(c)
	var rule tictactoe.Illegal
	if errors.As(err, &rule) {
		r.fail(r.src.ErrorAt(r.place(at), &text.Error{Cause: &record.MoveError{Cell: c, Rule: rule}}))
		return
	}
	b.push(tictactoe.Step{Origin: tictactoe.Moved, Cell: c, Position: next})
}
