package insight

import (
	"slices"

	"ninefold/engine/history"
	"ninefold/engine/notation/record"
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/overlay"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

// tally counts each side's errors, and says how the review comes along.
func (r *Review) tally(v *overlay.Board) {
	if v.Value == nil {
		v.Value = &view.Value{}
	}
	if !r.over {
		v.Value.Work = locale.Text("review.running", locale.Args{"Done": r.done, "Of": len(r.grades)})
		return
	}
	for _, kind := range [...]struct {
		search.Verdict
		words string
	}{
		{search.Inaccuracy, "review.inaccuracies"}, {search.Mistake, "review.mistakes"},
		{search.Blunder, "review.blunders"},
	} {
		v.Value.Tally = append(v.Value.Tally, view.Tally{
			Glyph: kind.Sign(), Words: locale.Text(kind.words), X: r.count(tictactoe.X, kind.Verdict),
			O: r.count(tictactoe.O, kind.Verdict),
		})
	}
	turned := 0
	for _, g := range r.grades {
		if g.Turning {
			turned++
		}
	}
	if v.Value.Work == "" {
		v.Value.Work = locale.Amount("turnings", turned)
	}
}

// count counts the moves of a mark with a verdict.
func (r *Review) count(m tictactoe.Mark, v search.Verdict) (n int) {
	for i, g := range r.grades {
		if g.Verdict == v && r.positions[i].Turn() == m {
			n++
		}
	}
	return n
}

// remark says what the move to a step gave away.
func (r *Review) remark(id history.ID, g search.Grade) string {
	after := r.host.Session.Game.State(id).Position
	return locale.Words().Grade(g, after.Turn().Other())
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
		of.Game.SetComment(id, locale.Sentences(of.Game.State(id).Comment, remark))
	}
}

// dropGrades removes the remarks of reviews from the comments of a line.
func dropGrades(g *session.Game, line []history.ID) {
	for _, id := range line {
		comment := g.State(id).Comment
		if without := locale.Words().WithoutGrades(comment); without != comment {
			g.SetComment(id, without)
		}
	}
}

// remarks returns the remarks about wrong moves by their steps. It returns none unless the review has ended and its
// game is shown.
func (r *Review) remarks() map[history.ID]string {
	if !r.over || !r.On() {
		return nil
	}
	remarks := map[history.ID]string{}
	for _, id := range r.line {
		if g, ok := r.Grade(id); ok && g.Verdict != search.Good {
			remarks[id] = r.remark(id, g)
		}
	}
	return remarks
}
