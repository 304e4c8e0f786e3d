package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/locale"
	"ninefold/gui/theme"
)

// Option is an option of a Choice.
type Option struct {
	Name     string
	Sentence string // what it means; may be empty
}

// words returns the option as a screen reader says it.
func (o Option) words() string {
	if o.Sentence == "" {
		return o.Name
	}
	return o.Name + " — " + o.Sentence
}

// Choice is a column of radio buttons, each with a sentence. Unlike those of Fyne's radio group, they pass on keys that
// they do not use.
type Choice struct {
	Column  fyne.CanvasObject
	Chosen  int // index of an option
	options []*option
}

// NewChoice returns a column of options of which one is chosen.
func NewChoice(options []Option, chosen int) *Choice {
	c := &Choice{}
	column := container.New(layout.NewCustomPaddedVBoxLayout(theme.Unit + theme.Unit/2))
	for i, about := range options {
		o := &option{choice: c, index: i, about: about}
		o.Text, o.OnChanged = about.words(), func(bool) { c.choose(i) }
		o.ExtendBaseWidget(o)
		c.options = append(c.options, o)
		column.Add(o)
	}
	c.choose(chosen)
	c.Column = column
	return c
}

func (c *Choice) choose(i int) {
	c.Chosen = i
	for j, o := range c.options {
		o.Checked = j == i
		o.Refresh()
	}
}

// option is a radio button. The arrow keys choose the one above or below.
type option struct {
	Check
	choice *Choice
	index  int
	about  Option
	held   bool // it has the keyboard
}

// Tapped chooses the option, wherever its row is tapped.
func (o *option) Tapped(*fyne.PointEvent) { o.choice.choose(o.index) }

func (o *option) FocusGained() { o.held = true; o.Refresh() }
func (o *option) FocusLost()   { o.held = false; o.Refresh() }

func (o *option) TypedKey(key *fyne.KeyEvent) {
	to := o.index
	switch key.Name {
	case fyne.KeyUp:
		to = max(0, to-1)
	case fyne.KeyDown:
		to = min(to+1, len(o.choice.options)-1)
	default:
		PassOn(o, key)
		return
	}
	o.choice.choose(to)
	fyne.CurrentApp().Driver().CanvasForObject(o).Focus(o.choice.options[to])
}

// optionRow draws an option: a ring, its name, and its sentence in grey.
type optionRow struct {
	of        *option
	box, ring *canvas.Rectangle
	words     *widget.RichText
}

func (o *option) CreateRenderer() fyne.WidgetRenderer {
	name := &widget.TextSegment{Text: locale.Breakable(o.about.Name), Style: widget.RichTextStyleInline}
	name.Style.TextStyle.Bold = true
	row := &optionRow{of: o, box: canvas.NewRectangle(color.Transparent), ring: canvas.NewRectangle(color.Transparent)}
	row.words = widget.NewRichText(name)
	if o.about.Sentence != "" {
		meaning := &widget.TextSegment{Text: locale.Breakable(" — " + o.about.Sentence),
			Style: widget.RichTextStyleInline}
		meaning.Style.ColorName = theme.ColorMuted
		row.words.Segments = append(row.words.Segments, meaning)
	}
	row.words.Wrapping = fyne.TextWrapWord
	row.Refresh()
	return row
}

const (
	ringSide float32 = 4 * theme.Unit
	wordsAt          = theme.Inset + ringSide + theme.Unit // from the left; the words have some room of their own
)

func (r *optionRow) MinSize() fyne.Size {
	size := r.words.MinSize()
	return fyne.NewSize(wordsAt+size.Width, max(theme.ButtonHeight, size.Height))
}

func (r *optionRow) Layout(size fyne.Size) {
	r.box.Resize(size)
	r.ring.Resize(fyne.NewSquareSize(ringSide))
	r.ring.Move(fyne.NewPos(theme.Inset, (size.Height-ringSide)/2))
	r.words.Resize(fyne.NewSize(size.Width-wordsAt, size.Height))
	r.words.Move(fyne.NewPos(wordsAt, (size.Height-r.words.MinSize().Height)/2))
}

func (r *optionRow) Refresh() {
	line, thickness, ground := theme.ColorHairline, float32(2), theme.ColorCard
	ring := theme.ColorStrongLine
	if r.of.Checked {
		line, ground, ring, thickness = fynetheme.ColorNamePrimary, theme.ColorAccentTint, fynetheme.ColorNamePrimary, 5
	}
	r.box.FillColor, r.box.StrokeColor, r.box.StrokeWidth = fynetheme.Color(ground), fynetheme.Color(line), 1
	if r.of.held {
		r.box.StrokeColor, r.box.StrokeWidth = fynetheme.Color(fynetheme.ColorNamePrimary), 2
	}
	r.box.CornerRadius, r.ring.CornerRadius = theme.ButtonRadius, ringSide/2
	r.ring.StrokeColor, r.ring.StrokeWidth = fynetheme.Color(ring), thickness
	r.box.Refresh()
	r.ring.Refresh()
	r.words.Refresh()
}

func (r *optionRow) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.box, r.ring, r.words} }
func (r *optionRow) Destroy()                     {}
