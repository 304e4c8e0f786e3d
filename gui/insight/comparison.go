package insight

import (
	"fyne.io/fyne/v2/theme"

	"ninefold/engine/checker"
	"ninefold/engine/grid"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/widgets"
)

// Comparison is how another program's answer differs from the right one. While it is shown a click selects a cell; it ends
// by Escape, by its button, or when another board is shown.
type Comparison struct {
	Nothing
	host     *Host
	about    session.Snapshot // the zero Snapshot for none
	result   checker.Comparison
	selected int // which of the differences; -1 for none
}

// NewComparison compares nothing yet.
func NewComparison(host *Host) *Comparison { return &Comparison{host: host} }

// With compares an answer with the right one for the board shown.
func (c *Comparison) With(answer []byte) {
	c.Of(checker.Compare(answer, c.host.Session.Problem().Answer()))
}

// Of shows a comparison that was made of an answer to the board shown.
func (c *Comparison) Of(result checker.Comparison) {
	c.about, c.result, c.selected = c.host.Session.Snapshot(), result, -1
	c.host.Render()
	words := locale.Sentences(locale.Comparison(&result), c.host.Session.ByJudge())
	if result.Right() {
		c.host.Inform(words)
	} else {
		c.host.Warn(words)
	}
}

// Shown reports whether a comparison is shown.
func (c *Comparison) Shown() bool { return c.about != session.Snapshot{} }

// Update puts the comparison away when another board is shown.
func (c *Comparison) Update() {
	if c.Shown() && c.about != c.host.Session.Snapshot() {
		c.Cancel()
	}
}

// Cancel puts the comparison away.
func (c *Comparison) Cancel() bool {
	shown := c.Shown()
	c.about = session.Snapshot{}
	return shown
}

// End puts the comparison away and shows the board without it.
func (c *Comparison) End() {
	c.Cancel()
	c.host.Render()
}

// Show marks which cells differ, what is right and what the answer has instead, and lists them beside the board. Nothing is
// hatched then.
func (c *Comparison) Show(v *View) {
	if !c.Shown() {
		return
	}
	for i := range v.Diagram.Cells {
		cell := &v.Diagram.Cells[i]
		cell.Hatch, cell.Strong, cell.Marked, cell.Corner, cell.Selected = 0, 0, false, "", false
	}
	v.List = &List{Selected: c.selected, Choose: c.choose}
	for i, d := range c.result.Differences {
		cell := &v.Diagram.Cells[d.Cell]
		cell.Alert, cell.Selected = true, i == c.selected
		cell.Note = locale.Text("compare.note", locale.Args{"Want": string(d.Want), "Found": string(d.Found)})
		v.List.Rows = append(v.List.Rows, widgets.Step{Words: locale.DifferenceRow(&d)})
	}
	v.Badge = widgets.BadgeData{Icon: theme.IconNameSearchReplace, Words: locale.Text("compare.shown"), Offers: widgets.Offers{"endCompare"}}
}

// choose shows one of the differences.
func (c *Comparison) choose(i int) {
	c.selected = i
	c.host.Render()
	words, _ := c.At(c.result.Differences[i].Cell)
	c.host.Inform(words)
}

// Tap selects a cell.
func (c *Comparison) Tap(cell grid.Cell) bool {
	if !c.Shown() {
		return false
	}
	c.selected = -1
	for i, d := range c.result.Differences {
		if d.Cell == cell {
			c.selected = i
		}
	}
	c.host.Render()
	words, _ := c.At(cell)
	c.host.Inform(words)
	return true
}

// At says how the answer compares in a cell, and why what is right there is right.
func (c *Comparison) At(cell grid.Cell) (string, bool) {
	if !c.Shown() {
		return "", false
	}
	return locale.Sentences(c.describe(cell), c.host.Session.Problem().Reason(cell)), true
}

func (c *Comparison) describe(cell grid.Cell) string {
	if c.result.Word != nil {
		return locale.Comparison(&c.result)
	}
	if int(cell) >= grid.Cells-c.result.Missing {
		return locale.Text("compare.absent", locale.Args{"Row": cell.Row(), "Col": cell.Col()})
	}
	for i := range c.result.Differences {
		if d := &c.result.Differences[i]; d.Cell == cell {
			return locale.Difference(d)
		}
	}
	return locale.Text("compare.same", locale.Args{"Row": cell.Row(), "Col": cell.Col()})
}
