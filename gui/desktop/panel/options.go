package panel

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/language"
	"ninefold/gui/view"
)

var _ = kind(func(n view.Options) element { return optionLooks[n.Look](n) })

// optionLooks has the element of each look of options.
var optionLooks = [...]func(view.Options) element{
	view.AsRadios: func(n view.Options) element { return radios{Options: n} },
	view.AsMenu:   menuLeaf,
	view.AsSwitch: switchLeaf,
}

func menuLeaf(n view.Options) element {
	const least = 112 // of its width
	return leaf{width: least, height: fieldHeight, takes: menuWidens,
		draws: func(p *pen, a area) { p.menuBox(a, n) }}
}

// menuBox draws a menu's box. The arrow keys choose without opening the menu.
func (p *pen) menuBox(a area, s view.Options) {
	at := slices.IndexFunc(s.Choices, func(c view.Choice) bool { return c.On })
	f := chip{label: s.Name + language.Text("name.colon"), kind: boxChip}
	if at >= 0 {
		f.words = s.Choices[at].Words
	}
	var b *pressable
	b = p.control(s.ID, a, f, func() { openMenu(b.surface, s.Choices, p.options) },
		func(key *fyne.KeyEvent) bool {
			to := at
			switch key.Name {
			case fyne.KeyUp:
				to--
			case fyne.KeyDown:
				to++
			case fyne.KeyHome:
				to = 0
			case fyne.KeyEnd:
				to = len(s.Choices) - 1
			default:
				return p.passEnter(key)
			}
			if to >= 0 && to < len(s.Choices) {
				p.options.Do(s.Choices[to].ID)
			}
			return true
		})
}

// radio is one of several options: a ring, a name, and a sentence in grey, after the name if it fits there, or else
// below it.
type radio struct {
	view.Choice
	width float32 // available to the radio button
}

const (
	ringSide  float32 = 4 * theme.Unit
	radioRoom         = theme.Inset + ringSide + theme.Inset // before the words
	radioGap          = theme.Unit + theme.Unit/2
	dash              = " — "
)

func (f radio) traits() traits {
	words := f.Words
	if f.Sentence != "" {
		words += dash + f.Sentence
	}
	return traits{label: words, on: f.On, radius: theme.ButtonRadius}
}

// beside reports whether the sentence fits after the name.
func (f radio) beside() bool {
	return strong.width(shorten(f.Words))+muted.width(dash+shorten(f.Sentence)) <= f.room()
}

func (f radio) room() float32 { return f.width - radioRoom - theme.Unit }

func (f radio) height() float32 {
	if f.Sentence == "" || f.beside() {
		return fieldHeight
	}
	return 2*theme.Gap + strong.line() + float32(len(f.lines()))*caption.line()
}

func (f radio) lines() []string {
	const most = 4
	return caption.wrap(f.Sentence, f.room(), most)
}

func (f radio) draw(p *pen, a area) {
	ground := look{fill: theme.ColorCard, stroke: theme.ColorHairline, radius: theme.ButtonRadius}
	ring := look{stroke: theme.ColorStrongLine, thick: 2, radius: ringSide / 2}
	if f.On {
		ground.fill, ground.stroke = theme.ColorAccentTint, theme.ColorPrimary
		ring.stroke, ring.thick = theme.ColorPrimary, 5
	}
	p.box(a, ground)
	a.cutLeft(theme.Inset)
	p.box(a.cutLeft(ringSide).middle(ringSide), ring)
	a.cutLeft(theme.Inset)
	a.cutRight(theme.Unit)
	if f.Sentence == "" || f.beside() {
		a.cutLeft(p.text(a, f.Words, strong))
		if f.Sentence != "" {
			p.text(a, dash+f.Sentence, muted)
		}
		return
	}
	a.cutTop(theme.Gap)
	p.text(a.cutTop(strong.line()), f.Words, strong)
	p.lines(&a, f.lines(), caption)
}

// radios are radio buttons, one below the other.
type radios struct {
	ownLine
	view.Options
}

func (o radios) lay(width float32, _ string) placed {
	height, heights := float32(0), make([]float32, len(o.Choices))
	if o.Name != "" {
		height = titleHeight + theme.Gap
	}
	for i, c := range o.Choices {
		if i > 0 {
			height += radioGap
		}
		heights[i] = radio{c, width}.height()
		height += heights[i]
	}
	return placed{height: height, draw: func(p *pen, a area) { p.radios(a, o.Options, heights) }}
}

// radios draws radio buttons of these heights from the top of an area. The arrow keys choose the next or previous one.
func (p *pen) radios(a area, o view.Options, heights []float32) {
	if o.Name != "" {
		p.label(a.cutTop(titleHeight), o.Name)
		a.cutTop(theme.Gap)
	}
	name := func(i int) string { return o.ID + "/" + o.Choices[i].ID }
	for i, c := range o.Choices {
		if i > 0 {
			a.cutTop(radioGap)
		}
		f := radio{c, a.width}
		p.control(name(i), a.cutTop(heights[i]), f, func() { p.options.Do(c.ID) }, func(key *fyne.KeyEvent) bool {
			var to int
			switch key.Name {
			case fyne.KeyUp:
				to = max(0, i-1)
			case fyne.KeyDown:
				to = min(i+1, len(o.Choices)-1)
			default:
				return p.passEnter(key)
			}
			p.options.Do(o.Choices[to].ID)
			p.focus(name(to), canvasOf(p.owner))
			return true
		})
	}
}

type segments view.Options

const (
	switchHeight = 30
	tabHeight    = 36
)

func switchLeaf(n view.Options) element {
	return leaf{width: segments(n).width(), height: cmp.Or(n.Height, tabHeight),
		draws: func(p *pen, a area) { p.choices(a, n.Choices) }}
}

// width returns the width of the switch, as if each choice were on, so that it never changes.
func (d segments) width() float32 {
	width := float32(0)
	for _, c := range d.Choices {
		width += strong.width(shorten(c.Words)) + 2*theme.Inset
	}
	return width
}

// choices draws choices side by side: as wide as their words need, or equally wide if these do not fit.
func (p *pen) choices(a area, choices []view.Choice) {
	if len(choices) == 0 {
		return
	}
	natural := segments{Choices: choices}.width()
	even := a.width > natural+1 || a.width < natural-1
	rest := a
	for i, c := range choices {
		width := strong.width(shorten(c.Words)) + 2*theme.Inset
		if even {
			width = a.width / float32(len(choices))
		}
		f := segment{Choice: c, first: i == 0, last: i == len(choices)-1}
		p.press(rest.cutLeft(width), f, func() { p.options.Do(c.ID) })
	}
	p.box(a, look{stroke: theme.ColorStrongLine, radius: theme.ButtonRadius})
}

type segment struct {
	view.Choice
	first, last bool
}

func (f segment) traits() traits {
	return traits{label: meaning(f.Choice), on: f.On, disabled: f.Disabled, radius: theme.ButtonRadius}
}

func (f segment) draw(p *pen, a area) {
	s, sub := muted, caption
	if f.On {
		s, sub = strong, caption.in(theme.ColorText)
		f.drawGround(p, a)
	}
	if !f.first {
		p.box(area{a.x, a.y, 1, a.height}, look{fill: theme.ColorStrongLine})
	}
	a = a.within(theme.Unit)
	if f.Sentence != "" {
		p.twoLines(a, f.Words, f.Sentence, s.centred(), sub.centred())
		return
	}
	p.text(a, f.Words, s.centred())
}

// drawGround fills the segment, with round corners only at the ends of the switch.
func (f segment) drawGround(p *pen, a area) {
	p.box(a, look{fill: theme.ColorAccentTint, radius: theme.ButtonRadius})
	inner := a
	if f.first {
		inner.cutLeft(theme.ButtonRadius)
	}
	if f.last {
		inner.cutRight(theme.ButtonRadius)
	}
	p.box(inner, look{fill: theme.ColorAccentTint})
}
