// Package train lets somebody train on positions in which one move alone wins, or alone holds the draw: right moves are
// answered until the goal is reached, wrong ones are refuted on the board.
package train

import (
	"context"
	"slices"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/puzzle"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/tasks"
	"ninefold/gui/view"
)

// Trainer is an exercise of puzzles, one after another.
type Trainer struct {
	host    *view.Host
	changed func()
	solver  *solver
	lists   map[kind][]puzzle.Puzzle // of the kinds that were looked at, which take time to list
	attempt *attempt                 // nil before the first puzzle came up
	stop    context.CancelFunc       // ends what is under way; nil for nothing
	typed   session.TypedCell
	before  locale.Status // what was said before the move that is asked about
	slow    bool          // what comes of that takes long enough for something else to be said
}

// NewTrainer has no puzzle yet. It calls changed when something else is to be shown, or kept, than a tap leads to.
func NewTrainer(host *view.Host, changed func()) *Trainer {
	return &Trainer{host: host, changed: changed, solver: newSolver(), lists: map[kind][]puzzle.Puzzle{}}
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

// kind is a kind of puzzle.
type kind struct {
	rules tictactoe.Rules
	grade puzzle.Grade
}

// puzzles are all of the kind that is wanted.
func (t *Trainer) puzzles() []puzzle.Puzzle { return t.list(t.grade()) }

// list is all puzzles of a grade by the rules that are wanted.
func (t *Trainer) list(grade puzzle.Grade) []puzzle.Puzzle {
	k := kind{t.rules(), grade}
	if _, listed := t.lists[k]; !listed {
		t.lists[k] = puzzle.Of(k.rules, k.grade)
	}
	return t.lists[k]
}

// solved is how many puzzles of a grade were solved.
func (t *Trainer) solved(grade puzzle.Grade) (n int) {
	all := t.list(grade)
	for i := range all {
		if slices.Contains(t.kept().Solved, all[i].ID) {
			n++
		}
	}
	return n
}

// Begin goes on where the training was left, also before a restart.
func (t *Trainer) Begin() {
	if t.attempt == nil {
		t.attempt = t.resumed()
	}
	t.goOn()
}

// resumed is the attempt that was kept or, where there is none, one at the next puzzle.
func (t *Trainer) resumed() *attempt {
	kept := &t.kept().Attempt
	for _, p := range t.puzzles() {
		if p.ID == kept.Puzzle {
			if a, ok := restored(p, kept); ok {
				t.before = a.status()
				return a
			}
		}
	}
	return newAttempt(t.choose())
}

// End pauses the training.
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
	t.update()
}

// update begins what the attempt waits for and has it shown, after every change but those by a tap: App shows those
// itself.
func (t *Trainer) update() {
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

// goOn keeps the attempt as it is now, ends what is under way and begins what the attempt waits for. It is called after
// every change.
func (t *Trainer) goOn() {
	t.rest()
	t.kept().Attempt = t.attempt.kept()
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
		tasks.Run(t.host.Tasks, ctx, func() puzzle.Answer {
			return t.solver.answer(ctx, goal, p)
		}, func(answer puzzle.Answer) {
			a.answered(answer)
			t.advanced()
		})
	case replying, refuting:
		pace := replyPace
		if a.phase == refuting {
			pace = refutalPace
		}
		t.host.Tasks.Later(ctx, pace, func() {
			a.advance()
			t.advanced()
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

// advanced is called when the attempt has gone on by itself. A puzzle that was solved without a hint counts as solved.
func (t *Trainer) advanced() {
	if t.attempt.phase == solved && !t.attempt.helped {
		t.kept().Solve(t.attempt.puzzle.ID)
	}
	t.update()
}

// Tap makes a move.
func (t *Trainer) Tap(c grid.Cell) error {
	t.typed = session.TypedCell{}
	a := t.attempt
	p := a.position()
	switch {
	case a.phase == solved:
		return locale.Error("train.over")
	case a.phase == refuting || a.phase == refuted:
		return locale.Error("train.tryAgain")
	case a.phase != toMove:
		return locale.Error("train.wait")
	}
	before := a.status()
	if err := a.play(c); err != nil {
		return p.Refusal(c)
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
func (t *Trainer) Scroll(steps int) { t.Choose(t.attempt.shown + steps) }

// Choose shows a step of the line.
func (t *Trainer) Choose(i int) {
	if t.attempt.canBrowse() {
		t.attempt.browse(i)
		t.update()
	}
}
