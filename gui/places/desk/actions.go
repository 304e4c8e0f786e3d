package desk

import (
	"slices"

	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/model/mail"
	"ninefold/gui/model/session"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/keys"
	"ninefold/gui/work/exchange"
	"ninefold/gui/work/overlay"
)

// Actions returns those on a game.
func (g *Game) Actions() []*actions.Action {
	return append(g.played(), g.onGame()...)
}

// onGame returns those that are possible while the board is edited too.
func (g *Game) onGame() []*actions.Action {
	return slices.Concat(boardActions(g.host, g.exchange, g.undo, textActions{
		save: "exportText", saveAnswer: "exportAnswer", copy: "copyText", copyAnswer: "copyAnswer",
	}), g.stepActions(), g.exchange.RecordActions(), g.editActions(), g.reachActions(), g.rulesActions(),
		g.Setup.Actions())
}

// played returns those that need a game that is played, not edited.
func (g *Game) played() []*actions.Action {
	rematch := &actions.Action{ID: "rematch", Offer: true, Menu: actions.In("file", 1, 3), Why: "over", Icon: icon.Play,
		Enabled: g.Setup.CanRematch, Run: g.Setup.Rematch}
	return slices.Concat([]*actions.Action{rematch}, exchange.LetterActions(g.exchange), g.glyphActions(),
		g.Setup.MoveActions(), g.analysisActions())
}

// Actions returns those on a Sudoku.
func (s *Sudoku) Actions() []*actions.Action {
	return append(boardActions(s.host, s.exchange, func() { s.host.Session.Sudoku.Undo() }, textActions{
		save: "exportGrid", saveAnswer: "exportSolution", copy: "copyGrid", copyAnswer: "copySolution",
	}), s.actions()...)
}

// textActions are the IDs of the actions on the judge's text of a board and on the answer to it.
type textActions struct{ save, saveAnswer, copy, copyAnswer string }

// boardActions returns what can be done on every board.
func boardActions(host *overlay.Host, x *exchange.Exchange, undo func(), of textActions) []*actions.Action {
	s := host.Session
	return slices.Concat([]*actions.Action{
		{ID: "new", Menu: actions.In("file", 1, 4), Keys: keys.CtrlShift("N"),
			Run: func() { from := s.Board(); s.Restart(); host.Arrive(from) }},
		{ID: of.saveAnswer, Group: "export", Keys: keys.Ctrl("E"), Run: x.SaveAnswer},
		{ID: of.save, Group: "export", Keys: keys.CtrlShift("E"), Run: x.SaveText},
		{ID: "compare", Menu: actions.In("contest", 1, 2), Keys: keys.Ctrl("D"), Run: x.Compare},
		{ID: "endCompare", Menu: actions.In("contest", 1, 3), Why: "compare", Enabled: x.Comparison.Shown,
			Run: x.Comparison.End},

		{ID: "undo", Bar: 3, Menu: actions.In("edit", 1, 1), Toolbar: actions.In("", 2, 1), Why: "undo",
			WhyNow: func() actions.Reason {
				g, ok := s.Board().(*session.Game)
				switch {
				case !ok || g.Current() == 0 || g.CanDelete():
					return ""
				case !mail.OnlyMoves(g): // nothing was sent
					return "came"
				}
				return "sent"
			}, Icon: icon.Undo, Keys: keys.Ctrl("Z"), Enabled: func() bool { return s.Board().CanUndo() }, Run: undo},
		{ID: "redo", Menu: actions.In("edit", 1, 2), Toolbar: actions.In("", 2, 2), Why: "redo", Icon: icon.Redo,
			Keys: keys.Ctrl("Y"), Enabled: func() bool { return s.Board().CanRedo() },
			Run: func() { s.Board().Redo() }},
		{ID: of.copy, Menu: actions.In("edit", 2, 1), Keys: keys.Ctrl("C"), Run: x.CopyText},
		{ID: of.copyAnswer, Group: "copyAs", Keys: keys.CtrlShift("C"), Run: x.CopyAnswer},
	}, x.LinkActions(), x.SaveActions(), x.PictureActions())
}

// undo takes back the last step, in a rated game for its rating.
func (g *Game) undo() {
	takeBack := func() { g.game().Undo() }
	if g.game().CanUndo() && session.HelpIn(g.game()) == session.HelpCosts {
		g.host.Help(language.Text("short.takeBack"), takeBack)
	} else {
		takeBack()
	}
}
