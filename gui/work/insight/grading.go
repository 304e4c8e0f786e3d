package insight

import (
	"ninefold/engine/sudoku"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/model/solver"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/tasks"
)

// Grading finds the grade of a Sudoku that was imported or typed in.
type Grading struct {
	overlay.Idle
	Host    *overlay.Host
	grading overlay.Finding[graded, struct{}]
}

// graded identifies the givens of a Sudoku.
type graded struct {
	of    *session.Sudoku
	given sudoku.Grid
}

// Advance grades the Sudoku shown, unless the grade of its givens is known.
func (g *Grading) Advance() {
	u := g.Host.Session.Sudoku
	if u.Graded() {
		g.grading.Drop()
		return
	}
	given := u.Given()
	if g.grading.Follow(graded{u, given}) {
		return
	}
	ctx := g.grading.Begin(g.Host.Scope.Place(), graded{u, given})
	tasks.Run(g.Host.Tasks, ctx, func() string { return solver.Grade(ctx, given) }, func(grade string) {
		u.SetGrade(given, grade)
		if given.Count() > 0 && solver.NotUnique(grade) {
			g.Host.Inform(language.Text("solve." + grade))
		}
	})
}
