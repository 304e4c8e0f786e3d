package insight

import (
	"ninefold/gui/locale"
	"ninefold/gui/scene"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

// GridCheck marks the wrong digits of a Sudoku until the grid changes or Escape is pressed.
type GridCheck struct {
	view.Idle
	host  *view.Host
	about session.Snapshot // the grid that was checked; the zero value for none
	found session.Check
}

// NewGridCheck returns a check that has not run.
func NewGridCheck(host *view.Host) *GridCheck { return &GridCheck{host: host} }

// Run checks the grid, marks what is wrong and says what was found.
func (c *GridCheck) Run() {
	c.about, c.found = c.host.Session.Snapshot(), c.host.Session.Sudoku.Check()
	c.host.Render()
	say := c.host.Inform
	if c.found.Verdict == session.CheckWrong || c.found.Verdict == session.CheckImpossible {
		say = c.host.Warn
	}
	say(scene.Checked(c.found))
}

// Advance removes the marks when another grid is shown.
func (c *GridCheck) Advance() {
	if c.about != c.host.Session.Snapshot() {
		c.Cancel()
	}
}

// Show marks the wrong digits.
func (c *GridCheck) Show(v *view.Board) {
	for _, wrong := range c.found.Wrong {
		cell := &v.Diagram.Cells[wrong.Cell]
		cell.Alert = true
		cell.Label += locale.Text("clause.comma") + locale.Text("check.label")
	}
}

// Cancel removes the marks.
func (c *GridCheck) Cancel() bool {
	marked := len(c.found.Wrong) > 0
	c.about, c.found = session.Snapshot{}, session.Check{}
	return marked
}
