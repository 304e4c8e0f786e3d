package exercise

import (
	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/scene"
)

// Phase is where an attempt stands.
type Phase uint8

// The phases of an attempt.
const (
	ToMove   Phase = iota // the user is to move
	Asked                 // a move was made and is being judged
	Replying              // the move was right; the reply is still to be shown
	Refuting              // the move was wrong; its refutation is being shown
	Refuted               // the refutation was shown
	Right                 // the question is answered
	Told                  // the best move was shown instead
)

// Seen is the number of hints after which the best move is seen. The next hint plays it.
const Seen = 2

// Step is a position of an attempt. If the user is to move, it has the best move and in how many plies that wins.
type Step struct {
	Position tictactoe.Position
	Best     grid.Cell
	Plies    int
}

// Attempt is the work on a question. It knows neither time nor how moves are judged.
type Attempt struct {
	Line   []Step // from the question's position
	Shown  int    // index in Line
	Phase  Phase
	Wrong  int  // index in Line after the wrong move; valid during its refutation
	Hints  int  // given for the next move
	Seen   bool // the best move was shown at some time
	Helped bool // a hint was given, a wrong move refuted, or the best move shown

	answer []Step // to the last move, what is still to be shown of it
	then   Phase  // after that
}

// Begin returns an attempt at a question.
func Begin(question Step) Attempt { return Attempt{Line: []Step{question}} }

// Position returns the position shown.
func (a *Attempt) Position() tictactoe.Position { return a.Line[a.Shown].Position }

// Learner returns the mark that the user plays.
func (a *Attempt) Learner() tictactoe.Mark { return a.Line[0].Position.Turn() }

// Best returns the best move in the position shown.
func (a *Attempt) Best() grid.Cell { return a.Line[a.Shown].Best }

// Play makes a move of the user, also in place of a wrong one that is being refuted. An error says which rule forbids
// it, and nothing changes.
func (a *Attempt) Play(c grid.Cell) error {
	at := a.Shown
	if a.IsRefuted() {
		at = a.Wrong - 1
	}
	p := a.Line[at].Position
	next, err := p.Play(c)
	if err != nil {
		return p.Refusal(c)
	}
	a.Line = a.Line[:at+1]
	a.Push(Step{Position: next})
	a.Phase, a.Hints = Asked, 0
	return nil
}

// Push adds a step and shows it.
func (a *Attempt) Push(s Step) {
	a.Line = append(a.Line, s)
	a.Shown = len(a.Line) - 1
}

// Reply says that the move made was right, how it is answered, and in which phase the attempt is after that.
func (a *Attempt) Reply(to Step, then Phase) { a.Phase, a.answer, a.then = Replying, []Step{to}, then }

// Refute says that the move made was wrong, and what it leads to: legal moves.
func (a *Attempt) Refute(line []grid.Cell) {
	a.Phase, a.Wrong, a.Helped = Refuting, len(a.Line)-1, true
	a.answer, a.then = nil, Refuted
	p := a.Position()
	for _, c := range line {
		p.Push(c)
		a.answer = append(a.answer, Step{Position: p})
	}
}

// Advance shows the next move of the answer.
func (a *Attempt) Advance() {
	if len(a.answer) > 0 {
		a.Push(a.answer[0])
		a.answer = a.answer[1:]
	}
	if len(a.answer) == 0 {
		a.Phase = a.then
	}
}

// Again returns to the position before the wrong move or, if there was none, to the question.
func (a *Attempt) Again() {
	back := 1
	if a.IsRefuted() {
		back = a.Wrong
	}
	a.Line = a.Line[:back]
	a.Shown, a.Phase, a.Hints = back-1, ToMove, 0
}

// CanAgain reports whether Again would do anything.
func (a *Attempt) CanAgain() bool { return len(a.Line) > 1 }

// Hint says where the best move leads, the next time shows it, and then makes it.
func (a *Attempt) Hint() {
	a.Hints++
	a.Seen, a.Helped = a.Seen || a.Hints >= Seen, true
	if a.Hints > Seen {
		_ = a.Play(a.Best())
	}
}

// Tell answers the question with the best move.
func (a *Attempt) Tell() {
	a.Again()
	_ = a.Play(a.Best())
	a.Phase, a.Seen, a.Helped = Told, true, true
}

// IsRefuted reports whether the last move was wrong.
func (a *Attempt) IsRefuted() bool { return a.Phase == Refuting || a.Phase == Refuted }

// IsWrong reports whether a wrong move led to a step of the line.
func (a *Attempt) IsWrong(i int) bool { return a.IsRefuted() && i == a.Wrong }

// Over reports whether the question is answered.
func (a *Attempt) Over() bool { return a.Phase == Right || a.Phase == Told }

// Rests reports whether the user is not to move and no answer is awaited: then the line can be browsed.
func (a *Attempt) Rests() bool { return a.IsRefuted() || a.Over() }

// Browse shows another step of the line. It first completes a refutation.
func (a *Attempt) Browse(to int) {
	if !a.Rests() {
		return
	}
	for a.Phase == Refuting {
		a.Advance()
	}
	a.Shown = min(max(to, 0), len(a.Line)-1)
}

// Board draws the position shown. Cells are playable only if the user is to move; after hints the best one is marked.
func (a *Attempt) Board() diagram.Diagram {
	p := a.Position()
	d := scene.Board(&p, a.Phase == ToMove)
	if a.Phase == ToMove && a.Hints >= Seen {
		scene.MarkBest(&d, a.Best())
	}
	return d
}

// Move describes the n-th move, counted from 1, for a list. It led to position p.
func Move(n int, p *tictactoe.Position) deck.Move {
	last, _ := p.Last()
	second := p.Turn() == tictactoe.X
	return deck.Move{ID: n, Number: deck.NumberOf(n, second), Second: second,
		Words: language.Words().Moves([]grid.Cell{last}), Sends: language.Words().Sends(p)}
}
