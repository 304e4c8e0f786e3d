package insight

import (
	"bytes"
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/judge/checker"
	"ninefold/engine/picture/diagram"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/tasks"
)

// Comparison shows how another program's answer differs from the right one. Meanwhile a click selects a cell. Escape,
// its button and a change of the board or of the step end it, and another comparison. It comes back with its board.
type Comparison struct {
	overlay.Idle
	Host     *overlay.Host
	found    overlay.Finding[session.Moment, checker.Comparison]
	selected int // which of the differences; -1 for none
}

// CompareWith compares a program's answer for the board shown with the right one.
func (c *Comparison) CompareWith(answer []byte) {
	c.SetResult(checker.Compare(answer, c.Host.Session.Board().Answer()))
}

// Takes compares a text with the right answer if it is one, right or wrong: the word ERROR for a Sudoku, else a row or
// more of a board with marks "!" and, unless something was done on the board shown, its x and o. It reports whether it
// did.
func (c *Comparison) Takes(text []byte) bool {
	s, shown := c.Host.Session, c.Host.Shown()
	if shown == nil {
		return false
	}
	result := checker.Compare(text, shown.Answer())
	takes := string(bytes.TrimSpace(text)) == "ERROR"
	if s.Shown == session.TicTacToe {
		takes = bytes.ContainsRune(text, '!') && result.Missing <= grid.Cells-9 && result.Extra == nil &&
			len(result.Stray) == 0 && (result.AlteredMarks() == 0 || !shown.Untouched())
	}
	if takes {
		c.SetResult(result)
	}
	return takes
}

// SetResult shows the result of a comparison for the board shown.
func (c *Comparison) SetResult(result checker.Comparison) {
	c.found.Begin(tasks.Always(), c.Host.Session.Moment())
	*c.found.Result(), c.selected = result, -1
	switch {
	case result.Right():
		c.Host.Inform(language.Text("compare.saidRight"))
	case len(result.Differences) > 0:
		c.Host.Warn(language.Text("compare.saidWrong"))
	default: // there is nothing to choose
		c.Host.Warn(language.Words().Sentence(language.Text("compare.wrong")))
	}
}

// Shown reports whether a comparison is shown.
func (c *Comparison) Shown() bool { return c.found.Is(c.Host.Session.Moment()) }

// Selected returns the cell of the difference selected, and reports whether there is one.
func (c *Comparison) Selected() (cell grid.Cell, ok bool) {
	if !c.Shown() || c.selected < 0 || c.selected >= len(c.found.Result().Differences) {
		return 0, false
	}
	return c.found.Result().Differences[c.selected].Cell, true
}

// Advance ends the comparison when another step of its board is shown.
func (c *Comparison) Advance() {
	if now := c.Host.Session.Moment(); c.found.About().Board == now.Board {
		c.found.Follow(now)
	}
}

// Cancel ends the comparison that is shown.
func (c *Comparison) Cancel() bool { return c.Shown() && c.found.Drop() }

// End ends the comparison and shows its board without it and what was said.
func (c *Comparison) End() {
	c.found.Drop()
	c.Host.Inform("")
}

// Show marks and lists the cells that differ, with the right digit and the answer's. It removes all hatching, and the
// preview of a click, which only explains.
func (c *Comparison) Show(v *overlay.Board) {
	if !c.Shown() {
		return
	}
	v.Diagram.Preview = diagram.Blank
	for i := range v.Diagram.Cells {
		cell := &v.Diagram.Cells[i]
		cell.Hatch, cell.Strong, cell.Marked, cell.Corner, cell.Selected = 0, 0, false, "", false
		cell.Edits, cell.Points = false, false
	}
	Mark(&v.Diagram, c.found.Result())
	v.List = &deck.Moves{Title: language.Text("compare.list"), Current: c.selected}
	for i, d := range c.found.Result().Differences {
		v.Diagram.Cells[d.Cell].Selected = i == c.selected
		v.List.Moves = append(v.List.Moves, deck.Move{ID: i, Step: i + 1, Words: language.Words().Say(d.InShort())})
	}
	v.Verdict = c.verdict()
	v.Verdict.Legend = Legend(c.found.Result())
}

// Mark shows in a diagram how an answer differs from the right one: in each cell, and in those after its end.
func Mark(on *diagram.Diagram, c *checker.Comparison) {
	for i := range c.Differences {
		markDifference(&on.Cells[c.Differences[i].Cell], &c.Differences[i])
	}
	for i := grid.Cells - c.Missing; i < grid.Cells; i++ {
		on.Cells[i].Lacking = true
	}
}

func markDifference(cell *diagram.Cell, d *checker.Difference) {
	cell.Lacking = isLacking(d)
	cell.Alert = !cell.Lacking
	if cell.Alert && !isExcess(d) {
		cell.Note = language.Text("compare.note", language.Args{"Want": string(d.Want), "Found": string(d.Found)})
	}
}

func isLacking(d *checker.Difference) bool { return d.Want == '!' && d.Found == '.' }
func isExcess(d *checker.Difference) bool  { return d.Want == '.' && d.Found == '!' }

// Legend explains the marks of Mark that an answer has.
func Legend(c *checker.Comparison) (legend []view.Sign) {
	lacking, excess := c.Missing > 0, false
	for i := range c.Differences {
		lacking, excess = lacking || isLacking(&c.Differences[i]), excess || isExcess(&c.Differences[i])
	}
	if lacking {
		legend = append(legend, view.Sign{Icon: icon.Lacking, Words: language.Text("compare.lacking")})
	}
	if excess {
		legend = append(legend, view.Sign{Icon: icon.Excess, Words: language.Text("compare.excess")})
	}
	return legend
}

// verdict says whether the answer is right, or what is wrong.
func (c *Comparison) verdict() *deck.Verdict {
	v := &deck.Verdict{
		Title: language.Text("compare.title"), Answer: view.Wrong, Tag: language.Text("compare.wrong"),
		Words:   language.Sentences(language.Words().Comparison(c.found.Result()), scene.ByJudge(c.Host.Session)),
		Buttons: []view.Button{{ID: "compare"}, {ID: "endCompare"}},
	}
	if c.found.Result().Right() {
		v.Answer, v.Tag = view.Yes, language.Text("compare.accepted")
	}
	return v
}

// Choose shows one of the differences.
func (c *Comparison) Choose(i int) bool {
	return c.Shown() && c.Tap(c.found.Result().Differences[i].Cell)
}

// Tap selects a cell.
func (c *Comparison) Tap(cell grid.Cell) bool {
	if !c.Shown() {
		return false
	}
	c.selected = slices.IndexFunc(c.found.Result().Differences,
		func(d checker.Difference) bool { return d.Cell == cell })
	words, _ := c.At(cell)
	c.Host.Inform(words)
	return true
}

// At says how the answer compares with the right one in a cell, and why that is right.
func (c *Comparison) At(cell grid.Cell) (string, bool) {
	if !c.Shown() {
		return "", false
	}
	return language.Sentences(c.describe(cell), scene.Of(c.Host.Session.Board()).Reason(cell)), true
}

func (c *Comparison) describe(cell grid.Cell) string {
	if c.found.Result().Word != nil {
		return language.Words().Comparison(c.found.Result())
	}
	if int(cell) >= grid.Cells-c.found.Result().Missing {
		return language.Text("compare.absent", language.Args{"Row": cell.Row(), "Col": cell.Col()})
	}
	for i := range c.found.Result().Differences {
		if d := &c.found.Result().Differences[i]; d.Cell == cell {
			return language.Words().Say(d)
		}
	}
	return language.Text("compare.same", language.Args{"Row": cell.Row(), "Col": cell.Col()})
}
