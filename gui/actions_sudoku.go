package gui

import (
	"strconv"

	"ninefold/engine/crosshatch"
	"ninefold/gui/actions"
	"ninefold/gui/dialog"
	"ninefold/gui/icon"
	"ninefold/gui/keys"
	"ninefold/gui/locale"
	"ninefold/gui/scene"
	"ninefold/gui/session"
)

// sudokuActions are the actions of Sudokus alone, in the order of the pad beside the board.
func sudokuActions(a *App) []*actions.Action {
	host := a.Host
	is := func(so func(*session.Sudoku) bool) func() bool { return func() bool { return so(a.Session.Sudoku) } }
	do := func(what func(*session.Sudoku)) func() { return func() { what(a.Session.Sudoku) } }
	return append(revealActions(a), []*actions.Action{
		{ID: "rewind", Icon: icon.First, Keys: keys.Alone(keys.Home),
			Enabled: is((*session.Sudoku).CanRewind), Run: do((*session.Sudoku).Rewind)},
		{ID: "stepBack", Icon: icon.Previous, Keys: keys.Alone(keys.PageUp),
			Enabled: is((*session.Sudoku).CanRewind), Run: do((*session.Sudoku).StepBack)},
		{ID: "step", Icon: icon.Next, Keys: keys.Alone(keys.PageDown),
			Enabled: is((*session.Sudoku).CanAdvance), Run: do((*session.Sudoku).Advance)},
		{ID: "run", Icon: icon.Last, Keys: keys.Alone(keys.End),
			Enabled: is((*session.Sudoku).CanAdvance), Run: func() { deduceAll(a) }},
		{ID: "clearCell", Icon: icon.Erase, Keys: keys.Alone(keys.Delete),
			Enabled: is((*session.Sudoku).CanClear), Run: func() {
				if err := a.Session.Sudoku.ClearCell(); err != nil {
					host.Warn(scene.Error(err))
					return
				}
			}},
		{ID: "hint", Icon: icon.Hint, Keys: keys.Alone("T"), Enabled: a.desk.Deduction.Can,
			Run: a.desk.Deduction.Ask},
		{ID: "noting", Icon: icon.Edit, Keys: keys.Alone("P"),
			Checked: is(session.Noting), Run: do(session.ToggleNoting)},
		{ID: "striking", Keys: keys.Alone("X"), Checked: is(session.Striking), Run: do(session.ToggleStriking)},
		shadeAction(a, 1, "Y"),
		shadeAction(a, 2, "V"),
		{ID: "givens", Icon: icon.Edit, Keys: keys.Alone("E"),
			Checked: is(session.CanBeginSolving), Run: do(session.ToggleTyping)},
		{ID: "beginSudoku", Enabled: is(session.CanBeginSolving), Run: do(session.BeginSolving)},
		{ID: "clearTyped", Icon: icon.Erase, Enabled: is(session.CanClearTyped), Run: do(session.ClearTyped)},
		{ID: "fillPencil", Keys: keys.Alone("F"),
			Enabled: is((*session.Sudoku).CanFillPencil), Run: do((*session.Sudoku).FillPencil)},
		{ID: "candidates", Keys: keys.Alone("C"), Enabled: is((*session.Sudoku).CanCount),
			Checked: is((*session.Sudoku).ShowsCounts), Run: do((*session.Sudoku).ToggleCounting)},
		{ID: "hatching", Keys: keys.Alone("H"),
			Checked: is((*session.Sudoku).Hatching), Run: do((*session.Sudoku).ToggleHatching)},
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
	if !session.Fresh(s) {
		s.Finish()
		return
	}
	a.dialogs.Ask(func() dialog.Question {
		return dialog.Question{Title: locale.Text("command.run"), Words: locale.Text("deduceAll.ask"),
			Yes: locale.Text("deduceAll.do"), No: locale.Text("dialog.cancel")}
	}, s.Finish, nil)
}

func shadeAction(a *App, shade crosshatch.Shade, key keys.Key) *actions.Action {
	return &actions.Action{
		ID: "shade." + strconv.Itoa(int(shade)), Group: "shade", Keys: keys.Alone(key),
		Enabled: func() bool { return session.CanShade(a.Session.Sudoku) },
		Checked: func() bool { return session.HasShade(a.Session.Sudoku, shade) },
		Run:     func() { session.Shade(a.Session.Sudoku, shade) },
	}
}
