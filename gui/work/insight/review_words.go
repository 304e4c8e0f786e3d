package insight

import (
	"cmp"
	"slices"

	"ninefold/engine/history"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/overlay"
)

// tally lists each side's errors or, under the board, the review's progress.
func (r *Review) tally(v *overlay.Board) {
	if r.over {
		v.Errors = r.sides()
		return
	}
	v.Running = true
	v.Status.Why = language.Text("review.running", language.Args{"Done": r.done, "Of": len(r.shown.Grades)})
}

func (r *Review) sides() string {
	return r.errors(tictactoe.X) + language.Text("review.and") + r.errors(tictactoe.O)
}

func (r *Review) errors(m tictactoe.Mark) string {
	var all []string
	for _, kind := range [...]struct {
		search.Judgment
		words string
	}{{search.Inaccuracy, "inaccuracies"}, {search.Mistake, "mistakes"}, {search.Blunder, "blunders"}} {
		if n := r.count(m, kind.Judgment); n > 0 {
			all = append(all, language.Amount(kind.words, n))
		}
	}
	errors := cmp.Or(language.Listed(all...), language.Text("review.noErrors"))
	names := scene.Game{Game: r.Host.Session.Game}.Names()
	return language.Text("review.side", language.Args{"Name": language.Words().NameOf(names, m), "Errors": errors})
}

// count counts a mark's moves that have the verdict.
func (r *Review) count(m tictactoe.Mark, v search.Judgment) (n int) {
	for i, g := range r.shown.Grades {
		if g.Verdict == v && r.positions[i].Turn() == m {
			n++
		}
	}
	return n
}

// before returns the position in which the move to a step was made, which has a grade.
func (r *Review) before(id history.ID) tictactoe.Position {
	return r.positions[slices.Index(r.shown.Line, id)-1]
}

// isWrong reports whether the move to a step gave something away.
func (r *Review) isWrong(id history.ID) bool {
	g, ok := r.Grade(id)
	return ok && g.Verdict != search.Good
}

// After returns the index in Line of the next wrong move after the step shown; 0 for none.
func (r *Review) After() int {
	line, from := r.Line(), r.Step()+1
	if i := slices.IndexFunc(line[from:], r.isWrong); i >= 0 {
		return from + i
	}
	return 0
}

// Before returns the index in Line of the last wrong move before the step shown; 0 for none.
func (r *Review) Before() int {
	for i, id := range slices.Backward(r.Line()[:r.Step()]) {
		if r.isWrong(id) {
			return i
		}
	}
	return 0
}

// Annotate adds the remarks of a finished review to the comments in a record of the game.
func (r *Review) Annotate(of *record.Record) {
	for id, remark := range r.remarks() {
		of.Game.SetComment(id, record.Reviewed(of.Game.State(id).Comment, remark))
	}
}

// dropGrades removes the remarks of reviews from the comments of a line.
func dropGrades(g *session.Game, line []history.ID) {
	for _, id := range line {
		comment := g.State(id).Comment
		if without := record.Unreviewed(comment); without != comment {
			g.SetComment(id, without)
		}
	}
}

// remarks returns the remarks about wrong moves by their steps; none unless the review has ended and its game is shown.
func (r *Review) remarks() map[history.ID]string {
	if !r.over || !r.On() {
		return nil
	}
	remarks := map[history.ID]string{}
	for _, id := range r.shown.Line {
		if g, ok := r.Grade(id); ok && g.Verdict != search.Good {
			remarks[id] = language.Words().Grade(r.charted(id, g), r.before(id))
		}
	}
	return remarks
}
