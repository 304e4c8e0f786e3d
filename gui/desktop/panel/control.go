package panel

import (
	"slices"

	"fyne.io/fyne/v2"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/icon"
)

// control draws a control of a form that can be pressed, and keeps it by its name. keys takes keys before the control:
// as a rule Enter, which then confirms the sheet.
func (p *pen) control(name string, a area, f face, do func(), keys func(*fyne.KeyEvent) bool) *pressable {
	b := keep(p, name, func() *pressable { return newPressable(p) })
	b.keys = keys
	b.show(f, do)
	p.put(b.surface, a)
	return b
}

// passEnter passes Enter on, which confirms the sheet, and reports whether the key was Enter.
func (p *pen) passEnter(key *fyne.KeyEvent) bool {
	if !isEnter(key) {
		return false
	}
	passOn(p.owner, key)
	return true
}

const formGap = theme.Gap // between controls

const buttonRoom = 10 // at each side of the content of a button in a form

var _ = kind(selectLeaf)

const leastSelect = 112

func selectLeaf(n view.Select) leaf {
	return leaf{width: leastSelect, height: fieldHeight, takes: menuWidens,
		draws: func(p *pen, a area) { p.selectBox(a, n) }}
}

// selectBox draws a menu's box. The arrow keys choose without opening the menu.
func (p *pen) selectBox(a area, s view.Select) {
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

type checkBox view.Button

const checkSide = 18

func (f checkBox) width() float32 {
	return checkSide + theme.Gap + plain.width(shorten(f.Words)) + 2*theme.Unit
}

func (f checkBox) traits() traits { return traits{label: f.Words, on: f.On, radius: theme.Unit} }

func (f checkBox) draw(p *pen, a area) {
	a.cutLeft(theme.Unit)
	box := a.cutLeft(checkSide).middle(checkSide)
	l := look{stroke: theme.ColorInputBorder, radius: theme.Unit, thick: 2}
	if f.On {
		l = look{fill: theme.ColorPrimary, radius: theme.Unit}
	}
	p.box(box, l)
	if f.On {
		p.icon(box.inset(2), icon.Check, theme.ColorOnPrimary)
	}
	a.cutLeft(theme.Gap)
	p.text(a, f.Words, plain)
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

var _ = kind(func(n view.Options) optionsElement { return optionsElement{n} })

// optionsElement is radio buttons, one below the other.
type optionsElement struct{ view.Options }

func (optionsElement) natural() float32 { return wholeLine }

func (o optionsElement) lay(width float32, _ string) placed {
	height, heights := float32(0), make([]float32, len(o.Choices))
	if o.Caption != "" {
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
	if o.Caption != "" {
		p.label(a.cutTop(titleHeight), o.Caption)
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

// focus gives a canvas's keyboard to the widget of a name, and reports whether there is one that takes it.
func (p *pen) focus(name string, c fyne.Canvas) bool {
	n := p.named[name]
	if n == nil || c == nil {
		return false
	}
	f, ok := n.widget.(fyne.Focusable)
	if within, is := n.widget.(interface{ target() fyne.Focusable }); is {
		f = within.target()
	}
	if ok {
		c.Focus(f)
	}
	return ok
}
