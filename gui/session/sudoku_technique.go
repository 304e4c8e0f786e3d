package session

import (
	"ninefold/engine/crosshatch"
	"ninefold/engine/history"
	"ninefold/engine/technique"
)

// Inference is the deduction that goes on where cross-hatching has stopped, and false while that goes on, or if no
// technique finds any.
func (s *Sudoku) Inference() (technique.Deduction, bool) {
	now := s.Now()
	if _, more := now.Grid.Next(); more {
		return technique.Deduction{}, false
	}
	return technique.Next(&now)
}

// InferenceTo is the deduction that led to a state and the state before it, and false of a state that none beyond
// cross-hatching led to.
func (s *Sudoku) InferenceTo(id history.ID) (made technique.Deduction, before crosshatch.State, ok bool) {
	after := s.State(id)
	parent, ok := s.Parent(id)
	if !ok || !s.Beyond(id) {
		return made, before, false
	}
	before = s.State(parent)
	made, ok = inferred(&before, &after)
	return made, before, ok
}

// ShownInference is InferenceTo the state shown, unless it is how deduction ended that is shown.
func (s *Sudoku) ShownInference() (made technique.Deduction, before crosshatch.State, ok bool) {
	if s.ended {
		return made, before, false
	}
	return s.InferenceTo(s.Current())
}

// inferred is the deduction that makes one state of another.
func inferred(before, after *crosshatch.State) (technique.Deduction, bool) {
	for d := range technique.Deductions(before) {
		if d.After(*before) == *after {
			return d, true
		}
	}
	return technique.Deduction{}, false
}

// infer makes the Inference, and reports whether there was one.
func infer(s *Sudoku) bool {
	d, ok := s.Inference()
	if ok {
		s.Push(d.After(s.Now()))
	}
	return ok
}

// Beyond reports whether a deduction beyond cross-hatching led to a state.
func (s *Sudoku) Beyond(id history.ID) bool {
	o := s.State(id).Origin
	return o == crosshatch.Inferred || o == crosshatch.Eliminated
}

// HideStep shows the grid without the step that led to it, such as for a hint at the next one.
func (s *Sudoku) HideStep() { s.ended = deduced(s) }

// WentBeyond reports whether a deduction beyond cross-hatching led to the grid.
func WentBeyond(s *Sudoku) bool {
	for id, ok := s.Current(), true; ok; id, ok = s.Parent(id) {
		if s.Beyond(id) {
			return true
		}
	}
	return false
}

// endsHere reports whether it is still to be shown that cross-hatching has ended.
func endsHere(s *Sudoku) bool { return deduced(s) && !s.ended && !WentBeyond(s) }
