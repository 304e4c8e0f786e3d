package train

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe/puzzle"
	"ninefold/gui/model/training"
	"ninefold/gui/places/exercise"
)

// attempt is the work on a puzzle.
type attempt struct {
	exercise.Attempt
	puzzle puzzle.Puzzle
	answer puzzle.Answer // to the learner's last move; zero if there is none
	known  bool          // the move being judged was found wrong before a restart
	change int           // of the rating, by this attempt
}

func newAttempt(p puzzle.Puzzle) *attempt {
	return &attempt{puzzle: p, Attempt: exercise.Begin(exercise.Step{
		Position: p.Position, Best: p.Solution, Plies: p.Depth})}
}

// answered takes what the learner's last move achieves.
func (a *attempt) answered(answer puzzle.Answer) {
	a.answer, a.known = answer, false
	switch {
	case answer.Done:
		a.Phase = exercise.Right
	case answer.Kept:
		reply := exercise.Step{Position: a.Position()}
		reply.Position.Push(answer.Line[0])
		if len(answer.Line) == 1 { // nobody can win any more
			a.Reply(reply, exercise.Right)
			return
		}
		reply.Best, reply.Plies = answer.Line[1], answer.Value.Plies-2
		a.Reply(reply, exercise.ToMove)
	default:
		a.Refute(answer.Line)
	}
}

// kept returns what is kept: the moves up to the learner's last, with the reply to it. All else is found out again.
func (a *attempt) kept() training.Attempt {
	kept := training.Attempt{Puzzle: a.puzzle.ID, Helped: a.Seen, Wrong: a.IsRefuted() || a.known}
	for _, s := range a.Line[1 : a.lastKept()+1] {
		cell, _ := s.Position.Last()
		kept.Steps = append(kept.Steps, training.AttemptStep{Cell: cell, Best: s.Best, Plies: s.Plies})
	}
	return kept
}

// lastKept returns the index of the last step kept. The learner's moves lead to odd indexes.
func (a *attempt) lastKept() int {
	last := len(a.Line) - 1
	switch {
	case a.Phase == exercise.ToMove:
		return last
	case a.IsRefuted():
		return a.Wrong
	}
	return last - 1 + last%2
}

// restored returns the attempt kept. It reports false if that is impossible, since the file may have been edited.
func restored(p puzzle.Puzzle, kept *training.Attempt) (*attempt, bool) {
	a := newAttempt(p)
	a.Seen, a.known = kept.Helped, kept.Wrong
	for i, s := range kept.Steps {
		if s.Cell >= grid.Cells || s.Best >= grid.Cells {
			return nil, false
		}
		next, err := a.Position().Play(s.Cell)
		if err != nil {
			return nil, false
		}
		if learners := i%2 == 1; learners && next.Check(s.Best) != nil {
			return nil, false
		}
		a.Push(exercise.Step{Position: next, Best: s.Best, Plies: s.Plies})
	}
	if len(kept.Steps)%2 == 1 {
		a.Phase = exercise.Asked
	}
	return a, true
}
