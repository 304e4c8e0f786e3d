package insight

import (
	"context"
	"slices"
	"strings"

	"ninefold/engine/history"
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/searches"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

// Review is the grades of the moves of a line, as far as they are found out. It stays with that line while side lines
// are played and looked at.
type Review struct {
	view.Idle
	host      *view.Host
	searcher  *searches.Searcher
	on        bool
	over      bool
	stop      context.CancelFunc
	game      *session.Game
	line      []history.ID
	positions []tictactoe.Position // of the line
	grades    []search.Grade       // grade i is of the move that leads to positions[i+1]; Ungraded until it is found
	done      int                  // how many moves were looked at
}

// NewReview is a review that is not asked for yet, and tells values what it finds.
func NewReview(host *view.Host, searcher *searches.Searcher) *Review {
	return &Review{host: host, searcher: searcher}
}

// Can reports whether the line has a move that can be graded.
func (r *Review) Can() bool {
	if !r.host.Session.GameShown() {
		return false
	}
	g := r.host.Session.Game
	for _, id := range g.Line() {
		step := g.State(id)
		if step.Origin == tictactoe.Moved && step.Position.Rules().HaveWinner() {
			return true
		}
	}
	return false
}

// On reports whether grades of the game shown are there or looked for.
func (r *Review) On() bool { return r.on && r.host.Session.Game == r.game }

// Covers reports whether every move of the line shown is graded or looked at: not of one that goes on after its end.
func (r *Review) Covers() bool {
	shown := r.host.Session.Game.Line()
	return r.On() && len(shown) <= len(r.line)
}

// Toggle grades every move of the line, or puts the grades away if they are there. When all are found they take the
// place of what an earlier review has said in the game's comments.
func (r *Review) Toggle() {
	g, covered := r.host.Session.Game, r.Covers()
	r.end()
	if covered {
		g.SetReview(nil)
		r.host.Keep()
		r.host.Render()
		return
	}
	ctx, stop := context.WithCancel(context.Background())
	*r = Review{host: r.host, searcher: r.searcher, on: true, stop: stop, game: g, line: g.Line(),
		positions: g.Positions(g.Line())}
	r.grades = make([]search.Grade, len(r.positions)-1)
	r.searcher.Grade(ctx, r.positions, search.ReviewNodes, session.Threads(), r.graded, func() {
		stop()
		r.over = true
		dropGrades(g, r.line)
		g.SetReview(&session.Review{Line: r.line, Grades: r.grades})
		r.host.Keep()
		r.host.Render()
	})
	r.host.Render()
}

// graded takes the grade of the i-th move.
func (r *Review) graded(i int, g search.Grade) {
	r.grades[i], r.done = g, r.done+1
	r.searcher.Values.Learn(r.positions[i], g.Highest, search.ReviewNodes, g.Line...)
	r.host.Render()
}

func (r *Review) end() {
	if r.on {
		r.stop()
	}
	*r = Review{host: r.host, searcher: r.searcher}
}

// Advance ends a review that is under way when another game is shown, and takes up that of the game shown, unless its
// line is no longer what it was.
func (r *Review) Advance() {
	g := r.host.Session.Game
	if r.on && (r.game != g || !r.stands()) {
		r.end()
	}
	of := g.Review()
	if r.on || of == nil {
		return
	}
	taken := Review{host: r.host, searcher: r.searcher, on: true, over: true, stop: func() {}, game: g, line: of.Line,
		positions: g.Positions(of.Line), grades: of.Grades, done: len(of.Grades)}
	if taken.stands() {
		*r = taken
	}
}

// stands reports whether the moves of the line are those that were graded.
func (r *Review) stands() bool {
	for i, id := range r.line {
		if r.game.Deleted(id) || r.game.State(id).Position != r.positions[i] {
			return false
		}
		if i > 0 && r.over && r.grades[i-1].Verdict != search.Ungraded &&
			r.game.State(id).Cell != r.grades[i-1].Played {
			return false
		}
	}
	return true
}

// Line is the line that the grades are of, with what follows it, or the line shown if there are none.
func (r *Review) Line() []history.ID {
	shown := r.host.Session.Game.Line()
	if r.On() && !slices.Equal(r.line, shown[:min(len(r.line), len(shown))]) {
		return r.line
	}
	return shown
}

// Step is which step of Line is shown or, of a side line, which step that leaves it at.
func (r *Review) Step() int {
	g, line := r.host.Session.Game, r.Line()
	for id, ok := g.Current(), true; ok; id, ok = g.Parent(id) {
		if i := slices.Index(line, id); i >= 0 {
			return i
		}
	}
	return 0
}

// Cancel ends a review that is under way.
func (r *Review) Cancel() bool {
	if !r.on || r.over {
		return false
	}
	r.end()
	return true
}

// Grade is what was found out about the move that led to a step, and false if nothing was.
func (r *Review) Grade(id history.ID) (search.Grade, bool) {
	i := slices.Index(r.line, id)
	if i < 1 || r.grades[i-1].Verdict == search.Ungraded {
		return search.Grade{}, false
	}
	return r.grades[i-1], true
}

// ForX is what the review has found a step to be worth to X, and false if it has not: what was proved of it, or else
// what is said that the move which led there is worth, so that the chart and the remarks say the same.
func (r *Review) ForX(id history.ID) (value search.Value, ok bool) {
	i := slices.Index(r.line, id)
	if i < 0 {
		return value, false
	}
	if i < len(r.grades) {
		value = r.grades[i].Highest
	}
	if i > 0 && !value.Kind.Proved() && r.grades[i-1].Verdict != search.Ungraded {
		value = r.grades[i-1].Value.ForOpponent()
	}
	if r.positions[i].Turn() == tictactoe.O {
		value = value.ForOpponent()
	}
	return value, value.Kind != search.Unknown
}

// Show marks the moves in the list of steps, says of the one shown what it gave away, and counts.
func (r *Review) Show(v *view.Board) {
	if !r.On() || r.host.Session.Shown != session.TicTacToe {
		return
	}
	if !r.over {
		v.Progress = max(v.Progress, float32(r.done)/float32(max(1, len(r.grades))))
	}
	if r.Covers() {
		r.tally(v)
	}
	current := r.host.Session.Game.Current()
	for n, row := range v.Rows {
		g, ok := r.Grade(row.ID)
		if !ok {
			continue
		}
		v.Steps[n].Glyph = glyph(g)
		if g.Verdict == search.Good {
			continue
		}
		v.Steps[n].Note = locale.Sentences(r.remark(row.ID, g), v.Steps[n].Note)
		if row.ID == current && r.host.Session.GameShown() {
			v.Status.Why = r.remark(row.ID, g)
		}
	}
}

// glyph is the sign of a grade, behind that of a turning point.
func glyph(g search.Grade) string {
	if g.Turning {
		return strings.TrimSpace(locale.Text("review.turning") + " " + g.Verdict.Sign())
	}
	return g.Verdict.Sign()
}
