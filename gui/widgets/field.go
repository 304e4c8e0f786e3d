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

// Field is a line of text in a dialog. Enter confirms the dialog, and Escape leaves it, which Fyne's own entry does not
// know.
type Field struct {
	widget.Entry
	Name         string  // for a screen reader; empty for the placeholder
	given, shown string  // the text at first, and what of it is shown
	wide         float32 // it has to be; 0 for as wide as there is room
}

// NewField is a field with content in it, as far as that is shown at once.
func NewField(content, placeholder string) *Field { return new(Field).filled(content, placeholder) }

// NewNumber is a field for a number, with its unit behind it.
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

// MinSize has room for what is in a field for a number, and its unit.
func (f *Field) MinSize() fyne.Size {
	f.ExtendBaseWidget(f)
	return f.Entry.MinSize().Max(fyne.NewSize(f.wide, 0))
}

// Value is the text: the whole of the one that was given, as long as nothing was changed.
func (f *Field) Value() string {
	if f.Text == f.shown {
		return f.given
	}
	return f.Text
}

func (f *Field) TypedKey(key *fyne.KeyEvent) {
	if IsEnter(key) || key.Name == fyne.KeyEscape {
		PassOn(f, key)
		return
	}
	f.Entry.TypedKey(key)
}

func (f *Field) TypedShortcut(shortcut fyne.Shortcut) { f.Entry.TypedShortcut(shortPaste(shortcut)) }

// shortPaste is a shortcut that pastes, if it does, no more than can be shown before long.
func shortPaste(shortcut fyne.Shortcut) fyne.Shortcut {
	if paste, ok := shortcut.(*fyne.ShortcutPaste); ok {
		return &fyne.ShortcutPaste{Clipboard: shortClipboard{paste.Clipboard}, Secondary: paste.Secondary}
	}
	return shortcut
}

// shortClipboard is the beginning of what is on a clipboard.
type shortClipboard struct{ fyne.Clipboard }

// Content is that beginning.
func (c shortClipboard) Content() string {
	const most = 10_000 // characters
	return text.Cut(c.Clipboard.Content(), most)
}
