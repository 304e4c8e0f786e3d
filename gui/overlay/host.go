package overlay

import (
	"ninefold/gui/session"
	"ninefold/gui/tasks"
)

// Host is the part of the window that overlays, players and dialogs use.
type Host struct {
	Session *session.Session
	Tasks   *tasks.Runner
	Commit  func()       // the session changed: keeps it, starts what the change needs, and shows it
	Keep    func()       // keeps what changed of the session besides what is shown
	Render  func()       // something was found out: shows it and does nothing else
	Inform  func(string) // shows a message until the user does something else
	Warn    func(string) // likewise, as a warning
}

// ThenCommit returns a function that calls change and then Commit, as an action that changes the session does.
func (h *Host) ThenCommit(change func()) func() {
	return func() {
		change()
		h.Commit()
	}
}
