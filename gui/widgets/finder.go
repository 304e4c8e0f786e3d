package widgets

import (
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Finder is a field over a list. What is typed selects the rows, and the arrow keys move in the list meanwhile. Enter
// activates the chosen row. If none is chosen, Enter goes to the dialog, as Escape does.
type Finder struct {
	Content fyne.CanvasObject
	rows    FinderRows
	number  int // of rows
	chosen  int // a row, or -1 for none
	field   *finderField
	list    *List
	none    *Paragraph // shown if there is no row
}

// FinderRows supplies the rows of a finder.
type FinderRows interface {
	// Find selects the rows for what is typed. It returns their number and which one is chosen; -1 for none.
	Find(typed string) (number, chosen int)
	Row(i int) FinderRow
	Activate(i int)
}

// FinderRow describes a row.
type FinderRow struct {
	Icon     fyne.Resource // nil for none
	Words    string
	Keys     string // at the right; empty for none
	Disabled bool   // it is grey, and Activate does nothing
}

// NewFinder returns a finder with a text in its field. The placeholder says what to type, and none is shown if there is
// no row.
func NewFinder(text, placeholder, none string, rows FinderRows) *Finder {
	f := &Finder{rows: rows, none: NewParagraph(none)}
	f.field = newFinderField(f, text, placeholder)
	f.list = NewList(func() int { return f.number }, newFinderRow, func(i widget.ListItemID, row fyne.CanvasObject) {
		f.fillRow(row, i)
	})
	f.list.HideSeparators = true
	f.list.OnSelected = func(i widget.ListItemID) {
		f.list.UnselectAll() // so that the same row can be taken again
		f.rows.Activate(i)
	}
	f.Content = container.NewBorder(f.field, nil, nil, nil, container.NewStack(f.list, f.none))
	f.Find()
	return f
}

// Text is what is in the field.
func (f *Finder) Text() string { return f.field.Text }

// SetText replaces the text in the field.
func (f *Finder) SetText(text string) {
	f.field.SetText(text)
	f.field.CursorColumn = len([]rune(text))
	f.field.Refresh()
}

// Focus gives the keyboard to the field.
func (f *Finder) Focus(canvas fyne.Canvas) { canvas.Focus(f.field) }

// SelectName focuses the field and selects the name of a file without its extension, so that typing replaces the name
// alone.
func (f *Finder) SelectName(canvas fyne.Canvas) {
	canvas.Focus(f.field)
	name := f.field.Text
	stem := strings.TrimSuffix(name, filepath.Ext(name))
	f.field.CursorRow, f.field.CursorColumn = 0, 0
	shift := &fyne.KeyEvent{Name: desktop.KeyShiftLeft} // Fyne selects by keys alone
	f.field.KeyDown(shift)
	for range []rune(stem) {
		f.field.Entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	}
	f.field.KeyUp(shift)
}

// Find finds the rows anew.
func (f *Finder) Find() {
	f.number, f.chosen = f.rows.Find(f.field.Text)
	f.list.at = f.chosen
	SetVisible(f.none, f.number == 0)
	f.show(max(0, f.chosen))
}

// show redraws the rows and scrolls to one. A list without a size would scroll past the row.
func (f *Finder) show(row int) {
	f.list.Refresh()
	if f.list.Size().Height > 0 {
		f.list.ScrollTo(row)
	}
}

// ActivateChosen activates the chosen row and reports whether there is one.
func (f *Finder) ActivateChosen() bool {
	if f.chosen < 0 {
		return false
	}
	f.rows.Activate(f.chosen)
	return true
}

// choose moves the choice to a row, as far as there is one.
func (f *Finder) choose(i int) {
	if f.number == 0 {
		return
	}
	f.chosen = max(0, min(i, f.number-1))
	f.list.at = f.chosen
	f.show(f.chosen)
}

// newFinderRow returns a row of the list: a button with the words, and the keys at the right.
func newFinderRow() fyne.CanvasObject {
	button := NewButton("", nil)
	button.Alignment = widget.ButtonAlignLeading
	return container.NewBorder(nil, nil, nil, NewLabel(""), button)
}

func (f *Finder) fillRow(row fyne.CanvasObject, i int) {
	parts := row.(*fyne.Container).Objects
	button, keys, shown := parts[0].(*Button), parts[1].(*Label), f.rows.Row(i)
	button.Importance = widget.LowImportance
	if i == f.chosen {
		button.Importance = widget.HighImportance
	}
	button.OnTapped = func() { f.rows.Activate(i) }
	button.part = rowPart{f.list, i}
	button.Icon = shown.Icon
	keys.Importance = widget.MediumImportance
	if shown.Disabled {
		keys.Importance = widget.LowImportance
		button.Disable()
	} else {
		button.Enable()
	}
	keys.SetText(shown.Keys)
	button.SetText(cutTo(shown.Words, f.list.Size().Width-keys.MinSize().Width-3*theme.InnerPadding()))
}

// cutTo is the words of a button, cut where they are wider than a width. They stay whole while nothing is laid out.
func cutTo(words string, width float32) string {
	runes, shown := []rune(words), words
	for n := len(runes); width > 0 && n > 0; n-- {
		if fyne.MeasureText(shown, theme.TextSize(), fyne.TextStyle{Bold: true}).Width <= width {
			break
		}
		shown = string(runes[:n-1]) + "…"
	}
	return shown
}

// finderField is the field of a finder.
type finderField struct {
	widget.Entry
	finder *Finder
}

func newFinderField(f *Finder, text, placeholder string) *finderField {
	e := &finderField{finder: f}
	e.ExtendBaseWidget(e)
	e.PlaceHolder = placeholder
	e.SetText(text)
	e.OnChanged = func(string) { f.Find() }
	return e
}

func (e *finderField) TypedShortcut(shortcut fyne.Shortcut) {
	e.Entry.TypedShortcut(shortPaste(shortcut))
}

func (e *finderField) TypedKey(key *fyne.KeyEvent) {
	switch {
	case key.Name == fyne.KeyUp:
		e.finder.choose(e.finder.chosen - 1)
	case key.Name == fyne.KeyDown:
		e.finder.choose(e.finder.chosen + 1)
	case IsEnter(key) && e.finder.ActivateChosen():
	case IsEnter(key) || key.Name == fyne.KeyEscape:
		PassOn(e, key)
	default:
		e.Entry.TypedKey(key)
	}
}
