package insight

import (
	"ninefold/engine/sudoku"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/tasks"
)

// Grading finds the grade of a Sudoku that was imported or typed in.
type Grading struct {
	overlay.Idle
	Host  *overlay.Host
	about *session.Sudoku // the Sudoku that is being graded; nil for none
	given sudoku.Grid     // its givens
	work  tasks.Latest
}

// Rest ends the grading.
func (g *Grading) Rest() {
	g.work.End()
	g.about = nil
}

// Advance grades the Sudoku shown, unless the grade of its givens is known.
func (g *Grading) Advance() {
	u := g.Host.Session.Sudoku
	if u.Graded() {
		g.Rest()
		return
	}
	given := u.Given()
	if g.about == u && g.given == given {
		return
	}
	g.about, g.given = u, given
	ctx, grade := g.work.Begin(), u.Grading()
	tasks.Run(g.Host.Tasks, ctx, func() string { return grade(ctx) }, func(grade string) {
		u.SetGrade(given, grade)
		if given.Count() > 0 && (grade == session.NoSolution || grade == session.SeveralSolutions) {
			g.Host.Inform(language.Text("solve." + grade))
		}
	})
}
