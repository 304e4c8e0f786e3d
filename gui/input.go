package gui

import (
	"slices"

	"ninefold/engine/history"
	"ninefold/gui/keys"
	"ninefold/gui/locale"
	"ninefold/gui/scene"
	"ninefold/gui/session"
)

// keyboard handles keys and characters that no control uses.
type keyboard struct{ *App }

// key handles a key. The board's own keys have no modifier.
func (a keyboard) key(k keys.Shortcut) {
	switch {
	case a.dialogs.Busy():
	case a.boards.Shown() && a.boards.TypedKey(k):
	case k == redoToo:
		a.table.DoID("redo")
	case k.Modified():
		a.table.Press(k)
	case a.typedGiven(k.Key):
	default:
		a.boardKey(k.Key)
	}
}

func (a keyboard) boardKey(k keys.Key) {
	switch k {
	case keys.Up:
		a.moveCursor(-1, 0)
	case keys.Down:
		a.moveCursor(1, 0)
	case keys.Left:
		a.moveCursor(0, -1)
	case keys.Right:
		a.moveCursor(0, 1)
	case keys.Enter, keys.Space:
		if k == keys.Enter && a.session.SudokuShown() && a.session.Sudoku.Solved() {
			a.table.DoID("nextSudoku")
		} else if c, ok := a.pointing.at(); ok {
			a.tap(c)
		} else {
			a.moveCursor(0, 0) // the first key shows the cursor
		}
	case keys.Escape:
		a.cancel()
	case keys.Backspace: // some keyboards have no Delete
		a.table.Press(keys.Alone(keys.Delete))
	default:
		a.table.Press(keys.Alone(k))
	}
}

// typedRune handles a character while no text field has the keyboard. It is as typed for the list of boards, which
// searches for it; on a board it is what its key means.
func (a keyboard) typedRune(r rune, by keys.Shortcut) {
	if a.dialogs.Busy() {
		return
	}
	a.shown.end()
	if a.boards.Shown() {
		a.boards.TypedRune(r)
		return
	}
	r = by.Meant(r)
	if (r == '!' || r == '?') && a.session.GameShown() {
		typedGlyph(a.App, r)
		return
	}
	cursor, _ := a.pointing.at()
	take := a.session.Problem().Type
	if e := a.features.exercises.Shown(); e != nil {
		take = e.Type
	}
	a.took(take(r, cursor))
}

// typedGlyph handles ! and ?, which grade the move shown.
func typedGlyph(a *App, r rune) {
	if !a.session.Game.CanGrade() {
		a.shown.warn(locale.Text("glyph.noMove"))
		return
	}
	a.session.Game.TypeGlyph(r)
}

// typedGiven handles a key while the user types the givens of a Sudoku, and reports whether it did.
func (a keyboard) typedGiven(k keys.Key) bool {
	s := a.session.Sudoku
	if !a.session.SudokuShown() || !session.TypesGiven(s) {
		return false
	}
	switch k {
	case keys.Space:
		a.took(s.Type('0', 0))
	case keys.Backspace:
		a.took(session.TypeBack(s))
	default:
		return false
	}
	return true
}

// took shows the effect of a typed character.
func (a keyboard) took(typed session.Typed) {
	if typed.Moves {
		a.pointing = pointing{typed.Cell, byCursor}
		a.point(typed.Cell)
	}
	switch {
	case typed.Taps:
		a.tap(typed.Cell)
	case typed.Row != 0:
		a.shown.inform(locale.Text("typed.row", locale.Args{"Row": typed.Row}))
	case typed.Err != nil:
		a.shown.warn(scene.Error(typed.Err))
	}
}

// choose handles a click on an ID in the list beside the board. It is a step, unless an exercise or an overlay shows a
// list of its own there.
func (a *App) choose(id int) {
	if e := a.features.exercises.Shown(); e != nil {
		e.Choose(id)
		return
	}
	for _, o := range slices.Backward(a.overlays) {
		if o.Choose(id) {
			return
		}
	}
	a.goTo(history.ID(id))
}

func (a *App) goTo(id history.ID) {
	if id == a.session.Problem().Current() {
		return
	}
	a.session.Problem().GoTo(id)
	a.focusBoard()
}

// goToStep shows step i of the line that was reviewed, or of the line shown.
func (a *App) goToStep(i int) {
	if line := a.features.review.Line(); i < len(line) {
		a.goTo(line[i])
	}
}

func (a *App) pick(digit int) {
	a.session.Sudoku.Pick(digit)
	a.focusBoard()
}

// cancel handles Escape, wherever the keyboard is: it ends the topmost thing that is under way and gives the keyboard
// to the board.
func (a *App) cancel() {
	a.focusBoard()
	if e := a.features.exercises.Shown(); e != nil {
		a.pointing.hide()
		if !e.Release() {
			a.features.exercises.Leave()
		}
		return
	}
	if !a.endTopmost() {
		a.session.Problem().Release()
	}
	a.pointing.hide()
}

// endTopmost ends the topmost overlay's work, or pauses the player at move. It reports whether there was either.
func (a *App) endTopmost() bool {
	for _, o := range slices.Backward(a.overlays) {
		if o.Cancel() {
			return true
		}
	}
	return a.features.players.Cancel()
}
