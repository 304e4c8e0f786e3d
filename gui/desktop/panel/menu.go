package panel

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/icon"
)

// menu shows choices, one below the other, each with its meaning.
type menu struct {
	ownLine
	choices []view.Choice
}

// rowHeight returns the height of each row in a menu of a width, in which a long sentence has several lines.
func (d menu) rowHeight(width float32) float32 {
	lines := 0
	for _, c := range d.choices {
		lines = max(lines, len(menuRow(c).about(width-2*theme.Unit)))
	}
	if lines == 0 {
		return theme.ButtonHeight
	}
	const around = 31 // the words, and room above and below
	return around + float32(lines)*caption.line()
}

func (d menu) width() float32 {
	width := float32(160)
	for _, c := range d.choices {
		width = max(width, strong.width(shorten(c.Words)), caption.width(shorten(c.Sentence)))
	}
	return width + menuCheck + 3*theme.Inset + 2*theme.Unit
}

func (d menu) lay(width float32, _ string) placed {
	const inset = theme.Unit
	height := d.rowHeight(width)
	return placed{height: 2*inset + float32(len(d.choices))*height, draw: func(p *pen, a area) {
		p.box(a, look{fill: theme.ColorCard, stroke: theme.ColorHairline, radius: theme.ButtonRadius})
		a = a.inset(inset)
		for _, c := range d.choices {
			p.press(a.cutTop(height), menuRow(c), func() { p.options.Do(c.ID) })
		}
	}}
}

const menuCheck = 16

type menuRow view.Choice

// about returns the lines of the sentence in a row of a width.
func (f menuRow) about(width float32) []string {
	return caption.wrap(f.Sentence, width-menuCheck-3*theme.Inset, 3)
}

func (f menuRow) traits() traits {
	words := language.Listed(f.Words, f.Sentence)
	return traits{label: words, on: f.On, disabled: f.Disabled, radius: theme.Unit}
}

func (f menuRow) draw(p *pen, a area) {
	if f.On {
		p.box(a, look{fill: theme.ColorAccentTint, radius: theme.Unit})
	}
	about := f.about(a.width)
	a = a.within(theme.Inset)
	check := a.cutLeft(menuCheck)
	if f.On {
		p.icon(check.middle(menuCheck), icon.Check, theme.ColorPrimary)
	}
	a.cutLeft(theme.Inset)
	words := plain
	if f.Disabled {
		words = plain.in(theme.ColorDisabled)
	}
	if f.Sentence == "" {
		p.text(a, f.Words, words)
		return
	}
	words.bold = true
	a = a.middle(plain.line() + float32(len(about))*caption.line())
	p.text(a.cutTop(plain.line()), f.Words, words)
	p.lines(&a, about, caption)
}

// opener is a widget that opens a menu.
type opener interface {
	fyne.CanvasObject
	fyne.Focusable
}

// openMenu opens a menu of choices below a widget, if that is still in a window: what has left it may still have the
// keyboard. The arrow keys move in the menu, which scrolls if it is too high, and Escape closes it. Then the widget has
// the keyboard, also if the pointer opened the menu.
func openMenu(below opener, choices []view.Choice, options *Options) {
	c, data := canvasOf(below), menu{choices: choices}
	if c == nil {
		return
	}
	c.Focus(below)
	var popUp *widget.PopUp
	inMenu := &Options{Do: func(id string) {
		popUp.Hide()
		options.Do(id)
	}}
	v := NewView(inMenu)
	scroll := newScroller(v)
	inMenu.Reveal = func(o fyne.CanvasObject) { reveal(scroll, o) }
	v.pen.keys = func(key *fyne.KeyEvent) bool {
		switch key.Name {
		case fyne.KeyEscape:
			popUp.Hide()
			options.Left()
		case fyne.KeyDown:
			c.FocusNext()
		case fyne.KeyUp:
			c.FocusPrevious()
		case fyne.KeyHome:
			v.focusFirst(c, choices, func(i int) int { return i })
		case fyne.KeyEnd:
			v.focusFirst(c, choices, func(i int) int { return len(choices) - 1 - i })
		default:
			return false
		}
		return true
	}
	v.put(data)
	popUp = widget.NewPopUp(scroll, c)
	width := min(data.width(), c.Size().Width-2*theme.Edge)
	size := fyne.NewSize(width, min(v.HeightFor(width), c.Size().Height-2*theme.Edge))
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(below)
	at.Y += below.Size().Height + theme.Unit
	at.X = max(theme.Edge, min(at.X, c.Size().Width-size.Width-theme.Edge))
	at.Y = max(theme.Edge, min(at.Y, c.Size().Height-size.Height-theme.Edge))
	popUp.ShowAtPosition(at)
	popUp.Resize(size)
	v.focusChosen(c, choices)
}

// focusFirst gives the keyboard to the first choice, in an order, that can be made.
func (v *View) focusFirst(c fyne.Canvas, choices []view.Choice, order func(int) int) {
	for i := range choices {
		if at := order(i); !choices[at].Disabled {
			c.Focus(v.pen.presses.all[at].surface)
			return
		}
	}
}

// focusChosen gives the keyboard to the choice that is on, or to the first that can be made.
func (v *View) focusChosen(c fyne.Canvas, choices []view.Choice) {
	first := true
	for i, b := range v.pen.presses.all[:v.pen.presses.used] {
		if can := !choices[i].Disabled; can && (first || choices[i].On) {
			c.Focus(b.surface)
			first = false
		}
	}
}
