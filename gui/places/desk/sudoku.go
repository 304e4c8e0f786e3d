package desk

import (
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/cards"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/exchange"
	"ninefold/gui/work/insight"
	"ninefold/gui/work/overlay"
)

// Sudoku is the place of a Sudoku.
type Sudoku struct {
	board
	comparison *insight.Comparison
	hint       *insight.SudokuHint
	check      *insight.GridCheck
	givens     *insight.Givens
	solving    *solving
}

// NewSudoku returns the place of the session's Sudoku.
func NewSudoku(host *overlay.Host, x *exchange.Exchange) *Sudoku {
	s := &Sudoku{comparison: x.Comparison, check: &insight.GridCheck{Host: host},
		givens: &insight.Givens{Host: host}, solving: &solving{host: host}}
	s.hint = &insight.SudokuHint{Host: host, Check: s.check}
	s.board = board{host: host, exchange: x, scene: func() scene.Scene { return scene.Sudoku{Sudoku: s.sudoku()} },
		mark: s.solved, cards: cards.Sudoku,
		overlays: overlay.List{s.solving, s.givens, s.hint, s.check, s.comparison}}
	return s
}

func (s *Sudoku) sudoku() *session.Sudoku { return s.host.Session.Sudoku }

// Leave stops the clock.
func (s *Sudoku) Leave() { s.solving.count(nil) }

// solved returns a check mark for a solved Sudoku.
func (s *Sudoku) solved() (mark icon.Name) {
	if s.sudoku().Solved() {
		mark = icon.Check
	}
	return mark
}

// View returns all that is shown of the Sudoku.
func (s *Sudoku) View() view.View {
	v := s.board.View()
	v.Keys, v.Sight = noteKeys, view.SeeDigits
	return v
}

// Tap selects a cell, also in a comparison, or puts the picked digit there.
func (s *Sudoku) Tap(c grid.Cell) error {
	if s.comparison.Tap(c) {
		return nil
	}
	return s.sudoku().Tap(c)
}

// Point says what is to say of a cell.
func (s *Sudoku) Point(c grid.Cell, on bool) (words string, changed bool) {
	return s.said(c, on), false
}

// Select selects a cell.
func (s *Sudoku) Select(c grid.Cell) { s.sudoku().Select(c) }

// Selected returns the selected cell, of a comparison or else of the Sudoku, and reports whether there is one.
func (s *Sudoku) Selected() (grid.Cell, bool) {
	if c, ok := s.comparison.Selected(); ok {
		return c, ok
	}
	return s.sudoku().Selected()
}

// Type types on the board.
func (s *Sudoku) Type(character rune, cursor grid.Cell) session.Typed {
	return s.sudoku().Type(character, cursor)
}

// noteKeys note the digits 1 to 9 in the selected cell.
var noteKeys = []keys.Shortcut{keys.Ctrl("1"), keys.Ctrl("2"), keys.Ctrl("3"), keys.Ctrl("4"), keys.Ctrl("5"),
	keys.Ctrl("6"), keys.Ctrl("7"), keys.Ctrl("8"), keys.Ctrl("9")}

// Key handles the keys that note digits, and those that type givens, the last of which is Enter.
func (s *Sudoku) Key(k keys.Shortcut) (typed session.Typed, ok bool) {
	on, note := s.sudoku(), slices.Index(noteKeys, k)
	switch {
	case note >= 0:
		on.NoteDigit(1 + note)
		return session.Typed{Changed: true}, true
	case k == keys.Alone(keys.Enter) && on.Picked() == 0 && s.givens.CanBegin():
		on.BeginSolving()
		return session.Typed{Changed: true}, true
	case k.Modified() || !on.TypesGiven():
		return typed, false
	}
	c, _ := on.Selected()
	switch k.Key {
	case keys.Space:
		return on.Type('0', 0), true
	case keys.Backspace:
		return on.TypeBack(), true
	case keys.Home:
		return session.Typed{Moves: true, Cell: grid.At(c.Row(), 1)}, true
	case keys.End:
		return session.Typed{Moves: true, Cell: grid.At(c.Row(), 9)}, true
	}
	return typed, false
}

// Rests reports whether the Sudoku is solved at the end of its line.
func (s *Sudoku) Rests() bool { return s.sudoku().HasEnded() }

// Release ends the topmost overlay's work, or else drops what is selected.
func (s *Sudoku) Release() bool { return s.overlays.Cancel() || s.sudoku().Release() }

// Scroll goes steps forwards along the line, or back if negative, but not while the Sudoku is being solved: a turn of
// the wheel is easily made by mistake, and what is entered next would begin another line.
func (s *Sudoku) Scroll(steps int) {
	if s.sudoku().HasEnded() {
		s.board.Scroll(steps)
	}
}

// Choose shows a step, or a difference of a comparison.
func (s *Sudoku) Choose(id int) {
	if !s.comparison.Choose(id) {
		s.sudoku().GoTo(history.ID(id))
	}
}

// CellMenu selects a cell and returns its menu.
func (s *Sudoku) CellMenu(c grid.Cell) view.Menu {
	s.sudoku().Select(c)
	return menuOf("shade.1", "shade.2", "clearCell")
}

// Front is called when the window has come to the front, or left it. It reports whether that is news.
func (s *Sudoku) Front(on bool) bool { return s.solving.front(on) }

// Spend adds the time until now to that of the Sudoku that is being solved.
func (s *Sudoku) Spend() { s.solving.spend() }
