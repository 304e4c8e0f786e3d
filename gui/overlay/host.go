package overlay

import (
	"ninefold/gui/session"
	"ninefold/gui/tasks"
)

// Host is the part of the window that overlays, players and dialogs use.
type Host struct {
	Session *session.Session
	Tasks   *tasks.Runner
	Scope   Scope        // of what is shown
	Commit  func()       // call after a change of the session: keeps and shows it, and starts work for it
	Keep    func()       // keeps changes of the session that are not shown
	Render  func()       // call after something was found out: shows it and does nothing else
	Inform  func(string) // shows a message until the user does something else
	Mention func(string) // is Inform, unless a message is shown
	Warn    func(string) // likewise, as a warning
}

// ThenCommit returns a function that calls change and then Commit, as an action that changes the session does.
func (h *Host) ThenCommit(change func()) func() {
	return func() {
		change()
		h.Commit()
	}
}
