package view

import (
	"ninefold/gui/session"
	"ninefold/gui/tasks"
)

// Host is what those that add to the window, or do something in it, need of it.
type Host struct {
	Session *session.Session
	Tasks   *tasks.Runner
	Commit  func()       // the session changed: keeps it, lets everybody begin what that needs, and shows it
	Keep    func()       // keeps what changed of the session besides what is shown
	Render  func()       // something was found out: shows it, and nothing else
	Inform  func(string) // says something until the user does something else
	Warn    func(string) // likewise, as a warning
}

// Then is an action that changes the session.
func (h *Host) Then(change func()) func() {
	return func() {
		change()
		h.Commit()
	}
}
