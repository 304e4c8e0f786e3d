package insight

import (
	"ninefold/engine/crosshatch"
	"ninefold/gui/overlay"
	"ninefold/gui/session"
	"ninefold/gui/tasks"
)

// Grading finds the grade of a Sudoku that was imported or typed in.
type Grading struct {
	overlay.Idle
	Host  *overlay.Host
	about *session.Sudoku // the one that was graded, or is being graded; nil for none
	given crosshatch.Grid // its given digits then
	found bool            // it was graded
	work  tasks.Latest
}

// Advance grades the Sudoku shown if it has no grade, or if its given digits have changed.
func (g *Grading) Advance() {
	s := g.Host.Session
	u, given := s.Sudoku, s.Sudoku.Given()
	if !s.SudokuShown() || session.Typing(u) {
		if g.work.End(); !g.found {
			g.given = crosshatch.Grid{}
		}
		return
	}
	known := u.Grade() != ""
	if g.about == u {
		known = g.given == given
	}
	if known {
		return
	}
	g.about, g.given, g.found = u, given, false
	ctx, grade := g.work.Begin(), u.Grading()
	tasks.Run(g.Host.Tasks, ctx, func() string { return grade(ctx) }, func(grade string) {
		g.found = true
		u.SetGrade(grade)
		g.Host.Keep()
		g.Host.Render()
	})
}
