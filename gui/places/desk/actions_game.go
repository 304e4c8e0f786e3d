package desk

import (
	"strconv"

	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/model/editor"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/keys"
)

// stepActions go along the line of the game.
func (g *Game) stepActions() []*actions.Action {
	s := g.host.Session
	begun := func() bool { return s.Game.Current() != 0 }
	end := func() history.ID {
		if end := history.Last(s.Game.Standing()); end != s.Game.Current() {
			return end
		}
		return history.Last(s.Game.Main())
	}
	return []*actions.Action{
		{ID: "first", Menu: actions.In("go", 2, 1), Toolbar: actions.In("", 3, 1), Why: "first", Icon: icon.First,
			Keys: keys.Alone(keys.Home), Enabled: begun, Run: func() { s.Game.GoTo(0) }},
		{ID: "back", Menu: actions.In("go", 2, 2), Toolbar: actions.In("", 3, 2), Why: "first", Icon: icon.Previous,
			Keys: keys.Alone(keys.PageUp), Enabled: begun, Run: func() { s.Game.StepBack() }},
		{ID: "forward", Menu: actions.In("go", 2, 3), Toolbar: actions.In("", 3, 3), Why: "last", Icon: icon.Next,
			Keys: keys.Alone(keys.PageDown), Enabled: func() bool { return s.Game.CanRedo() },
			Run: func() { s.Game.StepForward() }},
		{ID: "last", Menu: actions.In("go", 2, 4), Toolbar: actions.In("", 3, 4), Why: "last", Icon: icon.Last,
			Keys:    keys.Alone(keys.End),
			Enabled: func() bool { return s.Game.Current() != end() }, Run: func() { s.Game.GoTo(end()) }},
	}
}

// glyphActions grade the move shown, as typing ! and ? does.
func (g *Game) glyphActions() []*actions.Action {
	s := g.host.Session
	var all []*actions.Action
	for i, glyph := range append(tictactoe.Glyphs(), "") {
		all = append(all, &actions.Action{
			ID: "glyph." + strconv.Itoa(i+1), Group: "glyph",
			Enabled: func() bool { return s.Game.Now().IsMove() },
			Checked: func() bool { return s.Game.Now().IsMove() && s.Game.Now().Glyph == glyph },
			Run:     func() { s.Game.Grade(glyph) },
		})
	}
	return all
}

// editActions switch edit mode and edit the board. Their keys are plain letters: nobody types text on the board.
func (g *Game) editActions() []*actions.Action {
	take := func(t editor.Tool) func() { return func() { g.pick(t) } }
	editing := func() bool { return g.editor().Tool != editor.NoTool }
	all := []*actions.Action{{
		ID: "edit", Offer: true, Menu: actions.In("board", 1, 1), Toolbar: actions.In("", 4, 1), Icon: icon.Edit,
		Keys: keys.Alone("E"), Why: "sent",
		Enabled: g.canEdit,
		Checked: editing, Run: func() {
			if editing() {
				take(editor.NoTool)()
			} else {
				take(editor.PutX)()
			}
		},
	}}
	for _, tool := range [...]struct {
		editor.Tool
		icon icon.Name
		key  keys.Key
	}{
		{editor.PutX, icon.Cross, "X"}, {editor.PutO, icon.Ring, "O"},
		{editor.Erase, icon.Erase, keys.Delete}, {editor.SetLast, "", "L"},
		{editor.SetOwner, "", "W"},
	} {
		all = append(all, &actions.Action{
			ID: tool.String(), Group: "tools", Why: "editing", Icon: tool.icon, Keys: keys.Alone(tool.key),
			Enabled: func() bool { return g.canEdit() && g.editor().CanPick(tool.Tool) },
			Checked: func() bool { return g.editor().Tool == tool.Tool },
			Run:     take(tool.Tool),
		})
	}
	return append(all, g.editAll("clear", 1, "C", editor.Cleared), g.editAll("swap", 2, "S",
		tictactoe.Position.Swapped),
		g.editAll("rotate", 3, "R", editor.Rotated), g.editAll("mirror", 4, "M", editor.Mirrored))
}

// editAll returns an action that changes the whole board at once, at a rank of its menu.
func (g *Game) editAll(id string, rank int, key keys.Key,
	to func(tictactoe.Position) tictactoe.Position) *actions.Action {
	return &actions.Action{
		ID: id, Menu: actions.In("board", 2, rank), Why: "editing", Keys: keys.Alone(key),
		Enabled: func() bool { return g.editor().Tool != editor.NoTool }, Run: func() {
			if !g.editor().Edit(to) {
				g.host.Inform(language.Text("edit.sameBoard"))
			}
		},
	}
}

// reachActions act on the answer to the question whether play can have made the position.
func (g *Game) reachActions() []*actions.Action {
	r := g.reach
	return []*actions.Action{
		{ID: "showGame", Menu: actions.In("board", 3, 1), Why: "reach", Keys: keys.Alone("G"), Enabled: r.CanShowGame,
			Run: r.ShowGame},
		{ID: "endShowGame", Menu: actions.In("board", 3, 2), Why: "reach", Enabled: r.ShowsGame, Run: r.EndGame},
		{ID: "findCorrection", Menu: actions.In("contest", 2, 1), Keys: keys.Alone("H"), Enabled: r.CanFindCorrection,
			Run: func() {
				g.comparison.End()
				r.FindCorrection()
			}},
		{ID: "nearest", Menu: actions.In("contest", 2, 2), Keys: keys.Alone("B"), Enabled: r.CanRepair, Run: func() {
			g.comparison.End()
			r.Repair()
		}},
	}
}

// rulesActions choose the rule set, by Alt and its number.
func (g *Game) rulesActions() []*actions.Action {
	var all []*actions.Action
	for i, rules := range tictactoe.OfferedRules() {
		chosen := func() bool {
			p := g.game().Position()
			return p.Rules() == rules
		}
		action := actions.Choice("rules", rules.String(), chosen, func() { g.rules.Switch(rules) })
		action.Enabled, action.Why = g.canEdit, "sent"
		if rules == tictactoe.Judge {
			action.Group, action.Menu = "", actions.In("contest", 3, 1)
		}
		if key := i + 1; key <= 9 {
			action.Keys = keys.Alt(keys.Key(strconv.Itoa(key)))
		}
		all = append(all, action)
	}
	return all
}

func (g *Game) analysisActions() []*actions.Action {
	return []*actions.Action{
		{ID: "hint", Bar: 4, Menu: actions.In("tools", 1, 1), Icon: icon.Hint, Keys: keys.Alone("T"),
			Enabled: g.hint.Can, Run: g.hint.Ask},
		{ID: "analysis", Bar: 5, Menu: actions.In("tools", 1, 4), Icon: icon.Analyse, Keys: keys.Alone("A"),
			Checked: g.analysis.On, Run: g.analysis.Toggle},
		{ID: "keepLine", Menu: actions.In("tools", 1, 5), Why: "line", Keys: keys.Alone("K"),
			Enabled: g.line.Can, Checked: g.line.On, Run: g.line.Keep},
		{ID: "review", Offer: true, Menu: actions.In("tools", 1, 6), Why: "moves", Icon: icon.Check,
			Keys: keys.Alone("V"), Enabled: g.review.Can, Checked: g.review.Covers, Run: g.review.Toggle},
		{ID: "mistake.before", Menu: actions.In("go", 3, 1), Why: "mistake", Keys: keys.Alt(keys.PageUp),
			Enabled: func() bool { return g.review.Before() > 0 }, Run: func() { g.GoToStep(g.review.Before()) }},
		{ID: "mistake.after", Menu: actions.In("go", 3, 2), Why: "mistake", Keys: keys.Alt(keys.PageDown),
			Enabled: func() bool { return g.review.After() > 0 }, Run: func() { g.GoToStep(g.review.After()) }},
	}
}
