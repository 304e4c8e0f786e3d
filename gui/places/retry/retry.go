// Package retry asks the mistakes again that reviews found in the user's games. A move as good as the best is right;
// any other is refuted on the board.
package retry

import (
	"context"
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/places/exercise"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/keys"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/searches"
)

// Retry is an exercise of mistakes, one after another.
type Retry struct {
	exercise.Exercise

	Host     *overlay.Host
	Searcher *searches.Searcher

	questions []*question
	shown     int // index of the question; after the last, their number
}

// New returns an exercise that judges moves by a searcher.
func New(h *overlay.Host, s *searches.Searcher) *Retry {
	r := &Retry{Host: h, Searcher: s}
	r.Source, r.Tasks = r, h.Tasks
	return r
}

// most is the largest number of mistakes asked at a time.
const most = 20

// Ask asks the mistakes of the game shown or, if a review found none there, of all games, first those not found at once
// before. It reports whether there are any.
func (r *Retry) Ask() bool {
	s := r.Host.Session
	if g, ok := r.Host.Shown().(*session.Game); ok && r.ask(session.MistakesIn(g)) {
		return true
	}
	var all []session.Mistake
	for g := range s.Games(func(e *session.Entry) bool { return e.Mistakes > 0 }) {
		if all = append(all, session.MistakesIn(g)...); len(all) >= 2*most {
			break
		}
	}
	slices.SortStableFunc(all, func(a, b session.Mistake) int { return r.known(&a) - r.known(&b) })
	return r.ask(all[:min(len(all), most)])
}

// known returns 1 if the user found a better move at once before, otherwise 0.
func (r *Retry) known(m *session.Mistake) int {
	if slices.Contains(r.Host.Session.Settings.Training.Solved, m.ID()) {
		return 1
	}
	return 0
}

func (r *Retry) ask(mistakes []session.Mistake) bool {
	if len(mistakes) == 0 {
		return false
	}
	r.Leave()
	r.questions, r.shown = nil, 0
	for _, m := range mistakes {
		r.questions = append(r.questions, newQuestion(m))
	}
	return true
}

// Name returns "retry".
func (*Retry) Name() string { return "retry" }

// question returns the question shown; nil when all were asked.
func (r *Retry) question() *question {
	if r.shown == len(r.questions) {
		return nil
	}
	return r.questions[r.shown]
}

// Attempt returns the attempt at the question shown; nil when all were asked.
func (r *Retry) Attempt() *exercise.Attempt {
	if q := r.question(); q != nil {
		return &q.Attempt
	}
	return nil
}

// What a refutation is: the node budget for finding it, and at most how many moves of it suffice.
const (
	replyNodes  = 200_000
	mostRefuted = 3
)

// Follow finds the values of the moves, and judges the move made.
func (r *Retry) Follow(ctx context.Context) {
	switch q := r.question(); {
	case q == nil: // all were asked
	case q.found == nil:
		r.Searcher.Examine(ctx, *q.before(), search.ReviewNodes, func(found search.Result) {
			q.learn(found)
			r.Update()
		})
	case q.Phase == exercise.Asked && q.isRight():
		q.Phase, q.solved = exercise.Right, q.solved || !q.Seen
		if !q.Helped {
			r.Host.Session.Settings.Training.Solve(q.mistake.ID())
		}
	case q.Phase == exercise.Asked:
		r.Searcher.Examine(ctx, q.Position(), replyNodes, func(found search.Result) {
			q.tried.Answer = found.Line[:min(len(found.Line), mostRefuted)]
			q.Refute(q.tried.Answer)
			r.Update()
		})
	}
}

// next goes on to the next question, or to the first when all were asked.
func (r *Retry) next() {
	if q := r.question(); q != nil && !q.Over() {
		q.skipped = true
	}
	if r.shown++; r.shown > len(r.questions) {
		for i, q := range r.questions {
			r.questions[i] = newQuestion(q.mistake)
		}
		r.shown = 0
	}
	r.Update()
}

// Refuse says why no move can be made now.
func (r *Retry) Refuse(grid.Cell) error {
	switch q := r.question(); {
	case q == nil || q.Over():
		return language.Error("retry.over")
	case q.Phase == exercise.Asked:
		return language.Error("retry.wait")
	}
	return nil
}

// Choose asks a question again, when all were asked. Moves before a mistake cannot be chosen.
func (r *Retry) Choose(i int) {
	if r.question() == nil {
		r.shown = i
		r.Update()
	}
}

// Actions returns the actions on a question. Their keys are those of a puzzle.
func (r *Retry) Actions() []*actions.Action {
	return []*actions.Action{
		{ID: "retry.hint", Bar: 7, Group: "mistake", Icon: icon.Hint, Keys: keys.Alone("T"), Enabled: r.ToMove,
			Run: r.Change((*exercise.Attempt).Hint)},
		{ID: "retry.show", Group: "mistake", Icon: icon.Check, Keys: keys.Alone("B"),
			Enabled: r.Is(func(a *exercise.Attempt) bool { return !a.Over() }),
			Run:     r.Change((*exercise.Attempt).Tell)},
		{ID: "retry.again", Bar: 8, Group: "mistake", Icon: icon.Undo, Keys: keys.Alone("R"),
			Enabled: r.Is((*exercise.Attempt).CanAgain), Run: r.Change((*exercise.Attempt).Again)},
		{ID: "retry.next", Bar: 9, Offer: true, Group: "mistake", Icon: icon.Next, Keys: keys.Alone("N"), Run: r.next},
	}
}
