package insight

import (
	"context"
	"slices"
	"time"

	"fyne.io/fyne/v2/widget"

	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/tasks"
	"ninefold/gui/widgets"
)

// reviewTime is how long is thought about each move at most.
const reviewTime = time.Second

// Review is the grades of the moves of a line, as far as they are found out.
type Review struct {
	Nothing
	host      *Host
	values    Values
	on        bool
	over      bool
	stop      context.CancelFunc
	positions []tictactoe.Position
	grades    []search.Grade // grade i is of the move that leads to positions[i+1]; Ungraded until it is found
	done      int            // how many moves were looked at
}

// NewReview is a review that is not asked for yet, and tells values what it finds.
func NewReview(host *Host, values Values) *Review {
	return &Review{host: host, values: values}
}

// Can reports whether the line has a move that can be graded.
func (r *Review) Can() bool {
	if !r.host.Session.GameShown() {
		return false
	}
	g := r.host.Session.Game
	for _, id := range g.Line() {
		step := g.State(id)
		if step.Origin == tictactoe.Moved && step.Position.Rules() != tictactoe.Judge {
			return true
		}
	}
	return false
}

// On reports whether grades are shown or looked for.
func (r *Review) On() bool { return r.on }

// Toggle grades every move of the line, or puts the grades away.
func (r *Review) Toggle() {
	if r.on {
		r.end()
		r.host.Render()
		return
	}
	ctx, stop := context.WithCancel(context.Background())
	*r = Review{host: r.host, values: r.values, on: true, stop: stop, positions: session.Positions(r.host.Session.Game)}
	r.grades = make([]search.Grade, len(r.positions)-1)
	host, positions := r.host, r.positions
	tasks.Run(host.Tasks, ctx, func() struct{} {
		host.grade(ctx, positions, r.graded)
		return struct{}{}
	}, func(struct{}) {
		stop()
		r.over = true
		r.host.Render()
	})
	r.host.Render()
}

// grade grades one move after another and hands each grade to graded on the UI goroutine. The last comes first: what is
// found out about a position helps with the one before it.
func (h *Host) grade(ctx context.Context, positions []tictactoe.Position, graded func(i int, g search.Grade, nodes int64)) {
	limits := search.Limits{Threads: session.Threads(), Yield: tasks.Yielder(1)}
	for i := len(positions) - 2; i >= 0 && ctx.Err() == nil; i-- {
		var g search.Grade
		var nodes int64
		h.Searcher.lend(ctx, reviewTime, func(timed context.Context, s *search.Searcher) {
			g = s.Grade(timed, positions[i], positions[i+1], limits, func(found search.Result) { nodes = found.Nodes })
		})
		h.Tasks.PostUnless(ctx, func() { graded(i, g, nodes) })
	}
}

// graded takes the grade of the i-th move.
func (r *Review) graded(i int, g search.Grade, nodes int64) {
	r.grades[i], r.done = g, r.done+1
	r.values.Learn(r.positions[i], g.Highest, nodes, g.Line...)
	r.host.Render()
}

func (r *Review) end() {
	if r.on {
		r.stop()
	}
	*r = Review{host: r.host, values: r.values}
}

// Update puts the grades away when the line is no longer the one they are of.
func (r *Review) Update() {
	if r.on && !slices.Equal(r.positions, session.Positions(r.host.Session.Game)) {
		r.end()
	}
}

// Cancel ends a review that is under way.
func (r *Review) Cancel() bool {
	if !r.on || r.over {
		return false
	}
	r.end()
	return true
}

// Grade is what was found out about the move that led to the i-th position, and false if nothing was.
func (r *Review) Grade(i int) (search.Grade, bool) {
	if i < 1 || i > len(r.grades) || r.grades[i-1].Verdict == search.Ungraded {
		return search.Grade{}, false
	}
	return r.grades[i-1], true
}

// Show marks the moves in the list of steps, says of the one shown what it gave away, and counts.
func (r *Review) Show(v *View) {
	if !r.on || r.host.Session.Shown != session.TicTacToe {
		return
	}
	if !r.over {
		v.Progress = max(v.Progress, float32(r.done)/float32(max(1, len(r.grades))))
	}
	v.Notes = append(v.Notes, r.summary())
	current, i := r.host.Session.Game.Current(), -1
	for n := range v.Rows {
		if v.Rows[n].Branch {
			continue
		}
		i++
		g, ok := r.Grade(i)
		if !ok {
			continue
		}
		mark(&v.Steps[n], g)
		if v.Rows[n].ID == current && g.Verdict != search.Good && r.host.Session.GameShown() {
			v.Status.Why = locale.Grade(g, r.positions[i-1].Turn())
		}
	}
}

// mark puts a grade at the end of a row.
func mark(step *widgets.Step, g search.Grade) {
	step.Mark = locale.VerdictSign(g.Verdict)
	switch g.Verdict {
	case search.Mistake:
		step.Importance = widget.WarningImportance
	case search.Blunder:
		step.Importance = widget.DangerImportance
	}
	if g.Turning {
		step.Mark = locale.Text("review.turning") + " " + step.Mark
	}
}
