package session

import (
	"slices"

	"ninefold/engine/history"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/technique"
)

// Steps are the steps of a Sudoku: those made, and the deductions ahead.
type Steps struct {
	*sudoku.Game
	pad   *Pad
	ended history.ID // the step of which the diagram shows that deduction ended there
	ahead history.ID // the step from which the user looked back; 0 for none
	looks int        // counts the changes of ahead, which is kept

	runs map[history.ID]history.ID          // the last steps of runs of Finish, with the steps before; not kept
	next *next                              // what can be deduced; nil while unknown
	made map[history.ID]technique.Deduction // what InferenceTo has found, which takes long in a list of steps; not kept
}

// Advance makes the next deduction. After the last one by cross-hatching it first shows that, and then goes on with
// other techniques. If the user looked back or types the givens, or nothing is left to deduce, it goes to the next step
// listed instead.
func (s *Steps) Advance() {
	switch next, ok := s.listedNext(); {
	case ok:
		s.GoTo(next)
	case !s.Typing() && (s.Deduce() || !s.endsHere() && s.infer()):
		s.arrive()
	default:
		s.end()
		return
	}
	delete(s.runs, s.Current())
}

// CanAdvance reports whether Advance would do anything.
func (s *Steps) CanAdvance() bool {
	_, ok := s.listedNext()
	return ok || s.canDeduce()
}

// listedNext returns the step that Advance goes to without deducing it, and reports false for none. What Undo took back
// gives way to a deduction.
func (s *Steps) listedNext() (history.ID, bool) {
	next, listed := s.following()
	return next, listed && (s.LooksBack() || !s.canDeduce())
}

// following returns the next step of the line shown, and false for none. A change of the givens that changed none is
// none.
func (s *Steps) following() (history.ID, bool) {
	next, ok := s.Next(s.Current())
	return next, ok && !s.Unchanged(next)
}

// canDeduce reports whether a deduction is left, or a contradiction is still to be shown that follows from the last
// one. While the givens are typed there is neither.
func (s *Steps) canDeduce() bool {
	if s.Typing() {
		return false
	}
	next, g := s.proved(), s.Grid()
	_, wrong := g.Contradiction()
	return next.hatched || next.beyond || wrong && s.deduced() && !s.showsEnd()
}

// Finish makes all deductions left by cross-hatching. If there are none it uses all techniques. Where Advance goes to a
// step listed, Finish first goes to the last of them, which is all that it does while the givens are typed.
func (s *Steps) Finish() {
	if _, ok := s.listedNext(); ok {
		s.GoTo(history.Last(s.Line()))
	}
	if s.Typing() {
		return
	}
	_, more := s.Grid().Next()
	beyond, start := !more || s.WentBeyond(), s.Current()
	for s.Deduce() || beyond && s.infer() {
	}
	if s.Current() != start {
		s.runs[s.Current()] = start
	}
	s.end()
}

// last returns the last step that a document holds: the one shown or, while the user looks back, where they come from.
func (s *Steps) last() history.ID {
	for id := s.ahead; id > s.Current(); {
		if id, _ = s.Parent(id); id == s.Current() {
			return s.ahead
		}
	}
	return s.Current()
}

// atLast returns a copy of the steps at the last one.
func (s *Steps) atLast() *sudoku.Game {
	steps := &sudoku.Game{Tree: s.Clone()}
	steps.GoTo(s.last())
	return steps
}

// LooksBack reports whether a step before the end of the line is shown that was not reached by Undo.
func (s *Steps) LooksBack() bool { return s.last() != s.Current() }

// Fresh reports whether nothing was done on the Sudoku since its digits were given.
func (s *Steps) Fresh() bool {
	_, more := s.following()
	return s.Now().Origin.Gives() && !more
}

// HasEnded reports whether the Sudoku is solved at the end of the line shown.
func (s *Steps) HasEnded() bool { return s.State(history.Last(s.Line())).Grid.Solved() }

// StepBack shows the step before.
func (s *Steps) StepBack() {
	before, ok := s.Parent(s.Current())
	switch {
	case s.showsEnd():
		s.ended = 0
	case ok:
		s.GoTo(before)
	}
}

// Rewind returns to the grid before the latest deductions or, if there are none, to the givens.
func (s *Steps) Rewind() {
	if !s.CanRewind() {
		return
	}
	start, _ := s.Parent(s.Current())
	for ; start != 0; start, _ = s.Parent(start) {
		o := s.State(start).Origin
		if s.deduced() && !o.Deduces() || o.Gives() && !o.Types() {
			break
		}
	}
	s.GoTo(start)
	s.pad.drop()
}

// CanRewind reports whether there are steps to go back. The givens are the first step, even if they were typed.
func (s *Steps) CanRewind() bool {
	o := s.Now().Origin
	return s.CanUndo() && (!o.Gives() || o.Types())
}

// deduced reports whether a deduction led to the grid.
func (s *Steps) deduced() bool { return s.Now().Origin.Deduces() && s.Current() != 0 }

// end shows that deduction has ended.
func (s *Steps) end() {
	s.ended = s.Current()
	s.pad.drop()
}

// showsEnd reports whether the diagram shows how deduction ended, not the last step.
func (s *Steps) showsEnd() bool { return s.deduced() && s.ended == s.Current() }

// HideStep shows the grid without the step that led to it and without a picked digit, so that a hint can be shown.
func (s *Steps) HideStep() {
	s.ended = s.Current()
	s.pad.setPicked(0)
}

// arrive is called when another state is shown. It drops the picked digit to show the deduction that led there.
func (s *Steps) arrive() {
	s.ended = 0
	if s.deduced() {
		s.pad.drop()
	}
}

// CanUndo reports whether Undo would do anything.
func (s *Steps) CanUndo() bool { return s.Current() != 0 }

// Undo goes back one step, over all that one Finish did, or over all changes of one cell's marks, which are one row.
func (s *Steps) Undo() {
	start, run := s.runs[s.Current()]
	row := s.Row(s.Current())
	s.Game.Undo()
	for before := s.Row(s.Current()); run && s.Current() > start || row.marksOn(&before); before = s.Row(s.Current()) {
		s.Game.Undo()
	}
	s.lookFrom(0)
	s.arrive()
}

// Redo goes forward over what Undo goes back over.
func (s *Steps) Redo() bool {
	start := s.Current()
	ok := s.Game.Redo()
	for now := s.Row(s.Current()); ok; s.Game.Redo() {
		id, more := s.Next(s.Current())
		if next := s.Row(id); !more || !next.marksOn(&now) {
			break
		}
	}
	for id, more := s.Current(), ok; more; id, more = s.Next(id) {
		if from, run := s.runs[id]; run && from == start {
			s.Game.GoTo(id)
			break
		}
	}
	s.arrive()
	return ok
}

// GoTo shows a step. A saved document still ends at the step from which the user went back or, if the step is of
// another line, at the end of that.
func (s *Steps) GoTo(id history.ID) {
	last, listed := s.last(), slices.Contains(s.Line(), id)
	if s.Game.GoTo(id); !listed {
		last = history.Last(s.Line())
	}
	s.lookFrom(last)
	s.arrive()
}

// lookFrom notes the step from which the user looked back; 0 for none.
func (s *Steps) lookFrom(id history.ID) {
	if id != s.ahead {
		s.ahead = id
		s.looks++
	}
}

// Doubtful reports whether the user entered a digit or crossed out a candidate, so that the grid may be wrong.
func (s *Steps) Doubtful() bool {
	id, ok := s.Current(), true
	for ; ok && !s.State(id).Origin.Gives(); id, ok = s.Parent(id) {
		if o := s.State(id).Origin; o == sudoku.Entered || o == sudoku.Struck {
			return true
		}
	}
	return s.State(id).Entered.Len() > 0
}

// Inference returns the next deduction beyond cross-hatching. It reports false if cross-hatching itself can go on or no
// technique finds a deduction.
func (s *Steps) Inference() (technique.Deduction, bool) {
	next := s.proved()
	return next.deduction, next.beyond
}

// next is what can be deduced after a step, which may take long to prove.
type next struct {
	of        history.ID
	hatched   bool // by cross-hatching
	beyond    bool // by a technique
	deduction technique.Deduction
}

// proved returns what can be deduced in the state shown, and proves that once.
func (s *Steps) proved() *next {
	if s.next == nil || s.next.of != s.Current() {
		now := s.Now()
		s.next = &next{of: s.Current()}
		if _, s.next.hatched = now.Grid.Next(); !s.next.hatched {
			s.next.deduction, s.next.beyond = technique.Next(&now)
		}
	}
	return s.next
}

// InferenceTo returns the deduction beyond cross-hatching that led to a state; false for none.
func (s *Steps) InferenceTo(id history.ID) (made technique.Deduction, ok bool) {
	if made, ok = s.made[id]; ok || !s.Beyond(id) {
		return made, ok
	}
	parent, _ := s.Parent(id)
	before, after := s.State(parent), s.State(id)
	if made, ok = inferred(&before, &after); ok {
		s.made[id] = made
	}
	return made, ok
}

// ShownInference is InferenceTo the state shown, unless the diagram shows how deduction ended.
func (s *Steps) ShownInference() (made technique.Deduction, ok bool) {
	if s.showsEnd() {
		return made, false
	}
	return s.InferenceTo(s.Current())
}

// inferred returns the deduction that leads from one state to another.
func inferred(before, after *sudoku.State) (technique.Deduction, bool) {
	for d := range technique.Deductions(before) {
		if d.After() == *after {
			return d, true
		}
	}
	return technique.Deduction{}, false
}

// infer makes the deduction of Inference, and reports whether there is one.
func (s *Steps) infer() bool {
	d, ok := s.Inference()
	if ok {
		s.Push(d.After())
	}
	return ok
}

// Beyond reports whether a deduction beyond cross-hatching led to a state.
func (s *Steps) Beyond(id history.ID) bool {
	o := s.State(id).Origin
	return o == sudoku.Inferred || o == sudoku.Eliminated
}

// WentBeyond reports whether a deduction beyond cross-hatching led to the grid.
func (s *Steps) WentBeyond() bool {
	for id, ok := s.Current(), true; ok; id, ok = s.Parent(id) {
		if s.Beyond(id) {
			return true
		}
	}
	return false
}

// endsHere reports whether the end of cross-hatching is still to be shown.
func (s *Steps) endsHere() bool { return s.deduced() && !s.showsEnd() && !s.WentBeyond() }

// ShownStep returns the cross-hatching step that led to the grid, unless the diagram shows how deduction ended.
func (s *Steps) ShownStep() (sudoku.Step, bool) {
	if s.showsEnd() {
		return sudoku.Step{}, false
	}
	return s.Step()
}
