// Package gui is the window: the board, what is said about it, and everything that can be done to it. One App owns the
// state; whatever happens in the window ends in one of its methods, and what it shows is computed from the state.
package gui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
	"ninefold/gui/board"
	"ninefold/gui/locale"
	"ninefold/gui/theme"
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

	shown    Kind // what the window was built for
	board    *board.Board
	pad      *pad // nil when the board shown has none
	steps    *stepList
	side     *sidePanel
	status   *statusBar
	tools    []*tool
	items    map[string]*fyne.MenuItem     // of the menus, by command
	row      int                           // typed, and waiting for a column; 0 for none
	deleted  *history.Tree[tictactoe.Step] // the game as it was before a branch was deleted; nil when that is not the last thing done
	compared *comparison                   // shown on the board; nil for none
	dialog   dialog.Dialog                 // shown last, which Escape closes
	said     remark                        // in the place of the status' reason, until the next change
	hand     editTool                      // in the edit mode the tool in use; otherwise noTool
	editbar  fyne.CanvasObject             // the tools, shown in the edit mode
	inquiry  *inquiry                      // about the position shown; nil for none
	badge    *badge                        // says what it found

	playbar  *playbar // nil when the board shown has none
	progress *progressLine
	hinted   string      // said for as long as the pointer is on what it is about
	opponent opponent    // the computer as a player
	analysis analysis    // of the position shown
	insights insights    // what it, and others, found out
	proposal *proposal   // the hint; nil for none
	review   *review     // of the line shown; nil for none
	switched *ruleChange // shown on the board; nil for none
}

// remark is something said in passing.
type remark struct {
	text    string
	warning bool
}

// New builds the window, with the session that was kept in dir. From other goroutines, post must run a function on the
// UI goroutine: in the program, fyne.Do.
func New(app fyne.App, dir string, post func(func())) *App {
	locale.Use(locale.SystemLanguage)
	a := &App{app: app, post: post, insights: insights{}, opponent: opponent{resting: true}}
	a.store = newStore(dir, func(err error) {
		post(func() { a.warn(locale.Text("session.unsaved", locale.Args{"Error": err.Error()})) })
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
	a.steps.reveal()
	a.focusBoard()
	a.joinPage()
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
		return NewSession(), locale.Text("session.unreadable", locale.Args{"Error": err.Error()})
	}
	return NewSession(), locale.Text("session.damaged", locale.Args{"File": aside, "Error": err.Error()})
}

// rebuild makes everything in the window anew, in the language and the appearance that are set.
func (a *App) rebuild() {
	settings := a.session.Settings
	locale.Use(settings.Language)
	a.app.Settings().SetTheme(theme.New(settings.Appearance, locale.Spoken(settings.Language)))
	a.build()
}

// build makes everything in the window anew, for the board that is shown.
func (a *App) build() {
	a.shown = a.session.Shown
	a.commands = commandsFor(a.shown)
	a.board = board.New()
	a.board.Label = locale.Text("board.label")
	a.board.OnTap, a.board.OnKey, a.board.OnRune = a.tap, a.typedKey, a.typedRune
	a.board.OnPoint = a.pointed
	a.steps = newStepList(a.goTo)
	a.status = newStatusBar()
	a.tools, a.items = nil, map[string]*fyne.MenuItem{}
	a.window.SetMainMenu(a.buildMenu())
	toolbar := a.buildBar(func(c *command) bool { return c.toolbar })
	a.editbar = a.buildBar(func(c *command) bool { return c.editbar })
	a.side = newSidePanel(a.steps.list, newChart(a.goToStep, a.hint))
	a.progress = newProgressLine()
	a.pad = a.buildPad()
	a.playbar = a.buildPlaybar()
	a.badge = newBadge(a.doByID)
	desk := &deskLayout{
		toolbar, a.board, a.status, a.side.Container, a.editbar, a.badge, a.playbar, a.playbar.objects(), a.progress,
	}
	content := container.New(desk, toolbar, a.board, a.status, a.side.Container, a.editbar, a.badge, a.progress)
	if a.pad != nil {
		desk.flank, desk.flanking = a.pad, a.pad.objects
	}
	content.Objects = append(content.Objects, desk.flanking...)
	a.window.SetContent(content)
	a.refresh()
}

// changed is called after every change of the session but a move. The computer makes no move of its own after it.
func (a *App) changed() {
	a.rest()
	a.update()
}

// played is called after a move.
func (a *App) played() {
	a.opponent.resting = false
	a.update()
}

// update shows and keeps what is now the case.
func (a *App) update() {
	a.endInquiry()
	a.endThoughts()
	a.endStaleReview()
	a.compared, a.switched, a.deleted = nil, nil, nil
	if a.shown != a.session.Shown {
		a.build()
		a.focusBoard()
	} else {
		a.refresh()
	}
	a.keep()
}

// refresh shows what is the case.
func (a *App) refresh() {
	a.row = 0
	a.engage()
	a.board.Draw(a.view())
	a.showAccount()
	a.showSteps() // after all that takes room from the list, so that its current row comes into view
	a.showProgress()
	a.showPad()
	a.tell("", false)
	a.inquire()
	a.showInquiry()
	a.showEditbar(a.editing())
}

// refreshCommands shows which commands can do anything now, and which switches are on.
func (a *App) refreshCommands() {
	menuChanged := false
	for _, c := range a.commands {
		if item := a.items[c.id]; item != nil {
			disabled, checked := !a.can(c), c.checked != nil && c.checked(a)
			menuChanged = menuChanged || item.Disabled != disabled || item.Checked != checked
			item.Disabled, item.Checked = disabled, checked
		}
	}
	if menuChanged {
		a.window.MainMenu().Refresh()
	}
	for _, t := range a.tools {
		t.update(a.can(t.command), t.command.checked != nil && t.command.checked(a))
	}
}

func (a *App) view() diagram.Diagram {
	view := a.session.Problem().View()
	if a.editing() {
		a.hand.show(&view, a.session.Noughts.Position())
	}
	if r, ok := a.analysis.thinking.found(); ok {
		markValues(&view, &r, a.analysis.thinking.position.Turn())
	}
	a.proposal.mark(&view)
	if a.switched != nil {
		a.switched.mark(&view)
	}
	if a.hunting() {
		a.inquiry.hunt.mark(&view)
	}
	if a.compared != nil {
		a.compared.mark(&view)
	}
	return view
}

// keep saves the session, the window's size with it.
func (a *App) keep() {
	if size := a.window.Canvas().Size(); !size.IsZero() {
		a.session.Settings.Width, a.session.Settings.Height = size.Width, size.Height
	}
	text, err := a.session.Marshal()
	if err != nil {
		a.warn(locale.Text("session.unsaved", locale.Args{"Error": err.Error()}))
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
	before := a.session.Problem().Current()
	if a.computerThinks() {
		a.warn(locale.Text("opponent.busy"))
		return
	}
	if err := a.act(c); err != nil {
		a.row = 0
		a.warn(err.Error())
		return
	}
	if a.session.Problem().Current() == before { // the cell was selected, no more
		a.refresh()
		return
	}
	if a.editing() {
		a.changed()
	} else {
		a.played()
	}
}

// pointed is the pointer or the cursor coming to a cell.
func (a *App) pointed(c grid.Cell) {
	did, changed := a.hareAt(c)
	contested, isContested := a.contestedAt(c)
	value, valued := a.valueAt(c)
	switch {
	case a.compared != nil:
		a.inform(a.compared.inWords(c))
	case changed:
		a.inform(did)
	case a.editing():
		words, _ := a.hand.inWords(a.session.Noughts.Position(), c)
		a.inform(words)
	case isContested:
		a.inform(contested)
	case valued && !a.proposal.shown():
		a.inform(value)
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
	a.hinted = text
	status := a.standing()
	switch {
	case text != "":
		a.status.tell(locale.Status{Headline: status.Headline, Why: text})
	case a.said.warning:
		a.status.warn(status, a.said.text)
	case a.said.text != "":
		a.status.tell(locale.Status{Headline: status.Headline, Why: a.said.text})
	default:
		a.status.tell(status)
	}
}

func (a *App) restart() {
	a.session.Problem().Restart()
	a.played()
}

func (a *App) canUndo() bool {
	p := a.session.Problem()
	_, ok := p.Parent(p.Current())
	return ok || a.deleted != nil
}

func (a *App) canRedo() bool {
	p := a.session.Problem()
	_, ok := p.Next(p.Current())
	return ok
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
