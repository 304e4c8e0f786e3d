package train

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/puzzle"
	"ninefold/gui/model/training"
)

type phase uint8

const (
	toMove   phase = iota // it is the learner's turn
	asked                 // a move was made and is being examined
	replying              // the move was right; the reply is still to be shown
	refuting              // the move was wrong; its refutation is being shown
	refuted               // the refutation was shown
	solved
)

// attempt is the work on a puzzle. It knows neither time nor how answers are found.
type attempt struct {
	puzzle puzzle.Puzzle
	line   []step // from the puzzle's position
	shown  int    // index in line
	phase  phase
	answer puzzle.Answer // to the learner's last move; zero if there is none
	wrong  int           // index in line after the wrong move; valid during its refutation
	hints  int           // given for the next move
	helped bool          // the best move was shown at some time
	known  bool          // the last move was found wrong before a restart
	change int           // of the rating, by this attempt
}

// step is a position of an attempt. If the learner is to move, it has the best move and in how many plies that wins.
type step struct {
	position tictactoe.Position
	best     grid.Cell
	plies    int
}

func newAttempt(p puzzle.Puzzle) *attempt {
	return &attempt{puzzle: p, line: []step{{p.Position, p.Solution, p.Depth}}}
}

func (a *attempt) position() tictactoe.Position { return a.line[a.shown].position }

func (a *attempt) learner() tictactoe.Mark { return a.puzzle.Position.Turn() }

// play makes a move of the learner, who must be to move. On an error, a tictactoe.Illegal, nothing changes.
func (a *attempt) play(c grid.Cell) error {
	next, err := a.position().Play(c)
	if err != nil {
		return err
	}
	a.push(step{position: next})
	a.phase, a.hints, a.known = asked, 0, false
	return nil
}

func (a *attempt) push(s step) {
	a.line = append(a.line, s)
	a.shown = len(a.line) - 1
}

func (a *attempt) answered(answer puzzle.Answer) {
	a.answer = answer
	switch {
	case answer.Done:
		a.phase = solved
	case answer.Kept:
		a.phase = replying
	default:
		a.phase, a.wrong = refuting, len(a.line)-1
	}
}

// advance shows the next move of the opponent's reply or of the refutation.
func (a *attempt) advance() {
	moves := a.answer.Line
	next := a.line[len(a.line)-1].position
	switch a.phase {
	case replying:
		next.Push(moves[0])
		if len(moves) == 1 { // nobody can win any more
			a.push(step{position: next})
			a.phase = solved
			return
		}
		a.push(step{next, moves[1], a.answer.Value.Plies - 2})
		a.phase = toMove
	case refuting:
		done := len(a.line) - 1 - a.wrong
		if done < len(moves) {
			next.Push(moves[done])
			a.push(step{position: next})
		}
		if done+1 >= len(moves) {
			a.phase = refuted
		}
	}
}

// canBrowse reports whether the learner can look through the line.
func (a *attempt) canBrowse() bool {
	return a.phase == refuting || a.phase == refuted || a.phase == solved
}

// browse shows another position of the line. It first completes a refutation.
func (a *attempt) browse(to int) {
	if !a.canBrowse() {
		return
	}
	for a.phase == refuting {
		a.advance()
	}
	a.shown = min(max(to, 0), len(a.line)-1)
}

// again returns to the position before the wrong move or, if there was none, to the start.
func (a *attempt) again() {
	back := 1
	if a.phase == refuting || a.phase == refuted {
		back = a.wrong
	}
	a.line = a.line[:back]
	a.shown, a.phase, a.hints = back-1, toMove, 0
}

// canAgain reports whether again would do anything.
func (a *attempt) canAgain() bool { return len(a.line) > 1 }

// The number of hints after which the best move is seen.
const seen = 2

// hint says where the best move leads, the next time shows it, and then makes it.
func (a *attempt) hint() {
	a.hints++
	a.helped = a.helped || a.hints >= seen
	if a.hints > seen {
		_ = a.play(a.line[a.shown].best)
	}
}

// kept returns what is kept: the moves up to the learner's last, with the reply to it. All else is found out again.
func (a *attempt) kept() training.Attempt {
	wrong := a.phase == refuting || a.phase == refuted || a.phase == asked && a.known
	kept := training.Attempt{Puzzle: a.puzzle.ID, Helped: a.helped, Wrong: wrong}
	for _, s := range a.line[1 : a.lastKept()+1] {
		cell, _ := s.position.Last()
		kept.Steps = append(kept.Steps, training.AttemptStep{Cell: cell, Best: s.best, Plies: s.plies})
	}
	return kept
}

// lastKept returns the index of the last step kept. The learner's moves lead to odd indexes.
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

// restored returns the attempt kept. It reports false if that is impossible, since the file may have been edited.
func restored(p puzzle.Puzzle, kept *training.Attempt) (*attempt, bool) {
	a := newAttempt(p)
	a.helped, a.known = kept.Helped, kept.Wrong
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
