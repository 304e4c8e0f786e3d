package train

import (
	"ninefold/engine/grid"
	"ninefold/engine/puzzle"
	"ninefold/gui/session"
)

// kept returns what is kept of the attempt: its moves up to the learner's last one, and the reply to that if the
// learner is to move. Everything else is found out again.
func (a *attempt) kept() session.Attempt {
	kept := session.Attempt{Puzzle: a.puzzle.ID, Helped: a.helped}
	for _, s := range a.line[1 : a.lastKept()+1] {
		cell, _ := s.position.Last()
		kept.Steps = append(kept.Steps, session.AttemptStep{Cell: cell, Best: s.best, Plies: s.plies})
	}
	return kept
}

// lastKept returns the index of the last step that is kept. The learner's moves lead to odd indexes.
func (a *attempt) lastKept() int {
	last := len(a.line) - 1
	switch a.phase {
	case toMove:
		return last
	case refuting, refuted:
		return a.wrong
	}
	return last - 1 + last%2
}

// restored returns an attempt as it was kept. It returns false for impossible ones, since the file may have been
// edited.
func restored(p puzzle.Puzzle, kept *session.Attempt) (*attempt, bool) {
	a := newAttempt(p)
	a.helped = kept.Helped
	for i, s := range kept.Steps {
		if s.Cell >= grid.Cells || s.Best >= grid.Cells {
			return nil, false
		}
		next, err := a.position().Play(s.Cell)
		if err != nil {
			return nil, false
		}
		if learners := i%2 == 1; learners && next.Check(s.Best) != nil {
			return nil, false
		}
		a.push(step{next, s.Best, s.Plies})
	}
	if len(kept.Steps)%2 == 1 {
		a.phase = asked
	}
	return a, true
}
