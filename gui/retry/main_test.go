package retry

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/search"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/tictactoetest"
	"ninefold/gui/overlay"
	"ninefold/gui/screen/screentest"
	"ninefold/gui/searches"
	"ninefold/gui/session"
	"ninefold/gui/tasks/taskstest"
	"ninefold/gui/view"
)

// fixture is the exercise without a window.
type fixture struct {
	*Retry
	t       *testing.T
	session *session.Session
	tasks   *taskstest.Tasks
}

var (
	winning = grid.At(1, 9) // the best move at the mistake
	made    = grid.At(3, 9) // the mistake: it lets O win
)

// newFixture returns a game in which a review has found a mistake of X.
func newFixture(t *testing.T) *fixture {
	t.Helper()
	f := &fixture{t: t, session: session.New(), tasks: taskstest.New()}
	f.addGame()
	host := &overlay.Host{Session: f.session, Tasks: f.tasks.Runner}
	f.Retry = &Retry{Host: host, Searcher: searches.New(f.tasks.Runner, func() {}), Changed: func() {}}
	t.Cleanup(f.End)
	return f
}

// addGame shows another game with the same mistake.
func (f *fixture) addGame() {
	f.t.Helper()
	s := f.session
	s.Restart()
	s.Game.Set(tictactoe.Edited, tictactoetest.GivenAway())
	fail.OnError(f.t, s.Game.Play(made))
	line := s.Game.Line()
	s.Game.SetReview(&session.Review{Line: line, Grades: []search.Grade{{}, {Played: made, Best: winning, Lost: 1000,
		Highest: search.Value{Kind: search.Win, Permille: 1000, Plies: 1}, Verdict: search.Blunder}}})
	s.Keep(f.tasks.Clock.Now())
}

// ask asks the game's mistakes.
func (f *fixture) ask() *fixture {
	f.t.Helper()
	fail.NowIf(f.t, !f.AskGame(), "the game has no mistakes")
	f.Begin()
	return f
}

func (f *fixture) try(c grid.Cell, then phase) {
	f.t.Helper()
	fail.OnError(f.t, f.Tap(c))
	f.await(then)
}

func (f *fixture) await(want phase) {
	f.t.Helper()
	fail.NowIf(f.t, !f.tasks.Await(func() bool { return f.question().phase == want }),
		"the phase is %d, want %d", f.question().phase, want)
}

// act runs an action.
func (f *fixture) act(id string) {
	f.t.Helper()
	for _, a := range f.Actions() {
		if a.ID == id && a.Can() {
			a.Run()
			return
		}
	}
	f.t.Fatalf("%s can do nothing", id)
}

// offered returns the IDs of the buttons, that of the primary one in brackets.
func (f *fixture) offered() string {
	return screentest.IDs(screentest.Card[view.Buttons](f.View().Cards).Buttons)
}
