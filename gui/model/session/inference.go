package session

import (
	"ninefold/engine/history"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/technique"
)

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

// InferenceTo returns the deduction beyond cross-hatching that led to a state, and the state before; false for none.
func (s *Steps) InferenceTo(id history.ID) (made technique.Deduction, before sudoku.State, ok bool) {
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
func (s *Steps) ShownInference() (made technique.Deduction, before sudoku.State, ok bool) {
	if s.showsEnd() {
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
func (s *Steps) infer() bool {
	d, ok := s.Inference()
	if ok {
		s.Push(d.After(s.Now()))
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
