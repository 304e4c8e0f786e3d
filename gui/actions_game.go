package gui

import (
	"slices"
	"strconv"

	"ninefold/engine/tictactoe"
	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/keys"
)

func gameActions(a *App) []*actions.Action {
	s := a.Session
	return slices.Concat([]*actions.Action{
		{ID: "first", Icon: icon.First, Keys: keys.Alone(keys.Home),
			Enabled: s.CanGoBack, Run: s.GoFirst},
		{ID: "back", Icon: icon.Previous, Keys: keys.Alone(keys.PageUp),
			Enabled: s.CanGoBack, Run: func() { s.Game.StepBack() }},
		{ID: "forward", Icon: icon.Next, Keys: keys.Alone(keys.PageDown), Enabled: s.CanRedo,
			Run: func() { s.Game.Redo() }},
		{ID: "last", Icon: icon.Last, Keys: keys.Alone(keys.End),
			Enabled: s.CanGoForward, Run: s.GoLast},
	}, a.exchange.RecordActions(), glyphActions(a), editActions(a), reachActions(a), rulesActions(a),
		a.desk.Setup.Actions(), analysisActions(a))
}

// glyphActions grade the move shown, as typing ! and ? does.
func glyphActions(a *App) []*actions.Action {
	s := a.Session
	var all []*actions.Action
	for i, glyph := range append(tictactoe.Glyphs(), "") {
		all = append(all, &actions.Action{
			ID: "glyph." + strconv.Itoa(i+1), Group: "glyph",
			Enabled: func() bool { return s.Game.CanGrade() },
			Checked: func() bool { return s.Game.CanGrade() && s.Game.Now().Glyph == glyph },
			Run:     func() { s.Game.Grade(glyph) },
		})
	}
	return all
}

// editActions switch edit mode and edit the board. Their keys are plain letters: nobody types text on the board.
func editActions(a *App) []*actions.Action {
	s := a.Session
	take := func(t session.Tool) func() { return func() { s.Game.PickTool(t) } }
	editing := func() bool { return s.Game.Editing() }
	all := []*actions.Action{{
		ID: "edit", Icon: icon.Edit, Keys: keys.Alone("E"),
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
		key  keys.Key
	}{
		{session.PutX, icon.Cross, "X"}, {session.PutO, icon.Ring, "O"},
		{session.Erase, icon.Erase, keys.Delete}, {session.SetLast, "", "L"},
		{session.SetOwner, "", "W"},
	} {
		all = append(all, &actions.Action{
			ID: tool.String(), Group: "tools", Icon: tool.icon, Keys: keys.Alone(tool.key),
			Enabled: func() bool { return s.Game.CanPickTool(tool.Tool) },
			Checked: func() bool { return s.Game.Tool() == tool.Tool },
			Run:     take(tool.Tool),
		})
	}
	return append(all, editAll(a, "clear", "C", session.Cleared), editAll(a, "swap", "S", tictactoe.Position.Swapped),
		editAll(a, "rotate", "R", session.Rotated), editAll(a, "mirror", "M", session.Mirrored))
}

// editAll returns an action that changes the whole board at once.
func editAll(a *App, id string, key keys.Key, to func(tictactoe.Position) tictactoe.Position) *actions.Action {
	game := func() *session.Game { return a.Session.Game }
	return &actions.Action{
		ID: id, Keys: keys.Alone(key), Enabled: func() bool { return game().Editing() }, Run: func() {
			if !game().Edit(to) {
				a.shown.inform(language.Text("edit.sameBoard"))
			}
		},
	}
}

// reachActions act on the answer to the question whether play can have made the position.
func reachActions(a *App) []*actions.Action {
	r := a.desk.Reach
	return []*actions.Action{
		{ID: "showGame", Keys: keys.Alone("G"), Enabled: r.CanShowGame, Run: r.ShowGame},
		{ID: "endShowGame", Enabled: r.ShowsGame, Run: r.EndGame},
		{ID: "hare", Keys: keys.Alone("H"), Enabled: r.CanFindCorrection, Run: func() {
			a.desk.Comparison.End()
			r.FindCorrection()
		}},
		{ID: "nearest", Keys: keys.Alone("B"), Enabled: r.CanMend, Run: func() {
			a.desk.Comparison.End()
			r.Mend()
		}},
	}
}

// rulesActions choose the rule set, by Alt and its number.
func rulesActions(a *App) []*actions.Action {
	var all []*actions.Action
	for i, rules := range tictactoe.OfferedRules() {
		chosen := func() bool {
			p := a.Session.Game.Position()
			return p.Rules() == rules
		}
		action := actions.Choice("rules", rules.String(), chosen, func() { a.desk.Rules.Switch(rules) })
		if rules == tictactoe.Judge {
			action.Group = "" // only for contests
		}
		if key := i + 1; key <= 9 {
			action.Keys = keys.Alt(keys.Key(strconv.Itoa(key)))
		}
		all = append(all, action)
	}
	return all
}

func analysisActions(a *App) []*actions.Action {
	d := a.desk
	return []*actions.Action{
		{ID: "hint", Icon: icon.Hint, Keys: keys.Alone("T"), Enabled: d.Hint.Can, Run: d.Hint.Ask},
		{ID: "analysis", Icon: icon.Analyse, Keys: keys.Alone("A"),
			Checked: d.Analysis.On, Run: d.Analysis.Toggle},
		{ID: "keepLine", Keys: keys.Alone("K"), Enabled: d.Line.Can, Checked: d.Line.On, Run: d.Line.Keep},
		{ID: "review", Icon: icon.Check, Keys: keys.Alone("V"), Enabled: d.Review.Can,
			Checked: d.Review.Covers, Run: d.Review.Toggle},
		{ID: "mistake.before", Keys: keys.Alt(keys.PageUp),
			Enabled: func() bool { return d.Review.Before() > 0 }, Run: func() { d.GoToStep(d.Review.Before()) }},
		{ID: "mistake.after", Keys: keys.Alt(keys.PageDown),
			Enabled: func() bool { return d.Review.After() > 0 }, Run: func() { d.GoToStep(d.Review.After()) }},
	}
}
