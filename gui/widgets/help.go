package widgets

import (
	"image/color"
	"regexp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/locale"
)

// pictureLine stands in a help page, on a line of its own, for a picture.
var pictureLine = regexp.MustCompile(`(?m)^\[\[(.+)\]\]$`)

// ShowHelp opens a page in Markdown; picture makes the pictures that it names.
func ShowHelp(dialogs *Dialogs, page string, picture func(name string) fyne.CanvasObject) {
	scroll := container.NewVScroll(nil)
	scroll.Content = helpPage(page, func(name string) fyne.CanvasObject {
		return container.NewStack(picture(name), newGlass(scroll))
	})
	d := dialog.NewCustom(locale.Text("command.help"), locale.Text("dialog.close"), scroll, dialogs.Window)
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

// glass lies over a picture, so that it can only be looked at, and the wheel scrolls the page.
type glass struct {
	widget.BaseWidget
	page *container.Scroll
}

var (
	_ fyne.Tappable          = (*glass)(nil)
	_ fyne.SecondaryTappable = (*glass)(nil)
	_ fyne.Scrollable        = (*glass)(nil)
	_ desktop.Hoverable      = (*glass)(nil)
)

func newGlass(page *container.Scroll) *glass {
	g := &glass{page: page}
	g.ExtendBaseWidget(g)
	return g
}

func (g *glass) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.Transparent))
}

func (g *glass) Scrolled(e *fyne.ScrollEvent)     { g.page.Scrolled(e) }
func (g *glass) Tapped(*fyne.PointEvent)          {}
func (g *glass) TappedSecondary(*fyne.PointEvent) {}
func (g *glass) MouseIn(*desktop.MouseEvent)      {}
func (g *glass) MouseMoved(*desktop.MouseEvent)   {}
func (g *glass) MouseOut()                        {}

// ShowAbout says what this is and who may use it.
func ShowAbout(dialogs *Dialogs, version string) {
	text := widget.NewRichTextFromMarkdown(locale.Text("about.text", locale.Args{"Version": version}))
	text.Wrapping = fyne.TextWrapWord
	d := dialog.NewCustom(locale.Text("command.about"), locale.Text("dialog.close"), text, dialogs.Window)
	d.Resize(fyne.NewSize(420, 260))
	dialogs.Show(d)
}
