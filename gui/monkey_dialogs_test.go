package gui

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/test"

	"ninefold/gui/locale"
)

// safeButtons are the words of the buttons that the monkey may press in a dialog. Others could lead the file dialogs
// anywhere on this machine.
func safeButtons() []string {
	var words []string
	for _, key := range [...]string{
		"dialog.close", "dialog.cancel", "dialog.import", "dialog.keep", "dialog.compareDo", "dialog.open",
		"dialog.discardDo", "dialog.continue", "document.offer.do", "document.offer.keep",
		"dialog.goOn", "page.back", "page.forward",
		"file.open.do", "file.save.do", "file.replace.do",
	} {
		words = append(words, locale.Text(key))
	}
	for _, word := range [...]string{"Cancel", "Yes", "No", "OK"} {
		words = append(words, lang.L(word))
	}
	return words
}

func (m *monkey) actInDialog() {
	n, text, field := m.rng.IntN(10), m.text(), m.dialogField()
	switch {
	case n < 5:
		m.tapInDialog()
	case n < 6:
		m.did("close the dialog")
		m.watch.time("close a dialog", func() { m.dialogs.Close() })
	case n < 7 && m.rng.IntN(2) == 0:
		m.tab()
	case n < 7:
		m.pressKey()
	case n < 8 && field != nil:
		text = strings.Map(func(r rune) rune {
			if r == '/' || r == '~' || r == '\x00' {
				return '-' // so that no file is saved elsewhere
			}
			return r
		}, text[:min(len(text), 1000)])
		m.did("write %.200q", text)
		m.watch.time("write into a dialog", func() { field.SetText(text) })
	default:
		m.typeRune()
	}
}

// field is a text field, whichever kind of Entry it is.
type field interface {
	fyne.CanvasObject
	SetText(string)
	SelectedText() string
	TypedRune(rune)
}

// dialogField is a text field of the dialog on top, and nil for none.
func (w *window) dialogField() (found field) {
	walk(w.window.Canvas().Overlays().Top(), func(o fyne.CanvasObject) {
		if f, ok := o.(field); ok && found == nil {
			found = f
		}
	})
	return found
}

func (m *monkey) tapInDialog() {
	safe := safeButtons()
	var targets []fyne.Tappable
	var names []string
	walk(m.window.window.Canvas().Overlays().Top(), func(o fyne.CanvasObject) {
		if b := asButton(o); b != nil && !b.Disabled() && slices.Contains(safe, b.Text) {
			targets, names = append(targets, o.(fyne.Tappable)), append(names, b.Text)
		}
	})
	n := m.rng.IntN(1 << 20)
	if len(targets) > 0 {
		n %= len(targets)
		m.did("button %s", names[n])
		m.watch.time("button "+names[n], func() { test.Tap(targets[n]) })
	}
}
