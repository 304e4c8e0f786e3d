package gui

import (
	"slices"

	"ninefold/engine/history"
	"ninefold/gui/keys"
	"ninefold/gui/locale"
	"ninefold/gui/scene"
	"ninefold/gui/session"
)

// keyboard is what keys and characters do for which no control has a use.
type keyboard struct{ *App }

// key is a key for which no control has a use. Those of the board have no modifier.
func (a keyboard) key(k keys.Shortcut) {
	switch {
	case a.dialogs.Busy():
	case k == redoToo:
		a.table.DoID("redo")
	case a.boards.Shown() && a.boards.TypedKey(k):
	case k.Modified():
		a.table.Press(k)
	case a.typedGiven(k.Key):
	default:
		a.boardKey(k.Key)
	}
}

// boardKey is a key on the board.
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
			a.moveCursor(0, 0) // shows the cursor first
		}
	case keys.Escape:
		a.cancel()
	case keys.Backspace: // all that some keyboards have
		a.table.Press(keys.Alone(keys.Delete))
	default:
		a.table.Press(keys.Alone(k))
	}
}

// typedRune is a character while no text field has the keyboard.
func (a keyboard) typedRune(r rune) {
	if a.dialogs.Busy() {
		return
	}
	if a.boards.Shown() {
		a.boards.TypedRune(r)
		return
	}
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

// typedGlyph takes ! or ?, by which the user grades the move shown.
func typedGlyph(a *App, r rune) {
	if !a.session.Game.CanGrade() {
		a.shown.warn(locale.Text("glyph.noMove"))
		return
	}
	a.session.Game.TypeGlyph(r)
	a.commit()
}

// typedGiven takes a key while the given digits of a Sudoku are typed, and reports whether it is one of theirs.
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

// took does what a typed character came to.
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
	case typed.Changed:
		a.commit()
	}
}

// choose takes a click in the list beside the board, on what has an ID there: a step, unless an exercise or an overlay
// has put a list of its own in the place of the steps.
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

// goTo shows a step.
func (a *App) goTo(id history.ID) {
	if id == a.session.Problem().Current() {
		return
	}
	a.session.Problem().GoTo(id)
	a.commit()
	a.focusBoard()
}

// goToStep shows a step by its number in the line reviewed, or else in that shown.
func (a *App) goToStep(i int) {
	if line := a.features.review.Line(); i < len(line) {
		a.goTo(line[i])
	}
}

// pick picks a digit of the pad.
func (a *App) pick(digit int) {
	a.session.Sudoku.Pick(digit)
	a.commit()
	a.focusBoard()
}

// cancel is Escape, wherever the keyboard is, which goes to the board: it ends the topmost thing that was begun and not
// ended.
func (a *App) cancel() {
	a.focusBoard()
	if a.screen.Covered() {
		a.screen.Cover(false)
		a.render()
		return
	}
	if e := a.features.exercises.Shown(); e != nil {
		a.pointing.hide()
		if !e.Release() {
			a.features.exercises.Leave()
		}
		a.update()
		return
	}
	if !a.endTopmost() {
		a.session.Problem().Release()
	}
	a.pointing.hide()
	a.commit()
}

// endTopmost ends the topmost of what is shown over the board, or else lets who is at a move wait. It reports whether
// there was anything.
func (a *App) endTopmost() bool {
	for _, o := range slices.Backward(a.overlays) {
		if o.Cancel() {
			return true
		}
	}
	return a.features.players.Cancel()
}
