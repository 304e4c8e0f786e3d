package panel

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	enginetext "ninefold/engine/notation/text"
	"ninefold/engine/picture/drawing"
	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

const (
	narrowField = 76 // width of a field for a number
	leastField  = 120
	fieldRoom   = 18 // added to the lines of a field of several lines
)

// mostShown limits the characters shown of a line. The time to measure a line grows with the square of its length, and
// texts from files, programs or the clipboard can be of any length.
const mostShown = 2000

// field is Fyne's entry for a view.Field. Keys that it does not use go to the window.
type field struct {
	widget.Entry
	options *Options
	data    view.Field
	setting bool                          // the program is changing the text, not the user
	keys    func(key *fyne.KeyEvent) bool // takes a key before the entry does; nil for none
	held    bool                          // the field has the keyboard
	unit    *canvas.Text                  // shown in a field for a number; nil for none
}

func newField(data view.Field, options *Options) *field {
	f := &field{options: options}
	f.MultiLine = data.Lines > 0
	switch {
	case data.Prose:
		f.Wrapping = fyne.TextWrapWord
	case f.MultiLine:
		f.Wrapping, f.TextStyle.Monospace = fyne.TextWrapOff, true
	}
	if data.Narrow && data.Hint != "" {
		f.unit = canvas.NewText("", theme.Colour(drawing.Aside))
		f.ActionItem = container.NewCenter(f.unit)
	}
	f.ExtendBaseWidget(f)
	f.OnChanged = f.changed
	return f
}

func (f *field) changed(words string) {
	if !f.setting {
		f.options.Type(f.data.ID, words)
	}
}

// show shows data, and reports whether they ask for the keyboard. They contain what the user has typed, so this leaves
// the entry alone while the user types.
func (f *field) show(data view.Field) (asks bool) {
	before := f.data
	f.data = data
	f.hint(f.Size().Width)
	if unit := data.Hint + "  "; f.unit != nil && f.unit.Text != unit {
		f.unit.Text, f.unit.Color = unit, theme.Colour(drawing.Aside)
		f.ActionItem.Refresh()
		size := f.Size()
		f.Resize(fyne.Size{}) // lays the field out for another unit
		f.Resize(size)
	}
	words := data.Text
	if !f.MultiLine {
		words = enginetext.Cut(words, mostShown)
	}
	if words != f.Text {
		f.set(words)
	}
	asks = data.Cursor != before.Cursor && data.Cursor != (view.Cursor{})
	if asks && data.Cursor.Line > 0 {
		f.CursorRow, f.CursorColumn = data.Cursor.Line-1, data.Cursor.Column-1
		f.Refresh()
	}
	return asks
}

// ask takes the keyboard.
func (f *field) ask() {
	if c := canvasOf(f); c != nil {
		c.Focus(f)
	}
	f.choose()
}

// hint shows the hint as far as a field of a width has room: Fyne scrolls longer ones.
func (f *field) hint(width float32) {
	const around = 24 // units
	if f.data.Narrow {
		return
	}
	hint := f.data.Hint
	if !f.MultiLine && width > 0 {
		hint = styles[view.Plain].fit(hint, width-around)
	}
	if hint != f.PlaceHolder {
		f.SetPlaceHolder(hint)
	}
}

func (f *field) Resize(size fyne.Size) {
	f.hint(size.Width)
	f.Entry.Resize(size)
}

// set puts a text into the entry, and the cursor at its end, or at the beginning of several lines.
func (f *field) set(words string) {
	f.setting = true
	f.SetText(words)
	f.setting = false
	f.CursorRow, f.CursorColumn = 0, 0
	if !f.MultiLine {
		f.CursorColumn = len([]rune(words))
	}
	f.Refresh()
}

// choose selects the number of characters that data asks for. It does so by keys, the only way in Fyne.
func (f *field) choose() {
	n := f.data.Selected
	if n < 0 {
		f.Entry.TypedShortcut(&fyne.ShortcutSelectAll{})
		return
	}
	if n == 0 {
		return
	}
	f.CursorRow, f.CursorColumn = 0, 0
	shift := &fyne.KeyEvent{Name: desktop.KeyShiftLeft}
	f.KeyDown(shift)
	for range n {
		f.Entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	}
	f.KeyUp(shift)
}

// leave is called when the field is no longer drawn. Otherwise its cursor would go on blinking, which takes much time.
func (f *field) leave() { unfocus(f, f.held) }

func (f *field) FocusGained() {
	f.held = true
	f.Entry.FocusGained()
	f.options.reveal(f)
}

func (f *field) FocusLost() {
	f.held = false
	f.Entry.FocusLost()
}

// AcceptsTab returns false: Tab leaves the field.
func (f *field) AcceptsTab() bool { return false }

func (f *field) TypedKey(key *fyne.KeyEvent) {
	switch {
	case f.keys != nil && f.keys(key):
	case key.Name == fyne.KeyEscape, isFunctionKey(key), !f.MultiLine && isEnter(key):
		passOn(f, key)
	default:
		f.Entry.TypedKey(key)
	}
}

// isFunctionKey reports whether a key, F1 to F12, means something for the window only.
func isFunctionKey(key *fyne.KeyEvent) bool { return len(key.Name) > 1 && key.Name[0] == 'F' }

// TypedShortcut pastes only as much as can be shown quickly. Ctrl+Enter goes to the window, as Enter in one line does,
// and so do shortcuts with letters that mean nothing in a field. Ctrl+Home and Ctrl+End go to the ends of the text.
func (f *field) TypedShortcut(shortcut fyne.Shortcut) {
	switch s := shortcut.(type) {
	case *fyne.ShortcutPaste:
		f.options.Paste(func(text string) {
			if f.held {
				f.Entry.TypedShortcut(&fyne.ShortcutPaste{Clipboard: shortClipboard(text), Secondary: s.Secondary})
			}
		})
		return
	case *desktop.CustomShortcut:
		switch key := (&fyne.KeyEvent{Name: s.KeyName}); {
		case isEnter(key):
			passOn(f, key)
			return
		case key.Name == fyne.KeyHome: // the entry's keys for the ends of the text
			f.Entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyPageUp})
			return
		case key.Name == fyne.KeyEnd:
			f.Entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyPageDown})
			return
		case len(key.Name) == 1:
			if window, ok := canvasOf(f).(fyne.Shortcutable); ok {
				window.TypedShortcut(shortcut)
			}
			return
		}
	}
	f.Entry.TypedShortcut(shortcut)
}

// AccessibilityLabel returns the field's name.
func (f *field) AccessibilityLabel() string { return cmp.Or(f.data.Name, f.data.Caption, f.data.Hint) }

func (f *field) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// shortClipboard is a text as a clipboard has it.
type shortClipboard string

// Content returns the beginning of the text.
func (c shortClipboard) Content() string {
	const most = 10_000 // characters
	return enginetext.Cut(string(c), most)
}

func (shortClipboard) SetContent(string) {}

var _ = kind(func(n view.Field) element { return fieldElement(n, func(*pen, *field) {}) })

// fieldElement returns a field below its caption. One of several lines takes the whole height. ready is called before
// the field is shown.
func fieldElement(n view.Field, ready func(*pen, *field)) element {
	height, width := float32(fieldHeight), float32(leastField)
	if n.Lines > 0 {
		height = float32(n.Lines)*styles[view.Fixed].line() + fieldRoom
	}
	if n.Narrow {
		width = narrowField + styles[view.Plain].width(n.Hint)
	}
	e := leaf(width, height, func(p *pen, a area) {
		f := keep(p, n.ID, func() *field { return newField(n, p.options) })
		ready(p, f)
		p.put(f, a)
		if f.show(n) {
			p.after = append(p.after, f.ask)
		}
	})
	e.stretches = n.Lines > 0
	if !n.Narrow {
		e.widens = fieldWidens
	}
	if n.Caption == "" {
		return e
	}
	return labelled(n.Caption, theme.Unit, e)
}
