package gui

import (
	"slices"
	"strings"

	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/screen/screentest"
	"ninefold/gui/view"
)

// dialogTexts returns all words of the dialog on top, with [x] before chosen ones.
func (w *window) dialogTexts() string {
	var words []string
	screentest.Visit(w.screen.Top(), func(part any) {
		switch p := part.(type) {
		case string:
			words = append(words, p)
		case view.Choice:
			if p.On {
				words = append(words, "[x] "+p.Words)
			}
		case view.Check:
			if p.On {
				words = append(words, "[x] "+p.Words)
			}
		}
	})
	return strings.Join(words, "\n")
}

// field is a text field of the dialog on top.
type field struct {
	view.Field
	w *window
}

// SetText replaces the text of the field by typing.
func (f field) SetText(text string) {
	f.w.t.Helper()
	f.w.screen.TypeIn(f.ID, text)
}

// fieldsOf returns the text fields of the dialog on top.
func (w *window) fieldsOf() (fields []field) {
	screentest.Visit(w.screen.Top(), func(part any) {
		if f, ok := part.(view.Field); ok && f.ID != "" {
			fields = append(fields, field{f, w})
		}
	})
	return fields
}

// fields returns the text fields with a hint.
func (w *window) fields(hint string) []field {
	return slices.DeleteFunc(w.fieldsOf(), func(f field) bool { return f.Hint != hint })
}

// entry returns the text field of the dialog on top that first gets the keyboard, or the first one.
func (w *window) entry() field {
	w.t.Helper()
	fields := w.fieldsOf()
	if i := slices.IndexFunc(fields, func(f field) bool { return f.ID == w.screen.Top().Focus }); i >= 0 {
		return fields[i]
	}
	fail.NowIf(w.t, len(fields) == 0, "there is no text field in %q", w.screen.Top().Title)
	return fields[0]
}

// choose chooses a side's player and level in the dialog: options of the menus named by its mark.
func (w *window) choose(m tictactoe.Mark, options ...string) {
	w.t.Helper()
	for _, option := range options {
		chosen := ""
		screentest.Visit(w.screen.Top(), func(part any) {
			if s, ok := part.(view.Select); ok && strings.HasPrefix(s.Name, m.String()) {
				if i := slices.IndexFunc(s.Choices, func(c view.Choice) bool { return c.Words == option }); i >= 0 {
					chosen = s.Choices[i].ID
				}
			}
		})
		fail.NowIf(w.t, chosen == "", "there is no %s for %s", option, m)
		w.screen.Frame.Events.Do(chosen)
	}
}

// escape leaves the dialog on top, if one is open.
func (w *window) escape() { w.dialogs.Leave() }
