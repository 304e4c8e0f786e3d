package widgets

import (
	"regexp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/locale"
)

// pictureLine stands in a help page, on a line of its own, for a picture.
var pictureLine = regexp.MustCompile(`(?m)^\[\[(.+)\]\]$`)

// ShowHelp opens a page in Markdown; picture makes the pictures that it names.
func ShowHelp(dialogs *Dialogs, page string, picture func(name string) fyne.CanvasObject) {
	d := dialog.NewCustom(locale.Text("command.help"), locale.Text("sheet.close"), container.NewVScroll(helpPage(page, picture)), dialogs.Window)
	size := dialogs.Window.Canvas().Size()
	d.Resize(fyne.NewSize(min(720, size.Width-40), size.Height-60))
	dialogs.Show(d)
}

const pictureSide = 300 // units

func helpPage(page string, picture func(name string) fyne.CanvasObject) fyne.CanvasObject {
	var column []fyne.CanvasObject
	addText := func(markdown string) {
		text := widget.NewRichTextFromMarkdown(markdown)
		text.Wrapping = fyne.TextWrapWord
		column = append(column, text)
	}
	end := 0
	for _, at := range pictureLine.FindAllStringSubmatchIndex(page, -1) {
		addText(page[end:at[0]])
		square := container.New(layout.NewGridWrapLayout(fyne.NewSquareSize(pictureSide)), picture(page[at[2]:at[3]]))
		column = append(column, container.NewCenter(square))
		end = at[1]
	}
	addText(page[end:])
	return container.NewVBox(column...)
}

// ShowAbout says what this is and who may use it.
func ShowAbout(dialogs *Dialogs, version string) {
	text := widget.NewRichTextFromMarkdown(locale.Text("about.text", locale.Args{"Version": version}))
	text.Wrapping = fyne.TextWrapWord
	d := dialog.NewCustom(locale.Text("command.about"), locale.Text("sheet.close"), text, dialogs.Window)
	d.Resize(fyne.NewSize(420, 260))
	dialogs.Show(d)
}
