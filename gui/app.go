// Package gui is the window. App puts together what is in the packages below it: the session, what is found out about it,
// who plays, what can be done, and what is drawn.
package gui

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"ninefold/engine/grid"
	"ninefold/engine/picture"
	"ninefold/gui/actions"
	"ninefold/gui/exchange"
	"ninefold/gui/exercise"
	"ninefold/gui/files"
	"ninefold/gui/insight"
	"ninefold/gui/learn"
	"ninefold/gui/locale"
	"ninefold/gui/play"
	"ninefold/gui/session"
	"ninefold/gui/store"
	"ninefold/gui/tasks"
	"ninefold/gui/tester"
	"ninefold/gui/theme"
	"ninefold/gui/train"
	"ninefold/gui/widgets"
)

// ID is how the system knows the program.
const ID = "org.ninefold.ninefold"

// App is the program with its one window.
type App struct {
	app      fyne.App
	window   fyne.Window
	dialogs  *widgets.Dialogs
	tasks    *tasks.Runner
	store    *store.Store
	session  *session.Session
	host     *insight.Host
	exchange *exchange.Exchange
	pictures *exchange.Pictures
	tester   *tester.Tester
	features features
	overlays []insight.Overlay // all but the last may be drawn over
	table    *actions.Table
	parts    parts
	page     webPage
}

// features are the overlays by name, and the dialogs of who plays, for the actions.
type features struct {
	setup      *play.Setup
	players    *play.Players
	analysis   *insight.Analysis
	hint       *insight.Hint
	line       *insight.Line
	review     *insight.Review
	rules      *insight.RuleChange
	reach      *insight.Reachability
	comparison *insight.Comparison
	room       *exercise.Room
	trainer    *train.Trainer
	course     *learn.Course
}

// New builds the window, with the session that was kept in dir. From other goroutines, runner must run a function on the
// UI goroutine: in the program, by fyne.Do.
func New(app fyne.App, dir string, runner *tasks.Runner) *App {
	locale.Use(locale.SystemLanguage)
	files.UseAtomicFiles()
	a := &App{app: app, tasks: runner}
	a.store = store.New(dir, func(err error) {
		runner.Post(func() { a.warn(locale.Text("session.unsaved", locale.Args{"Error": locale.Error(err)})) })
	})
	trouble := a.restore()
	if language := a.session.Settings.Language; language != locale.SystemLanguage {
		locale.Use(language)
	}
	app.Settings().SetTheme(a.theme())
	fonts := theme.ReadFonts()
	a.window = app.NewWindow(title)
	a.window.SetMaster()
	a.window.SetPadded(false)
	a.window.Resize(fyne.NewSize(a.session.Settings.Width, a.session.Settings.Height))
	a.window.Canvas().SetOnTypedKey(a.typedKey)
	a.window.Canvas().SetOnTypedRune(a.typedRune)
	a.window.SetOnDropped(func(_ fyne.Position, uris []fyne.URI) { a.exchange.Drop(uris) })
	a.dialogs = &widgets.Dialogs{Window: a.window, OnClosed: a.focusBoard}
	a.host = &insight.Host{
		Session: a.session, Tasks: runner, Searcher: insight.NewSearcher(), Commit: a.commit, Render: a.render, Inform: a.inform, Warn: a.warn,
	}
	f := &a.features
	f.room, f.trainer, f.course = exercise.NewRoom(a.session), train.NewTrainer(a.host, a.update), learn.NewCourse(a.update)
	a.addOverlays()
	a.exchange = &exchange.Exchange{
		Host: a.host, Dialogs: a.dialogs, Clipboard: app.Clipboard(), Comparison: a.features.comparison, Review: a.features.review, Remembered: func() {
			a.setMenu()
			a.keep()
		}, Files: &files.Files{Dialogs: a.dialogs, Tasks: runner, Inform: a.inform, Warn: a.warn},
	}
	a.pictures = &exchange.Pictures{Exchange: a.exchange, View: a.view, Palette: func() picture.Palette {
		return theme.Ink(app.Settings().Theme(), app.Settings().ThemeVariant())
	}}
	a.tester = &tester.Tester{Host: a.host, App: app, Comparison: a.features.comparison, Keep: a.keep}
	a.features.setup = &play.Setup{App: app, Files: a.exchange.Files, Players: a.features.players}
	a.addShortcuts()
	<-fonts
	a.build()
	if trouble != "" {
		a.warn(trouble)
	}
	return a
}

// addOverlays lists what adds to the board and to what is said, in the order in which it does. A new one is a line here.
func (a *App) addOverlays() {
	values, f := insight.Values{}, &a.features
	f.players = play.NewPlayers(a.host, values)
	f.analysis = insight.NewAnalysis(a.host, values, f.players.Thinks)
	f.hint = insight.NewHint(a.host, values, f.analysis, a.tap)
	f.review = insight.NewReview(a.host, values)
	f.line = insight.NewLine(a.host, values, f.analysis, func() bool {
		_, hinted := f.hint.Shown()
		return f.analysis.On() || hinted || f.review.On()
	})
	f.rules = insight.NewRuleChange(a.host)
	f.reach = insight.NewReachability(a.host)
	f.comparison = insight.NewComparison(a.host)
	a.overlays = []insight.Overlay{
		learn.NewInvitation(a.session, f.course), f.players, f.review, insight.NewChart(a.host, values, f.review), f.analysis, f.hint, f.line, f.rules, f.reach, f.comparison,
	}
}

// Open imports a file as if the user had chosen it.
func (a *App) Open(path string) { a.exchange.Open(path) }

// Receive is Open for a file that another start of the program brings, "" for none, and brings the window to the front. It
// can be called from any goroutine, and reports whether that was done before long.
func (a *App) Receive(path string) bool {
	const long = time.Second
	return a.tasks.PostWithin(long, func() {
		if path != "" {
			a.Open(path)
		}
		a.window.RequestFocus()
	})
}

// Run shows the window and returns when it is closed.
func (a *App) Run() {
	a.window.SetCloseIntercept(a.quit)
	a.window.Show()
	a.setMenu()
	a.parts.steps.Reveal()
	a.focusBoard()
	a.page.join(a)
	a.app.Run()
	a.exchange.Files.Close()
	a.tester.End()
	a.features.players.Close()
	a.keep()
	_ = a.store.Flush() // a failure was told already
	a.exchange.Files.Wait()
}

// commit is called after every change of the session: it shows it, in the place of an exercise too, and keeps it.
func (a *App) commit() {
	a.features.room.Leave()
	a.update()
}

// update shows what was done, and keeps what changed.
func (a *App) update() {
	a.inform("")
	if a.parts.shown != a.place() {
		a.build()
		a.focusBoard()
	} else {
		a.render()
	}
	a.keep()
}

// render shows what is.
func (a *App) render() {
	for _, o := range a.overlays {
		o.Update()
	}
	v := a.view()
	a.parts.show(&v)
	a.table.Refresh()
	a.page.show(a, &v)
	a.features.setup.Refresh()
}

// theme is how the window looks.
func (a *App) theme() fyne.Theme {
	appearance := func() theme.Appearance { return a.session.Settings.Appearance }
	return a.page.theme(theme.New(appearance))
}

// build makes everything in the window anew, for the board that is shown, in the language and the appearance that are set.
func (a *App) build() {
	before := a.table
	a.table = actions.NewTable(allActions(a), a.app, a.dialogs, a.focusBoard, a.tip)
	a.table.Remember(before)
	a.setMenu()
	a.table.AddShortcuts(a.window.Canvas(), func(id string) { a.table.DoID(id) })
	if a.parts.untidy != nil {
		a.parts.untidy()
	}
	a.parts = a.newParts()
	a.window.SetContent(a.parts.content)
	a.render()
	a.tidyUp()
}

// restyle makes every window anew, in the language and the appearance that are set.
func (a *App) restyle() {
	a.build()
	a.tester.Rebuild()
	a.features.setup.RebuildLog()
	a.keep()
}

func (a *App) setMenu() {
	atStart := a.parts.content == nil // when no menu is open yet, and measuring its words would hold up the window
	a.table.SetMenu(a.session.Settings.Recent, "import", !atStart, func(path string) {
		a.exchange.Open(path)
		a.focusBoard()
	})
}

// view is all that the window shows.
func (a *App) view() (v insight.View) {
	if e := a.features.room.Shown(); e != nil {
		v = e.View()
	} else {
		v = a.sessionView()
	}
	v.Notes = append(a.page.notes(a), v.Notes...)
	if a.store.Barred() {
		v.Notes = append([]string{locale.Text("session.barred")}, v.Notes...)
	}
	return v
}

// sessionView is all that the window shows of the session.
func (a *App) sessionView() insight.View {
	p := a.session.Problem()
	v := insight.View{Diagram: p.Diagram(), Status: p.Status(), Notes: p.Notes(), Rows: p.Rows()}
	v.Editing, v.Digits = a.session.Editing(), p.Digits()
	for _, row := range v.Rows {
		v.Steps = append(v.Steps, widgets.Step{Words: row.Words, Branch: row.Branch})
	}
	v.Current = slices.IndexFunc(v.Rows, func(row session.Row) bool { return row.ID == p.Current() })
	for _, o := range a.overlays {
		o.Show(&v)
	}
	return v
}

// tap is a click on a cell, or a cell chosen with the keyboard.
func (a *App) tap(c grid.Cell) {
	if e := a.features.room.Shown(); e != nil {
		err := e.Tap(c)
		a.update()
		if err != nil {
			a.warn(err.Error())
		}
		return
	}
	if words, busy := a.features.players.Busy(); busy {
		a.warn(words)
		return
	}
	for i := len(a.overlays) - 1; i >= 0; i-- {
		if a.overlays[i].Tap(c) {
			return
		}
	}
	if err := a.session.Problem().Tap(c); err != nil {
		a.warn(err.Error())
		return
	}
	a.commit()
}

// pointed is the pointer or the cursor coming to a cell.
func (a *App) pointed(c grid.Cell) {
	if a.session.Away {
		return
	}
	a.features.line.Point(c)
	for i := len(a.overlays) - 1; i >= 0; i-- {
		if words, ok := a.overlays[i].At(c); ok {
			a.inform(words)
			return
		}
	}
	if words, ok := a.session.Problem().At(c); ok {
		a.inform(words)
	}
}

// cancel is Escape: it ends the topmost thing that was begun and not ended.
func (a *App) cancel() {
	if e := a.features.room.Shown(); e != nil {
		a.parts.board.HideCursor()
		if !e.Release() {
			a.features.room.Leave()
		}
		a.update()
		return
	}
	ended := false
	for i := len(a.overlays) - 1; i >= 0 && !ended; i-- {
		ended = a.overlays[i].Cancel()
	}
	if !ended {
		a.session.Problem().Release()
	}
	a.parts.board.HideCursor()
	a.commit()
}

// warn says what rule or trouble stopped something, until the user does something else.
func (a *App) warn(trouble string) { a.parts.status.SetMessage(trouble, true) }

// inform says what has been done, or what the pointer is on, likewise.
func (a *App) inform(news string) { a.parts.status.SetMessage(news, false) }

// tip says something for as long as the pointer is on what it is about.
func (a *App) tip(text string) { a.parts.status.SetTip(text) }

// focusBoard gives the keyboard to the board, unless a dialog has it.
func (a *App) focusBoard() {
	if !a.dialogs.Busy() {
		a.window.Canvas().Focus(a.parts.board)
	}
}
