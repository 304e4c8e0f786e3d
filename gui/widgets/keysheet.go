package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"ninefold/gui/locale"
	"ninefold/gui/theme"
)

// KeyGroup is a titled group of keys on the key sheet.
type KeyGroup struct {
	Title string
	Keys  []KeyWords
}

// KeyWords is a key and what it does.
type KeyWords struct{ Keys, Does string }

// boardKeys lists the keys of the board itself, by the keys of their words.
var boardKeys = [...]string{"keys.arrows", "keys.play", "keys.digits", "keys.glyph", "keys.escape", "keys.wheel",
	"keys.menu", "keys.menuBar", "keys.tab"}

// ShowKeySheet shows the keys of the board and those of the groups.
func ShowKeySheet(dialogs *Dialogs, groups []KeyGroup) {
	board := KeyGroup{Title: locale.Text("keys.board")}
	for _, key := range boardKeys {
		board.Keys = append(board.Keys, KeyWords{locale.Text(key), locale.Text(key + ".does")})
	}
	sheet := container.New(layout.NewFormLayout()) // of all groups, so that the columns agree
	for i, group := range append([]KeyGroup{board}, groups...) {
		above := canvas.NewRectangle(color.Transparent)
		if i > 0 {
			above.SetMinSize(fyne.NewSize(0, theme.Gap))
		}
		title := NewBoldLabel(group.Title)
		title.SizeName = theme.SizeHeadline
		sheet.Objects = append(sheet.Objects, above, layout.NewSpacer(), Flush(title), layout.NewSpacer())
		for _, key := range group.Keys {
			sheet.Objects = append(sheet.Objects, Flush(NewBoldLabel(key.Keys)), Flush(NewParagraph(key.Does)))
		}
	}
	d := dialogs.NewView(locale.Text("command.shortcuts"), container.NewVScroll(sheet))
	size := dialogs.Window.Canvas().Size()
	d.Resize(fyne.NewSize(min(620, size.Width-40), min(640, size.Height-60)))
	dialogs.Show(d)
}
