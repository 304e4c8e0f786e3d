package desk

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

// actions returns the actions of Sudokus alone, in the order of the pad beside the board.
func (s *Sudoku) actions() []*actions.Action {
	type board = *session.Sudoku
	is := func(so func(board) bool) func() bool { return func() bool { return so(s.sudoku()) } }
	do := func(what func(board)) func() { return func() { what(s.sudoku()) } }
	inputs := func(as session.Input) func() bool { return func() bool { return s.sudoku().Input == as } }
	toggle := func(as session.Input) func() { return func() { s.sudoku().Toggle(as) } }
	settings := &s.host.Session.Settings
	return append(s.revealActions(), []*actions.Action{
		{ID: "rewind", Menu: actions.In("go", 4, 1), Toolbar: actions.In("", 3, 5), Why: "first", Icon: icon.First,
			Keys: keys.Alone(keys.Home), Enabled: is(board.CanRewind), Run: do(board.Rewind)},
		{ID: "stepBack", Menu: actions.In("go", 4, 2), Toolbar: actions.In("", 3, 6), Why: "first",
			Icon: icon.Previous, Keys: keys.Alone(keys.PageUp), Enabled: is(board.CanRewind), Run: do(board.StepBack)},
		{ID: "step", Menu: actions.In("go", 4, 3), Toolbar: actions.In("", 3, 7), Why: "deduced", Icon: icon.Next,
			Keys:    keys.Alone(keys.PageDown),
			Enabled: func() bool { return s.sudoku().CanAdvance() || s.sudoku().CanRevealNext() && !s.check.Marks() },
			WhyNow:  s.whyNoStep, Run: s.step},
		{ID: "run", Menu: actions.In("go", 4, 4), Toolbar: actions.In("", 3, 8), Why: "deduced", Icon: icon.Last,
			Keys: keys.Alone(keys.End), Enabled: is(board.CanAdvance), WhyNow: s.whyNoStep, Run: s.deduceAll},
		{ID: "clearCell", Menu: actions.In("board", 5, 4), Why: "digit", Icon: icon.Erase,
			Keys: keys.Alone(keys.Delete), Enabled: is(board.CanClear), Run: s.clearCell},
		{ID: "hint", Bar: 4, Menu: actions.In("tools", 1, 1), Icon: icon.Hint, Keys: keys.Alone("T"),
			Enabled: s.hint.Can, Run: s.hint.Ask},
		{ID: "noting", Bar: 6, Menu: actions.In("board", 5, 1), Icon: icon.Edit, Keys: keys.Alone("P"),
			Checked: inputs(session.NoteMarks), Run: toggle(session.NoteMarks)},
		{ID: "striking", Menu: actions.In("board", 5, 2), Keys: keys.Alone("X"), Checked: inputs(session.StrikeOut),
			Run: toggle(session.StrikeOut)},
		s.shadeAction(1, "Y"),
		s.shadeAction(2, "V"),
		{ID: "givens", Menu: actions.In("board", 6, 1), Toolbar: actions.In("", 4, 2), Icon: icon.Edit,
			Keys: keys.Alone("E"), Checked: is(board.CanBeginSolving), Run: do(board.ToggleTyping)},
		{ID: "beginSudoku", Menu: actions.In("board", 6, 2), Why: "typed", Enabled: is(board.CanBeginSolving),
			Run: do(board.BeginSolving)},
		{ID: "clearTyped", Menu: actions.In("board", 6, 3), Why: "typed", Icon: icon.Erase,
			Enabled: is(board.CanClearTyped), Run: do(board.ClearTyped)},
		{ID: "fillPencil", Menu: actions.In("board", 5, 3), Keys: keys.Alone("F"),
			Enabled: is(board.CanFillPencil), Run: do(board.FillPencil)},
		{ID: "candidates", Menu: actions.In("view", 2, 2), Why: "marked", Keys: keys.Alone("C"),
			Enabled: is(board.CanCount), Checked: is(board.ShowsCounts), Run: do(board.ToggleCounting)},
		{ID: "hatching", Menu: actions.In("view", 2, 3), Keys: keys.Alone("H"),
			Checked: is(func(b board) bool { return b.Hatches }), Run: do(func(b board) { b.Hatches = !b.Hatches })},
		{ID: "check", Menu: actions.In("board", 6, 4), Icon: icon.Check, Keys: keys.Alone("K"), Run: s.check.Run},
		{ID: "nextSudoku", Offer: true, Menu: actions.In("go", 5, 1), Icon: icon.Next, Keys: keys.Alone("N"),
			Enabled: s.canGoOn, Run: s.goOn},
		{ID: "clock", Menu: actions.In("view", 2, 1), Checked: func() bool { return settings.Clock },
			Run: func() { settings.Clock = !settings.Clock }},
		{ID: "copyLine", Group: "copyAs", Run: s.exchange.CopyLine},
		{ID: "copyGiven", Group: "copyAs", Run: s.exchange.CopyGiven},
		{ID: "copyPencil", Group: "copyAs", Run: s.exchange.CopyPencil},
	}...)
}

// whyNoStep says that nothing is deduced while the givens are typed.
func (s *Sudoku) whyNoStep() actions.Reason {
	if s.sudoku().CanBeginSolving() {
		return "begin"
	}
	return ""
}

// clearCell empties the selected cell, or says why that cannot be.
func (s *Sudoku) clearCell() {
	if err := s.sudoku().ClearCell(); err != nil {
		s.host.Warn(scene.Error(err))
	}
}

// deduceAll makes all deductions. It asks first if that would give away a Sudoku on which nothing was done yet.
func (s *Sudoku) deduceAll() {
	on := s.sudoku()
	if !on.Fresh() {
		on.Finish()
		return
	}
	s.host.Ask(func() dialog.Question {
		return dialog.Question{Title: language.Text("command.run"), Words: language.Text("deduceAll.ask"),
			Yes: language.Text("deduceAll.do"), No: language.Text("dialog.cancel")}
	}, on.Finish)
}

func (s *Sudoku) shadeAction(shade sudoku.Shade, key keys.Key) *actions.Action {
	return &actions.Action{
		ID: "shade." + strconv.Itoa(int(shade)), Group: "shade", Keys: keys.Alone(key),
		Enabled: func() bool {
			_, selecting := s.sudoku().Selected()
			return selecting
		},
		Checked: func() bool { return s.sudoku().HasShade(shade) },
		Run:     func() { s.sudoku().ShadeCell(shade) },
	}
}
