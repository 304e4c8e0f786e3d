// Package train lets somebody train on positions in which one move alone wins, or alone holds the draw: right moves are
// answered until the goal is reached, wrong ones are refuted on the board.
package train

import (
	"context"
	"errors"
	"slices"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/puzzle"
	"ninefold/engine/tictactoe"
	"ninefold/gui/insight"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/tasks"
)

// Trainer is an exercise of puzzles, one after another.
type Trainer struct {
	host    *insight.Host
	changed func()
	solver  *solver
	all     []puzzle.Puzzle    // of the kind that was wanted last, which takes time to list
	attempt *attempt           // nil before the first puzzle came up
	stop    context.CancelFunc // ends what is under way; nil for nothing
	typed   session.TypedCell
	before  locale.Status // what was said before the move that is asked about
	slow    bool          // what comes of that takes long enough for something else to be said
}

// NewTrainer has no puzzle yet. It calls changed when something else is to be shown, or kept, than a tap leads to.
func NewTrainer(host *insight.Host, changed func()) *Trainer {
	return &Trainer{host: host, changed: changed, solver: newSolver()}
}

// ruleSets are those that there are puzzles for.
var ruleSets = [...]tictactoe.Rules{tictactoe.Open, tictactoe.Closed}

// kept is what is kept of the training.
func (t *Trainer) kept() *session.Training { return &t.host.Session.Settings.Training }

// rules are those that puzzles are wanted by: at first those that are played most.
func (t *Trainer) rules() tictactoe.Rules {
	if t.kept().Rules == tictactoe.Open.String() {
		return tictactoe.Open
	}
	return tictactoe.Closed
}

func (t *Trainer) grade() puzzle.Grade {
	for _, g := range puzzle.Grades {
		if g.String() == t.kept().Grade {
			return g
		}
	}
	return puzzle.Easy
}

// want asks for puzzles of some rules and grade from now on.
func (t *Trainer) want(rules tictactoe.Rules, grade puzzle.Grade) {
	if rules == t.rules() && grade == t.grade() {
		return
	}
	t.kept().Rules, t.kept().Grade = rules.String(), grade.String()
	t.next()
}

// puzzles are all of the kind that is wanted.
func (t *Trainer) puzzles() []puzzle.Puzzle {
	if len(t.all) == 0 || t.all[0].Position.Rules() != t.rules() || t.all[0].Grade != t.grade() {
		t.all = puzzle.Of(t.rules(), t.grade())
	}
	return t.all
}

// solved is how many of them were solved.
func (t *Trainer) solved() (n int) {
	all := t.puzzles()
	for i := range all {
		if slices.Contains(t.kept().Solved, all[i].ID) {
			n++
		}
	}
	return n
}

// Begin goes on where the training was left.
func (t *Trainer) Begin() {
	if t.attempt == nil {
		t.attempt = newAttempt(t.choose())
	}
	t.goOn()
}

// End lets it rest.
func (t *Trainer) End() { t.rest() }

// choose is the next puzzle after the one that is there that was not solved yet; if all were, simply the next.
func (t *Trainer) choose() puzzle.Puzzle {
	all := t.puzzles()
	first := 0
	if t.attempt != nil {
		first = 1 + slices.IndexFunc(all, func(p puzzle.Puzzle) bool { return p.ID == t.attempt.puzzle.ID })
	}
	for i := range all {
		if p := all[(first+i)%len(all)]; !slices.Contains(t.kept().Solved, p.ID) {
			return p
		}
	}
	return all[first%len(all)]
}

// next goes on to another puzzle.
func (t *Trainer) next() {
	t.attempt = newAttempt(t.choose())
	t.turned()
}

// turned is called after every change that did not come of a tap.
func (t *Trainer) turned() {
	t.typed = session.TypedCell{}
	t.goOn()
	t.changed()
}

// The opponent's moves come so long after the move before them that the eye can follow.
const (
	patience    = 150 * time.Millisecond // most answers take less, and nothing flickers
	replyPace   = 500 * time.Millisecond
	refutalPace = 900 * time.Millisecond
)

// goOn begins what the attempt waits for, and nothing else is under way then.
func (t *Trainer) goOn() {
	t.rest()
	ctx, stop := context.WithCancel(context.Background())
	t.stop = stop
	a := t.attempt
	goal, p := a.puzzle.Goal, a.position()
	switch a.phase {
	case asked:
		t.slow = false
		t.host.Tasks.Later(ctx, patience, func() {
			t.slow = true
			t.changed()
		})
		tasks.Run(t.host.Tasks, ctx, func() puzzle.Answer { return t.solver.answer(ctx, goal, p) }, func(answer puzzle.Answer) {
			a.answered(answer)
			t.arrived()
		})
	case replying, refuting:
		pace := replyPace
		if a.phase == refuting {
			pace = refutalPace
		}
		t.host.Tasks.Later(ctx, pace, func() {
			a.advance()
			t.arrived()
		})
	}
}

// rest ends what is under way.
func (t *Trainer) rest() {
	if t.stop != nil {
		t.stop()
		t.stop = nil
	}
}

// arrived is called when the attempt has come on by itself. A puzzle counts as solved if it was without a hint.
func (t *Trainer) arrived() {
	if t.attempt.phase == solved && !t.attempt.helped {
		t.kept().Solve(t.attempt.puzzle.ID)
	}
	t.turned()
}

// Tap makes a move.
func (t *Trainer) Tap(c grid.Cell) error {
	t.typed = session.TypedCell{}
	a := t.attempt
	p := a.position()
	switch {
	case a.phase == solved:
		return errors.New(locale.Text("train.over"))
	case a.phase == refuting || a.phase == refuted:
		return errors.New(locale.Text("train.tryAgain"))
	case a.phase != toMove:
		return errors.New(locale.Text("train.wait"))
	}
	before := a.status()
	if err := a.play(c); err != nil {
		return errors.New(locale.Refusal(&p, c, err))
	}
	t.before = before
	t.goOn()
	return nil
}

// Type takes a row digit, and then a column digit.
func (t *Trainer) Type(character rune, cursor grid.Cell) session.Typed {
	return t.typed.Type(character, cursor)
}

// Release forgets a typed row, or takes the hint from the board.
func (t *Trainer) Release() bool {
	if t.typed.Release() {
		return true
	}
	hint := t.attempt.hint
	t.attempt.hint = false
	return hint
}

// Scroll goes so many steps on along the line, or back.
func (t *Trainer) Scroll(steps int) { t.goTo(t.attempt.shown + steps) }

// goTo shows a step of the line.
func (t *Trainer) goTo(i int) {
	if t.attempt.canBrowse() {
		t.attempt.browse(i)
		t.turned()
	}
}
