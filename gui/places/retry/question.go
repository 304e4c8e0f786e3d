package retry

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
)

// phase is the state of a question.
type phase uint8

const (
	toMove   phase = iota // the user is to move
	asked                 // the user has moved, and the move is being examined
	refuting              // the move is worse than the best; its refutation is being shown
	refuted               // the refutation was shown
	right                 // the move is as good as the best
	told                  // the best move was shown
)

// question asks for a better move than a mistake. It knows neither time nor how values are found.
type question struct {
	mistake session.Mistake
	found   *search.Result       // values of the moves; nil until found
	line    []tictactoe.Position // positions from the one before the mistake
	phase   phase
	tried   search.ReviewedMove // of the last move tried; zero before the first
	hints   int                 // given for the next move
	helped  bool                // a hint was given or a wrong move tried
	solved  bool                // the user found a right move before the best was shown
	shown   bool                // the best move was shown
	skipped bool                // the user went on without an answer
}

func newQuestion(m session.Mistake) *question {
	return &question{mistake: m, line: []tictactoe.Position{m.Position()}}
}

// before returns the position in which the mistake was made.
func (q *question) before() *tictactoe.Position { return &q.line[0] }

// now returns the position shown.
func (q *question) now() *tictactoe.Position { return &q.line[len(q.line)-1] }

// learner returns the mark that the user plays.
func (q *question) learner() tictactoe.Mark { return q.before().Turn() }

// play tries a move. On an error, a tictactoe.Illegal, nothing changes.
func (q *question) play(c grid.Cell) error {
	next, err := q.before().Play(c)
	if err != nil {
		return err
	}
	q.line, q.phase, q.hints = append(q.line[:1], next), asked, 0
	return nil
}

// isRight grades the move tried, and reports whether it is as good as the best by the review's measure. The values must
// have been found.
func (q *question) isRight() bool {
	c, _ := q.now().Last()
	q.tried = q.found.Grade(c)
	return q.tried.Verdict == search.Good
}

// accept ends the question: the move tried is right.
func (q *question) accept() { q.phase, q.solved = right, q.solved || !q.shown }

// refute begins to refute the move tried.
func (q *question) refute(reply []grid.Cell) {
	const most = 3 // moves; they suffice
	q.tried.Answer, q.phase, q.helped = reply[:min(len(reply), most)], refuting, true
}

// advance shows the refutation's next move.
func (q *question) advance() {
	const before = 2 // positions: before and after the move tried
	if done := len(q.line) - before; done < len(q.tried.Answer) {
		next := *q.now()
		next.Push(q.tried.Answer[done])
		q.line = append(q.line, next)
	}
	if len(q.line)-before >= len(q.tried.Answer) {
		q.phase = refuted
	}
}

// again goes back to the question.
func (q *question) again() { q.line, q.phase, q.hints = q.line[:1], toMove, 0 }

// tell shows the best move.
func (q *question) tell() {
	next := *q.before()
	next.Push(q.best())
	q.line, q.phase, q.helped, q.shown = append(q.line[:1], next), told, true, true
}

// answer returns how the question was answered. A move that was shown does not count as found.
func (q *question) answer() view.Answer {
	switch {
	case q.solved: // whatever is tried afterwards
		return view.Yes
	case q.shown:
		return view.Trouble
	case q.skipped:
		return view.Skipped
	}
	return view.Unknown
}

// best returns the best move by the latest values.
func (q *question) best() grid.Cell { return q.grade().Best }

// grade returns the mistake's grade by the latest values.
func (q *question) grade() search.ReviewedMove {
	if q.found == nil {
		return q.mistake.Grade
	}
	g := q.found.Grade(q.mistake.Grade.Played)
	g.Answer = q.mistake.Grade.Answer
	return g
}

// over reports whether the question is answered.
func (q *question) over() bool { return q.phase == right || q.phase == told }
