// Package gui is the program with its window. App wires the packages below it: the session, what is found out about it,
// who plays and what can be done. It describes all that is shown as plain data, which a screen paints.
package gui

import (
	"context"
	"slices"

	"ninefold/engine/grid"
	"ninefold/gui/actions"
	"ninefold/gui/boards"
	"ninefold/gui/cards"
	"ninefold/gui/dialog"
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
	"ninefold/gui/screen"
	"ninefold/gui/searches"
	"ninefold/gui/session"
	"ninefold/gui/store"
	"ninefold/gui/tasks"
	"ninefold/gui/train"
	"ninefold/gui/view"
)

// ID is the program's name for the operating system.
const ID = "org.ninefold.ninefold"

// App is the program with its main window.
type App struct {
	screen   screen.Screen
	dialogs  *dialog.Stack
	tasks    *tasks.Runner
	store    *store.Store
	session  *session.Session
	host     *overlay.Host
	exchange *exchange.Exchange
	boards   *boards.List
	shown    shown
	pointing pointing
	tools    tools
	features features
	overlays []overlay.Overlay // in the order in which they add to the view; later ones may draw over it
	table    *actions.Table
	purpose  purpose // the board or exercise that the table is for
	page     webPage
	adopting adoption
	loop     screen.Loop
	arrived  int  // how often the session had shown a board when App last settled
	refocus  bool // the board, or the list of boards, gets the keyboard once all is painted
}

// features holds the overlays by name, and the dialogs about players, for the actions.
type features struct {
	setup      *play.Setup
	players    *play.Players
	analysis   *insight.Analysis
	hint       *insight.Hint
	line       *insight.BestLine
	preview    *insight.Preview
	review     *insight.Review
	rules      *insight.RuleChange
	reach      *insight.Reachability
	comparison *insight.Comparison
	deduction  *insight.SudokuHint
	gridCheck  *insight.GridCheck
	exercises  *exercise.Switcher
	trainer    *train.Trainer
	course     *learn.Course
	retry      *retry.Retry
	solving    *solving
}

// purpose is the content of the window: an exercise, or one of the session's boards.
type purpose struct {
	exercise exercise.Exercise // nil for none
	board    session.ProblemID
}

// New returns the program, showing on a screen the session kept in dir. Call it on the UI goroutine; runner runs
// functions there for other goroutines.
func New(on screen.Screen, dir string, runner *tasks.Runner) *App {
	a := &App{tasks: runner, page: newWebPage(on), pointing: pointing{cell: grid.At(5, 5)}}
	a.loop.Settle = a.settle
	on, runner.Post = a.loop.On(on), a.loop.Posting(runner.Post)
	a.screen = on
	a.store = store.New(dir, func(err error) {
		runner.Post(func() {
			a.shown.warn(locale.Text("session.unsaved", locale.Args{"Error": locale.Words().Error(err)}))
		})
	})
	a.speak(locale.SystemLanguage) // restored puts errors into words
	var trouble string
	a.session, trouble = restored(a.store)
	settings := &a.session.Settings
	a.adopting.begin(a.store, a.session, runner)
	a.speak(settings.Language)
	on.Resize(settings.Width, settings.Height)
	on.Restyle(a.style())
	a.dialogs = &dialog.Stack{Show: on.Dialogs, Closed: a.focusBoard}
	a.host = &overlay.Host{
		Session: a.session, Tasks: runner,
		Inform: a.shown.inform, Mention: a.shown.mention, Warn: a.shown.warn,
	}
	a.addFeatures()
	a.arrived = a.session.Shows()
	a.tools = newTools(a)
	on.Listen(a.events())
	f := &a.features
	f.exercises.Resume(map[string]exercise.Exercise{"train": f.trainer, "learn": f.course})
	if trouble != "" {
		a.shown.warn(trouble)
	}
	a.loop.Do(func() {})
	return a
}

// addFeatures makes all parts of App.
func (a *App) addFeatures() {
	f, on := &a.features, a.screen
	f.exercises = &exercise.Switcher{Session: a.session}
	f.trainer = &train.Trainer{Host: a.host}
	f.course = learn.NewCourse(&a.session.Settings)
	a.addOverlays()
	choices := &files.Files{
		Frame: on, Dialogs: a.dialogs, Tasks: a.tasks, Inform: a.shown.inform, Warn: a.shown.warn,
		Folder: &a.session.Settings.Folder,
	}
	a.exchange = &exchange.Exchange{
		Host: a.host, Dialogs: a.dialogs, Screen: on, Files: choices, Page: a.page.address(),
		Comparison: f.comparison, Review: f.review, View: a.view,
	}
	f.solving = &solving{host: a.host, back: a.exchange.LookAgain}
	a.boards = &boards.List{
		Host: a.host, Dialogs: a.dialogs, Focus: a.focusBoard,
		Open: func(e *session.Entry) bool { return openBoard(a, e) }, SaveAs: a.exchange.SaveAs,
	}
	f.setup = &play.Setup{Screen: on, Files: choices, Players: f.players}
}

// addOverlays lists the overlays in the order in which they add to the board and to what is said.
func (a *App) addOverlays() {
	searcher, f := searches.New(a.tasks), &a.features
	f.players = play.NewPlayers(a.host, searcher)
	f.analysis = &insight.Analysis{Host: a.host, Searcher: searcher, Busy: f.players.Thinks}
	f.hint = &insight.Hint{Host: a.host, Searcher: searcher, Analysis: f.analysis, Play: a.tap}
	f.review = &insight.Review{Host: a.host, Searcher: searcher}
	f.retry = &retry.Retry{Host: a.host, Searcher: searcher}
	f.line = &insight.BestLine{Host: a.host, Values: searcher.Values, Analysis: f.analysis, Wanted: func() bool {
		_, hinted := f.hint.Shown()
		return f.analysis.On() || hinted || f.review.On()
	}}
	chart := &insight.Chart{Host: a.host, Values: searcher.Values, Review: f.review}
	f.preview = insight.NewPreview(a.host, chart)
	f.rules = &insight.RuleChange{Host: a.host}
	f.reach = &insight.Reachability{Host: a.host}
	f.comparison = &insight.Comparison{Host: a.host}
	f.gridCheck = &insight.GridCheck{Host: a.host}
	f.deduction = &insight.SudokuHint{Host: a.host, Check: f.gridCheck}
	typing := &insight.SolutionCount{Host: a.host}
	grading := &insight.Grading{Host: a.host}
	a.overlays = []overlay.Overlay{
		f.analysis, chart, f.review, f.hint, f.line, f.preview, f.rules,
		f.reach, typing, grading, f.deduction, f.gridCheck, f.comparison,
	}
}

// Open imports a file as if the user had chosen it.
func (a *App) Open(path string) { a.loop.Do(func() { a.exchange.Open(path) }) }

// Receive opens a file that another start of the program passes on ("" for none), and brings the window to the front.
// Any goroutine may call it. It reports whether this was done before ctx ended.
func (a *App) Receive(ctx context.Context, path string) bool {
	return a.tasks.PostAndWait(ctx, func() {
		if path != "" {
			a.Open(path)
		}
		a.screen.Raise()
	})
}

// End cancels all work and returns when everything to be kept is on disk.
func (a *App) End() {
	a.adopting.End()
	a.exchange.Files.Close()
	a.tools.end()
	a.features.players.Close()
	a.host.Workshop.Close()
	a.keep()
	_ = a.store.Flush() // the user has been told of a failure
	a.exchange.Files.Wait()
}

// settle follows each event and each posted function. It keeps what has changed, ends work that is out of date, begins
// what is due and paints everything, once.
func (a *App) settle() {
	if shows := a.session.Shows(); a.arrived != shows { // a board was shown: it is what stands in the window now
		a.arrived = shows
		a.features.exercises.Leave()
		a.boards.Leave()
	}
	a.keep()
	a.advance()
	if wanted := a.wanted(); a.purpose != wanted {
		a.purpose = wanted
		a.listActions()
		a.focusBoard()
	}
	a.paint()
}

// advance ends work for what is no longer shown and begins work for what is. Players come first: overlays wait while
// the computer thinks about its move.
func (a *App) advance() {
	a.host.Scope.Follow(a.subject())
	a.features.solving.advance()
	a.features.players.Advance()
	for _, o := range a.overlays {
		o.Advance()
	}
}

// paint shows all that is known.
func (a *App) paint() {
	a.page.follow(a)
	w := a.window()
	a.shown.say(&w, a.subject())
	a.screen.Show(&w)
	a.dialogs.Refresh()
	a.tools.refresh()
	a.features.setup.Refresh()
	if a.refocus && !a.dialogs.Busy() {
		a.screen.FocusBoard()
	}
	a.refocus = false
}

// listActions lists the actions of what is shown.
func (a *App) listActions() {
	before := a.table
	a.table = &actions.Table{Actions: allActions(a), Busy: a.dialogs.Busy, After: a.focusBoard}
	a.table.Remember(before)
}

// subject identifies what is shown, for work about that.
func (a *App) subject() overlay.Subject {
	of := overlay.Subject{Board: a.session.Moment(), Editing: a.session.Editing()}
	if e := a.features.exercises.Shown(); e != nil {
		of.Instead, of.Revision = e, e.Revision()
	} else if a.boards.Shown() {
		of.Instead = a.boards
	}
	return of
}

// wanted returns the board or exercise that the window must show.
func (a *App) wanted() purpose { return purpose{a.features.exercises.Shown(), a.session.Shown} }

// restyle repaints all windows in the style set.
func (a *App) restyle() {
	a.speak(a.session.Settings.Language)
	a.screen.Restyle(a.style())
	a.boards.Rebuild()
}

func (a *App) speak(language locale.Language) {
	if a.screen.Phone() {
		locale.UseTouched(language)
	} else {
		locale.Use(language)
	}
}

func (a *App) style() screen.Style {
	settings := &a.session.Settings
	return screen.Style{Language: locale.Spoken(settings.Language), Appearance: settings.Appearance,
		Scale: settings.Scale}
}

// view returns all that is shown of the session or the exercise.
func (a *App) view() (v view.View) {
	if e := a.features.exercises.Shown(); e != nil {
		v = e.View()
	} else {
		v = sessionView(a.session, a.features.players, a.overlays)
	}
	said := a.page.notes()
	if a.store.Barred() {
		said = append(said, locale.Text("session.barred"))
	}
	v.Cards = append(cards.Notes(said), v.Cards...)
	return v
}

// sessionView returns all that is shown of the session, with what players and overlays add.
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

// focusBoard gives the keyboard to the board or the list of boards once all is painted, unless a dialog is open then.
func (a *App) focusBoard() { a.refocus = true }
