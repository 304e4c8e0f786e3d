package session

import (
	"slices"

	"ninefold/engine/history"
)

// Advance makes the next deduction. After the last one by cross-hatching it first shows that, and then goes on with
// other techniques. If the user looked back, or nothing is left to deduce, it goes to the next step listed instead.
func (s *Sudoku) Advance() {
	switch next, ok := s.listedNext(); {
	case ok:
		s.GoTo(next)
	case s.Deduce() || !s.endsHere() && s.infer():
		s.arrive()
	default:
		s.endSteps()
		return
	}
	delete(s.runs, s.Current())
}

// CanAdvance reports whether Advance would do anything.
func (s *Sudoku) CanAdvance() bool {
	_, ok := s.listedNext()
	return ok || s.canDeduce()
}

// listedNext returns the step that Advance goes to without deducing it, and reports false for none. What Undo took back
// gives way to a deduction.
func (s *Sudoku) listedNext() (history.ID, bool) {
	next, listed := s.Next(s.Current())
	return next, listed && (s.end() != s.Current() || !s.canDeduce())
}

// canDeduce reports whether a deduction is left, or the end of cross-hatching is still to be shown.
func (s *Sudoku) canDeduce() bool {
	next := s.proved()
	return next.hatched || next.beyond || s.deduced() && !s.ended
}

// Finish makes all deductions left by cross-hatching. If there are none it uses all techniques. Where Advance goes to a
// step listed, Finish first goes to the last of them.
func (s *Sudoku) Finish() {
	if _, ok := s.listedNext(); ok {
		s.GoTo(history.Last(s.Line()))
	}
	_, more := s.Grid().Next()
	beyond, start := !more || s.WentBeyond(), s.Current()
	for s.Deduce() || beyond && s.infer() {
	}
	if s.Current() != start {
		s.runs[s.Current()] = start
	}
	s.arrive()
	s.endSteps()
}

// LooksBack reports whether a step before the end of the line is shown that was not reached by Undo.
func (s *Sudoku) LooksBack() bool { return s.end() != s.Current() }

// Fresh reports whether nothing was done on the Sudoku since its digits were given.
func (s *Sudoku) Fresh() bool {
	_, more := s.Next(s.Current())
	return s.Now().Origin.Gives() && !more
}

// StepBack shows the step before.
func (s *Sudoku) StepBack() {
	if s.ended {
		s.ended = false
		return
	}
	if before, ok := s.Parent(s.Current()); ok {
		s.GoTo(before)
	}
}

// Rewind returns to the grid before the latest deductions or, if there are none, to the givens.
func (s *Sudoku) Rewind() {
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
	s.lookAway()
}

// CanRewind reports whether there are steps to go back. The givens are the first step, even if they were typed.
func (s *Sudoku) CanRewind() bool {
	o := s.Now().Origin
	return s.Current() != 0 && (!o.Gives() || o.Types())
}

// deduced reports whether a deduction led to the grid.
func (s *Sudoku) deduced() bool { return s.Now().Origin.Deduces() && s.Current() != 0 }

func (s *Sudoku) endSteps() {
	s.ended = s.deduced()
	s.lookAway()
}

// arrive is called when another state is shown. It drops the picked digit to show the deduction that led there.
func (s *Sudoku) arrive() {
	s.ended = false
	if s.deduced() {
		s.lookAway()
	}
}

func (s *Sudoku) lookAway() {
	s.setPicked(0)
	s.selecting = false
}

// Undo goes back one step, or over all that one Finish did.
func (s *Sudoku) Undo() bool {
	start, run := s.runs[s.Current()]
	ok := s.Game.Undo()
	for run && s.Current() > start {
		s.Game.Undo()
	}
	s.lookFrom(0)
	s.arrive()
	return ok
}

// Redo goes forward one step, or over all that one Finish did.
func (s *Sudoku) Redo() bool {
	start := s.Current()
	ok := s.Game.Redo()
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
func (s *Sudoku) GoTo(id history.ID) {
	end, listed := s.end(), slices.Contains(s.Line(), id)
	if s.Game.GoTo(id); !listed {
		end = history.Last(s.Line())
	}
	s.lookFrom(end)
	s.arrive()
}

// lookFrom notes the step from which the user looked back; 0 for none.
func (s *Sudoku) lookFrom(id history.ID) {
	if id != s.ahead {
		s.ahead = id
		s.notes++
	}
}
