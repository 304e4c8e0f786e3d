package retry

import (
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/model/session"
	"ninefold/gui/places/exercise"
	"ninefold/gui/view"
)

// question asks for a better move than a mistake.
type question struct {
	exercise.Attempt
	mistake session.Mistake
	found   *search.Result      // values of the moves; nil until found
	tried   search.ReviewedMove // of the last move tried; zero before the first
	solved  bool                // the user found a right move before the best was shown
	skipped bool                // the user went on without an answer
}

func newQuestion(m session.Mistake) *question {
	return &question{mistake: m, Attempt: exercise.Begin(exercise.Step{Position: m.Position(), Best: m.Grade.Best})}
}

// before returns the position in which the mistake was made.
func (q *question) before() *tictactoe.Position { return &q.Line[0].Position }

// learn takes over the values of the moves.
func (q *question) learn(found search.Result) {
	q.found = &found
	q.Line[0].Best = q.grade().Best
}

// isRight grades the move tried, and reports whether it is as good as the best by the review's measure. The values must
// have been found.
func (q *question) isRight() bool {
	p := q.Position()
	c, _ := p.Last()
	q.tried = q.found.Grade(c)
	return q.tried.Verdict == search.Good
}

// answer returns how the question was answered. A move that was shown does not count as found.
func (q *question) answer() view.Answer {
	switch {
	case q.solved: // whatever is tried afterwards
		return view.Yes
	case q.Seen:
		return view.Trouble
	case q.skipped:
		return view.Skipped
	}
	return view.Unknown
}

// grade returns the mistake's grade by the latest values.
func (q *question) grade() search.ReviewedMove {
	if q.found == nil {
		return q.mistake.Grade
	}
	g := q.found.Grade(q.mistake.Grade.Played)
	g.Answer = q.mistake.Grade.Answer
	return g
}
