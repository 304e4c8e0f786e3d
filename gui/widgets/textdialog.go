package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/text"
	"ninefold/gui/locale"
)

// TextDialog lets the user edit a text before it is used. Escape asks before it discards changes.
type TextDialog struct {
	Title   string
	Advice  string
	Text    string
	Err     error // what is known to be wrong with the text; nil for nothing
	Confirm string
	// Use handles the text. If it returns an error, the dialog stays open and shows it. Otherwise the dialog closes and
	// calls then, if not nil.
	Use  func(string) (then func(), err error)
	Open func() // opens a file instead; nil for no such button
}

// Show opens the dialog.
func (t TextDialog) Show(dialogs *Dialogs) {
	message := NewParagraph(t.Advice)
	entry := newTextEntry(t.Title, t.Text)
	blame := func(err error) {
		message.SetText(locale.Words().Error(err))
		message.SetImportance(widget.DangerImportance)
		if line, column, ok := text.Place(err); ok {
			entry.CursorRow, entry.CursorColumn = line-1, column-1
			entry.Refresh()
		}
		dialogs.Window.Canvas().Focus(entry)
	}
	d := dialogs.New(t.Title, container.NewBorder(message, nil, nil, nil, entry))
	use := func() {
		then, err := t.Use(entry.Text)
		if err != nil {
			blame(err)
			return
		}
		d.Hide()
		if then != nil {
			then()
		}
	}
	var buttons []*Button
	if t.Open != nil {
		buttons = append(buttons, NewButton(locale.Text("dialog.open"), func() { d.Hide(); t.Open() }))
	}
	d.SetButtons(append(buttons, NewButton(locale.Text("dialog.cancel"), d.Hide), NewButton(t.Confirm, use))...)
	d.leave = func() {
		if entry.Text == t.Text {
			d.Hide()
			return
		}
		discard, goOn := locale.Text("dialog.discardDo"), locale.Text("dialog.goOn")
		dialogs.Ask(t.Title, locale.Text("dialog.discard"), discard, goOn, func(yes bool) {
			if yes {
				d.Hide()
			}
		})
	}
	d.Resize(fyne.NewSize(520, 460))
	dialogs.Show(d)
	dialogs.Window.Canvas().Focus(entry)
	if t.Err != nil {
		blame(t.Err)
	}
}

// textEntry is the entry of a TextDialog. Escape leaves the dialog and Ctrl+Enter confirms it, which Fyne's entry does
// not do.
type textEntry struct {
	widget.Entry
	title string
}

func newTextEntry(title, text string) *textEntry {
	e := &textEntry{title: title}
	e.MultiLine = true
	e.TextStyle = fyne.TextStyle{Monospace: true}
	e.Wrapping = fyne.TextWrapOff
	e.ExtendBaseWidget(e)
	e.SetText(text)
	return e
}

func (e *textEntry) TypedKey(key *fyne.KeyEvent) {
	if key.Name == fyne.KeyEscape {
		PassOn(e, key)
		return
	}
	e.Entry.TypedKey(key)
}

// AcceptsTab is false, so that Tab leaves the field.
func (e *textEntry) AcceptsTab() bool { return false }

func (e *textEntry) TypedShortcut(shortcut fyne.Shortcut) {
	if s, ok := shortcut.(*desktop.CustomShortcut); ok && (s.KeyName == fyne.KeyReturn || s.KeyName == fyne.KeyEnter) {
		PassOn(e, &fyne.KeyEvent{Name: s.KeyName})
		return
	}
	e.Entry.TypedShortcut(shortPaste(shortcut))
}
