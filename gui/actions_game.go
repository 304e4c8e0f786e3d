package gui

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"ninefold/engine/tictactoe"
	"ninefold/gui/actions"
	"ninefold/gui/icon"
	"ninefold/gui/locale"
	"ninefold/gui/session"
)

// gameActions are what can be done with nested noughts and crosses alone.
func gameActions(a *App) []*actions.Action {
	s := a.session
	return slices.Concat([]*actions.Action{
		{ID: "first", Icon: icon.First, Key: fyne.KeyHome,
			Enabled: s.CanGoBack, Run: a.host.ThenCommit(s.GoFirst)},
		{ID: "back", Icon: icon.Previous, Key: fyne.KeyPageUp, Enabled: s.CanUndo,
			Run: a.host.ThenCommit(func() { s.Game.StepBack() })},
		{ID: "forward", Icon: icon.Next, Key: fyne.KeyPageDown, Enabled: s.CanRedo,
			Run: a.host.ThenCommit(func() { s.Game.StepForward() })},
		{ID: "last", Icon: icon.Last, Key: fyne.KeyEnd,
			Enabled: s.CanGoForward, Run: a.host.ThenCommit(s.GoLast)},
	}, a.exchange.RecordActions(), glyphActions(a), editActions(a), reachActions(a), rulesActions(a),
		a.features.setup.Actions(), analysisActions(a))
}

// glyphActions grade the move shown, as ! and ? do when they are typed.
func glyphActions(a *App) []*actions.Action {
	s := a.session
	var all []*actions.Action
	for i, glyph := range append(tictactoe.Glyphs(), "") {
		all = append(all, &actions.Action{
			ID: "glyph." + strconv.Itoa(i+1), Group: "glyph",
			Enabled: func() bool { return s.Game.CanGrade() },
			Checked: func() bool { return s.Game.CanGrade() && s.Game.Now().Glyph == glyph },
			Run:     a.host.ThenCommit(func() { s.Game.Grade(glyph) }),
		})
	}
	return all
}

// editActions are the edit mode and what can be done in it. Their keys are letters: no text is typed on the board.
func editActions(a *App) []*actions.Action {
	s := a.session
	take := func(t session.Tool) func() { return a.host.ThenCommit(func() { s.Game.PickTool(t) }) }
	editing := func() bool { return s.Game.Editing() }
	all := []*actions.Action{{
		ID: "edit", Icon: icon.Edit, Key: fyne.KeyE,
		Checked: editing, Run: func() {
			if editing() {
				take(session.NoTool)()
			} else {
				take(session.PutX)()
			}
		},
	}}
	for _, tool := range [...]struct {
		session.Tool
		icon icon.Name
		key  fyne.KeyName
	}{
		{session.PutX, icon.Cross, fyne.KeyX}, {session.PutO, icon.Ring, fyne.KeyO},
		{session.Erase, icon.Erase, fyne.KeyDelete}, {session.SetLast, "", fyne.KeyL},
		{session.SetOwner, "", fyne.KeyW},
	} {
		all = append(all, &actions.Action{
			ID: tool.String(), Group: "tools", Icon: tool.icon, Key: tool.key,
			Enabled: func() bool { return s.Game.CanPickTool(tool.Tool) },
			Checked: func() bool { return s.Game.Tool() == tool.Tool },
			Run:     take(tool.Tool),
		})
	}
	whole := func(id string, key fyne.KeyName, to func(tictactoe.Position) tictactoe.Position) *actions.Action {
		return &actions.Action{
			ID: id, Key: key, Enabled: editing, Run: func() {
				if s.Game.Edit(to) {
					a.commit()
				} else {
					a.messages.inform(locale.Text("edit.sameBoard"))
				}
			},
		}
	}
	return append(all,
		whole("clear", fyne.KeyC, session.Cleared),
		whole("swap", fyne.KeyS, tictactoe.Position.Swapped),
		whole("rotate", fyne.KeyR, session.Rotated),
		whole("mirror", fyne.KeyM, session.Mirrored),
	)
}

// reachActions are what can be done with the answer to whether play can have made the position.
func reachActions(a *App) []*actions.Action {
	r := a.features.reach
	return []*actions.Action{
		{ID: "showGame", Key: fyne.KeyG, Enabled: r.CanShowGame, Run: r.ShowGame},
		{ID: "endShowGame", Enabled: r.ShowsGame, Run: r.EndGame},
		{ID: "hare", Key: fyne.KeyH, Enabled: r.CanFindCorrection, Run: func() {
			a.features.comparison.Cancel()
			r.FindCorrection()
		}},
		{ID: "nearest", Key: fyne.KeyB, Enabled: r.CanMend, Run: func() {
			a.features.comparison.Cancel()
			r.Mend()
		}},
	}
}

// rulesActions switch the rule set: with Alt and a digit, as many as there are.
func rulesActions(a *App) []*actions.Action {
	var all []*actions.Action
	for i, rules := range tictactoe.AllRules {
		action := &actions.Action{
			ID: "rules." + rules.String(), Group: "rules",
			Checked: func() bool {
				p := a.session.Game.Position()
				return p.Rules() == rules
			},
			Run: func() { a.features.rules.Switch(rules) },
		}
		if key := i + 1; key <= 9 {
			action.Shortcut = actions.Alt(fyne.KeyName(strconv.Itoa(key)))
		}
		all = append(all, action)
	}
	return all
}

// analysisActions are what can be asked about a position and a game.
func analysisActions(a *App) []*actions.Action {
	f := &a.features
	return []*actions.Action{
		{ID: "hint", Icon: icon.Hint, Key: fyne.KeyT, Enabled: f.hint.Can, Run: f.hint.Ask},
		{ID: "analysis", Icon: icon.Analyse, Key: fyne.KeyA,
			Checked: f.analysis.On, Run: f.analysis.Toggle},
		{ID: "keepLine", Key: fyne.KeyK, Enabled: f.line.Can, Checked: f.line.On, Run: f.line.Keep},
		{ID: "review", Icon: icon.Check, Key: fyne.KeyV, Enabled: f.review.Can,
			Checked: f.review.Covers, Run: f.review.Toggle},
		{ID: "mistake.before", Shortcut: actions.Alt(fyne.KeyPageUp),
			Enabled: func() bool { return f.review.Before() > 0 }, Run: func() { a.goToStep(f.review.Before()) }},
		{ID: "mistake.after", Shortcut: actions.Alt(fyne.KeyPageDown),
			Enabled: func() bool { return f.review.After() > 0 }, Run: func() { a.goToStep(f.review.After()) }},
	}
}
