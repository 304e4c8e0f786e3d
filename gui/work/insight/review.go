package insight

import (
	"slices"
	"strings"

	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/model/settings"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/searches"
	"ninefold/gui/work/tasks"
)

// Review grades the moves of a line. It stays with that line while the user plays and reads side lines.
type Review struct {
	overlay.Idle
	Host      *overlay.Host
	Searcher  *searches.Searcher
	shown     *session.Review // nil for none
	removed   *session.Review // of the same game, which the user may want again
	over      bool
	stopped   bool // before its end; what was graded stays
	work      tasks.Latest
	game      *session.Game
	positions []tictactoe.Position // of the line
	done      int                  // moves examined
	news      bool                 // it has ended, which the user has not been told
}

// Can reports whether the line has a move that can be graded.
func (r *Review) Can() bool {
	g := r.Host.Session.Game
	return slices.ContainsFunc(g.Line(), func(id history.ID) bool {
		step := g.State(id)
		return step.IsMove() && step.Position.Rules().HaveWinner()
	})
}

// On reports whether the game shown has grades or is being graded.
func (r *Review) On() bool { return r.shown != nil && r.Host.Session.Game == r.game }

// Covers reports whether the review covers every move of the line shown, which may go on after the review's end.
func (r *Review) Covers() bool {
	shown := r.Host.Session.Game.Line()
	return r.On() && !r.stopped && len(shown) <= len(r.shown.Line)
}

// Running reports whether the game shown is being graded.
func (r *Review) Running() bool { return r.On() && !r.over && !r.stopped }

// Toggle ends the review or, for its price, begins one.
func (r *Review) Toggle() {
	if r.Covers() {
		r.toggle()
	} else {
		r.Host.Help(language.Text("short.review"), r.toggle)
	}
}

// toggle grades every move of the line, or removes the grades, which come back at once the next time. When all are
// found, they replace what an earlier review wrote into the game's comments, and where the progress stood it says what
// was found: on a phone the list is out of sight.
func (r *Review) toggle() {
	g, covered, last := r.Host.Session.Game, r.Covers(), *r
	r.end()
	r.Host.Inform("")
	if covered {
		g.SetReview(nil)
		if r.game = g; last.over {
			r.removed = last.shown
		}
		return
	}
	line := g.Line()
	if last.game == g && last.removed != nil && slices.Equal(last.removed.Line, line) {
		g.SetReview(last.removed)
		return
	}
	*r = Review{Host: r.Host, Searcher: r.Searcher, game: g, positions: g.Positions(line),
		shown: &session.Review{Line: line, Grades: make([]search.ReviewedMove, len(line)-1)}}
	ctx := r.work.Begin()
	r.Searcher.Grade(ctx, r.positions, search.ReviewNodes, settings.Threads(), r.graded, func() {
		r.work.End()
		r.over = true
		dropGrades(g, line)
		g.SetReview(r.shown)
		r.news = true
	})
}

func (r *Review) graded(i int, g search.ReviewedMove) {
	grades := r.shown.Grades
	grades[i], r.done = g, r.done+1
	for at := max(0, i-1); at <= i && at+1 < len(grades); at++ {
		grades[at] = grades[at].Acquitted(grades[at+1].Highest)
	}
	r.Searcher.Values.Learn(r.positions[i], g.Highest, search.ReviewNodes, g.Line...)
}

func (r *Review) end() {
	r.work.End()
	*r = Review{Host: r.Host, Searcher: r.Searcher}
}

// Advance ends a running review when another game is shown. It restores the stored review of the game shown if the line
// is unchanged.
func (r *Review) Advance() {
	g := r.Host.Session.Game
	if r.shown != nil && (r.game != g || !r.stands()) {
		r.end()
	}
	if r.news {
		r.news = false
		r.Host.InformIfSilent(language.Text("review.done", language.Args{"Errors": r.sides()}))
	}
	of := g.Review()
	if r.shown != nil || of == nil {
		return
	}
	taken := Review{Host: r.Host, Searcher: r.Searcher, shown: of, over: true, game: g,
		positions: g.Positions(of.Line), done: len(of.Grades)}
	if taken.stands() {
		*r = taken
	}
}

// stands reports whether the line still has the moves that were graded.
func (r *Review) stands() bool {
	for i, id := range r.shown.Line {
		if r.game.Deleted(id) || r.game.State(id).Position != r.positions[i] {
			return false
		}
		if i > 0 && r.over && r.shown.Grades[i-1].Verdict != search.Ungraded &&
			r.game.State(id).Cell != r.shown.Grades[i-1].Played {
			return false
		}
	}
	return true
}

// Line returns the graded line, or the line shown if that begins with the graded line or if there are no grades.
func (r *Review) Line() []history.ID {
	shown := r.Host.Session.Game.Line()
	if !r.On() {
		return shown
	}
	if line := r.shown.Line; !slices.Equal(line, shown[:min(len(line), len(shown))]) {
		return line
	}
	return shown
}

// Step returns the index in Line of the step shown or, on a side line, of the step at which it branches off.
func (r *Review) Step() int {
	g, line := r.Host.Session.Game, r.Line()
	for id, ok := g.Current(), true; ok; id, ok = g.Parent(id) {
		if i := slices.Index(line, id); i >= 0 {
			return i
		}
	}
	return 0
}

// Cancel stops a running review. What was graded stays until the game is reviewed again or another one is shown.
func (r *Review) Cancel() bool {
	if r.shown == nil || r.over || r.stopped {
		return false
	}
	r.work.End()
	r.stopped = true
	return true
}

// Grade returns the grade of the move that led to a step, and reports false if there is none.
func (r *Review) Grade(id history.ID) (search.ReviewedMove, bool) { return r.shown.Grade(id) }

// ForX returns the value that the review found of a step, for X: a proven value, or that of the move to the step, so
// that the chart agrees with the remarks. It reports false if there is none.
func (r *Review) ForX(id history.ID) (value search.Value, ok bool) {
	if r.shown == nil {
		return value, false
	}
	i := slices.Index(r.shown.Line, id)
	if i < 0 {
		return value, false
	}
	if i < len(r.shown.Grades) {
		value = r.shown.Grades[i].Highest
	}
	if g, ok := r.Grade(id); ok && !value.Kind.Proved() {
		value = g.Value.ForOpponent()
		value.Plies = max(0, value.Plies-1) // the move is made
	}
	if r.positions[i].Turn() == tictactoe.O {
		value = value.ForOpponent()
	}
	return value, value.Kind != search.Unknown
}

// charted returns the grade of the move to a step, with the value of the step itself, which the chart shows.
func (r *Review) charted(id history.ID, g search.ReviewedMove) search.ReviewedMove {
	if value, ok := r.ForX(id); ok {
		g.Value = value
		if before := r.before(id); before.Turn() == tictactoe.O {
			g.Value = value.ForOpponent()
		}
		g.Value.Plies++ // the move itself
	}
	return g
}

// Show grades the moves in the list that the user has not graded, with the better moves, says what the move shown gave
// away, and counts the errors.
func (r *Review) Show(v *overlay.Board) {
	if !r.On() {
		return
	}
	if r.Running() {
		v.Progress = max(v.Progress, float32(r.done)/float32(max(1, len(r.shown.Grades))))
	}
	current := r.Host.Session.Game.Current()
	if r.Covers() {
		r.tally(v)
	}
	for n, row := range v.Rows {
		g, ok := r.Grade(row.ID)
		if !ok {
			continue
		}
		if row.Glyph == "" {
			v.Steps[n].Glyph = glyph(g)
		}
		if g.Verdict == search.Good {
			continue
		}
		g = r.charted(row.ID, g)
		better := language.Words().GradeInShort(g, r.before(row.ID))
		if row.ID == current {
			better = language.Words().Better(g, r.before(row.ID))
			if r.over {
				v.Status.Why = language.Words().Cost(g, r.before(row.ID))
			}
		}
		v.Steps[n].Note = language.Sentences(v.Steps[n].Note, better)
	}
}

// glyph returns the sign of a grade, after the sign of a turning point.
func glyph(g search.ReviewedMove) string {
	if g.Turning {
		return strings.TrimSpace(language.Text("review.turning") + " " + g.Verdict.Sign())
	}
	return g.Verdict.Sign()
}
