package gui

import (
	"context"
	"runtime/debug"
	"time"

	"ninefold/gui/locale"
	"ninefold/gui/session"
)

const title = "Ninefold"

// maxLines is how many lines the kept session may have at start before they are made one.
const maxLines = 1000

// restore takes up the kept session, or begins a new one and returns what went wrong with the old. What cannot be read
// now is left alone; what is no session is set aside, never deleted.
func (a *App) restore() (trouble string) {
	a.session = session.New()
	text, err := a.store.Load()
	if err != nil {
		a.store.Bar()
		return locale.Text("session.unreadable", locale.Args{"Error": locale.Error(err)})
	}
	if text == nil {
		a.store.Renew()
		return ""
	}
	kept, whole, err := session.Open(text)
	if err != nil {
		a.store.Renew()
		aside, asideErr := a.store.SetAside()
		if asideErr != nil {
			return locale.Text("session.unreadable", locale.Args{"Error": locale.Error(err)})
		}
		return locale.Text("session.damaged", locale.Args{"File": aside, "Error": locale.Error(err)})
	}
	a.session = kept
	if !whole {
		a.store.Renew()
	}
	a.store.Compact(maxLines, session.Shorten)
	return ""
}

// keep saves what changed of the session, the window's size with it.
func (a *App) keep() {
	if size := a.window.Canvas().Size(); !size.IsZero() {
		a.session.Settings.Width, a.session.Settings.Height = size.Width, size.Height
	}
	changes := a.session.Changes()
	if a.store.Behind() || changes != nil && !a.store.Add(changes.Line) {
		a.store.Replace(a.session.Whole().Line)
	}
}

// tidyUp lets Fyne forget the parts before those that were just made, and returns their memory. Fyne keeps what it has drawn
// for a minute, and looks for what to forget only when it draws, which may be never while nothing happens.
func (a *App) tidyUp() {
	const drawn, forgotten = 70 * time.Second, 45 * time.Second
	ctx, stop := context.WithCancel(context.Background())
	a.parts.untidy = stop
	a.tasks.Later(ctx, drawn, func() {
		a.parts.content.Refresh()
		a.tasks.Later(ctx, forgotten, func() { go debug.FreeOSMemory() })
	})
}

// quit closes the window. A last save that fails is said first.
func (a *App) quit() {
	a.keep()
	err := a.store.Flush()
	if err == nil {
		a.app.Quit()
		return
	}
	trouble := locale.Text("session.unsaved", locale.Args{"Error": locale.Error(err)})
	a.dialogs.Ask(locale.Text("quit.unsaved"), trouble, locale.Text("Yes"), locale.Text("No"), func(yes bool) {
		if yes {
			a.app.Quit()
		}
	})
}
