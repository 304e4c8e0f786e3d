package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/locale"
)

// Choice is a column of options of which one is chosen. It is in the place of Fyne's radio group, whose options drop the keys
// that they have no use for.
type Choice struct {
	Column  *fyne.Container
	Chosen  int // index of an option
	options []*option
}

// NewChoice offers options of which one is chosen.
func NewChoice(options []string, chosen int) *Choice {
	c := &Choice{Column: container.New(layout.NewCustomPaddedVBoxLayout(0))}
	for i, words := range options {
		o := &option{choice: c, index: i}
		o.Text, o.Alignment, o.Importance = words, widget.ButtonAlignLeading, widget.LowImportance
		o.OnTapped = func() { c.Choose(i) }
		o.ExtendBaseWidget(o)
		c.options = append(c.options, o)
		c.Column.Add(o)
	}
	c.Choose(chosen)
	return c
}

// Choose chooses an option.
func (c *Choice) Choose(i int) {
	c.Chosen = i
	for j, o := range c.options {
		icon := theme.RadioButtonIcon()
		if j == i {
			icon = theme.RadioButtonCheckedIcon()
		}
		o.SetIcon(icon)
	}
}

// option is one of the options. The arrow keys choose the one above or below.
type option struct {
	Button
	choice *Choice
	index  int
}

func (o *option) TypedKey(key *fyne.KeyEvent) {
	to := o.index
	switch key.Name {
	case fyne.KeySpace:
	case fyne.KeyUp:
		to = max(0, to-1)
	case fyne.KeyDown:
		to = min(to+1, len(o.choice.options)-1)
	default:
		passOn(o, key)
		return
	}
	o.choice.Choose(to)
	fyne.CurrentApp().Driver().CanvasForObject(o).Focus(o.choice.options[to])
}

func (o *option) AccessibilityLabel() string {
	if o.index == o.choice.Chosen {
		return locale.Text("tool.on", locale.Args{"Command": o.Text})
	}
	return o.Text
}
