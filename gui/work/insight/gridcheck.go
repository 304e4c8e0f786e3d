package insight

import (
	"ninefold/gui/language"
	"ninefold/gui/model/solver"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/tasks"
)

// GridCheck marks the wrong digits of a Sudoku until they or the givens change or Escape is pressed.
type GridCheck struct {
	overlay.Idle
	Host  *overlay.Host
	found solver.Check
	work  tasks.Latest
}

// Run checks the grid off the UI goroutine, and then marks what is wrong and says what it found.
func (c *GridCheck) Run() { c.find(c.tell) }

// IfRight calls then if nothing in the grid is wrong; otherwise it marks what is wrong and says so. It needs a check,
// and so time, only if the user entered something that may be wrong, or the givens have no solution.
func (c *GridCheck) IfRight(then func()) {
	if s := c.Host.Session.Sudoku; s.Grade() != solver.NoSolution && !s.Doubtful() {
		then()
		return
	}
	c.find(func(found solver.Check) {
		if len(found.Wrong) == 0 && found.Outcome != solver.Impossible {
			then()
			return
		}
		c.tell(found)
	})
}

func (c *GridCheck) find(tell func(solver.Check)) {
	c.Cancel()
	ctx, check := c.work.BeginIn(c.Host.Scope.Context()), solver.Checking(c.Host.Session.Sudoku.Game)
	tasks.Run(c.Host.Tasks, ctx, func() solver.Check { return check(ctx) }, tell)
}

func (c *GridCheck) tell(found solver.Check) {
	c.found = found
	say := c.Host.Inform
	if c.found.Outcome != solver.Right {
		say = c.Host.Warn
	}
	say(scene.Checked(scene.Sudoku{Sudoku: c.Host.Session.Sudoku}, &c.found))
}

// Marks reports whether anything is marked as wrong.
func (c *GridCheck) Marks() bool { return len(c.marked()) > 0 }

// marked returns what a check found wrong and what still is.
func (c *GridCheck) marked() []solver.Digit {
	return c.found.StillWrong(c.Host.Session.Sudoku.Game)
}

// Show marks the wrong digits, and says first how many there are.
func (c *GridCheck) Show(v *overlay.Board) {
	marked := c.marked()
	v.Wrong = len(marked)
	for _, wrong := range marked {
		cell := &v.Diagram.Cells[wrong.Cell]
		cell.Alert = true
		cell.Label = language.Listed(cell.Label, language.Text("check.label"))
	}
	key := "check.marked"
	if c.found.Outcome == solver.Struck {
		key = "check.markedStruck"
	}
	if len(marked) > 0 {
		v.Status.Headline = language.Dotted(language.Plural(key, len(marked)), v.Status.Headline)
	}
}

// Cancel removes the marks, or ends the check under way.
func (c *GridCheck) Cancel() bool {
	c.work.End()
	marked := c.Marks()
	c.found = solver.Check{}
	return marked
}
