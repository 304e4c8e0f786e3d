package panel

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	enginetext "ninefold/engine/text"
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

const (
	fieldHeight = 36
	narrowField = 76 // the width of a field for a number
	leastField  = 120
	fieldRoom   = 18 // that a field of several lines has besides these
)

// mostShown limits the characters of a line that are shown. Measuring takes time that grows with the square of the
// length, and texts from files, programs or the clipboard can be of any length.
const mostShown = 2000

// field is Fyne's entry, which shows a view.Field. Keys that it has no use for go to the window.
type field struct {
	widget.Entry
	options *Options
	data    view.Field
	setting bool                          // the text is being changed, and not by the user
	keys    func(key *fyne.KeyEvent) bool // takes a key before the entry does; nil for nothing
	held    bool                          // it has the keyboard
	unit    *canvas.Text                  // of a number, in the field; nil for none
}

// field draws a text field in an area.
func (p *pen) field(a area, data view.Field, keys func(*fyne.KeyEvent) bool) {
	if p.measuring {
		return
	}
	f := keep(p, data.ID, func() *field { return newField(data, p.options) })
	f.keys = keys
	p.put(f, a)
	f.show(data)
}

func newField(data view.Field, options *Options) *field {
	f := &field{options: options}
	f.MultiLine = data.Lines > 0
	f.TextStyle.Monospace = f.MultiLine
	if f.MultiLine {
		f.Wrapping = fyne.TextWrapOff
	}
	if data.Narrow && data.Hint != "" {
		f.unit = canvas.NewText("", fynetheme.Color(theme.ColorMuted))
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

// show shows data. What the user has typed is in them by then, so that the entry is left alone.
func (f *field) show(data view.Field) {
	before := f.data
	f.data = data
	if f.PlaceHolder != data.Hint && !data.Narrow {
		f.SetPlaceHolder(data.Hint)
	}
	if unit := data.Hint + "  "; f.unit != nil && f.unit.Text != unit {
		f.unit.Text, f.unit.Color = unit, fynetheme.Color(theme.ColorMuted)
		f.ActionItem.Refresh()
		size := f.Size()
		f.Resize(fyne.Size{}) // so that it is laid out for a wider or a narrower unit
		f.Resize(size)
	}
	words := data.Text
	if !f.MultiLine {
		words = enginetext.Cut(words, mostShown)
	}
	if words != f.Text {
		f.set(words)
	}
	if data.Cursor != before.Cursor && data.Cursor != (view.Cursor{}) {
		if data.Cursor.Line > 0 {
			f.CursorRow, f.CursorColumn = data.Cursor.Line-1, data.Cursor.Column-1
			f.Refresh()
		}
		if c := canvasOf(f); c != nil {
			c.Focus(f)
		}
		f.choose()
	}
}

// set puts a text into the entry, with the cursor at the end of one line or at the beginning of several.
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

// choose selects as many characters as the data say: Fyne selects by keys alone.
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

// leave is called when the field is no longer drawn: a cursor would go on blinking, which costs much processor time.
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

// AcceptsTab is false, so that Tab leaves the field.
func (f *field) AcceptsTab() bool { return false }

func (f *field) TypedKey(key *fyne.KeyEvent) {
	switch {
	case f.keys != nil && f.keys(key):
	case key.Name == fyne.KeyEscape, key.Name == fyne.KeyF5, !f.MultiLine && isEnter(key):
		passOn(f, key)
	default:
		f.Entry.TypedKey(key)
	}
}

// TypedShortcut pastes no more than can be shown quickly. Ctrl+Enter goes to the window, as Enter does in one line.
func (f *field) TypedShortcut(shortcut fyne.Shortcut) {
	switch s := shortcut.(type) {
	case *fyne.ShortcutPaste:
		shortcut = &fyne.ShortcutPaste{Clipboard: shortClipboard{s.Clipboard}, Secondary: s.Secondary}
	case *desktop.CustomShortcut:
		if s.KeyName == fyne.KeyReturn || s.KeyName == fyne.KeyEnter {
			passOn(f, &fyne.KeyEvent{Name: s.KeyName})
			return
		}
	}
	f.Entry.TypedShortcut(shortcut)
}

// AccessibilityLabel returns the field's name.
func (f *field) AccessibilityLabel() string { return cmp.Or(f.data.Name, f.data.Caption, f.data.Hint) }

func (f *field) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// shortClipboard is a clipboard of which only the beginning is read.
type shortClipboard struct{ fyne.Clipboard }

// Content is the beginning of the text.
func (c shortClipboard) Content() string {
	const most = 10_000 // characters
	return enginetext.Cut(c.Clipboard.Content(), most)
}

// fieldLines is how high a field is, without its caption.
func fieldLines(f view.Field) float32 {
	if f.Lines == 0 {
		return fieldHeight
	}
	return float32(f.Lines)*fixed.line() + fieldRoom
}

const captionHeight = titleHeight + theme.Unit // of what stands above a field
