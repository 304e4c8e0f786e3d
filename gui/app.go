// Package gui is the window. App puts together what is in the packages below it: the session, what is found out about
// it, who plays, what can be done, and what is drawn.
package gui

import (
	"context"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"ninefold/gui/actions"
	"ninefold/gui/boards"
	"ninefold/gui/cards"
	"ninefold/gui/exchange"
	"ninefold/gui/exercise"
	"ninefold/gui/files"
	"ninefold/gui/insight"
	"ninefold/gui/learn"
	"ninefold/gui/locale"
	"ninefold/gui/overlay"
	"ninefold/gui/play"
	"ninefold/gui/retry"
	"ninefold/gui/scene"
	"ninefold/gui/searches"
	"ninefold/gui/session"
	"ninefold/gui/store"
	"ninefold/gui/tasks"
	"ninefold/gui/theme"
	"ninefold/gui/train"
	"ninefold/gui/view"
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
	host     *overlay.Host
	exchange *exchange.Exchange
	pictures *exchange.Pictures
	boards   *boards.List
	messages messages
	tools    tools
	features features
	overlays []overlay.Overlay // all but the last may be drawn over
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
	preview    *insight.Preview
	review     *insight.Review
	rules      *insight.RuleChange
	reach      *insight.Reachability
	comparison *insight.Comparison
	deduction  *insight.Deduction
	gridCheck  *insight.GridCheck
	exercises  *exercise.Switcher
	trainer    *train.Trainer
	course     *learn.Course
	retry      *retry.Retry
	solving    *solving
}

// New builds the window, with the session that was kept in dir. From other goroutines, runner must run a function on
// the UI goroutine: in the program, by fyne.Do.
func New(app fyne.App, dir string, runner *tasks.Runner) *App {
	locale.Use(locale.SystemLanguage)
	a := &App{app: app, tasks: runner}
	a.store = store.New(dir, func(err error) {
		runner.Post(func() {
			a.messages.warn(locale.Text("session.unsaved", locale.Args{"Error": locale.Words().Error(err)}))
		})
	})
	var trouble string
	a.session, trouble = restored(a.store)
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
	a.host = &overlay.Host{
		Session: a.session, Tasks: runner, Commit: a.commit, Keep: a.keep, Render: a.render,
		Inform: a.messages.inform, Warn: a.messages.warn,
	}
	f := &a.features
	f.exercises, f.trainer = exercise.NewSwitcher(a.session), train.NewTrainer(a.host, a.update)
	f.course = learn.NewCourse(&a.session.Settings, a.update)
	a.addOverlays()
	a.exchange = &exchange.Exchange{
		Host: a.host, Dialogs: a.dialogs, Clipboard: app.Clipboard(), Comparison: a.features.comparison,
		Review: a.features.review,
		Remembered: func() {
			a.setMenu()
			a.retitle()
		},
		Page:  a.page.address(),
		Files: &files.Files{Dialogs: a.dialogs, Tasks: runner, Inform: a.messages.inform, Warn: a.messages.warn},
	}
	a.pictures = &exchange.Pictures{Exchange: a.exchange, View: a.view}
	a.boards = &boards.List{
		Host: a.host, Dialogs: a.dialogs, Touch: a.page.phone, Changed: a.listChanged,
		Open: func(e *session.Entry) { openBoard(a, e) }, SaveAs: a.exchange.SaveAs,
	}
	a.messages = messages{&a.parts, a.boards}
	a.tools = newTools(a)
	a.features.setup = &play.Setup{App: app, Files: a.exchange.Files, Players: a.features.players}
	redo := &desktop.CustomShortcut{KeyName: fyne.KeyZ,
		Modifier: fyne.KeyModifierShortcutDefault | fyne.KeyModifierShift}
	a.window.Canvas().AddShortcut(redo, func(fyne.Shortcut) { a.table.DoID("redo") }) // besides the menu's
	f.exercises.Resume(map[string]exercise.Exercise{"train": f.trainer, "learn": f.course})
	f.solving = &solving{session: a.session, tasks: runner, render: a.render}
	f.solving.note()
	<-fonts
	a.advance()
	a.build()
	if trouble != "" {
		a.messages.warn(trouble)
	}
	return a
}

// addOverlays lists what adds to the board and to what is said, in the order in which it does. A new one is a line
// here.
func (a *App) addOverlays() {
	searcher, f := searches.New(a.tasks, a.render), &a.features
	f.players = play.NewPlayers(a.host, searcher)
	f.analysis = insight.NewAnalysis(a.host, searcher, f.players.Thinks)
	f.hint = insight.NewHint(a.host, searcher, f.analysis, a.tap)
	f.review = insight.NewReview(a.host, searcher)
	f.retry = retry.New(a.host, searcher, a.update)
	f.line = insight.NewLine(a.host, searcher.Values, f.analysis, func() bool {
		_, hinted := f.hint.Shown()
		return f.analysis.On() || hinted || f.review.On()
	})
	chart := insight.NewChart(a.host, searcher.Values, f.review)
	f.preview = insight.NewPreview(a.host, chart)
	f.rules = insight.NewRuleChange(a.host)
	f.reach = insight.NewReachability(a.host)
	f.comparison = insight.NewComparison(a.host)
	f.deduction = insight.NewDeduction(a.host)
	typing := insight.NewTyping(a.host)
	f.gridCheck = insight.NewGridCheck(a.host)
	grading := insight.NewGrading(a.host)
	a.overlays = []overlay.Overlay{
		f.analysis, chart, f.review, f.hint, f.line, f.preview, f.rules,
		f.reach, typing, grading, f.deduction, f.gridCheck, f.comparison,
	}
}

// Open imports a file as if the user had chosen it.
func (a *App) Open(path string) { a.exchange.Open(path) }

// Receive is Open for a file that another start of the program brings, "" for none, and brings the window to the front.
// It can be called from any goroutine, and reports whether that was done before ctx ended.
func (a *App) Receive(ctx context.Context, path string) bool {
	return a.tasks.PostAndWait(ctx, func() {
		if path != "" {
			a.Open(path)
		}
		a.window.RequestFocus()
	})
}

// Run shows the window and returns when it is closed.
func (a *App) Run() {
	a.window.SetCloseIntercept(a.quit)
	a.app.Lifecycle().SetOnEnteredForeground(func() { a.tasks.Post(a.exchange.LookAgain) })
	a.window.Show()
	a.setMenu()
	a.focusBoard()
	a.page.join(a)
	a.app.Run()
	a.exchange.Files.Close()
	a.tools.end()
	a.features.players.Close()
	a.keep()
	_ = a.store.Flush() // a failure was told already
	a.exchange.Files.Wait()
}

// commit is called after every change of the session: it shows it, in the place of an exercise or the list of boards
// too, and keeps it.
func (a *App) commit() {
	a.features.exercises.Leave()
	a.boards.Leave()
	a.update()
}

// listChanged is called when the list of boards has changed, or has come or gone.
func (a *App) listChanged() {
	a.update()
	a.focusBoard()
}

// update keeps a change, lets everybody begin what is to be done about it, and shows it.
func (a *App) update() {
	a.messages.inform("")
	a.features.solving.note()
	a.keep()
	a.advance()
	if a.parts.shown != a.purpose() {
		a.build()
		a.focusBoard()
	} else {
		a.render()
	}
}

// advance lets whoever has something to do about the position shown begin it, and drop what was about another. The
// players come first: others wait while the computer is at its move.
func (a *App) advance() {
	a.features.players.Advance()
	for _, o := range a.overlays {
		o.Advance()
	}
}

// render shows what is known. It begins nothing, and can be called as often as anything is found out.
func (a *App) render() {
	a.parts.enter(a.session.AtHome())
	v := a.view()
	a.parts.setPage(a.boards.Page())
	a.parts.show(&v, a.table)
	a.table.Refresh()
	a.page.show(a, &v)
	a.features.setup.Refresh()
	a.retitle()
}

// theme is how the window looks.
func (a *App) theme() fyne.Theme {
	appearance := func() theme.Appearance { return a.page.appearance(theme.Appearance(a.session.Settings.Appearance)) }
	return a.page.theme(theme.New(appearance))
}

// build makes everything in the window anew, for the board that is shown, in the language and the appearance that are
// set.
func (a *App) build() {
	before := a.table
	a.table = actions.NewTable(allActions(a), a.app, a.dialogs, a.focusBoard)
	a.table.Remember(before)
	a.setMenu()
	a.table.AddShortcuts(a.window.Canvas(), func(id string) { a.table.DoID(id) })
	if a.parts.cancelTidyUp != nil {
		a.parts.cancelTidyUp()
	}
	a.boards.Rebuild()
	a.parts = a.newParts()
	a.window.SetContent(a.parts.content)
	a.render()
	a.parts.tidyUp(a.tasks)
}

// restyle makes every window anew, in the language and the appearance that are set.
func (a *App) restyle() {
	a.build()
	a.tools.rebuild()
	a.features.setup.RebuildLog()
	a.keep()
}

func (a *App) setMenu() {
	if a.page.phone() { // where the palette has all there is
		a.window.SetMainMenu(nil)
		return
	}
	atStart := a.parts.content == nil // when no menu is open yet, and measuring its words would hold up the window
	a.table.SetMenu(a.session.Settings.Recent, !atStart, a.openRecent)
}

// view is all that the window shows.
func (a *App) view() (v view.View) {
	if e := a.features.exercises.Shown(); e != nil {
		v = e.View()
	} else {
		v = sessionView(a.session, a.features.players, a.overlays)
	}
	if a.parts.home && a.parts.covered() { // there is no cell to click
		v.Icon = ""
		v.Status = locale.Status{Headline: locale.Text("start.covered"), Why: locale.Text("start.covered.why")}
	}
	said := a.page.notes(a)
	if a.store.Barred() {
		said = append(said, locale.Text("session.barred"))
	}
	v.Cards = append(cards.Notes(said), v.Cards...)
	return v
}

// sessionView is all that the window shows of the session, with what players and overlays add to it.
func sessionView(of *session.Session, players *play.Players, overlays []overlay.Overlay) view.View {
	p, shown := of.Problem(), scene.New(of)
	v := overlay.Board{Rows: p.Rows()}
	v.Diagram, v.Icon, v.Status, v.Notes = shown.Diagram(), cards.Icon(of), shown.Status(), shown.Notes()
	for _, row := range v.Rows {
		v.Steps = append(v.Steps, overlay.Step{
			Words: shown.Step(row), Glyph: row.Glyph, Note: locale.Words().Remark(row.Comment),
		})
	}
	v.Current = slices.IndexFunc(v.Rows, func(row session.Row) bool { return row.ID == p.Current() })
	players.Show(&v)
	for _, o := range overlays {
		o.Show(&v)
	}
	v.Cards = cards.New(of, &v)
	return v.View
}

// focusBoard gives the keyboard to the board, or to the list of boards, unless a dialog has it.
func (a *App) focusBoard() {
	switch {
	case a.dialogs.Busy():
	case a.boards.Shown():
		a.boards.Focus()
	default:
		a.window.Canvas().Focus(a.parts.board)
	}
}
