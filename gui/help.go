package gui

import (
	"embed"
	"regexp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/board"
	"ninefold/gui/locale"
)

//go:embed help/*.md
var helpPages embed.FS

// helpCommands are what explains the program.
func helpCommands() []*command {
	return []*command{
		{id: "help", menu: "help", key: fyne.KeyF1, run: (*App).showHelp},
		{id: "shortcuts", menu: "help", key: fyne.KeyF2, run: (*App).showShortcuts},
		{id: "palette", menu: "help", shortcut: ctrlShift(fyne.KeyP), run: (*App).showFinder},
		{id: "about", menu: "help", run: (*App).showAbout},
	}
}

// pictureLine stands in a help page, on a line of its own, for the board of an example.
var pictureLine = regexp.MustCompile(`(?m)^\[\[(.+)\]\]$`)

// showHelp opens the page that explains the game, the texts and the rule sets.
func (a *App) showHelp() {
	page, err := helpPages.ReadFile("help/" + string(locale.Spoken(a.session.Settings.Language)) + ".md")
	if err != nil {
		a.warn(err.Error())
		return
	}
	d := dialog.NewCustom(locale.Text("command.help"), locale.Text("sheet.close"), container.NewVScroll(helpPage(string(page))), a.window)
	size := a.window.Canvas().Size()
	d.Resize(fyne.NewSize(min(720, size.Width-40), size.Height-60))
	a.show(d)
}

// helpPage is a page in Markdown with the boards of examples as its pictures.
func helpPage(page string) fyne.CanvasObject {
	column := container.NewVBox()
	addText := func(markdown string) {
		text := widget.NewRichTextFromMarkdown(markdown)
		text.Wrapping = fyne.TextWrapWord
		column.Add(text)
	}
	end := 0
	for _, at := range pictureLine.FindAllStringSubmatchIndex(page, -1) {
		addText(page[end:at[0]])
		column.Add(examplePicture(page[at[2]:at[3]]))
		end = at[1]
	}
	addText(page[end:])
	return column
}

const helpPictureSide = 300 // units

// examplePicture is the board of an example, to be looked at only.
func examplePicture(name string) fyne.CanvasObject {
	s := NewSession()
	if err := s.Import(exampleText(name)); err != nil {
		return widget.NewLabel(locale.Error(err))
	}
	picture := board.NewPicture(s.Problem().View())
	return container.NewCenter(container.New(layout.NewGridWrapLayout(fyne.NewSquareSize(helpPictureSide)), picture))
}

// showAbout says what this is and who may use it.
func (a *App) showAbout() {
	text := widget.NewRichTextFromMarkdown(locale.Text("about.text", locale.Args{"Version": a.app.Metadata().Version}))
	text.Wrapping = fyne.TextWrapWord
	d := dialog.NewCustom(locale.Text("command.about"), locale.Text("sheet.close"), text, a.window)
	d.Resize(fyne.NewSize(420, 260))
	a.show(d)
}
