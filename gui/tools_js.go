package gui

import "ninefold/gui/actions"

// tools is empty: a web page cannot start programs, and loads faster without them.
type tools struct{}

func newTools(*App) tools                { return tools{} }
func (tools) actions() []*actions.Action { return nil }
func (tools) refresh()                   {}
func (tools) unsaved() int               { return 0 }
func (tools) end()                       {}
