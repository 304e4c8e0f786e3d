package gui

import (
	"slices"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/engine/tictactoe"
	"ninefold/gui/actions"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/theme"
)

// gameActions are what can be done with nested noughts and crosses alone.
func gameActions(a *App) []*actions.Action {
	s := a.session
	return slices.Concat([]*actions.Action{
		{ID: "first", Menu: actions.GoMenu, Icon: fynetheme.IconNameMediaSkipPrevious, Places: actions.Toolbar, Key: fyne.KeyHome,
			Enabled: s.CanGoBack, Run: a.host.Then(s.GoFirst)},
		{ID: "back", Menu: actions.GoMenu, Key: fyne.KeyPageUp, Enabled: s.CanUndo, Run: a.host.Then(func() { s.Game.Undo() })},
		{ID: "forward", Menu: actions.GoMenu, Key: fyne.KeyPageDown, Enabled: s.CanRedo, Run: a.host.Then(func() { s.Game.Redo() })},
		{ID: "last", Menu: actions.GoMenu, Icon: fynetheme.IconNameMediaSkipNext, Places: actions.Toolbar, Key: fyne.KeyEnd,
			Enabled: s.CanGoForward, Run: a.host.Then(s.GoLast)},
	}, a.exchange.RecordActions(), editActions(a), reachActions(a), rulesActions(a), a.features.setup.Actions(), analysisActions(a))
}

// editActions are the edit mode and what can be done in it. Their keys are letters: no text is typed on the board.
func editActions(a *App) []*actions.Action {
	g := a.session.Game
	take := func(t session.Tool) func() { return a.host.Then(func() { g.Take(t) }) }
	all := []*actions.Action{{
		ID: "edit", Menu: actions.BoardMenu, Icon: fynetheme.IconNameDocumentCreate, Places: actions.Toolbar, Key: fyne.KeyE,
		Checked: g.Editing, Run: func() {
			if g.Editing() {
				take(session.NoTool)()
			} else {
				take(session.PutX)()
			}
		},
	}}
	for _, tool := range [...]struct {
		session.Tool
		icon fyne.ThemeIconName
		key  fyne.KeyName
	}{
		{session.PutX, theme.IconPutX, fyne.KeyX}, {session.PutO, theme.IconPutO, fyne.KeyO},
		{session.Erase, theme.IconErase, fyne.KeyDelete}, {session.SetLast, theme.IconSetLast, fyne.KeyL},
		{session.SetOwner, theme.IconSetOwner, fyne.KeyW},
	} {
		all = append(all, &actions.Action{
			ID: tool.String(), Menu: actions.BoardMenu, Group: "tools", Icon: tool.icon, Places: actions.EditBar, Key: tool.key,
			Enabled: func() bool { return session.CanTake(g, tool.Tool) }, Checked: func() bool { return g.Tool() == tool.Tool },
			Run: take(tool.Tool),
		})
	}
	whole := func(id string, icon fyne.ThemeIconName, key fyne.KeyName, to func(tictactoe.Position) tictactoe.Position) *actions.Action {
		return &actions.Action{
			ID: id, Menu: actions.BoardMenu, Icon: icon, Places: actions.EditBar, Key: key, Enabled: g.Editing, Run: func() {
				if session.Edit(g, to) {
					a.commit()
				} else {
					a.inform(locale.Text("edit.sameBoard"))
				}
			},
		}
	}
	return append(all,
		whole("clear", fynetheme.IconNameDelete, fyne.KeyC, session.Cleared),
		whole("swap", theme.IconSwap, fyne.KeyS, tictactoe.Position.Swapped),
		whole("rotate", theme.IconRotate, fyne.KeyR, session.Rotated),
		whole("mirror", theme.IconMirror, fyne.KeyM, session.Mirrored),
	)
}

// reachActions are what can be done with the answer to whether play can have made the position.
func reachActions(a *App) []*actions.Action {
	r := a.features.reach
	return []*actions.Action{
		{ID: "showGame", Menu: actions.BoardMenu, Icon: fynetheme.IconNameHistory, Key: fyne.KeyG, Enabled: r.CanShowGame, Run: r.ShowGame},
		{ID: "hare", Menu: actions.BoardMenu, Icon: theme.IconHare, Key: fyne.KeyH, Enabled: r.CanHunt, Run: func() {
			a.features.comparison.Cancel()
			r.Hunt()
		}},
		{ID: "putBack", Menu: actions.BoardMenu, Key: fyne.KeyB, Enabled: r.CanPutBack, Run: r.PutBack},
	}
}

// rulesActions switch the rule set.
func rulesActions(a *App) []*actions.Action {
	keys := [...]fyne.KeyName{fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4}
	var all []*actions.Action
	for i, rules := range tictactoe.AllRules {
		all = append(all, &actions.Action{
			ID: "rules." + rules.String(), Menu: actions.PlayMenu, Group: "rules", Places: actions.RulesSwitch, Shortcut: actions.Alt(keys[i]),
			Checked: func() bool {
				p := a.session.Game.Position()
				return p.Rules() == rules
			},
			Run: func() { a.features.rules.Switch(rules) },
		})
	}
	return all
}

// analysisActions are what can be asked about a position and a game.
func analysisActions(a *App) []*actions.Action {
	f := &a.features
	return []*actions.Action{
		{ID: "hint", Menu: actions.PlayMenu, Icon: theme.IconHint, Places: actions.PlayBar, Key: fyne.KeyT, Enabled: f.hint.Can, Run: f.hint.Ask},
		{ID: "analysis", Menu: actions.PlayMenu, Icon: theme.IconAnalysis, Places: actions.PlayBar, Key: fyne.KeyA,
			Checked: f.analysis.On, Run: f.analysis.Toggle},
		{ID: "keepLine", Menu: actions.PlayMenu, Key: fyne.KeyK, Enabled: f.line.Can, Checked: f.line.On, Run: f.line.Keep},
		{ID: "review", Menu: actions.PlayMenu, Icon: theme.IconReview, Places: actions.PlayBar, Key: fyne.KeyV, Enabled: f.review.Can,
			Checked: f.review.On, Run: f.review.Toggle},
		{ID: "mistake.before", Menu: actions.GoMenu, Shortcut: actions.Alt(fyne.KeyPageUp),
			Enabled: func() bool { return f.review.Before() > 0 }, Run: func() { a.goToStep(f.review.Before()) }},
		{ID: "mistake.after", Menu: actions.GoMenu, Shortcut: actions.Alt(fyne.KeyPageDown),
			Enabled: func() bool { return f.review.After() > 0 }, Run: func() { a.goToStep(f.review.After()) }},
	}
}
