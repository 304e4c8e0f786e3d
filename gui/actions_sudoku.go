package gui

import (
	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/gui/actions"
	"ninefold/gui/session"
	"ninefold/gui/theme"
)

// sudokuActions are what can be done in cross-hatching alone. The pad beside the board has them in this order.
func sudokuActions(a *App) []*actions.Action {
	s := a.session.Sudoku
	return []*actions.Action{
		{ID: "rewind", Menu: actions.GoMenu, Icon: fynetheme.IconNameMediaSkipPrevious, Places: actions.DigitPad, Key: fyne.KeyHome,
			Enabled: s.CanRewind, Run: a.host.Then(s.Rewind)},
		{ID: "stepBack", Menu: actions.GoMenu, Icon: fynetheme.IconNameNavigateBack, Places: actions.DigitPad, Key: fyne.KeyPageUp,
			Enabled: s.CanUndo, Run: a.host.Then(s.StepBack)},
		{ID: "step", Menu: actions.GoMenu, Icon: fynetheme.IconNameNavigateNext, Places: actions.DigitPad, Key: fyne.KeyPageDown,
			Enabled: s.CanAdvance, Run: a.host.Then(s.Advance)},
		{ID: "run", Menu: actions.GoMenu, Icon: fynetheme.IconNameMediaSkipNext, Places: actions.DigitPad, Key: fyne.KeyEnd,
			Enabled: s.CanAdvance, Run: a.host.Then(s.Finish)},
		{ID: "clearCell", Menu: actions.EditMenu, Icon: theme.IconErase, Places: actions.DigitPad, Key: fyne.KeyDelete,
			Enabled: s.CanClear, Run: a.host.Then(s.ClearCell)},
		{ID: "noting", Menu: actions.EditMenu, Icon: fynetheme.IconNameDocumentCreate, Places: actions.DigitPad, Key: fyne.KeyP,
			Checked: func() bool { return session.Noting(s) }, Run: a.host.Then(func() { session.ToggleNoting(s) })},
		{ID: "candidates", Menu: actions.ViewMenu, Icon: theme.IconCandidates, Places: actions.DigitPad, Key: fyne.KeyC,
			Checked: s.Counting, Run: a.host.Then(s.ToggleCounting)},
		{ID: "hatching", Menu: actions.ViewMenu, Key: fyne.KeyH, Checked: s.Hatching, Run: a.host.Then(s.ToggleHatching)},
		{ID: "check", Menu: actions.EditMenu, Key: fyne.KeyK, Run: func() { a.inform(s.Check()) }},
		{ID: "copyLine", Menu: actions.EditMenu, Run: a.exchange.CopyLine},
		{ID: "copyPencil", Menu: actions.EditMenu, Run: a.exchange.CopyPencil},
	}
}
