// Package retry asks the mistakes again that reviews found in the user's games. A move as good as the best is right;
// any other is refuted on the board.
package retry

import (
	"slices"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/places/place"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/keys"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/searches"
	"ninefold/gui/work/tasks"
)

// Retry is an exercise of mistakes, one after another.
type Retry struct {
	place.Still
	session.TypedCell // a move can be typed

	Host     *overlay.Host
	Searcher *searches.Searcher

	questions []*question
	revision  int
	shown     int          // index of the question; after the last, their number
	work      tasks.Latest // what the question waits for
}

// most is the largest number of mistakes asked at a time.
const most = 20

// Ask asks the mistakes of the game shown or, if a review found none there, of all games, first those not found at once
// before. It reports whether there are any.
func (r *Retry) Ask() bool {
	s := r.Host.Session
	if r.Host.Scope.OnBoard() && s.GameShown() && r.ask(s.Game.Mistakes()) {
		return true
	}
	var all []session.Mistake
	for g := range s.Games(func(e *session.Entry) bool { return e.Mistakes > 0 }) {
		if all = append(all, g.Mistakes()...); len(all) >= 2*most {
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
	r.work.End()
	r.questions, r.shown = nil, 0
	for _, m := range mistakes {
		r.questions = append(r.questions, newQuestion(m))
	}
	return true
}

// Name returns "retry".
func (*Retry) Name() string { return "retry" }

// Enter asks the first question.
func (r *Retry) Enter() { r.goOn() }

// Leave cancels the work under way.
func (r *Retry) Leave() { r.work.End() }

// question returns the question shown; nil when all were asked.
func (r *Retry) question() *question {
	if r.shown == len(r.questions) {
		return nil
	}
	return r.questions[r.shown]
}

// refutalPace lets the eye follow a refutation; replyNodes is the node budget for finding one.
const (
	refutalPace = 900 * time.Millisecond
	replyNodes  = 200_000
)

// goOn cancels the work under way and starts what the question shown waits for.
func (r *Retry) goOn() {
	ctx, q := r.work.Begin(), r.question()
	switch {
	case q == nil: // all were asked
	case q.found == nil:
		r.Searcher.Examine(ctx, *q.before(), search.ReviewNodes, func(found search.Result) {
			q.found = &found
			r.update()
		})
	case q.phase == asked && q.isRight():
		q.accept()
		if !q.helped {
			r.Host.Session.Settings.Training.Solve(q.mistake.ID())
		}
	case q.phase == asked:
		r.Searcher.Examine(ctx, *q.now(), replyNodes, func(found search.Result) {
			q.refute(found.Line)
			r.update()
		})
	case q.phase == refuting:
		r.Host.Tasks.Later(ctx, refutalPace, func() {
			q.advance()
			r.update()
		})
	}
}

// update starts what the question waits for.
func (r *Retry) update() {
	r.revision++
	r.goOn()
}

// Revision counts the changes of the question.
func (r *Retry) Revision() int { return r.revision }

// next goes on to the next question, or to the first when all were asked.
func (r *Retry) next() {
	if q := r.question(); q != nil && !q.over() {
		q.skipped = true
	}
	if r.shown++; r.shown > len(r.questions) {
		for i, q := range r.questions {
			r.questions[i] = newQuestion(q.mistake)
		}
		r.shown = 0
	}
	r.update()
}

// hint says where the best move leads, then shows it, and then plays it.
func (r *Retry) hint() {
	q := r.question()
	q.helped = true
	q.hints++
	q.shown = q.shown || q.hints == seen
	if q.hints > seen {
		_ = q.play(q.best())
	}
	r.update()
}

// The number of hints after which the best move is seen.
const seen = 2

// change returns a function that changes the question shown and updates.
func (r *Retry) change(by func(*question)) func() {
	return func() {
		by(r.question())
		r.update()
	}
}

// is returns a function that reports whether a question is shown for which so is true.
func (r *Retry) is(so func(*question) bool) func() bool {
	return func() bool {
		q := r.question()
		return q != nil && so(q)
	}
}

// Tap tries a move.
func (r *Retry) Tap(c grid.Cell) error {
	r.TypedCell = session.TypedCell{}
	q := r.question()
	switch {
	case q == nil || q.over():
		return language.Error("retry.over")
	case q.phase == asked:
		return language.Error("retry.wait")
	}
	p := *q.before()
	if err := q.play(c); err != nil {
		return p.Refusal(c)
	}
	if q.found != nil { // if it is nil, work that judges the move is under way
		r.goOn()
	}
	return nil
}

// Rests reports whether the mistake is not being asked, and no answer is looked for.
func (r *Retry) Rests() bool {
	return !r.is(func(q *question) bool { return q.phase == toMove || q.phase == asked })()
}

// Choose asks a question again, when all were asked. Moves before a mistake cannot be chosen.
func (r *Retry) Choose(i int) {
	if r.question() == nil {
		r.shown = i
		r.update()
	}
}

// Actions returns the actions on a question. Their keys are those of a puzzle.
func (r *Retry) Actions() []*actions.Action {
	open := r.is(func(q *question) bool { return !q.over() })
	return []*actions.Action{
		{ID: "retry.hint", Group: "mistake", Icon: icon.Hint, Keys: keys.Alone("T"),
			Enabled: r.is(func(q *question) bool { return q.phase == toMove }), Run: r.hint},
		{ID: "retry.show", Group: "mistake", Icon: icon.Check, Keys: keys.Alone("B"), Enabled: open,
			Run: r.change((*question).tell)},
		{ID: "retry.again", Group: "mistake", Icon: icon.Undo, Keys: keys.Alone("R"),
			Enabled: r.is(func(q *question) bool { return len(q.line) > 1 }), Run: r.change((*question).again)},
		{ID: "retry.next", Group: "mistake", Icon: icon.Next, Keys: keys.Alone("N"), Run: r.next},
	}
}
