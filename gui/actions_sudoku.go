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
	host := a.host
	is := func(so func(*session.Sudoku) bool) func() bool { return func() bool { return so(a.session.Sudoku) } }
	do := func(what func(*session.Sudoku)) func() { return host.ThenCommit(func() { what(a.session.Sudoku) }) }
	return []*actions.Action{
		{ID: "rewind", Icon: theme.LineFirst, Key: fyne.KeyHome,
			Enabled: is((*session.Sudoku).CanRewind), Run: do((*session.Sudoku).Rewind)},
		{ID: "stepBack", Icon: theme.LinePrevious, Key: fyne.KeyPageUp,
			Enabled: is((*session.Sudoku).CanRewind), Run: do((*session.Sudoku).StepBack)},
		{ID: "step", Icon: theme.LineNext, Key: fyne.KeyPageDown,
			Enabled: is((*session.Sudoku).CanAdvance), Run: do((*session.Sudoku).Advance)},
		{ID: "run", Icon: theme.LineLast, Key: fyne.KeyEnd,
			Enabled: is((*session.Sudoku).CanAdvance), Run: do((*session.Sudoku).Finish)},
		{ID: "clearCell", Icon: theme.LineErase, Key: fyne.KeyDelete,
			Enabled: is((*session.Sudoku).CanClear), Run: func() {
				if err := a.session.Sudoku.ClearCell(); err != nil {
					host.Warn(scene.Error(err))
					return
				}
				host.Commit()
			}},
		{ID: "hint", Icon: theme.LineHint, Key: fyne.KeyT, Enabled: a.features.deduction.Can,
			Run: a.features.deduction.Ask},
		{ID: "noting", Icon: theme.LineEdit, Key: fyne.KeyP,
			Checked: is(session.Noting), Run: do(session.ToggleNoting)},
		{ID: "givens", Key: fyne.KeyE,
			Checked: is(session.CanBegin), Run: do(session.Reopen)},
		{ID: "beginSudoku", Enabled: is(session.CanBegin), Run: do(session.Begin)},
		{ID: "clearTyped", Icon: theme.LineErase, Enabled: is(session.CanClearTyped), Run: do(session.ClearTyped)},
		{ID: "fillPencil", Key: fyne.KeyF,
			Enabled: is((*session.Sudoku).CanFillPencil), Run: do((*session.Sudoku).FillPencil)},
		{ID: "candidates", Key: fyne.KeyC,
			Checked: is((*session.Sudoku).Counting), Run: do((*session.Sudoku).ToggleCounting)},
		{ID: "hatching", Key: fyne.KeyH,
			Checked: is((*session.Sudoku).Hatching), Run: do((*session.Sudoku).ToggleHatching)},
		{ID: "check", Icon: theme.LineCheck, Key: fyne.KeyK, Run: a.features.gridCheck.Run},
		{ID: "copyLine", Group: "copyAs", Run: a.exchange.CopyLine},
		{ID: "copyPencil", Group: "copyAs", Run: a.exchange.CopyPencil},
	}
}
