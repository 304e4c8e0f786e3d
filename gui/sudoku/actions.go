// Package sudoku is what can be done with a Sudoku alone.
package sudoku

import (
	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/gui/actions"
	"ninefold/gui/exchange"
	"ninefold/gui/insight"
	"ninefold/gui/session"
	"ninefold/gui/theme"
)

// Actions are what can be done in cross-hatching alone. The pad beside the board has them in this order.
func Actions(host *insight.Host, x *exchange.Exchange) []*actions.Action {
	s := host.Session.Sudoku
	return []*actions.Action{
		{ID: "rewind", Menu: actions.GoMenu, Icon: fynetheme.IconNameMediaSkipPrevious, Places: actions.DigitPad, Key: fyne.KeyHome,
			Enabled: s.CanRewind, Run: host.Then(s.Rewind)},
		{ID: "stepBack", Menu: actions.GoMenu, Icon: fynetheme.IconNameNavigateBack, Places: actions.DigitPad, Key: fyne.KeyPageUp,
			Enabled: s.CanRewind, Run: host.Then(s.StepBack)},
		{ID: "step", Menu: actions.GoMenu, Icon: fynetheme.IconNameNavigateNext, Places: actions.DigitPad, Key: fyne.KeyPageDown,
			Enabled: s.CanAdvance, Run: host.Then(s.Advance)},
		{ID: "run", Menu: actions.GoMenu, Icon: fynetheme.IconNameMediaSkipNext, Places: actions.DigitPad, Key: fyne.KeyEnd,
			Enabled: s.CanAdvance, Run: host.Then(s.Finish)},
		{ID: "clearCell", Menu: actions.EditMenu, Icon: theme.IconErase, Places: actions.DigitPad, Key: fyne.KeyDelete,
			Enabled: s.CanClear, Run: host.Then(s.ClearCell)},
		{ID: "noting", Menu: actions.EditMenu, Icon: fynetheme.IconNameDocumentCreate, Places: actions.DigitPad, Key: fyne.KeyP,
			Checked: func() bool { return session.Noting(s) }, Run: host.Then(func() { session.ToggleNoting(s) })},
		{ID: "candidates", Menu: actions.ViewMenu, Icon: theme.IconCandidates, Places: actions.DigitPad, Key: fyne.KeyC,
			Checked: s.Counting, Run: host.Then(s.ToggleCounting)},
		{ID: "hatching", Menu: actions.ViewMenu, Key: fyne.KeyH, Checked: s.Hatching, Run: host.Then(s.ToggleHatching)},
		{ID: "check", Menu: actions.EditMenu, Key: fyne.KeyK, Run: func() { host.Inform(s.Check()) }},
		{ID: "copyLine", Menu: actions.EditMenu, Run: x.CopyLine},
		{ID: "copyPencil", Menu: actions.EditMenu, Run: x.CopyPencil},
	}
}
