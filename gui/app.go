// Package gui is the program with its window. App wires the packages below it: the session, what is found out about it,
// who plays and what can be done. It describes all that is shown as plain data, which a screen paints.
package gui

import (
	"context"

	"ninefold/engine/grid"
	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/model/store"
	"ninefold/gui/places/place"
	"ninefold/gui/view"
	"ninefold/gui/view/cards"
	"ninefold/gui/view/dialog"
	"ninefold/gui/view/screen"
	"ninefold/gui/work/exchange"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/tasks"
)

// ID is the program's name for the operating system.
const ID = "org.ninefold.ninefold"

// App is the program with its main window.
type App struct {
	*overlay.Host // the session, and what works on it
	places        // one of them stands in the window

	screen   screen.Screen
	dialogs  *dialog.Stack
	kept     *store.Store
	reading  tasks.Latest // of the index, after the start
	exchange *exchange.Exchange
	tools    tools
	table    *actions.Table
	tabled   place.Place // whose actions the table has
	shown    shown
	aim      aim
	page     webPage
	loop     screen.Loop
	made     view.Window // what is shown, but for where the pointer is and what is said for a while
}

// New returns the program, showing on a screen the session kept in dir. Call it on the UI goroutine; runner runs
// functions there for other goroutines.
func New(on screen.Screen, dir string, runner *tasks.Runner) *App {
	a := &App{aim: aim{cell: grid.At(5, 5)}}
	a.page.browser, _ = on.(screen.Browser)
	a.loop.Settle = a.settle
	a.screen, runner.Post = on, a.loop.Posting(runner.Post)
	a.kept = store.New(dir, func(err error) {
		runner.Post(func() {
			a.shown.warn(language.Text("session.unsaved", language.Args{"Error": language.Words().Error(err)}))
		})
	})
	a.speak(language.SystemLanguage) // restored puts errors into words
	kept, trouble := restored(a.kept)
	settings := &kept.Settings
	a.Host = &overlay.Host{
		Session: kept, Tasks: runner, Inform: a.shown.inform, InformIfSilent: a.shown.informIfSilent,
		Warn:  a.shown.warn,
		Enter: a.back, Arrive: a.arrive, Scope: overlay.Scope{Now: a.subject},
	}
	a.speak(settings.Language)
	on.Resize(settings.Width, settings.Height)
	on.Restyle(a.style())
	a.dialogs = &dialog.Stack{Show: on.Dialogs, Closed: a.focusBoard,
		Copy: func(text string) { a.exchange.Copy(text, "") }}
	a.Host.Dialogs = a.dialogs
	a.addPlaces()
	a.tools = newTools(a)
	a.loop.On(on).Listen(a.program())
	a.begin()
	if trouble != "" {
		a.shown.warn(trouble)
	}
	a.loop.Do(func() {})
	a.adopt()
	return a
}

// Open imports a file as if the user had chosen it.
func (a *App) Open(path string) { a.loop.Do(func() { a.exchange.Open(path) }) }

// Receive opens a file that another start of the program passes on ("" for none), and brings the window to the front.
// Any goroutine may call it. It reports whether this was done before ctx ended.
func (a *App) Receive(ctx context.Context, path string) bool {
	return a.Tasks.PostAndWait(ctx, func() {
		if path != "" {
			a.Open(path)
		}
		a.screen.Raise()
	})
}

// End cancels all work and returns when everything to be kept is on disk.
func (a *App) End() {
	a.reading.End()
	a.exchange.Files.Close()
	a.tools.end()
	a.game.Players.Close()
	a.Builds.Close()
	a.Session.AddUnlisted()
	a.keep()
	_ = a.kept.Flush() // the user has been told of a failure
	a.exchange.Files.Wait()
}

// settle follows each event and each posted function. It ends work that is out of date, begins what is due, keeps what
// has changed and paints everything, once. After a move of the pointer all of that is as it was.
func (a *App) settle() {
	if !a.loop.Pointed {
		a.follow()
	}
	a.paint()
}

// follow follows what has changed, and makes anew what is shown.
func (a *App) follow() {
	if to := a.board(); a.onBoard() && a.place != to {
		a.put(to)
	}
	if a.tabled != a.place {
		a.listActions()
	}
	if a.arrivals != a.made.Arrivals {
		a.aim.typed = false
	}
	a.Scope.Follow()
	a.place.Advance()
	a.keep()
	a.page.follow(a)
	a.table.Ask()
	a.made = a.window()
}

// paint shows all that is known.
func (a *App) paint() {
	w := a.made
	w.Cursor = view.Cell{Cell: a.aim.cell, Any: a.aim.typed}
	a.shown.say(&w, a.subject())
	a.screen.Show(&w)
	if !a.loop.Pointed {
		a.dialogs.Refresh()
		a.tools.refresh()
	}
	if a.refocus && !a.dialogs.Busy() {
		a.screen.FocusBoard()
	}
	a.refocus = false
}

// subject identifies what is shown, for work about that.
func (a *App) subject() overlay.Subject {
	of := overlay.Subject{Place: a.place, Moment: a.Session.Moment(), Revision: a.place.Revision()}
	if a.onBoard() {
		of.Board = a.Session.Board()
	}
	return of
}

// restyle repaints all windows in the style set.
func (a *App) restyle() {
	a.speak(a.Session.Settings.Language)
	a.screen.Restyle(a.style())
	a.list.Rebuild()
}

func (a *App) speak(choice language.Language) {
	if a.screen.Phone() {
		language.UseTouched(choice)
	} else {
		language.Use(choice)
	}
}

func (a *App) style() screen.Style {
	settings := &a.Session.Settings
	return screen.Style{Language: language.Spoken(settings.Language), Appearance: settings.Appearance,
		Scale: settings.Scale}
}

// view returns all that is shown of the place.
func (a *App) view() view.View {
	v := a.place.View()
	if a.onBoard() {
		v.Title = a.exchange.Title(title)
	}
	said := a.page.notes()
	if a.kept.Barred() {
		said = append(said, language.Text("session.barred"))
	}
	v.Cards = append(cards.Notes(said), v.Cards...)
	return v
}
