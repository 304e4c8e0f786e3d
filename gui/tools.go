//go:build !js

package gui

import (
	"fyne.io/fyne/v2"

	"ninefold/engine/program"
	"ninefold/gui/actions"
	"ninefold/gui/icon"
	"ninefold/gui/tester"
)

// tools are what is done with programs, in windows of their own.
type tools struct{ tester *tester.Tester }

func newTools(a *App) tools {
	return tools{&tester.Tester{Host: a.host, App: a.app, Comparison: a.features.comparison,
		Raise: func() { a.window.RequestFocus() }}}
}

// actions open the tools, where programs can be started.
func (t tools) actions() []*actions.Action {
	if !program.Supported {
		return nil
	}
	return []*actions.Action{{ID: "test", Icon: icon.Test, Shortcut: actions.Ctrl(fyne.KeyT), Run: t.tester.Open}}
}

// rebuild makes the windows anew, in the language and the appearance that are set.
func (t tools) rebuild() { t.tester.Rebuild() }

// end ends what runs.
func (t tools) end() { t.tester.End() }
