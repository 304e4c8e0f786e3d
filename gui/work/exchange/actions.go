package exchange

import (
	"fmt"

	"ninefold/engine/picture"
	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/model/examples"
	"ninefold/gui/model/session"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/keys"
)

// SaveActions save what is shown.
func (e *Exchange) SaveActions() []*actions.Action {
	return []*actions.Action{
		{ID: "save", Menu: actions.In("file", 3, 1), Toolbar: actions.In("", 1, 5), Icon: icon.Save,
			Keys: keys.Ctrl("S"), Run: e.Save},
		{ID: "saveAs", Menu: actions.In("file", 3, 2), Keys: keys.CtrlShift("S"), Run: e.SaveAs},
	}
}

// deleteBranch deletes the step shown with all that follow, unless some were sent or came by mail. Moves of the game
// itself are taken back by that.
func (e *Exchange) deleteBranch() {
	g := e.Host.Session.Game
	deletes := func() { e.Host.Inform(language.Plural("branch.deleted", g.Delete())) }
	switch {
	case !g.CanDelete():
		e.Host.Inform(language.Text("branch.posted"))
	case g.InVariation(), session.HelpIn(g) != session.HelpCosts:
		deletes()
	default:
		e.Host.Help(language.Text("command.deleteBranch"), deletes)
	}
}

// makeMain makes the side line shown the game, unless the game then lacks what was sent or came by mail.
func (e *Exchange) makeMain() {
	if !e.Host.Session.Game.CanPromote() {
		e.Host.Inform(language.Text("branch.posted"))
		return
	}
	e.Host.Unrate(language.Text("command.makeMain"), func() {
		e.Host.Session.Game.Promote()
		e.Host.Inform(language.Text("branch.main"))
	})
}

// RecordActions copy games, make a branch the game or delete it, and edit the comment of a step.
func (e *Exchange) RecordActions() []*actions.Action {
	s := e.Host.Session
	return []*actions.Action{
		{ID: "deleteBranch", Menu: actions.In("edit", 3, 3), Why: "first", Keys: keys.Ctrl(keys.Delete),
			Enabled: func() bool { return s.Game.Current() != 0 }, Run: e.deleteBranch},
		{ID: "makeMain", Menu: actions.In("edit", 3, 2), Why: "main",
			Enabled: func() bool { return s.Game.InVariation() }, Run: e.makeMain},
		{ID: "copyGame", Group: "copyAs", Run: e.CopyGame},
		{ID: "copyAs.actions", Group: "copyAs", Run: e.CopyActions},
		{ID: "comment", Menu: actions.In("edit", 3, 1), Keys: keys.Ctrl("M"), Run: e.Comment},
	}
}

// PictureActions copy and export a picture of the board as it is shown.
func (e *Exchange) PictureActions() []*actions.Action {
	all := []*actions.Action{
		{ID: "picture.svg", Group: "export", Run: func() {
			e.savePicture(".svg", func(p *picture.Picture) ([]byte, error) { return p.AppendSVG(nil, 1), nil })
		}},
	}
	for _, scale := range [...]int{1, 2, 4} {
		all = append(all, &actions.Action{
			ID: fmt.Sprintf("picture.png%d", scale), Group: "export",
			Run: func() {
				e.savePicture(".png", func(p *picture.Picture) ([]byte, error) { return e.Screen.PNG(p, scale) })
			},
		})
	}
	plain := &e.Host.Session.Settings.Plain
	return append(all,
		&actions.Action{ID: "picture.text", Group: "copyAs", Run: e.CopyCharacters},
		&actions.Action{ID: "picture.marks", Group: "export",
			Checked: func() bool { return !*plain }, Run: func() { *plain = !*plain }})
}

// ExampleActions open the examples.
func (e *Exchange) ExampleActions() []*actions.Action {
	var all []*actions.Action
	for _, name := range examples.Names() {
		all = append(all, &actions.Action{
			ID: "example." + name, Group: "examples", Run: func() { e.Example(name) },
		})
	}
	return all
}
