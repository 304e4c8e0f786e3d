package gui

import (
	"fyne.io/fyne/v2"

	"ninefold/gui/actions"
	"ninefold/gui/scene"
	"ninefold/gui/session"
	"ninefold/gui/theme"
)

// sudokuActions are what can be done in cross-hatching alone. The pad beside the board has them in this order.
func sudokuActions(a *App) []*actions.Action {
	s, host := a.session.Sudoku, a.host
	return []*actions.Action{
		{ID: "rewind", Icon: theme.LineFirst, Key: fyne.KeyHome,
			Enabled: s.CanRewind, Run: host.Then(s.Rewind)},
		{ID: "stepBack", Icon: theme.LinePrevious, Key: fyne.KeyPageUp,
			Enabled: s.CanRewind, Run: host.Then(s.StepBack)},
		{ID: "step", Icon: theme.LineNext, Key: fyne.KeyPageDown,
			Enabled: s.CanAdvance, Run: host.Then(s.Advance)},
		{ID: "run", Icon: theme.LineLast, Key: fyne.KeyEnd,
			Enabled: s.CanAdvance, Run: host.Then(s.Finish)},
		{ID: "clearCell", Icon: theme.LineErase, Key: fyne.KeyDelete,
			Enabled: s.CanClear, Run: func() {
				if err := s.ClearCell(); err != nil {
					host.Warn(scene.Error(err))
					return
				}
				host.Commit()
			}},
		{ID: "hint", Icon: theme.LineHint, Key: fyne.KeyT, Enabled: a.features.deduction.Can,
			Run: a.features.deduction.Ask},
		{ID: "noting", Icon: theme.LineEdit, Key: fyne.KeyP,
			Checked: func() bool { return session.Noting(s) }, Run: host.Then(func() { session.ToggleNoting(s) })},
		{ID: "givens", Key: fyne.KeyE,
			Checked: func() bool { return session.Unlocked(s) }, Run: host.Then(func() { session.ToggleLock(s) })},
		{ID: "fillPencil", Key: fyne.KeyF,
			Enabled: s.CanFillPencil, Run: host.Then(s.FillPencil)},
		{ID: "candidates", Key: fyne.KeyC,
			Checked: s.Counting, Run: host.Then(s.ToggleCounting)},
		{ID: "hatching", Key: fyne.KeyH, Checked: s.Hatching, Run: host.Then(s.ToggleHatching)},
		{ID: "check", Icon: theme.LineCheck, Key: fyne.KeyK, Run: a.features.gridCheck.Run},
		{ID: "copyLine", Group: "copyAs", Run: a.exchange.CopyLine},
		{ID: "copyPencil", Group: "copyAs", Run: a.exchange.CopyPencil},
	}
}
