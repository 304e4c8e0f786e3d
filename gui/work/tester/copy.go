package tester

import (
	"cmp"
	"strings"

	"ninefold/engine/judge"
	"ninefold/gui/language"
	"ninefold/gui/view"
)

// copies begins the IDs of the buttons that copy a text, before the key of its title.
const copies = "copy."

// copyButton returns the button that copies the text with a title.
func copyButton(key string) view.Button {
	return view.Button{ID: copies + key, Words: language.Text("test.copy")}
}

// textOf returns the text with a title, of a case.
func textOf(r *judge.Result, key string) []byte {
	switch key {
	case "test.input":
		return r.Case.Input
	case "test.answer":
		return r.Run.Output
	case "test.right":
		return r.Case.Answer
	case checkerID:
		return []byte(ruling(r))
	}
	return r.Run.Stderr
}

// checked reports whether a checker gave the verdict on an answer.
func checked(r *judge.Result) bool { return r.Ruling != nil && r.Verdict != judge.Refused }

// ruling returns what the checker said of an answer, or its exit status.
func ruling(r *judge.Result) string { return cmp.Or(r.Ruling.Said, language.Words().Reason(r)) }

// copy copies the text with a title, and reports whether a button is for that.
func (t *Tester) copy(id string) bool {
	key, ok := strings.CutPrefix(id, copies)
	switch {
	case !ok:
		return false
	case key == "test.compiler" && t.run.compileError() != nil:
		t.copyText(key, t.run.compileError().Said)
	case t.shown != nil:
		t.copyText(key, string(textOf(t.shown, key)))
	}
	return true
}

// copyShown copies the case that is drawn, or what the compiler said.
func (t *Tester) copyShown() {
	if t.run != nil && t.run.compileError() != nil {
		t.copy(copies + "test.compiler")
	} else {
		t.copy(copies + "test.input")
	}
}

func (t *Tester) copyText(key, text string) {
	t.Screen.Copy(text, func(err error) {
		if err != nil {
			t.warn(language.Text("page.copyRefused"))
			return
		}
		t.say(language.Text("copied.form", language.Args{"Form": language.Text(key)}))
	})
}
