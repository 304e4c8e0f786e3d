//go:build !js

package gui

import (
	"fyne.io/fyne/v2"

	"ninefold/engine/program"
	"ninefold/gui/actions"
	"ninefold/gui/icon"
	"ninefold/gui/match"
	"ninefold/gui/tester"
)

// tools are what is done with programs, in windows of their own.
type tools struct {
	tester *tester.Tester
	match  *match.Match
}

func newTools(a *App) tools {
	raise := func() { a.window.RequestFocus() }
	return tools{
		&tester.Tester{Host: a.host, App: a.app, Comparison: a.features.comparison, Raise: raise},
		&match.Match{Host: a.host, App: a.app, Raise: raise},
	}
}

// actions open the tools, where programs can be started.
func (t tools) actions() []*actions.Action {
	if !program.Supported {
		return nil
	}
	return []*actions.Action{
		{ID: "test", Icon: icon.Test, Shortcut: actions.Ctrl(fyne.KeyT), Run: t.tester.Open},
		{ID: "match", Shortcut: actions.CtrlShift(fyne.KeyT), Run: t.match.Open},
	}
}

// rebuild makes the windows anew, in the language and the appearance that are set.
func (t tools) rebuild() {
	t.tester.Rebuild()
	t.match.Rebuild()
}

// end ends what runs.
func (t tools) end() {
	t.tester.End()
	t.match.End()
}
