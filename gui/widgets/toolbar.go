package widgets

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

// Tool is a button of a toolbar.
type Tool struct {
	Object fyne.CanvasObject // what is drawn
	button *toolButton
}

// ToolData is what a tool shows and does.
type ToolData struct {
	Label string
	Keys  string             // such as Ctrl+Z; empty for none
	Icon  fyne.ThemeIconName // empty for none
	Short string             // the words on the button; empty for none
	Run   func()

	Disabled bool // it can do nothing at first
}

// toolButton is the button of a tool. While the pointer is on it, tip says what it does.
type toolButton struct {
	widget.Button
	data  ToolData
	tip   func(string)
	frame *canvas.Rectangle // round the button of a switch that is on
}

var _ desktop.Hoverable = (*toolButton)(nil)

// NewTool is a tool; tip is given what it does while the pointer is on it.
func NewTool(data ToolData, tip func(string)) *Tool {
	t := &toolButton{data: data, tip: tip, frame: canvas.NewRectangle(color.Transparent)}
	t.OnTapped, t.Importance = data.Run, widget.LowImportance
	t.Text = data.Short
	if data.Icon != "" {
		t.Icon = theme.Current().Icon(data.Icon)
	}
	if data.Disabled {
		t.Disable() // before it is drawn for the first time, which takes long
	}
	t.ExtendBaseWidget(t)
	t.frame.Hide()
	return &Tool{Object: container.NewStack(t, t.frame), button: t}
}

// Update shows whether the tool can do anything now and, of a switch, whether it is on.
func (t *Tool) Update(enabled, on bool) { t.button.update(enabled, on) }

// Button is the button itself.
func (t *Tool) Button() *widget.Button { return &t.button.Button }

func (t *toolButton) MouseIn(e *desktop.MouseEvent) {
	t.Button.MouseIn(e)
	text := t.data.Label
	if t.data.Keys != "" {
		text += " (" + t.data.Keys + ")"
	}
	t.tip(text)
}

func (t *toolButton) MouseOut() {
	t.Button.MouseOut()
	t.tip("")
}

// FocusGained tells what the button does, as the pointer on it would.
func (t *toolButton) FocusGained() {
	t.Button.FocusGained()
	t.tip(t.data.Label)
}

func (t *toolButton) FocusLost() {
	t.Button.FocusLost()
	t.tip("")
}

// TypedKey presses the button by Enter, too, and leaves it by Escape.
func (t *toolButton) TypedKey(key *fyne.KeyEvent) { typedOnButton(&t.Button, key) }

func typedOnButton(b *widget.Button, key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		b.OnTapped()
	case fyne.KeyEscape:
		fyne.CurrentApp().Driver().CanvasForObject(b).Unfocus()
	default:
		b.TypedKey(key)
	}
}

func (t *toolButton) AccessibilityLabel() string {
	if t.frame.Visible() {
		return locale.Text("tool.on", locale.Args{"Command": t.data.Label})
	}
	return t.data.Label
}

func (t *toolButton) update(enabled, on bool) {
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

// NewBar is a toolbar of groups of tools, with lines between them.
func NewBar(groups [][]fyne.CanvasObject) *fyne.Container {
	var bar []fyne.CanvasObject // laid out once, not anew with each
	for i, group := range groups {
		if i > 0 {
			bar = append(bar, widget.NewSeparator())
		}
		bar = append(bar, group...)
	}
	return container.New(barLayout{}, bar...)
}

// barLayout lays a toolbar out in a row or, where it is given less width, in a block, in which the lines are nowhere; or, as
// high as fingers want it, in rows that it shares evenly.
type barLayout struct{}

func (barLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return layout.NewHBoxLayout().MinSize(objects)
}

func (l barLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	switch {
	case size.Height >= touchSide && size.Width >= leastColumn:
		placeForTouch(objects, size)
	case size.Width >= l.MinSize(objects).Width:
		layout.NewHBoxLayout().Layout(objects, size)
	default:
		b := blockOf(objects, blockColumns(size.Width))
		b.place(0, 0, size.Width, rowsOf(size.Height, b))
		hideLines(objects)
	}
}

// hideLines puts the lines between groups nowhere.
func hideLines(objects []fyne.CanvasObject) {
	for _, o := range objects {
		if _, line := o.(*widget.Separator); line {
			place(o, 0, 0, 0, 0)
		}
	}
}
