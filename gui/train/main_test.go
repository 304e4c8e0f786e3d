package train

import (
	"testing"

	"ninefold/engine/puzzle"
	"ninefold/engine/test/fail"
	"ninefold/gui/overlay"
	"ninefold/gui/screen/screentest"
	"ninefold/gui/session"
	"ninefold/gui/tasks/taskstest"
	"ninefold/gui/view"
)

// training is a trainer without a window.
type training struct {
	*Trainer
	t       *testing.T
	tasks   *taskstest.Tasks
	changes int // how often Changed was called
}

// newTraining returns a trainer that has begun.
func newTraining(t *testing.T) *training { return newTrainingIn(t, session.New()) }

// newTrainingIn returns a trainer that has begun in a session.
func newTrainingIn(t *testing.T, s *session.Session) *training {
	tr := &training{t: t, tasks: taskstest.New()}
	host := &overlay.Host{Session: s, Tasks: tr.tasks.Runner}
	tr.Trainer = &Trainer{Host: host, Changed: func() { tr.changes++ }}
	tr.Begin()
	t.Cleanup(tr.End)
	return tr
}

// newTrainingAt returns a trainer at the shortest puzzle of a goal.
func newTrainingAt(t *testing.T, goal puzzle.Goal) *training {
	tr := newTraining(t)
	tr.turnTo(easiest(t, goal))
	return tr
}

// cardOf returns the card of a kind that is shown, or its zero value.
func cardOf[C view.Card](tr *training) C { return screentest.Card[C](tr.View().Cards) }

// offered returns the IDs of the buttons below the moves, that of the primary one in brackets.
func (tr *training) offered() string { return screentest.IDs(cardOf[view.Buttons](tr).Buttons) }

// await runs what is posted until the attempt is in a phase.
func (tr *training) await(want phase) {
	tr.t.Helper()
	fail.NowIf(tr.t, !tr.tasks.Await(func() bool { return tr.attempt.phase == want }),
		"the attempt is in phase %d, want %d", tr.attempt.phase, want)
}

// act does an action.
func (tr *training) act(id string) {
	tr.t.Helper()
	for _, a := range tr.Actions() {
		if a.ID == id {
			fail.NowIf(tr.t, !a.Can(), "%s can do nothing", id)
			a.Run()
			return
		}
	}
	tr.t.Fatalf("no action %s", id)
}

// playBest makes the best move.
func (tr *training) playBest() {
	tr.t.Helper()
	fail.OnError(tr.t, tr.Tap(tr.attempt.line[tr.attempt.shown].best))
}

// playWrong makes the tempting move of the puzzle.
func (tr *training) playWrong() {
	tr.t.Helper()
	fail.OnError(tr.t, tr.Tap(tr.attempt.puzzle.Tempting))
}

// solve solves the puzzle that is there.
func (tr *training) solve() {
	tr.t.Helper()
	for tr.attempt.phase != solved {
		tr.playBest()
		if !tr.tasks.Await(func() bool { return tr.attempt.phase == toMove || tr.attempt.phase == solved }) {
			tr.t.Fatal("a right move is not answered")
		}
	}
}

// easiest returns the shortest puzzle of a goal.
func easiest(t *testing.T, goal puzzle.Goal) puzzle.Puzzle {
	t.Helper()
	var found *puzzle.Puzzle
	for _, rules := range ruleSets {
		for _, p := range puzzle.Graded(rules, puzzle.Easy) {
			if p.Goal == goal && p.Depth > 2 && (found == nil || p.Depth < found.Depth) {
				found = &p
			}
		}
	}
	fail.NowIf(t, found == nil, "no puzzle")
	return *found
}

// turnTo shows a puzzle.
func (tr *training) turnTo(p puzzle.Puzzle) {
	tr.attempt = newAttempt(p)
	tr.update()
}
