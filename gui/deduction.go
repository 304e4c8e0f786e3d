package gui

import (
	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/gui/theme"
)

// deductionCommands are what can be done in cross-hatching alone. The pad beside the board has them in this order.
func deductionCommands() []*command {
	of := func(test func(*sudoku) bool) func(*App) bool {
		return func(a *App) bool { return test(a.session.Sudoku) }
	}
	return []*command{
		{id: "rewind", menu: "go", icon: fynetheme.IconNameMediaSkipPrevious, padded: true, key: fyne.KeyHome,
			enabled: of((*sudoku).canRewind), run: func(a *App) { a.deduce((*sudoku).Rewind) }},
		{id: "stepBack", menu: "go", icon: fynetheme.IconNameNavigateBack, padded: true, key: fyne.KeyPageUp,
			enabled: (*App).canUndo, run: func(a *App) { a.deduce((*sudoku).StepBack) }},
		{id: "step", menu: "go", icon: fynetheme.IconNameNavigateNext, padded: true, key: fyne.KeyPageDown,
			enabled: of((*sudoku).canAdvance), run: func(a *App) { a.deduce((*sudoku).Advance) }},
		{id: "run", menu: "go", icon: fynetheme.IconNameMediaSkipNext, padded: true, key: fyne.KeyEnd,
			enabled: of((*sudoku).canAdvance), run: func(a *App) { a.deduce((*sudoku).Finish) }},
		{id: "clearCell", menu: "edit", icon: theme.IconErase, padded: true, key: fyne.KeyDelete,
			enabled: of((*sudoku).canClear), run: func(a *App) { a.typeDigit(0) }},
		{id: "candidates", menu: "view", icon: theme.IconCandidates, padded: true, key: fyne.KeyC,
			checked: func(a *App) bool { return a.session.Sudoku.counting }, run: (*App).toggleCandidates},
	}
}

// deduce goes from one deduction to another.
func (a *App) deduce(how func(*sudoku)) {
	how(a.session.Sudoku)
	a.changed()
}

// typedDigit is a character that was typed on the grid: a digit, or what clears a cell.
func (a *App) typedDigit(r rune) {
	switch {
	case '1' <= r && r <= '9':
		a.typeDigit(int(r - '0'))
	case r == '0' || r == '.':
		a.typeDigit(0)
	}
}

func (a *App) typeDigit(digit int) { a.look(func(s *sudoku) { s.Type(digit) }) }

func (a *App) pick(digit int) {
	a.look(func(s *sudoku) { s.Pick(digit) })
	a.focusBoard()
}

func (a *App) toggleCandidates() { a.look(func(s *sudoku) { s.counting = !s.counting }) }

// look changes what is looked at, which is no step of the history, or enters a digit, which is.
func (a *App) look(change func(*sudoku)) {
	s := a.session.Sudoku
	before := s.Current()
	change(s)
	if s.Current() != before {
		a.changed()
		return
	}
	a.refresh()
	a.keep()
}
