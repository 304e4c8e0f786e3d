package gui

import "ninefold/gui/actions"

// tools are what is done with programs, which a web page cannot start: it is loaded the sooner without them.
type tools struct{}

func newTools(*App) tools                { return tools{} }
func (tools) actions() []*actions.Action { return nil }
func (tools) refresh()                   {}
func (tools) unsaved() int               { return 0 }
func (tools) end()                       {}
