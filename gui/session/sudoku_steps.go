package session

import "ninefold/engine/history"

// Advance makes the next deduction. After the last one by cross-hatching it first shows that, and then goes on with
// other techniques. If the user looked back, or nothing is left to deduce, it goes to the next step listed instead.
func (s *Sudoku) Advance() {
	switch next, ok := ahead(s); {
	case ok:
		s.GoTo(next)
	case s.Deduce() || !endsHere(s) && infer(s):
		arrive(s)
	default:
		endSteps(s)
		return
	}
	delete(s.runs, s.Current())
}

// CanAdvance reports whether Advance would do anything.
func (s *Sudoku) CanAdvance() bool {
	_, ok := ahead(s)
	return ok || canDeduce(s)
}

// ahead returns the step that Advance goes to without deducing it, and reports false for none. What Undo took back
// gives way to a deduction.
func ahead(s *Sudoku) (history.ID, bool) {
	next, listed := s.Next(s.Current())
	return next, listed && (s.end() != s.Current() || !canDeduce(s))
}

// canDeduce reports whether a deduction is left, or the end of cross-hatching is still to be shown.
func canDeduce(s *Sudoku) bool {
	_, more := s.Grid().Next()
	_, beyond := s.Inference()
	return more || beyond || deduced(s) && !s.ended
}

// Finish makes all deductions left by cross-hatching. If there are none it uses all techniques. Where Advance goes to a
// step listed, Finish first goes to the last of them.
func (s *Sudoku) Finish() {
	if _, ok := ahead(s); ok {
		s.GoTo(history.Last(s.Line()))
	}
	_, more := s.Grid().Next()
	beyond, start := !more || WentBeyond(s), s.Current()
	for s.Deduce() || beyond && infer(s) {
	}
	if s.Current() != start {
		s.runs[s.Current()] = start
	}
	arrive(s)
	endSteps(s)
}

// Fresh reports whether nothing was done on the Sudoku since its digits were given.
func Fresh(s *Sudoku) bool {
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
		if deduced(s) && !o.Deduces() || o.Gives() && !o.Types() {
			break
		}
	}
	s.GoTo(start)
	lookAway(s)
}

// CanRewind reports whether there are steps to go back. The givens are the first step, even if they were typed.
func (s *Sudoku) CanRewind() bool {
	o := s.Now().Origin
	return s.Current() != 0 && (!o.Gives() || o.Types())
}

// deduced reports whether a deduction led to the grid.
func deduced(s *Sudoku) bool { return s.Now().Origin.Deduces() && s.Current() != 0 }

func endSteps(s *Sudoku) {
	s.ended = deduced(s)
	lookAway(s)
}

// arrive is called when another state is shown. It drops the picked digit to show the deduction that led there.
func arrive(s *Sudoku) {
	s.ended = false
	if deduced(s) {
		lookAway(s)
	}
}

func lookAway(s *Sudoku) { s.picked, s.selecting = 0, false }

// Undo goes back one step, or over all that one Finish did.
func (s *Sudoku) Undo() bool {
	start, run := s.runs[s.Current()]
	ok := s.Game.Undo()
	for run && s.Current() > start {
		s.Game.Undo()
	}
	s.ahead = 0
	arrive(s)
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
	arrive(s)
	return ok
}

// GoTo shows a step. A saved document still ends at the step from which the user went back.
func (s *Sudoku) GoTo(id history.ID) {
	s.ahead = s.end()
	s.Game.GoTo(id)
	arrive(s)
}
