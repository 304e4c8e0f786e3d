package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/text"
	"ninefold/gui/theme"
)

// Field is a line of text in a dialog. Unlike Fyne's entry it lets Enter confirm the dialog and Escape leave it.
type Field struct {
	widget.Entry
	Name         string  // for a screen reader; empty for the placeholder
	given, shown string  // the text at first, and what of it is shown
	wide         float32 // least width; 0 for any
}

// NewField returns a field with the beginning of content in it, as far as it is shown at once.
func NewField(content, placeholder string) *Field { return new(Field).filled(content, placeholder) }

// NewNumber returns a field for a number with its unit behind it.
func NewNumber(content, unit string) *Field {
	words := canvas.NewText(unit+"  ", fynetheme.Color(theme.ColorMuted))
	f := &Field{wide: fyne.MeasureText("0000000", fynetheme.TextSize(), fyne.TextStyle{}).Width + words.MinSize().Width}
	f.ActionItem = container.NewCenter(words)
	return f.filled(content, "")
}

func (f *Field) filled(content, placeholder string) *Field {
	f.given, f.shown = content, text.Cut(content, mostShown)
	f.ExtendBaseWidget(f)
	f.SetPlaceHolder(placeholder)
	f.SetText(f.shown)
	return f
}

// MinSize leaves room for a number and its unit.
func (f *Field) MinSize() fyne.Size {
	f.ExtendBaseWidget(f)
	return f.Entry.MinSize().Max(fyne.NewSize(f.wide, 0))
}

// Value returns the text. If the user changed nothing, it is the whole of the content that was given.
func (f *Field) Value() string {
	if f.Text == f.shown {
		return f.given
	}
	return f.Text
}

func (f *Field) TypedKey(key *fyne.KeyEvent) {
	if IsEnter(key) || key.Name == fyne.KeyEscape || key.Name == fyne.KeyF5 {
		PassOn(f, key)
		return
	}
	f.Entry.TypedKey(key)
}

func (f *Field) TypedShortcut(shortcut fyne.Shortcut) { f.Entry.TypedShortcut(shortPaste(shortcut)) }

// shortPaste returns a shortcut that pastes no more than can be shown quickly. It returns other shortcuts as they are.
func shortPaste(shortcut fyne.Shortcut) fyne.Shortcut {
	if paste, ok := shortcut.(*fyne.ShortcutPaste); ok {
		return &fyne.ShortcutPaste{Clipboard: shortClipboard{paste.Clipboard}, Secondary: paste.Secondary}
	}
	return shortcut
}

// shortClipboard is a clipboard of which only the beginning is read.
type shortClipboard struct{ fyne.Clipboard }

// Content returns the beginning of the text.
func (c shortClipboard) Content() string {
	const most = 10_000 // characters
	return text.Cut(c.Clipboard.Content(), most)
}
