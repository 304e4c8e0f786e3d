package gui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/locale"
)

// sheet is a text that the user can edit before it is used.
type sheet struct {
	title   string
	advice  string
	text    string
	err     error // what is wrong with the text; nil when nothing is known to be
	confirm string
	use     func(string) error // on an error the sheet stays open and shows it
	open    func()             // also offers to take the text from a file, when not nil
}

// edit shows a sheet.
func (a *App) edit(s sheet) {
	message := widget.NewLabel(s.advice)
	message.Wrapping = fyne.TextWrapWord
	entry := newSheetEntry(s.text)
	complain := func(err error) {
		message.Importance = widget.DangerImportance
		message.SetText(locale.Error(err))
		if line, column, ok := locale.ErrorPlace(err); ok {
			entry.CursorRow, entry.CursorColumn = line-1, column-1
			entry.Refresh()
		}
		a.window.Canvas().Focus(entry)
	}
	var d *dialog.CustomDialog
	entry.escape = func() { d.Hide() }
	cancel := widget.NewButton(locale.Text("sheet.cancel"), entry.escape)
	use := widget.NewButton(s.confirm, func() {
		if err := s.use(entry.Text); err != nil {
			complain(err)
			return
		}
		d.Hide()
	})
	use.Importance = widget.HighImportance
	buttons := []fyne.CanvasObject{cancel, use}
	if s.open != nil {
		buttons = append([]fyne.CanvasObject{widget.NewButton(locale.Text("sheet.open"), func() { d.Hide(); s.open() })}, buttons...)
	}
	d = dialog.NewCustomWithoutButtons(s.title, container.NewBorder(message, nil, nil, nil, entry), a.window)
	d.SetButtons(buttons)
	d.Resize(fyne.NewSize(520, 460))
	a.show(d)
	a.window.Canvas().Focus(entry)
	if s.err != nil {
		complain(s.err)
	}
}

// sheetEntry is the text of a sheet. Escape leaves it, which Fyne's own entry does not know.
type sheetEntry struct {
	widget.Entry
	escape func()
}

func newSheetEntry(text string) *sheetEntry {
	e := &sheetEntry{}
	e.MultiLine = true
	e.TextStyle = fyne.TextStyle{Monospace: true}
	e.Wrapping = fyne.TextWrapOff
	e.ExtendBaseWidget(e)
	e.SetText(text)
	return e
}

func (e *sheetEntry) TypedKey(key *fyne.KeyEvent) {
	if key.Name == fyne.KeyEscape {
		e.escape()
		return
	}
	e.Entry.TypedKey(key)
}
