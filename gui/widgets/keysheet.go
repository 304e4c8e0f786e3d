package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/locale"
)

// boardKeys are the keys that the board itself knows, by the keys of their words.
var boardKeys = [...]string{"keys.arrows", "keys.play", "keys.digits", "keys.escape", "keys.wheel", "keys.menu", "keys.menuBar", "keys.tab"}

// ShowKeySheet opens a sheet of the board's own keys and of those of the items that have any.
func ShowKeySheet(dialogs *Dialogs, items []PaletteItem) {
	var rows []fyne.CanvasObject // laid out once, not anew with each
	add := func(keys, does string) {
		rows = append(rows, widget.NewLabelWithStyle(keys, fyne.TextAlignLeading, fyne.TextStyle{Bold: true}), NewParagraph(does))
	}
	for _, key := range boardKeys {
		add(locale.Text(key), locale.Text(key+".does"))
	}
	for _, item := range items {
		if item.Keys != "" {
			add(item.Keys, item.Label)
		}
	}
	d := dialogs.NewView(locale.Text("command.shortcuts"), container.NewVScroll(container.New(layout.NewFormLayout(), rows...)))
	size := dialogs.Window.Canvas().Size()
	d.Resize(fyne.NewSize(min(620, size.Width-40), min(640, size.Height-60)))
	dialogs.Show(d)
}
