package desk

import (
	"fmt"
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/scene"
)

// Tap plays or edits a cell, unless an overlay takes it. Nobody but the player at move plays.
func (d *Desk) Tap(c grid.Cell) error {
	s := d.Host.Session
	if words, busy := d.Players.Busy(); busy {
		d.Host.Warn(words)
		return nil
	}
	if s.AtHome() {
		d.Begin()
	}
	for _, o := range slices.Backward(d.overlays) {
		if o.Tap(c) {
			return nil
		}
	}
	return s.Problem().Tap(c)
}

// play taps a cell and says what stops that.
func (d *Desk) play(c grid.Cell) {
	if err := d.Tap(c); err != nil {
		d.Host.Warn(scene.Error(err))
	}
}

// Drag paints the cells with the current tool, as one step.
func (d *Desk) Drag(cells []grid.Cell) error {
	if !d.Host.Session.Editing() {
		return nil
	}
	return d.Host.Session.Game.Paint(cells)
}

// Point says what is to say of a cell.
func (d *Desk) Point(c grid.Cell, on bool) (words string) {
	if !on {
		d.Line.Leave()
		return ""
	}
	d.Line.Point(c)
	words, _ = scene.New(d.Host.Session).At(c)
	for _, o := range d.overlays { // the last one wins
		if said, ok := o.At(c); ok {
			words = said
		}
	}
	return words
}

// Select selects a cell of a Sudoku.
func (d *Desk) Select(c grid.Cell) { d.Host.Session.Problem().Select(c) }

// Selected returns the selected cell, of a comparison or else of a Sudoku, and reports whether there is one.
func (d *Desk) Selected() (grid.Cell, bool) {
	if c, ok := d.Comparison.Selected(); ok || !d.Host.Session.SudokuShown() {
		return c, ok
	}
	return d.Host.Session.Sudoku.Selected()
}

// Type types on the board. In a game ! and ? grade the move shown.
func (d *Desk) Type(character rune, cursor grid.Cell) (typed session.Typed) {
	s := d.Host.Session
	switch {
	case (character != '!' && character != '?') || !s.GameShown():
		return s.Problem().Type(character, cursor)
	case !s.Game.CanGrade():
		typed.Err = language.Error("glyph.noMove")
	default:
		s.Game.TypeGlyph(character)
		typed.Changed = true
	}
	return typed
}

// noteKeys note the digits 1 to 9 in the selected cell of a Sudoku.
var noteKeys = []keys.Shortcut{keys.Ctrl("1"), keys.Ctrl("2"), keys.Ctrl("3"), keys.Ctrl("4"), keys.Ctrl("5"),
	keys.Ctrl("6"), keys.Ctrl("7"), keys.Ctrl("8"), keys.Ctrl("9")}

// Key handles the keys that note digits in a Sudoku, and those that type its givens, the last of which is Enter.
func (d *Desk) Key(k keys.Shortcut) (typed session.Typed, ok bool) {
	s, note := d.Host.Session.Sudoku, slices.Index(noteKeys, k)
	switch {
	case !d.Host.Session.SudokuShown():
		return typed, false
	case note >= 0:
		s.NoteDigit(1 + note)
		return session.Typed{Changed: true}, true
	case k == keys.Alone(keys.Enter) && s.Picked() == 0 && d.Count.CanBegin():
		s.BeginSolving()
		return session.Typed{Changed: true}, true
	case k.Modified() || !s.TypesGiven():
		return typed, false
	}
	c, _ := s.Selected()
	switch k.Key {
	case keys.Space:
		return s.Type('0', 0), true
	case keys.Backspace:
		return s.TypeBack(), true
	case keys.Home:
		return session.Typed{Moves: true, Cell: grid.At(c.Row(), 1)}, true
	case keys.End:
		return session.Typed{Moves: true, Cell: grid.At(c.Row(), 9)}, true
	}
	return typed, false
}

// Rests reports whether a game has ended, is looked back on, reviewed or continued elsewhere, or the Sudoku is solved
// at the end of its line.
func (d *Desk) Rests() bool {
	s := d.Host.Session
	if s.SudokuShown() {
		return s.Sudoku.HasEnded()
	}
	return s.GameShown() && (s.Game.Ended() || s.Game.LooksBack() || d.Review.On() || s.MailToMove())
}

// Release ends the topmost overlay's work, or pauses the player at move, or else drops what is selected or half typed.
func (d *Desk) Release() bool {
	for _, o := range slices.Backward(d.overlays) {
		if o.Cancel() {
			return true
		}
	}
	return d.Players.Cancel() || d.Host.Session.Problem().Release()
}

// Scroll goes steps forwards along the line, or back if negative, but not through a Sudoku that is being solved: a turn
// of the wheel is easily made by mistake, and what is entered next would begin another line.
func (d *Desk) Scroll(steps int) {
	p := d.Host.Session.Problem()
	if d.Host.Session.SudokuShown() && !d.Host.Session.Sudoku.HasEnded() {
		return
	}
	line := p.Line()
	i := slices.Index(line, p.Current()) + steps
	d.GoTo(line[min(max(i, 0), len(line)-1)])
}

// Choose shows a step, unless an overlay shows a list of its own. Of the step that is shown already it shows the whole
// comment, if the list has only a part.
func (d *Desk) Choose(id int) {
	for _, o := range slices.Backward(d.overlays) {
		if o.Choose(id) {
			return
		}
	}
	s, step := d.Host.Session, history.ID(id)
	if s.Shown == session.TicTacToe && step == s.Game.Current() {
		if _, more := language.Words().Remark(s.Game.Now().Comment); more {
			d.Read()
			return
		}
	}
	d.GoTo(step)
}

// CellMenu returns the menu of a cell. In a Sudoku it selects the cell.
func (d *Desk) CellMenu(c grid.Cell) (menu view.Menu) {
	s := d.Host.Session
	switch {
	case d.Players.Thinks():
		return menu
	case s.Shown == session.CrossHatching:
		s.Sudoku.Select(c)
		return menuOf("shade.1", "shade.2", "clearCell")
	}
	if menu.Items = toolItems(s.Game, c); len(menu.Items) > 0 {
		menu.Items = append(menu.Items, view.MenuItem{})
	}
	menu.Items = append(menu.Items, menuOf("comment", "edit").Items...)
	return menu
}

// RowMenu shows a step of the game, and returns its menu.
func (d *Desk) RowMenu(id int) (menu view.Menu) {
	if d.Host.Session.Shown != session.TicTacToe || d.Comparison.Shown() || d.Players.Thinks() {
		return menu
	}
	d.GoTo(history.ID(id))
	if d.Players.CanAsk() {
		return menuOf("comment", "askAgain", "deleteBranch")
	}
	return menuOf("comment", "deleteBranch")
}

// menuOf returns a menu of actions.
func menuOf(ids ...string) (menu view.Menu) {
	for _, id := range ids {
		menu.Items = append(menu.Items, view.MenuItem{ID: id})
	}
	return menu
}

var cellTools = [...]session.Tool{session.SetLast, session.PutX, session.PutO, session.Erase}

// toolItems returns the menu items that edit a cell, one for each tool that can be picked; edit mode has all. Their IDs
// name the tool and the cell.
func toolItems(g *session.Game, c grid.Cell) (items []view.MenuItem) {
	for i, tool := range cellTools {
		if g.CanPickTool(tool) {
			_, changes := tool.Apply(g.Position(), c)
			items = append(items, view.MenuItem{ID: fmt.Sprintf(toolFormat, i, c),
				Words: language.Text("cell." + tool.String()), Disabled: !changes})
		}
	}
	return items
}

// toolFormat is the format of the ID of such an item.
const toolFormat = "cell.tool %d %d"

// Do gives a side to a player, or edits a cell as an item of its menu says.
func (d *Desk) Do(id string) bool {
	var i int
	var c grid.Cell
	if _, err := fmt.Sscanf(id, toolFormat, &i, &c); err != nil {
		return d.Players.AssignSide(id)
	}
	if err := d.Host.Session.Game.Use(cellTools[i], c); err != nil {
		d.Host.Warn(scene.Error(err))
	}
	return true
}
