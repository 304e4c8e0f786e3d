//go:build !js

package gui

import (
	"ninefold/engine/judge/program"
	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/keys"
	"ninefold/gui/work/match"
	"ninefold/gui/work/tester"
)

// tools are windows that run programs.
type tools struct {
	tester *tester.Tester
	match  *match.Match
}

func newTools(a *App) tools {
	screen := a.loop.On(a.screen)
	return tools{
		&tester.Tester{Host: a.Host, Screen: screen, Comparison: a.exchange.Comparison,
			Help: func() view.Sheet { return a.help(language.Text("test.invite.title")) }},
		&match.Match{Host: a.Host, Screen: screen},
	}
}

// actions open the tools, if programs can be started.
func (t tools) actions() []*actions.Action {
	if !program.Supported {
		return nil
	}
	return []*actions.Action{
		{ID: "test", Menu: actions.In("contest", 1, 1), Icon: icon.Test, Keys: keys.Ctrl("T"), Run: t.tester.Open},
		{ID: "match", Menu: actions.In("tools", 2, 2), Keys: keys.CtrlShift("T"), Run: t.match.Open},
	}
}

func (t tools) refresh() {
	t.tester.Refresh()
	t.match.Refresh()
}

// unsaved returns how many games of a match would be lost with the program.
func (t tools) unsaved() int { return t.match.Unsaved() }

func (t tools) end() {
	t.tester.End()
	t.match.End()
}
