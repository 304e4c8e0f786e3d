package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/text"
	"ninefold/gui/locale"
)

// TextDialog is a text that the user can edit before it is used. Escape does not lose what was written without being
// told so.
type TextDialog struct {
	Title   string
	Advice  string
	Text    string
	Err     error // what is wrong with the text; nil when nothing is known to be
	Confirm string
	// Use takes the text. On an error the dialog stays open and shows it; otherwise it closes, and then is called if
	// not nil.
	Use  func(string) (then func(), err error)
	Open func() // also offers to take the text from a file, when not nil
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

// textEntry is the text of a dialog. Escape leaves it and Ctrl+Enter confirms it, which Fyne's own entry does not know.
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

// AcceptsTab is false: Tab leaves the field, as everywhere.
func (e *textEntry) AcceptsTab() bool { return false }

func (e *textEntry) TypedShortcut(shortcut fyne.Shortcut) {
	if s, ok := shortcut.(*desktop.CustomShortcut); ok && (s.KeyName == fyne.KeyReturn || s.KeyName == fyne.KeyEnter) {
		PassOn(e, &fyne.KeyEvent{Name: s.KeyName})
		return
	}
	e.Entry.TypedShortcut(shortPaste(shortcut))
}
