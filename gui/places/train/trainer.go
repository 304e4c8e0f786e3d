// Package train is training on positions in which only one move wins, or only one holds the draw. Right moves are
// answered until the goal is reached; wrong moves are refuted on the board.
package train

import (
	"context"
	"slices"
	"sync"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/puzzle"
	"ninefold/gui/language"
	"ninefold/gui/model/training"
	"ninefold/gui/places/exercise"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/tasks"
)

// Trainer is an exercise of puzzles, one after another.
type Trainer struct {
	exercise.Exercise

	Host *overlay.Host
	Copy func(text, news string)

	solver  puzzle.Solver
	solving sync.Mutex               // of the solver, which one goroutine uses at a time
	lists   map[kind][]puzzle.Puzzle // cache, since listing takes time
	attempt *attempt                 // nil before the first puzzle
	before  language.Status          // shown before the learner's move
	slow    bool                     // examining the move takes so long that the user is told
}

// New returns a trainer that copies the result of a day with a function.
func New(h *overlay.Host, copy func(text, news string)) *Trainer {
	t := &Trainer{Host: h, Copy: copy, lists: map[kind][]puzzle.Puzzle{}}
	t.Source, t.Tasks = t, h.Tasks
	t.solver.Yield = tasks.Yielder(1)
	return t
}

// Attempt returns the attempt at the puzzle shown.
func (t *Trainer) Attempt() *exercise.Attempt { return &t.attempt.Attempt }

var ruleSets = tictactoe.RulesThat(tictactoe.Rules.HavePuzzles)

// kept returns the training that the settings keep.
func (t *Trainer) kept() *training.State { return &t.Host.Session.Settings.Training }

func (t *Trainer) rules() tictactoe.Rules { return t.kept().RuleSet() }

func (t *Trainer) grade() puzzle.Grade {
	for _, g := range puzzle.Grades {
		if g.String() == t.kept().Grade {
			return g
		}
	}
	return puzzle.Easy
}

func (t *Trainer) want(rules tictactoe.Rules, grade puzzle.Grade) {
	today := t.isToday() && rules != t.rules()
	if rules == t.rules() && grade == t.grade() {
		return
	}
	t.kept().Rules, t.kept().Grade = rules.String(), grade.String()
	if today {
		t.Today()
	} else {
		t.Next()
	}
}

type kind struct {
	rules tictactoe.Rules
	grade puzzle.Grade
}

// list returns all puzzles of a grade under the wanted rules.
func (t *Trainer) list(grade puzzle.Grade) []puzzle.Puzzle {
	k := kind{t.rules(), grade}
	if _, listed := t.lists[k]; !listed {
		t.lists[k] = puzzle.Graded(k.rules, k.grade)
	}
	return t.lists[k]
}

// solved counts the solved puzzles of a grade.
func (t *Trainer) solved(grade puzzle.Grade) (n int) {
	all := t.list(grade)
	for i := range all {
		if slices.Contains(t.kept().Solved, all[i].ID) {
			n++
		}
	}
	return n
}

// Name returns "train".
func (*Trainer) Name() string { return "train" }

// Enter continues the training where it was left, also before a restart.
func (t *Trainer) Enter() {
	if t.attempt == nil {
		t.attempt = t.resumed()
	}
	t.GoOn()
}

// resumed returns the attempt kept or, if there is none, one at the puzzle of the day or at the next in training.
func (t *Trainer) resumed() *attempt {
	kept, puzzles, next := t.keptAttempt(), t.list(t.grade()), t.choose
	if t.kept().OnToday {
		next = t.ofTheDay
		puzzles = []puzzle.Puzzle{next()}
	}
	for _, p := range puzzles {
		if p.ID != kept.Puzzle {
			continue
		}
		if a, ok := restored(p, kept); ok {
			t.before = a.status()
			return a
		}
	}
	return newAttempt(next())
}

// keptAttempt returns the attempt that the settings keep: in training, or at the puzzle of the day.
func (t *Trainer) keptAttempt() *training.Attempt {
	if t.kept().OnToday {
		return &t.kept().Today
	}
	return &t.kept().Attempt
}

// keep keeps the attempt.
func (t *Trainer) keep() {
	kept := t.keptAttempt()
	day := kept.Day
	*kept = t.attempt.kept()
	kept.Day = day
}

// Leave pauses the training. After a solved puzzle it goes on with the next one, after that of the day where it was.
func (t *Trainer) Leave() {
	t.Exercise.Leave()
	switch {
	case t.kept().OnToday:
		t.attempt, t.kept().OnToday = nil, false
	case t.attempt.Over():
		t.attempt = newAttempt(t.choose())
		t.keep()
	}
}

// choose returns the next unsolved puzzle or, if all are solved, the next one.
func (t *Trainer) choose() puzzle.Puzzle {
	all := t.list(t.grade())
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

// Next goes on with the next puzzle, or from that of the day with the training.
func (t *Trainer) Next() {
	if t.kept().OnToday {
		t.kept().OnToday = false
		t.attempt = t.resumed()
	} else {
		t.attempt = newAttempt(t.choose())
	}
	t.Update()
}

// patience is how long nothing is said of a move that is being judged: most take less, so nothing flickers.
const patience = 150 * time.Millisecond

// Follow keeps the attempt, judges the move made, and notes what came of it. A puzzle solved without a hint counts as
// solved. The first try at it, up to a wrong move, a hint or the solution, counts for the rating.
func (t *Trainer) Follow(ctx context.Context) {
	t.attempt.known = t.attempt.known && t.attempt.Phase == exercise.Asked
	t.keep()
	switch t.attempt.Phase {
	case exercise.Asked:
		t.judge(ctx)
	case exercise.Refuting:
		t.tried(false)
	case exercise.Right:
		t.tried(!t.attempt.Seen)
		if !t.attempt.Seen {
			t.kept().Solve(t.attempt.puzzle.ID)
		}
		t.note(func(did *training.Daily) { did.Solved = true })
	}
}

func (t *Trainer) judge(ctx context.Context) {
	a, p := t.attempt, t.attempt.Position()
	t.slow = false
	t.Host.Tasks.Later(ctx, patience, func() { t.slow = true })
	tasks.Run(t.Host.Tasks, ctx, func() puzzle.Answer {
		t.solving.Lock()
		defer t.solving.Unlock()
		answer, _ := t.solver.Answer(ctx, a.puzzle.Goal, p) // nobody uses it if ctx is cancelled
		return answer
	}, func(answer puzzle.Answer) {
		again := a.known
		a.answered(answer)
		if a.IsRefuted() && !again {
			t.note(func(did *training.Daily) { did.Misses++ })
		}
		t.Update()
	})
}

// tried notes how the first try at the puzzle has ended, and how that changed the rating.
func (t *Trainer) tried(solved bool) {
	before, rated := t.kept().Rating()
	if t.kept().Try(t.attempt.puzzle.ID, t.attempt.puzzle.Rating(), solved) && rated {
		after, _ := t.kept().Rating()
		t.attempt.change = int(after.Elo) - int(before.Elo)
		t.note(func(did *training.Daily) { did.Change = t.attempt.change })
	}
}

// Refuse says why no move can be made now.
func (t *Trainer) Refuse(grid.Cell) error {
	switch a := t.attempt; {
	case a.Over():
		return language.Error("train.over")
	case a.IsRefuted():
		return language.Error("train.tryAgain")
	case a.Phase != exercise.ToMove:
		return language.Error("train.wait")
	}
	return nil
}

// Tap makes a move.
func (t *Trainer) Tap(c grid.Cell) error {
	before := t.attempt.status()
	err := t.Exercise.Tap(c)
	if err == nil {
		t.before = before
	}
	return err
}

func (t *Trainer) hint() {
	t.before = t.attempt.status()
	t.tried(false)
	t.note(func(did *training.Daily) { did.Hinted = true })
	t.attempt.Hint()
	t.Update()
}

// Release forgets a typed row, or else removes the hint.
func (t *Trainer) Release() bool {
	if t.TypedCell.Release() {
		return true
	}
	hinted := t.attempt.Hints > 0
	t.attempt.Hints = 0
	return hinted
}

// Scroll goes steps forwards along the line, or back if negative.
func (t *Trainer) Scroll(steps int) { t.Choose(t.attempt.Shown + steps) }

// Choose shows a step of the line.
func (t *Trainer) Choose(i int) {
	if t.Rests() {
		t.attempt.Browse(i)
		t.Update()
	}
}
