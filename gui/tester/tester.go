// Package tester is the window in which a user's program is tested on judge cases. Nothing but the user's own act
// starts a program.
package tester

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"time"

	"fyne.io/fyne/v2"

	"ninefold/engine/judge"
	"ninefold/engine/notation"
	"ninefold/engine/toolchain"
	"ninefold/gui/files"
	"ninefold/gui/insight"
	"ninefold/gui/locale"
	"ninefold/gui/overlay"
	"ninefold/gui/session"
	"ninefold/gui/widgets"
)

// Tester tests programs in a window of its own, which does not keep the main one from being used.
type Tester struct {
	Host       *overlay.Host
	App        fyne.App
	Comparison *insight.Comparison

	window  fyne.Window        // nil while it is closed
	close   context.CancelFunc // ends the watch over the program's file
	files   *files.Files
	form    *form
	parts   *parts
	run     *run // the latest; nil for none
	changed time.Time
	shown   *judge.Result // the failing case that is drawn; nil for none
	picked  bool          // by the user
	chosen  *judge.Result // the failing case that was put on the board; nil for none
}

// Open opens the window, or brings it to the front.
func (t *Tester) Open() {
	if t.window != nil {
		t.window.RequestFocus()
		return
	}
	t.chosen = nil
	t.window = t.App.NewWindow(locale.Text("test.title"))
	dialogs := &widgets.Dialogs{Window: t.window, OnClosed: func() {}}
	t.files = &files.Files{Dialogs: dialogs, Tasks: t.Host.Tasks, Inform: t.say, Warn: t.say}
	t.form = newForm(t.Host.Session.Settings.Test, t.problem())
	t.parts = t.newParts()
	t.window.SetContent(t.parts.content)
	t.window.Canvas().SetOnTypedKey(t.typedKey)
	t.window.Resize(fyne.NewSize(860, 760))
	widgets.OnClosed(t.window, t.closed)
	t.window.SetOnDropped(func(_ fyne.Position, dropped []fyne.URI) { t.drop(dropped) })
	ctx, cancel := context.WithCancel(context.Background())
	t.close = cancel
	t.watch(ctx)
	t.show()
	t.window.Show()
	t.window.Canvas().Focus(t.form.command)
}

// Rebuild makes the window anew in the language and the appearance that are set, if it is open.
func (t *Tester) Rebuild() {
	if t.window == nil {
		return
	}
	said := t.parts.message.Words()
	t.form = t.form.anew()
	t.parts = t.newParts()
	t.window.SetTitle(locale.Text("test.title"))
	t.window.Canvas().Unfocus() // the cursor of a field that is gone would blink on
	t.window.SetContent(t.parts.content)
	t.show()
	t.say(said)
}

// typedKey is a key that nothing in the window has a use for: it goes to the dialog on top, and otherwise Enter starts
// a test or stops it, and Escape stops it or closes the window.
func (t *Tester) typedKey(key *fyne.KeyEvent) {
	switch dialogs := t.files.Dialogs; {
	case dialogs.Busy():
		dialogs.TypedKey(key)
	case key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter || key.Name == fyne.KeyEscape && t.running():
		t.startOrStop()
	case key.Name == fyne.KeyEscape:
		t.window.Close()
	}
}

// closed is called when the window has been closed.
func (t *Tester) closed() {
	t.close()
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

// drop takes the program that was dropped on the window. It does not start it.
func (t *Tester) drop(dropped []fyne.URI) {
	if len(dropped) > 0 && !t.running() {
		t.form.command.SetText(quoted(filepath.FromSlash(dropped[0].Path())))
	}
}

func (t *Tester) startOrStop() {
	if t.running() {
		t.run.stop()
		return
	}
	t.start()
}

func (t *Tester) running() bool { return t.run != nil && !t.run.over }

// start tests the program that the form names.
func (t *Tester) start() {
	kept, plan, err := t.form.read(rand.Uint64N(1_000_000))
	if err != nil {
		t.takeBack()
		t.run = nil // what it came to would stand below the error
		t.sayError(err)
		t.show()
		return
	}
	t.Host.Session.Settings.Test = kept
	t.Host.Keep()
	t.begin(plan)
}

// begin begins a test, in the place of the one before.
func (t *Tester) begin(p plan) {
	t.run.end()
	t.takeBack()
	t.changed = watched(p.command)
	t.run = begin(p, t.Host.Tasks, t.show)
	t.window.Canvas().Focus(t.parts.start) // a cursor that blinks would have the window drawn all the time
	t.say("")
	t.show()
}

// watch looks every second whether the program's file has changed, and then offers to test it again, or does so if the
// user has asked for it: as it was tested last, whatever the form says by now, because only the user starts another
// one.
func (t *Tester) watch(ctx context.Context) {
	t.Host.Tasks.Later(ctx, time.Second, func() {
		if t.run != nil && t.run.over {
			if now := watched(t.run.command); now.After(t.changed) {
				t.changed = now
				if t.form.again.Checked {
					t.begin(t.run.plan)
				} else {
					t.say(locale.Text("test.programChanged"))
				}
			}
		}
		t.watch(ctx)
	})
}

// choose draws a failing case.
func (t *Tester) choose(i int) {
	if i < len(t.parts.rows) {
		t.shown, t.picked = &t.parts.rows[i], true
		t.show()
	}
}

// put puts a case on the board.
func (t *Tester) put(result judge.Result) {
	readings, err := notation.Read(result.Case.Input)
	if err != nil {
		t.say(locale.Words().Error(err))
		return
	}
	t.chosen = &result
	t.Comparison.Cancel() // it may be about the same board
	t.Host.Session.Import(readings[0])
	t.Host.Commit()
	if result.Verdict == judge.WrongAnswer {
		t.Comparison.SetResult(result.Comparison)
	} else {
		t.Host.Warn(locale.Words().Judgement(&result))
	}
	t.show()
}

// toBoard puts the case that is drawn on the board of the main window, as an import, with what is wrong in the answer.
func (t *Tester) toBoard() {
	if t.shown != nil {
		t.put(*t.shown)
	}
}

// takeBack takes what was said of the chosen case off the board: it was another test. The board itself stays.
func (t *Tester) takeBack() {
	if t.chosen != nil {
		t.chosen = nil
		t.Host.Inform("")
		t.Comparison.End()
	}
}

// save asks for a file for the input of the case that is drawn.
func (t *Tester) save() {
	if t.shown != nil {
		c := t.shown.Case
		t.files.Save(fmt.Sprintf("%s.in", caseFile(&c)), c.Input)
	}
}

func caseFile(c *judge.Case) string {
	if c.Source == judge.Shrunk {
		return "smallest"
	}
	return fmt.Sprintf("failing-%d", c.Number)
}

// sayError says what is wrong: of a relative path that is not there also in which folder it was looked for. Of a source
// that is not compiled it shows the beginning of what the compiler said.
func (t *Tester) sayError(err error) {
	var failed *toolchain.CompileError
	if errors.As(err, &failed) {
		t.parts.said.SetText(failed.Said)
		t.parts.see(t.parts.compiler, failed.Said != "")
		t.say(locale.Words().CompileError(failed))
		return
	}
	t.say(locale.Words().Missing(locale.Words().Error(err), judge.MissingOf(err)))
}

// say says something in the window until something else is said.
func (t *Tester) say(words string) {
	if t.window != nil {
		t.parts.message.SetText(words)
		t.parts.see(t.parts.message, words != "")
		t.parts.layOut()
	}
}
