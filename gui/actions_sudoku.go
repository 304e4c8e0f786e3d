package gui

import (
	"strconv"

	"ninefold/engine/sudoku"
	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view/dialog"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/scene"
)

// sudokuActions are the actions of Sudokus alone, in the order of the pad beside the board.
func sudokuActions(a *App) []*actions.Action {
	host := a.Host
	type board = *session.Sudoku
	is := func(so func(board) bool) func() bool { return func() bool { return so(a.Session.Sudoku) } }
	do := func(what func(board)) func() { return func() { what(a.Session.Sudoku) } }
	return append(revealActions(a), []*actions.Action{
		{ID: "rewind", Icon: icon.First, Keys: keys.Alone(keys.Home),
			Enabled: is(board.CanRewind), Run: do(board.Rewind)},
		{ID: "stepBack", Icon: icon.Previous, Keys: keys.Alone(keys.PageUp),
			Enabled: is(board.CanRewind), Run: do(board.StepBack)},
		{ID: "step", Icon: icon.Next, Keys: keys.Alone(keys.PageDown),
			Enabled: func() bool { return a.Session.Sudoku.CanAdvance() || a.Session.Sudoku.CanReveal() },
			Run:     func() { step(a) }},
		{ID: "run", Icon: icon.Last, Keys: keys.Alone(keys.End),
			Enabled: is(board.CanAdvance), Run: func() { deduceAll(a) }},
		{ID: "clearCell", Icon: icon.Erase, Keys: keys.Alone(keys.Delete),
			Enabled: is(board.CanClear), Run: func() {
				if err := a.Session.Sudoku.ClearCell(); err != nil {
					host.Warn(scene.Error(err))
					return
				}
			}},
		{ID: "hint", Icon: icon.Hint, Keys: keys.Alone("T"), Enabled: a.desk.Deduction.Can,
			Run: a.desk.Deduction.Ask},
		{ID: "noting", Icon: icon.Edit, Keys: keys.Alone("P"),
			Checked: is(board.Noting), Run: do(board.ToggleNoting)},
		{ID: "striking", Keys: keys.Alone("X"), Checked: is(board.Striking), Run: do(board.ToggleStriking)},
		shadeAction(a, 1, "Y"),
		shadeAction(a, 2, "V"),
		{ID: "givens", Icon: icon.Edit, Keys: keys.Alone("E"),
			Checked: is(board.CanBeginSolving), Run: do(board.ToggleTyping)},
		{ID: "beginSudoku", Enabled: is(board.CanBeginSolving), Run: do(board.BeginSolving)},
		{ID: "clearTyped", Icon: icon.Erase, Enabled: is(board.CanClearTyped), Run: do(board.ClearTyped)},
		{ID: "fillPencil", Keys: keys.Alone("F"),
			Enabled: is(board.CanFillPencil), Run: do(board.FillPencil)},
		{ID: "candidates", Keys: keys.Alone("C"), Enabled: is(board.CanCount),
			Checked: is(board.ShowsCounts), Run: do(board.ToggleCounting)},
		{ID: "hatching", Keys: keys.Alone("H"),
			Checked: is(board.Hatching), Run: do(board.ToggleHatching)},
		{ID: "check", Icon: icon.Check, Keys: keys.Alone("K"), Run: a.desk.GridCheck.Run},
		{ID: "nextSudoku", Icon: icon.Next, Keys: keys.Alone("N"), Enabled: a.desk.CanGoOn,
			Run: a.desk.GoOn},
		{ID: "clock", Checked: func() bool { return a.Session.Settings.Clock },
			Run: func() { a.Session.Settings.Clock = !a.Session.Settings.Clock }},
		{ID: "copyLine", Group: "copyAs", Run: a.exchange.CopyLine},
		{ID: "copyGiven", Group: "copyAs", Run: a.exchange.CopyGiven},
		{ID: "copyPencil", Group: "copyAs", Run: a.exchange.CopyPencil},
	}...)
}

// deduceAll makes all deductions. It asks first if that would give away a Sudoku on which nothing was done yet.
func deduceAll(a *App) {
	s := a.Session.Sudoku
	if !s.Fresh() {
		s.Finish()
		return
	}
	a.dialogs.Ask(func() dialog.Question {
		return dialog.Question{Title: language.Text("command.run"), Words: language.Text("deduceAll.ask"),
			Yes: language.Text("deduceAll.do"), No: language.Text("dialog.cancel")}
	}, s.Finish, nil)
}

func shadeAction(a *App, shade sudoku.Shade, key keys.Key) *actions.Action {
	return &actions.Action{
		ID: "shade." + strconv.Itoa(int(shade)), Group: "shade", Keys: keys.Alone(key),
		Enabled: func() bool { return a.Session.Sudoku.CanShade() },
		Checked: func() bool { return a.Session.Sudoku.HasShade(shade) },
		Run:     func() { a.Session.Sudoku.ShadeCell(shade) },
	}
}
