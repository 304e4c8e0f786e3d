// Package tester is the window that tests a user's program on judge's cases. Only the user's own act starts a program.
package tester

import (
	"context"
	"path/filepath"
	"strings"
	"time"

	"ninefold/engine/judge"
	"ninefold/engine/judge/program"
	"ninefold/engine/notation/text"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/model/settings"
	"ninefold/gui/view"
	"ninefold/gui/view/dialog"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
	"ninefold/gui/work/files"
	"ninefold/gui/work/insight"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/play"
	"ninefold/gui/work/tasks"
)

// Tester tests programs in a window beside the main one. It handles that window's input as screen.SheetInput.
type Tester struct {
	Host       *overlay.Host
	Screen     screen.Screen
	Comparison *insight.Comparison
	Help       func() view.Sheet // the help page, from the chapter about tests on

	window   screen.Window // nil while it is closed
	watching tasks.Latest  // the program's file
	files    *files.Files
	form     *form
	focus    string            // the ID of the control that gets the keyboard
	turn     int               // how often one got it
	run      *run              // the last test; nil for none
	message  string            // shown until another replaces it or another language is chosen
	spoken   language.Language // of the message
	warning  bool              // the message is a warning
	rows     []judge.Result    // the cases listed
	of       *run              // the test they belong to
	shown    *judge.Result     // the case drawn; nil for none
	picked   bool              // the user chose that case
	chosen   *judge.Result     // the case that was put on the board; nil for none
	solution int               // index of the solution chosen among several; -1 for none
	own      string            // the user's own case, as last written
}

// Open opens the window, or brings it to the front.
func (t *Tester) Open() {
	if t.window != nil {
		t.window.Raise()
		return
	}
	const width, height = 860, 760 // units
	t.chosen, t.message, t.focus = nil, "", commandID
	t.form = newForm(t.kept())
	dialogs := &dialog.Stack{Closed: func() {}, Copy: func(text string) {
		t.Screen.Copy(text, func(error) {}) // a desktop does not refuse it
	}}
	t.window = t.Screen.Open(
		&screen.SheetEvents{Content: t, Dialogs: dialogs, Drop: t.drop, Closed: t.closed,
			Keys: []keys.Shortcut{keys.Ctrl("C"), keys.Ctrl("T")}}, width, height)
	dialogs.Show = t.window.Dialogs
	t.files = &files.Files{Frame: t.window, Dialogs: dialogs, Tasks: t.Host.Tasks, Inform: t.say, Warn: t.warn,
		Folder: &t.Host.Session.Settings.Folder}
	t.watch(t.watching.Begin())
}

// closed is called after the window was closed.
func (t *Tester) closed() {
	t.watching.End()
	t.files.Close()
	t.window = nil
	t.run.end()
}

// End stops the test, and returns when its programs have ended and its files are written.
func (t *Tester) End() {
	t.run.end()
	t.run.wait()
	if t.files != nil {
		t.files.Wait()
	}
}

// kept returns the last test of the problem of the board in the window; at home or during an exercise, the last test.
func (t *Tester) kept() settings.Test {
	kept := &t.Host.Session.Settings
	switch board := t.Host.Shown().(type) {
	case *session.Sudoku:
		return kept.TestOf(judge.Crosshatch.String())
	case *session.Game:
		if !board.AtHome() {
			return kept.TestOf(judge.TicTacToe.String())
		}
	}
	return kept.Test
}

// drop puts dropped programs or sources into the command. It does not start them.
func (t *Tester) drop(paths []string) {
	if len(paths) > 0 && !t.running() {
		t.Type(commandID, quoted(paths...))
	}
}

func quoted(paths ...string) string { return program.Command{Args: paths}.String() }

func (t *Tester) startOrStop() {
	if t.running() {
		t.run.stop()
		return
	}
	t.start()
}

func (t *Tester) running() bool { return t.run != nil && !t.run.over }

// asksForOther reports whether the form describes another test than the last.
func (t *Tester) asksForOther() bool {
	plan, err := t.form.read()
	return err != nil || plan.kept != t.run.kept
}

// again repeats the last test: on the user's own case, or on all cases.
func (t *Tester) again() {
	if t.run != nil && t.run.ownCase() {
		t.runOwn(t.run.test.Suite.Only)
		return
	}
	t.start()
}

// start tests the form's program.
func (t *Tester) start() { t.runOwn(nil) }

// runOwn tests the form's program on the user's own case, or for nil on all cases.
func (t *Tester) runOwn(only *judge.Case) {
	plan, err := t.form.read()
	plan.test.Suite.Only = only
	if err != nil {
		t.focusOn(play.FieldOf(err))
		t.warn(language.Words().ShortError(err))
		return
	}
	t.Host.Session.Settings.Tested(plan.kept)
	t.begin(plan)
}

// begin begins a test, which replaces the last.
func (t *Tester) begin(p plan) {
	t.run.end()
	t.unmark()
	t.run = begin(p, t.run, t.Host, t.finished, t.ask)
	t.focus = startID // a blinking cursor would make the window repaint all the time
	t.say("")
}

func (t *Tester) focusOn(id string) { t.focus, t.turn = id, t.turn+1 }

// finished is called after the test. If it could not begin, the keyboard goes to the field to correct.
func (t *Tester) finished() {
	if t.run.failed() {
		t.focusOn(t.run.wrongField())
	}
}

// ask asks the user whether what was found in folders may run.
func (t *Tester) ask(found []string, then func(yes bool)) {
	t.files.Dialogs.Ask(func() dialog.Question { return wouldRun(found) },
		func() { then(true) }, func() { then(false) })
}

// wouldRun asks whether what was found may run.
func wouldRun(found []string) dialog.Question {
	const most = 12 // named in the question
	words := []string{language.Plural("test.wouldRun", len(found))}
	for _, name := range found[:min(len(found), most)] {
		words = append(words, text.SafeLine(name))
	}
	if more := len(found) - most; more > 0 {
		words = append(words, language.Plural("test.more", more))
	}
	return dialog.Question{Title: language.Text("test.invite.title"), Words: strings.Join(words, "\n"),
		Yes: language.Text("test.own.run"), No: language.Text("dialog.cancel")}
}

// watch checks every second whether the program's file has changed. Then it offers to repeat the last test, or repeats
// it if the user has asked for that, once no dialog is open. It repeats exactly the last test, whatever the form says,
// because only the user starts another one.
func (t *Tester) watch(ctx context.Context) {
	t.Host.Tasks.Later(ctx, time.Second, func() {
		last := t.run
		if last == nil || !last.over {
			t.watch(ctx)
			return
		}
		tasks.Run(t.Host.Tasks, ctx, last.watched().Changed, func(now time.Time) {
			if last == t.run && now.After(last.asOf) && !t.files.Dialogs.Busy() {
				last.asOf = now
				t.programChanged()
			}
			t.watch(ctx)
		})
	})
}

func (t *Tester) programChanged() {
	if t.form.again {
		t.begin(t.run.plan)
	} else {
		t.say(language.Text("test.programChanged"))
	}
}

// Choose draws a case, or the first case on which one of several solutions fails.
func (t *Tester) Choose(i int) {
	switch {
	case t.run.several() && i < len(t.run.standings):
		t.shown, t.picked, t.solution = t.run.standings[i].First, true, i
	case i < len(t.rows):
		t.shown, t.picked = &t.rows[i], true
	}
}

// Type takes a field's text.
func (t *Tester) Type(id, text string) { t.form.typed[id] = text }

// Do handles a pressed button or a choice of the form.
func (t *Tester) Do(id string) {
	switch id {
	case startID:
		t.startOrStop()
	case ownID:
		t.writeOwn(t.own)
	case showID, editID, saveID, allID:
		if t.shown != nil {
			t.doWith(t.shown, id)
		}
	default:
		if !t.choose(id) && !t.copy(id) {
			t.form.do(id)
		}
	}
}

// choose asks for the file of a field if that is what a button is for, and reports whether it is.
func (t *Tester) choose(id string) bool {
	if id == chooseFilesID {
		t.files.ChoosePath(files.Tests, func(path string) { t.Type(filesID, filepath.Dir(path)) },
			t.form.paths()...)
		return true
	}
	for field, chooser := range chooserOf {
		if chooser == id {
			written, _ := program.ParseCommand(t.form.typed[field])
			t.files.ChoosePath(files.Any, func(path string) { t.Type(field, quoted(path)) }, written.Args...)
			return true
		}
	}
	return false
}

// say shows a message at the foot of the window.
func (t *Tester) say(words string) { t.tell(words, false) }

// warn shows a warning there.
func (t *Tester) warn(words string) { t.tell(words, true) }

func (t *Tester) tell(words string, warning bool) {
	t.message, t.warning = words, warning
}
