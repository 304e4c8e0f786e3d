// Package exercise is the machine of all exercises: a question on a board, the user's move, a judge who says right or
// wrong and answers on the board, and a result. Puzzles, mistakes and lessons are sources of questions for it.
package exercise

import (
	"context"
	"time"

	"ninefold/engine/grid"
	"ninefold/gui/model/session"
	"ninefold/gui/places/place"
	"ninefold/gui/work/tasks"
)

// Source has the questions of an exercise, and judges the moves.
type Source interface {
	// Attempt returns the attempt shown; nil for none.
	Attempt() *Attempt
	// Refuse says why a cell cannot be played now; nil if only the rules decide.
	Refuse(grid.Cell) error
	// Follow is called after each change of the attempt. It begins to judge a move that was Asked.
	Follow(context.Context)
}

// Exercise asks the questions of a source. It is a place for the source to embed.
type Exercise struct {
	place.Still
	session.TypedCell // a move can be typed

	Source Source
	Tasks  *tasks.Runner

	work     tasks.Latest // what the attempt waits for
	revision int
}

// The answers are delayed so that the eye can follow.
const (
	ReplyPace   = 500 * time.Millisecond
	RefutalPace = 900 * time.Millisecond
)

// Enter goes on with the attempt.
func (e *Exercise) Enter() { e.GoOn() }

// Leave cancels the work under way.
func (e *Exercise) Leave() { e.work.End() }

// GoOn cancels the work under way and starts what the attempt waits for.
func (e *Exercise) GoOn() {
	ctx := e.work.Begin()
	e.Source.Follow(ctx)
	a := e.Source.Attempt()
	if a == nil || a.Phase != Replying && a.Phase != Refuting {
		return
	}
	pace := ReplyPace
	if a.Phase == Refuting {
		pace = RefutalPace
	}
	e.Tasks.Later(ctx, pace, func() {
		a.Advance()
		e.Update()
	})
}

// Update follows a change of the attempt that is not the user's move.
func (e *Exercise) Update() {
	e.TypedCell = session.TypedCell{}
	e.revision++
	e.GoOn()
}

// Revision counts those changes.
func (e *Exercise) Revision() int { return e.revision }

// Tap makes a move.
func (e *Exercise) Tap(c grid.Cell) error {
	e.TypedCell = session.TypedCell{}
	if err := e.Source.Refuse(c); err != nil {
		return err
	}
	if err := e.Source.Attempt().Play(c); err != nil {
		return err
	}
	e.GoOn()
	return nil
}

// Rests reports whether the user is not to move, and no answer is awaited.
func (e *Exercise) Rests() bool { return e.Source.Attempt() == nil || e.Is((*Attempt).Rests)() }

// Is returns a function that reports whether an attempt is shown for which so is true.
func (e *Exercise) Is(so func(*Attempt) bool) func() bool {
	return func() bool {
		a := e.Source.Attempt()
		return a != nil && so(a)
	}
}

// Change returns a function that changes the attempt shown.
func (e *Exercise) Change(by func(*Attempt)) func() {
	return func() {
		by(e.Source.Attempt())
		e.Update()
	}
}

// ToMove reports whether the user is to move.
func (e *Exercise) ToMove() bool {
	return e.Is(func(a *Attempt) bool { return a.Phase == ToMove })()
}
