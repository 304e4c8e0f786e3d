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
	"ninefold/gui/model/session"
	"ninefold/gui/model/training"
	"ninefold/gui/places/place"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/tasks"
)

// Trainer is an exercise of puzzles, one after another.
type Trainer struct {
	place.Still
	session.TypedCell // a move can be typed

	Host *overlay.Host
	Copy func(text, news string)

	solver   solver
	lists    map[kind][]puzzle.Puzzle // cache, since listing takes time
	attempt  *attempt                 // nil before the first puzzle
	work     tasks.Latest             // what the attempt waits for
	before   language.Status          // shown before the learner's move
	revision int
	slow     bool // examining the move takes so long that the user is told
}

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
		t.next()
	}
}

type kind struct {
	rules tictactoe.Rules
	grade puzzle.Grade
}

// list returns all puzzles of a grade under the wanted rules.
func (t *Trainer) list(grade puzzle.Grade) []puzzle.Puzzle {
	k := kind{t.rules(), grade}
	if t.lists == nil {
		t.lists = map[kind][]puzzle.Puzzle{}
	}
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
	t.goOn()
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
	t.work.End()
	switch {
	case t.kept().OnToday:
		t.attempt, t.kept().OnToday = nil, false
	case t.attempt.phase == solved:
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

// next goes on with the next puzzle, or from that of the day with the training.
func (t *Trainer) next() {
	if t.kept().OnToday {
		t.kept().OnToday = false
		t.attempt = t.resumed()
	} else {
		t.attempt = newAttempt(t.choose())
	}
	t.update()
}

// update starts what the attempt waits for.
func (t *Trainer) update() {
	t.TypedCell = session.TypedCell{}
	t.revision++
	t.goOn()
}

// Revision counts the changes of the attempt.
func (t *Trainer) Revision() int { return t.revision }

// The opponent's moves are delayed so that the eye can follow.
const (
	patience    = 150 * time.Millisecond // most answers take less, so nothing flickers
	replyPace   = 500 * time.Millisecond
	refutalPace = 900 * time.Millisecond
)

// goOn follows every change: it keeps the attempt, cancels the work under way and starts what the attempt waits for.
func (t *Trainer) goOn() {
	t.keep()
	ctx, a := t.work.Begin(), t.attempt
	goal, p := a.puzzle.Goal, a.position()
	switch a.phase {
	case asked:
		t.slow = false
		t.Host.Tasks.Later(ctx, patience, func() { t.slow = true })
		tasks.Run(t.Host.Tasks, ctx, func() puzzle.Answer {
			return t.solver.answer(ctx, goal, p)
		}, func(answer puzzle.Answer) {
			again := a.known
			a.answered(answer)
			if a.phase == refuting && !again {
				t.note(func(did *training.Daily) { did.Misses++ })
			}
			t.advanced()
		})
	case replying, refuting:
		pace := replyPace
		if a.phase == refuting {
			pace = refutalPace
		}
		t.Host.Tasks.Later(ctx, pace, func() {
			a.advance()
			t.advanced()
		})
	}
}

// advanced is called when the attempt has gone on by itself. A puzzle solved without a hint counts as solved. The first
// try at it, up to a wrong move, a hint or the solution, counts for the rating.
func (t *Trainer) advanced() {
	switch t.attempt.phase {
	case refuting:
		t.tried(false)
	case solved:
		t.tried(!t.attempt.helped)
		if !t.attempt.helped {
			t.kept().Solve(t.attempt.puzzle.ID)
		}
		t.note(func(did *training.Daily) { did.Solved = true })
	}
	t.update()
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

// Tap makes a move.
func (t *Trainer) Tap(c grid.Cell) error {
	t.TypedCell = session.TypedCell{}
	a := t.attempt
	p := a.position()
	switch {
	case a.phase == solved:
		return language.Error("train.over")
	case a.phase == refuting || a.phase == refuted:
		return language.Error("train.tryAgain")
	case a.phase != toMove:
		return language.Error("train.wait")
	}
	before := a.status()
	if err := a.play(c); err != nil {
		return p.Refusal(c)
	}
	t.before = before
	t.goOn()
	return nil
}

func (t *Trainer) hint() {
	t.before = t.attempt.status()
	t.tried(false)
	t.note(func(did *training.Daily) { did.Hinted = true })
	t.attempt.hint()
	t.update()
}

// Release forgets a typed row, or else removes the hint.
func (t *Trainer) Release() bool {
	if t.TypedCell.Release() {
		return true
	}
	hinted := t.attempt.hints > 0
	t.attempt.hints = 0
	return hinted
}

// Rests reports whether the puzzle is solved, or a wrong move refuted.
func (t *Trainer) Rests() bool { return t.attempt.canBrowse() }

// Scroll goes steps forwards along the line, or back if negative.
func (t *Trainer) Scroll(steps int) { t.Choose(t.attempt.shown + steps) }

// Choose shows a step of the line.
func (t *Trainer) Choose(i int) {
	if t.attempt.canBrowse() {
		t.attempt.browse(i)
		t.update()
	}
}

// solver is a puzzle.Solver for several goroutines, one at a time.
type solver struct {
	mu     sync.Mutex
	solver puzzle.Solver
}

// answer says what the move that led to a position achieves. The answer is meaningless if ctx is cancelled.
func (s *solver) answer(ctx context.Context, goal puzzle.Goal, p tictactoe.Position) puzzle.Answer {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.solver.Yield = tasks.Yielder(1)
	answer, _ := s.solver.Answer(ctx, goal, p)
	return answer
}
