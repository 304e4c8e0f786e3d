package gui

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"ninefold/gui/locale"
)

// safeButtons returns the words of the buttons that the monkey may press in a dialog. Others could lead the file
// dialogs anywhere on this machine.
func safeButtons() []string {
	var words []string
	for _, key := range [...]string{
		"dialog.close", "dialog.cancel", "dialog.import", "dialog.keep", "dialog.compareDo", "dialog.open",
		"dialog.discardDo", "dialog.continue", "document.offer.do", "document.offer.keep", "dialog.goOn", "page.back",
		"page.forward", "file.open.do", "file.save.do", "file.replace.do",
	} {
		words = append(words, locale.Text(key))
	}
	for _, word := range [...]string{"Cancel", "Yes", "No", "OK"} {
		words = append(words, locale.Text("fyne."+word))
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
		m.dialogs.Leave()
	case n < 7 && m.rng.IntN(2) == 0:
		m.tab()
	case n < 7:
		m.pressKey()
	case n < 8 && field != nil:
		text = strings.Map(func(r rune) rune {
			if r == '/' || r == '~' || r == '\x00' {
				return '-' // a slash could save a file elsewhere
			}
			return r
		}, text[:min(len(text), 1000)])
		m.did("write %.200q", text)
		field.SetText(text)
	default:
		m.typeRune()
	}
}

// textField is a widget of Fyne's in which text can be typed.
type textField interface {
	fyne.CanvasObject
	SetText(string)
	SelectedText() string
	TypedRune(rune)
}

// dialogField returns a text field of the dialog on top, or nil.
func (w *window) dialogField() textField {
	return find[textField](w.fyne.Canvas().Overlays().Top())
}

// tapInDialog presses one of the safe buttons of the dialog on top.
func (m *monkey) tapInDialog() {
	safe := safeButtons()
	var names []string
	for _, b := range m.screen.Top().Buttons {
		if !b.Disabled && slices.Contains(safe, b.Words) {
			names = append(names, b.Words)
		}
	}
	n := m.rng.IntN(1 << 20)
	if len(names) > 0 {
		name := names[n%len(names)]
		m.did("button %s", name)
		m.screen.PressIn(name)
	}
}
