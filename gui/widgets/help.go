package widgets

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/locale"
)

// pictureLine returns the name of the picture that a line of a help page stands for, if it does.
func pictureLine(line string) (name string, ok bool) {
	line = strings.TrimSpace(line)
	name, begins := strings.CutPrefix(line, "[[")
	name, ends := strings.CutSuffix(name, "]]")
	return name, begins && ends && name != ""
}

// ShowHelp opens a page in Markdown. It calls picture for each picture that the page names. It adds a few sections at a
// time and calls post in between, because the whole page at once would hold up the window.
func ShowHelp(dialogs *Dialogs, page string, picture func(name string) fyne.CanvasObject, post func(func())) {
	column, over := container.NewVBox(), newGlass()
	scroll := container.NewVScroll(container.NewStack(column, over))
	over.page = scroll
	d := dialogs.NewView(locale.Text("command.help"), scroll)
	size := dialogs.Window.Canvas().Size()
	d.Resize(fyne.NewSize(min(720, size.Width-40), size.Height-60))
	sections := helpSections(page)
	var add func()
	add = func() {
		const atOnce = 3 // sections, which take some milliseconds
		for _, section := range sections[:min(atOnce, len(sections))] {
			column.Objects = append(column.Objects, helpSection(section, picture))
		}
		scroll.Refresh()
		if sections = sections[min(atOnce, len(sections)):]; len(sections) > 0 {
			post(add)
		}
	}
	add()
	dialogs.Show(d)
}

// helpSections splits a page before each heading, and before and after each picture.
func helpSections(page string) []string {
	var sections []string
	begun := false // whether the next line goes on with the last section
	for line := range strings.Lines(page) {
		_, pictured := pictureLine(line)
		if !begun || pictured || strings.HasPrefix(line, "# ") {
			sections = append(sections, "")
		}
		sections[len(sections)-1] += line
		begun = !pictured
	}
	return sections
}

const pictureSide = 300 // units

func helpSection(section string, picture func(name string) fyne.CanvasObject) fyne.CanvasObject {
	if name, ok := pictureLine(section); ok {
		return container.NewCenter(container.New(layout.NewGridWrapLayout(fyne.NewSquareSize(pictureSide)),
			picture(name)))
	}
	return richText(section)
}

// glass covers a page, so that its pictures cannot be clicked and the wheel scrolls the page everywhere. Code blocks
// would scroll by themselves.
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

func newGlass() *glass {
	g := &glass{}
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
