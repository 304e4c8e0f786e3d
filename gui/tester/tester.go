// Package tester is the window in which a user's program is tested on judge cases. Nothing but the user's own act
// starts a program.
package tester

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"
	"time"

	"ninefold/engine/judge"
	"ninefold/engine/notation"
	"ninefold/engine/program"
	"ninefold/engine/text"
	"ninefold/gui/dialog"
	"ninefold/gui/files"
	"ninefold/gui/insight"
	"ninefold/gui/keys"
	"ninefold/gui/locale"
	"ninefold/gui/overlay"
	"ninefold/gui/play"
	"ninefold/gui/screen"
	"ninefold/gui/session"
	"ninefold/gui/tasks"
)

// Tester tests programs in a window of its own, which does not keep the main one from being used. It takes what is done
// in the window as screen.Sheets.
type Tester struct {
	Host       *overlay.Host
	Screen     screen.Screen
	Comparison *insight.Comparison

	window   screen.Window // nil while it is closed
	watching tasks.Latest  // over the program's file
	files    *files.Files
	form     *form
	focus    string // the ID of the control that has the keyboard at first
	turn     int    // how often a field was given it
	run      *run   // the latest; nil for none
	changed  time.Time
	message  string         // until something else is said
	warning  bool           // the message is one
	rows     []judge.Result // that are listed
	of       *run           // that they are of
	shown    *judge.Result  // the case that is drawn; nil for none
	picked   bool           // by the user
	chosen   *judge.Result  // the case that was put on the board; nil for none
	solution int            // which of several is chosen; -1 for none
	own      string         // the user's own case, as it was written last
}

// Open opens the window, or brings it to the front.
func (t *Tester) Open() {
	if t.window != nil {
		t.window.Raise()
		return
	}
	const width, height = 860, 760 // units
	t.chosen, t.message, t.focus = nil, "", commandID
	t.form = newForm(t.Host.Session.Settings.Test, t.problem())
	dialogs := &dialog.Stack{Closed: func() {}}
	t.window = t.Screen.Open(
		&screen.SheetEvents{Content: t, Dialogs: dialogs, Drop: t.drop, Closed: t.closed}, width, height)
	dialogs.Show = t.window.Dialogs
	t.files = &files.Files{Frame: t.window, Dialogs: dialogs, Tasks: t.Host.Tasks, Inform: t.say, Warn: t.warn,
		Folder: &t.Host.Session.Settings.Folder}
	t.watch(t.watching.Begin())
	t.Refresh()
}

// Key takes a key that nothing in the window has a use for: Enter starts the test that the form asks for, or stops it
// if it is under way, F5 runs what was run last again, and Escape stops the test or closes the window.
func (t *Tester) Key(k keys.Shortcut) {
	switch {
	case t.window == nil: // it has closed meanwhile
	case k.Key == keys.Enter && t.running() && t.asksForOther():
		t.start()
	case k.Key == keys.Enter || k.Key == keys.Escape && t.running():
		t.startOrStop()
	case k.Key == "F5" && !t.running():
		t.again()
	case k.Key == keys.Escape:
		t.window.Close()
	}
}

// closed is called when the window has been closed.
func (t *Tester) closed() {
	t.watching.End()
	t.files.Close()
	t.window = nil
	t.run.end()
}

// End ends what runs, and returns when nothing of it is left and what is being saved is written.
func (t *Tester) End() {
	t.run.end()
	if t.files != nil {
		t.files.Wait()
	}
}

// problem is the problem of the board that is shown.
func (t *Tester) problem() judge.Problem {
	if t.Host.Session.Shown == session.CrossHatching {
		return judge.Crosshatch
	}
	return judge.TicTacToe
}

// drop takes the program, or the sources, that were dropped on the window. It does not start them.
func (t *Tester) drop(paths []string) {
	if len(paths) > 0 && !t.running() {
		t.take(commandID, quoted(paths...))
	}
}

// take puts a text into a field.
func (t *Tester) take(id, text string) {
	t.form.typed[id] = text
	t.Refresh()
}

// quoted is paths as they are written in a command.
func quoted(paths ...string) string { return program.Command{Args: paths}.String() }

func (t *Tester) startOrStop() {
	if t.running() {
		t.run.stop()
		return
	}
	t.start()
}

func (t *Tester) running() bool { return t.run != nil && !t.run.over }

// asksForOther reports whether the form asks for another test than the latest.
func (t *Tester) asksForOther() bool {
	plan, err := t.form.read()
	return err != nil || plan.kept != t.run.kept
}

// again tests the program once more: on the user's own case if that was the last.
func (t *Tester) again() {
	if t.run != nil && t.run.ownCase() {
		t.runOwn(t.run.test.Suite.Only)
		return
	}
	t.start()
}

// start tests the program that the form names.
func (t *Tester) start() { t.runOwn(nil) }

// runOwn tests the program that the form names on a case of the user's own, or on all others for nil.
func (t *Tester) runOwn(only *judge.Case) {
	plan, err := t.form.read()
	plan.test.Suite.Only = only
	if err != nil {
		t.focusOn(play.FieldOf(err))
		t.warn(play.ErrorWords(err))
		return
	}
	t.Host.Session.Settings.Test = plan.kept
	t.Host.Keep()
	t.begin(plan)
}

// begin begins a test, in the place of the one before.
func (t *Tester) begin(p plan) {
	t.run.end()
	t.takeBack()
	t.changed = watched(p.command)
	t.run = begin(p, t.Host.Tasks, t.progress, t.ask)
	t.focus = startID // a cursor that blinks would have the window drawn all the time
	t.say("")
}

// focusOn gives the keyboard to a field.
func (t *Tester) focusOn(id string) { t.focus, t.turn = id, t.turn+1 }

// progress shows how the test goes. If it could not begin, the keyboard goes to what is to be written otherwise.
func (t *Tester) progress() {
	if t.run.over && t.run.failed() {
		t.focusOn(t.run.wrongField())
	}
	t.Refresh()
}

// ask asks whether what was found in folders may be run.
func (t *Tester) ask(found []string, then func(yes bool)) {
	if t.window == nil {
		then(false)
		return
	}
	const most = 12 // that are named
	words := []string{locale.Plural("test.wouldRun", len(found))}
	for _, name := range found[:min(len(found), most)] {
		words = append(words, text.Printable(name))
	}
	if more := len(found) - most; more > 0 {
		words = append(words, locale.Plural("test.more", more))
	}
	t.files.Dialogs.Ask(locale.Text("test.invite.title"), strings.Join(words, "\n"), locale.Text("test.own.run"),
		locale.Text("dialog.cancel"), then)
}

// watch looks every second whether the program's file has changed, and then offers to test it again, or does so if the
// user has asked for it: as it was tested last, whatever the form says by now, because only the user starts another
// one.
func (t *Tester) watch(ctx context.Context) {
	t.Host.Tasks.Later(ctx, time.Second, func() {
		if t.run != nil && t.run.over {
			if now := watched(t.run.command); now.After(t.changed) {
				t.changed = now
				if t.form.again {
					t.begin(t.run.plan)
				} else {
					t.say(locale.Text("test.programChanged"))
				}
			}
		}
		t.watch(ctx)
	})
}

// Choose draws a case, or the first that one of several solutions fails on.
func (t *Tester) Choose(i int) {
	switch {
	case t.run.several() && i < len(t.run.standings):
		t.shown, t.picked, t.solution = t.run.standings[i].First, true, i
	case i < len(t.rows):
		t.shown, t.picked = &t.rows[i], true
	}
	t.Refresh()
}

// Type takes what is typed in the form.
func (t *Tester) Type(id, text string) { t.take(id, text) }

// The IDs of the buttons beside a case.
const (
	showID = "show"
	editID = "edit"
	saveID = "save"
	allID  = "all"
)

// Do takes what was pressed in the form or beside a case.
func (t *Tester) Do(id string) {
	switch id {
	case startID:
		t.startOrStop()
	case chooseID:
		t.files.ChoosePath(files.Any, func(path string) { t.take(commandID, quoted(path)) })
	case chooseFilesID:
		t.files.ChoosePath(files.Tests, func(path string) { t.take(filesID, filepath.Dir(path)) })
	case ownID:
		t.writeOwn(t.own)
	case showID, editID, saveID, allID:
		if t.shown != nil {
			t.doWith(t.shown, id)
		}
	default:
		t.form.do(id)
		t.Refresh()
	}
}

// doWith does what a button beside a case is for.
func (t *Tester) doWith(r *judge.Result, id string) {
	switch id {
	case showID:
		t.put(*r)
		t.Screen.Raise()
	case editID:
		t.writeOwn(string(r.Case.Input))
	case saveID:
		t.files.Save(caseFile(&r.Case)+".in", r.Case.Input)
	case allID:
		t.files.Dialogs.ReadPages(capital(locale.Words().CaseName(&r.Case)), allTexts(r))
	}
}

// writeOwn lets the user write a case, which may be begun, and runs the program on it.
func (t *Tester) writeOwn(begun string) {
	t.files.Dialogs.Edit(dialog.Text{
		Title: locale.Text("test.own.title"), Advice: locale.Text("test.own.advice"), Text: begun,
		Confirm: locale.Text("test.own.run"),
		Use: func(written string) (then func(), err error) {
			c, err := judge.NewCase(t.form.problem, []byte(written))
			if err != nil {
				return nil, err
			}
			t.own = written
			return func() { t.runOwn(&c) }, nil
		},
	})
}

// put puts a case on the board of the main window, as an import, with what is wrong in the answer.
func (t *Tester) put(result judge.Result) {
	readings, err := notation.Read(result.Case.Input)
	if err != nil {
		t.warn(locale.Words().Error(err))
		return
	}
	t.chosen = &result
	t.Comparison.Cancel() // it may be about the same board
	t.Host.Session.Import(readings[0])
	t.Host.Commit()
	if result.Verdict.Answered() && result.WhiteSpace == nil {
		t.Comparison.SetResult(result.Comparison)
	} else {
		t.Host.Warn(locale.Words().Judgement(&result))
	}
	t.Refresh()
}

// takeBack takes what was said of the chosen case off the board: it was another test. The board itself stays.
func (t *Tester) takeBack() {
	if t.chosen != nil {
		t.chosen = nil
		t.Host.Inform("")
		t.Comparison.End()
	}
}

func caseFile(c *judge.Case) string {
	switch c.Source {
	case judge.Shrunk:
		return "smallest"
	case judge.Own:
		return "own"
	}
	return fmt.Sprintf("failing-%d", c.Number)
}

// say says something at the foot of the window until something else is said.
func (t *Tester) say(words string) { t.tell(words, false) }

// warn says what is wrong there.
func (t *Tester) warn(words string) { t.tell(words, true) }

func (t *Tester) tell(words string, warning bool) {
	t.message, t.warning = words, warning
	t.Refresh()
}
