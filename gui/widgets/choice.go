package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
)

// Choice is a column of options of which one is chosen. It is in the place of Fyne's radio group, whose options drop the keys
// that they have no use for.
type Choice struct {
	Column  fyne.CanvasObject
	Chosen  int // index of an option
	options []*option
}

// NewChoice offers options of which one is chosen.
func NewChoice(options []string, chosen int) *Choice {
	c := &Choice{}
	column := container.New(layout.NewCustomPaddedVBoxLayout(-theme.Padding()))
	for i, words := range options {
		o := &option{choice: c, index: i}
		o.Text, o.OnChanged = words, func(bool) { c.choose(i) }
		o.ExtendBaseWidget(o)
		c.options = append(c.options, o)
		column.Add(o)
	}
	c.choose(chosen)
	c.Column = container.NewThemeOverride(column, radioIcons{theme.Current()})
	return c
}

func (c *Choice) choose(i int) {
	c.Chosen = i
	for j, o := range c.options {
		o.Checked = j == i
		o.Refresh()
	}
}

// option is one of the options. The arrow keys choose the one above or below.
type option struct {
	Check
	choice *Choice
	index  int
}

func (o *option) TypedKey(key *fyne.KeyEvent) {
	to := o.index
	switch key.Name {
	case fyne.KeyUp:
		to = max(0, to-1)
	case fyne.KeyDown:
		to = min(to+1, len(o.choice.options)-1)
	default:
		passOn(o, key)
		return
	}
	o.choice.choose(to)
	fyne.CurrentApp().Driver().CanvasForObject(o).Focus(o.choice.options[to])
}

// radioIcons is a theme in which a check box looks like an option of which one is chosen.
type radioIcons struct{ fyne.Theme }

func (r radioIcons) Icon(name fyne.ThemeIconName) fyne.Resource {
	switch name {
	case theme.IconNameCheckButton:
		name = theme.IconNameRadioButton
	case theme.IconNameCheckButtonFill:
		name = theme.IconNameRadioButtonFill
	case theme.IconNameCheckButtonChecked:
		name = theme.IconNameRadioButtonChecked
	}
	return r.Theme.Icon(name)
}
