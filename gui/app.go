// Package gui is the window: the board, what is said about it, and everything that can be done to it. One App owns the
// state; whatever happens in the window ends in one of its methods, and what it shows is computed from the state.
package gui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"

	"ninefold/engine/grid"
	"ninefold/engine/history"
)

// ID is how the system knows the program.
const ID = "org.ninefold.ninefold"

// App is the program with its one window. Only its methods change the session.
type App struct {
	app      fyne.App
	window   fyne.Window
	post     func(func()) // runs a function on the UI goroutine
	store    *store
	session  *Session
	commands []*command

	board    *Board
	steps    *stepList
	status   *statusBar
	tools    []*tool
	items    map[string]*fyne.MenuItem // of the menus, by command
	row      int                       // typed, and waiting for a column; 0 for none
	compared *comparison               // shown on the board; nil for none
	dialog   dialog.Dialog             // shown last, which Escape closes
	said     remark                    // in the place of the status' reason, until the next change
}

// remark is something said in passing.
type remark struct {
	text    string
	warning bool
}

// New builds the window, with the session that was kept in dir. From other goroutines, post must run a function on the
// UI goroutine: in the program, fyne.Do.
func New(app fyne.App, dir string, post func(func())) *App {
	setLanguage(SystemLanguage)
	a := &App{app: app, post: post, commands: commandTable()}
	a.store = newStore(dir, func(err error) {
		post(func() { a.warn(say("session.unsaved", facts{"Error": err.Error()})) })
	})
	useWholeFiles()
	session, trouble := a.restore()
	a.session = session
	a.window = app.NewWindow("Ninefold")
	a.window.SetMaster()
	a.window.Resize(fyne.NewSize(session.Settings.Width, session.Settings.Height))
	a.window.Canvas().SetOnTypedKey(a.typedKey)
	a.window.Canvas().SetOnTypedRune(a.typedRune)
	a.window.SetOnDropped(func(_ fyne.Position, uris []fyne.URI) { a.dropped(uris) })
	a.addShortcuts()
	a.rebuild()
	if trouble != "" {
		a.warn(trouble)
	}
	return a
}

// Run shows the window and returns when it is closed.
func (a *App) Run() {
	a.window.SetCloseIntercept(a.quit)
	a.window.Show()
	a.focusBoard()
	a.app.Run()
	a.store.flush()
}

// restore gives the kept session, or a new one and what went wrong with the old.
func (a *App) restore() (session *Session, trouble string) {
	text, err := a.store.load()
	if err == nil && text == nil {
		return NewSession(), ""
	}
	if err == nil {
		session, err = UnmarshalSession(text)
	}
	if err == nil {
		return session, ""
	}
	aside, asideErr := a.store.setAside()
	if asideErr != nil {
		return NewSession(), say("session.unreadable", facts{"Error": err.Error()})
	}
	return NewSession(), say("session.damaged", facts{"File": aside, "Error": err.Error()})
}

// rebuild makes everything in the window anew, in the language and the appearance that are set.
func (a *App) rebuild() {
	settings := a.session.Settings
	setLanguage(settings.Language)
	a.app.Settings().SetTheme(newTheme(settings.Appearance))
	a.board = NewBoard()
	a.board.OnTap, a.board.OnKey, a.board.OnRune = a.tap, a.typedKey, a.typedRune
	a.board.OnPoint = a.pointed
	a.steps = newStepList(a.goTo)
	a.status = newStatusBar()
	a.tools, a.items = nil, map[string]*fyne.MenuItem{}
	a.window.SetMainMenu(a.buildMenu())
	toolbar := a.buildToolbar()
	side := a.steps.list
	a.window.SetContent(container.New(&deskLayout{toolbar, a.board, a.status, side}, toolbar, a.board, a.status, side))
	a.refresh()
}

// changed is called after every change of the session: it shows and keeps what is now the case.
func (a *App) changed() {
	a.compared = nil
	a.refresh()
	a.keep()
}

// refresh shows what is the case.
func (a *App) refresh() {
	a.row = 0
	problem := a.session.Problem()
	a.board.Draw(a.view())
	a.steps.show(problem.Line(), problem.Steps(), problem.Current())
	a.tell("", false)
	for _, c := range a.commands {
		if item := a.items[c.id]; item != nil {
			item.Disabled = !a.can(c)
			item.Checked = c.checked != nil && c.checked(a)
		}
	}
	a.window.MainMenu().Refresh()
	for _, t := range a.tools {
		if a.can(t.command) {
			t.Enable()
		} else {
			t.Disable()
		}
	}
}

func (a *App) view() BoardView {
	view := a.session.Problem().View()
	if a.compared != nil {
		a.compared.mark(&view)
	}
	return view
}

// keep saves the session, the window's size with it.
func (a *App) keep() {
	if size := a.window.Content().Size(); !size.IsZero() {
		a.session.Settings.Width, a.session.Settings.Height = size.Width, size.Height
	}
	text, err := a.session.Marshal()
	if err != nil {
		a.warn(say("session.unsaved", facts{"Error": err.Error()}))
		return
	}
	a.store.save(text)
}

func (a *App) quit() {
	a.keep()
	a.app.Quit()
}

// tap is a click on a cell, or a cell chosen with the keyboard.
func (a *App) tap(c grid.Cell) {
	if err := a.session.Problem().Tap(c); err != nil {
		a.row = 0
		a.warn(err.Error())
		return
	}
	a.changed()
}

// pointed is the pointer or the cursor coming to a cell.
func (a *App) pointed(c grid.Cell) {
	if a.compared != nil {
		a.inform(a.compared.inWords(c))
	}
}

// warn says what rule or trouble stopped something.
func (a *App) warn(trouble string) { a.tell(trouble, true) }

// inform says what has been done, until something else is to be said.
func (a *App) inform(news string) { a.tell(news, false) }

func (a *App) tell(news string, warning bool) {
	a.said = remark{news, warning}
	a.hint("")
}

// hint says something for as long as the pointer is on what it is about, and with "" what was said before.
func (a *App) hint(text string) {
	status := a.session.Problem().Status()
	switch {
	case text != "":
		a.status.tell(Status{status.Headline, text})
	case a.said.warning:
		a.status.warn(status, a.said.text)
	case a.said.text != "":
		a.status.tell(Status{status.Headline, a.said.text})
	default:
		a.status.tell(status)
	}
}

func (a *App) restart() {
	a.session.Problem().Restart()
	a.changed()
}

func (a *App) canUndo() bool {
	p := a.session.Problem()
	_, ok := p.Parent(p.Current())
	return ok
}

func (a *App) canRedo() bool {
	p := a.session.Problem()
	_, ok := p.Next(p.Current())
	return ok
}

func (a *App) undo() {
	if a.session.Problem().Undo() {
		a.changed()
	}
}

func (a *App) redo() {
	if a.session.Problem().Redo() {
		a.changed()
	}
}

func (a *App) goTo(id history.ID) {
	if id == a.session.Problem().Current() {
		return
	}
	a.session.Problem().GoTo(id)
	a.changed()
	a.focusBoard()
}

func (a *App) canGoBack() bool {
	p := a.session.Problem()
	return p.Current() != p.Line()[0]
}

func (a *App) canGoForward() bool {
	p := a.session.Problem()
	line := p.Line()
	return p.Current() != line[len(line)-1]
}

func (a *App) goFirst() { a.goTo(a.session.Problem().Line()[0]) }

func (a *App) goLast() {
	line := a.session.Problem().Line()
	a.goTo(line[len(line)-1])
}

func (a *App) dropped(uris []fyne.URI) {
	if len(uris) > 0 && !a.busyWithDialog() {
		a.read(uris[0], a.imported)
	}
}

// busyWithDialog reports whether a dialog or a menu is open over the window.
func (a *App) busyWithDialog() bool { return a.window.Canvas().Overlays().Top() != nil }

// show opens a dialog and gives the keyboard back to the board when it is closed.
func (a *App) show(d dialog.Dialog) {
	a.dialog = d
	d.SetOnClosed(a.focusBoard)
	d.Show()
}

// focusBoard gives the keyboard to the board, unless a dialog has it.
func (a *App) focusBoard() {
	if !a.busyWithDialog() {
		a.window.Canvas().Focus(a.board)
	}
}
