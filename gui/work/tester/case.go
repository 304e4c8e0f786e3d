package tester

import (
	"fmt"
	"path/filepath"

	"ninefold/engine/atomicfile"
	"ninefold/engine/judge"
	"ninefold/engine/notation"
	"ninefold/engine/notation/text"
	"ninefold/gui/language"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
	"ninefold/gui/view/dialog"
)

// The IDs of the buttons beside a case.
const (
	showID = "show"
	editID = "edit"
	saveID = "save"
	allID  = "all"
)

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
		of := t.run
		t.files.Dialogs.ReadText(func() (title, words string) { return of.nameOf(&r.Case), allTexts(r) })
	}
}

// writeOwn lets the user write a case, beginning with `begun`, and tests the program on it.
func (t *Tester) writeOwn(begun string) {
	t.files.Dialogs.Edit(dialog.Text{
		Says: func() (title, advice, confirm string) {
			return language.Text("test.own.title"), language.Text("test.own.advice"), language.Text("test.own.run")
		},
		Text: begun,
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

// put shows a case on a board of the main window, that which has it if there is one. It names it after the solution if
// it fails, and marks what is wrong in the answer.
func (t *Tester) put(result judge.Result) {
	reading, err := notation.Read(result.Case.Input)
	if err != nil {
		t.warn(language.Words().Error(err))
		return
	}
	t.chosen = &result
	stamp := atomicfile.StampOf("", result.Case.Input)
	t.Host.Session.ImportOnce(reading, session.Document{Form: reading.Form, Stamp: stamp}, 0)
	t.Comparison.Cancel() // of another answer
	t.Host.Enter()
	if result.Verdict != judge.Accepted {
		t.Host.Session.NoteFailing(t.tested())
	}
	if result.Verdict.Answered() && result.WhiteSpace == nil && !t.run.kept.Foreign() {
		t.Comparison.SetResult(result.Comparison)
	} else {
		t.Host.Warn(language.Words().Judgement(&result))
	}
}

// tested names the solution whose case is shown.
func (t *Tester) tested() string {
	if t.run.several() {
		return text.SafeLine(filepath.Base(t.run.standings[t.solution].Name))
	}
	tested := roster.Side{Command: t.run.kept.Command}
	return tested.ProgramName()
}

// unmark removes the marks of the chosen case, which was another test's, from the board. The board stays.
func (t *Tester) unmark() {
	if t.chosen != nil {
		t.chosen = nil
		t.Comparison.End()
	}
}

func caseFile(c *judge.Case) string {
	switch c.Kind {
	case judge.Shrunk:
		return "smallest"
	case judge.Own:
		return "own"
	}
	return fmt.Sprintf("failing-%d", c.Number)
}
