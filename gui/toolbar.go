package gui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/locale"
)

// tool is a button of a toolbar. While the pointer is on it, hint says what it does.
type tool struct {
	widget.Button
	command *command
	hint    func(string)
	frame   *canvas.Rectangle // round the button of a switch that is on
}

var _ desktop.Hoverable = (*tool)(nil)

func newTool(c *command, run func(), hint func(string)) *tool {
	t := &tool{command: c, hint: hint, frame: canvas.NewRectangle(color.Transparent)}
	t.OnTapped, t.Importance = run, widget.LowImportance
	if c.icon == "" {
		t.Text = locale.Text("short." + c.id)
	} else {
		t.Icon = theme.Current().Icon(c.icon)
	}
	t.ExtendBaseWidget(t)
	return t
}

func (t *tool) MouseIn(e *desktop.MouseEvent) {
	t.Button.MouseIn(e)
	text := t.command.label()
	if key := t.command.keys(); key != "" {
		text += " (" + key + ")"
	}
	t.hint(text)
}

func (t *tool) MouseOut() {
	t.Button.MouseOut()
	t.hint("")
}

func (t *tool) AccessibilityLabel() string {
	if t.frame.Visible() {
		return locale.Text("tool.on", locale.Args{"Command": t.command.label()})
	}
	return t.command.label()
}

// update shows whether the command can do anything now and, of a switch, whether it is on.
func (t *tool) update(enabled, on bool) {
	if enabled {
		t.Enable()
	} else {
		t.Disable()
	}
	if on || t.frame.Visible() {
		t.frame.StrokeColor, t.frame.StrokeWidth = theme.Color(theme.ColorNameForeground), 2
		t.frame.CornerRadius = theme.Size(theme.SizeNameButtonRadius)
		t.frame.Hidden = !on
		t.frame.Refresh()
	}
}

// buildBar makes a toolbar of those commands of the table that belong to it. Lines part the menus they are in, and
// switches from what is done at once.
func (a *App) buildBar(belongs func(*command) bool) fyne.CanvasObject {
	bar := container.New(barLayout{})
	var before *command
	for _, c := range a.commands {
		if !belongs(c) {
			continue
		}
		if before != nil && (before.menu != c.menu || (before.checked == nil) != (c.checked == nil)) {
			bar.Add(widget.NewSeparator())
		}
		before = c
		bar.Add(a.buildTool(c))
	}
	return bar
}

// buildTool makes the button of a command.
func (a *App) buildTool(c *command) fyne.CanvasObject {
	t := newTool(c, func() { a.do(c) }, a.hint)
	a.tools = append(a.tools, t)
	return container.NewStack(t, t.frame)
}

// barLayout lays a toolbar out in a row or, where it is given less width, in a block of two columns, with a gap where
// the row has a line.
type barLayout struct{}

const blockColumns = 2

func (barLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return layout.NewHBoxLayout().MinSize(objects)
}

func (l barLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	if size.Width >= l.MinSize(objects).Width {
		layout.NewHBoxLayout().Layout(objects, size)
		return
	}
	eachInBlock(objects, func(o fyne.CanvasObject, at fyne.Position) {
		o.Move(at)
		o.Resize(o.MinSize())
	})
}

// blockOf is the size of a toolbar as a block.
func blockOf(bar fyne.CanvasObject) fyne.Size {
	var size fyne.Size
	eachInBlock(bar.(*fyne.Container).Objects, func(o fyne.CanvasObject, at fyne.Position) {
		size = size.Max(fyne.NewSize(at.X, at.Y).Add(o.MinSize()))
	})
	return size
}

// eachInBlock gives where each object of a toolbar is in its block.
func eachInBlock(objects []fyne.CanvasObject, do func(fyne.CanvasObject, fyne.Position)) {
	column, y, height := 0, float32(0), float32(0)
	for _, o := range objects {
		_, line := o.(*widget.Separator)
		if line || column == blockColumns {
			column, y = 0, y+height
		}
		if line {
			do(o, fyne.NewPos(0, y+theme.Padding()/2))
			y += theme.Padding()
			continue
		}
		height = o.MinSize().Height
		do(o, fyne.NewPos(float32(column)*o.MinSize().Width, y))
		column++
	}
}
