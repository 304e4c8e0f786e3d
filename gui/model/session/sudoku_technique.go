package session

import (
	"ninefold/engine/history"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/technique"
)

// Inference returns the next deduction beyond cross-hatching. It reports false if cross-hatching itself can go on or no
// technique finds a deduction.
func (s *Sudoku) Inference() (technique.Deduction, bool) {
	next := s.proved()
	return next.deduction, next.beyond
}

// next is what can be deduced in a state, which may take long to prove.
type next struct {
	of        sudoku.State
	hatched   bool // by cross-hatching
	beyond    bool // by a technique
	deduction technique.Deduction
}

// proved returns what can be deduced in the state shown. It proves that once.
func (s *Sudoku) proved() *next {
	if now := s.Now(); s.next == nil || s.next.of != now {
		s.next = &next{of: now}
		if _, s.next.hatched = now.Grid.Next(); !s.next.hatched {
			s.next.deduction, s.next.beyond = technique.Next(&now)
		}
	}
	return s.next
}

// InferenceTo returns the deduction beyond cross-hatching that led to a state, and the state before; false for none.
func (s *Sudoku) InferenceTo(id history.ID) (made technique.Deduction, before sudoku.State, ok bool) {
	after := s.State(id)
	parent, ok := s.Parent(id)
	if !ok || !s.Beyond(id) {
		return made, before, false
	}
	before = s.State(parent)
	if made, ok = s.made[id]; ok {
		return made, before, true
	}
	if made, ok = inferred(&before, &after); ok {
		s.made[id] = made
	}
	return made, before, ok
}

// ShownInference is InferenceTo the state shown, unless the diagram shows how deduction ended.
func (s *Sudoku) ShownInference() (made technique.Deduction, before sudoku.State, ok bool) {
	if s.ended {
		return made, before, false
	}
	return s.InferenceTo(s.Current())
}

// inferred returns the deduction that leads from one state to another.
func inferred(before, after *sudoku.State) (technique.Deduction, bool) {
	for d := range technique.Deductions(before) {
		if d.After(*before) == *after {
			return d, true
		}
	}
	return technique.Deduction{}, false
}

// infer makes the deduction of Inference, and reports whether there is one.
func (s *Sudoku) infer() bool {
	d, ok := s.Inference()
	if ok {
		s.Push(d.After(s.Now()))
	}
	return ok
}

// Beyond reports whether a deduction beyond cross-hatching led to a state.
func (s *Sudoku) Beyond(id history.ID) bool {
	o := s.State(id).Origin
	return o == sudoku.Inferred || o == sudoku.Eliminated
}

// HideStep shows the grid without the step that led to it and without a picked digit, so that a hint can be shown.
func (s *Sudoku) HideStep() {
	s.ended = s.deduced()
	s.setPicked(0)
}

// WentBeyond reports whether a deduction beyond cross-hatching led to the grid.
func (s *Sudoku) WentBeyond() bool {
	for id, ok := s.Current(), true; ok; id, ok = s.Parent(id) {
		if s.Beyond(id) {
			return true
		}
	}
	return false
}

// endsHere reports whether the end of cross-hatching is still to be shown.
func (s *Sudoku) endsHere() bool { return s.deduced() && !s.ended && !s.WentBeyond() }
