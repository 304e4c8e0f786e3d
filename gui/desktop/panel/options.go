package panel

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"

	"ninefold/engine/picture/drawing"
	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

var _ = kind(func(n view.Options) element { return optionLooks[n.Look](n) })

// optionLooks has the element of each look of options.
var optionLooks = [...]func(view.Options) element{
	view.AsRadios: radios, view.AsMenu: menuBox, view.AsSwitch: switchOf,
}

// choose does what choices say.
func choose(c view.Choice) func(*pen, *pressable) {
	return func(p *pen, b *pressable) { b.do = func() { p.options.Do(c.ID) } }
}

// menuBox returns a box that opens a menu. The arrow keys choose without opening it.
func menuBox(n view.Options) element {
	const least = 112 // of its width
	at, words := slices.IndexFunc(n.Choices, func(c view.Choice) bool { return c.On }), ""
	if at >= 0 {
		words = n.Choices[at].Words
	}
	f := opening(n.Name, view.Text{Words: words})
	f.ground = look{fill: drawing.OnAccent, stroke: drawing.Border, radius: theme.ButtonRadius}
	e := pressing{face: f, width: least, height: fieldHeight}.element(n.ID, func(p *pen, b *pressable) {
		b.do = func() { openMenu(b.surface, n.Choices, p.options) }
		b.keys = func(key *fyne.KeyEvent) bool {
			to, moves := map[fyne.KeyName]int{fyne.KeyUp: at - 1, fyne.KeyDown: at + 1, fyne.KeyHome: 0,
				fyne.KeyEnd: len(n.Choices) - 1}[key.Name]
			if !moves {
				return p.passEnter(key)
			}
			if to >= 0 && to < len(n.Choices) {
				p.options.Do(n.Choices[to].ID)
			}
			return true
		}
	})
	e.widens = menuWidens
	return e
}

// radios returns radio buttons, one below the other. The arrow keys choose the next or previous one.
func radios(n view.Options) element {
	const gap = theme.Unit + theme.Unit/2
	name := func(i int) string { return n.ID + "/" + n.Choices[i].ID }
	all := column{Column: view.Column{Gap: gap}}
	for i, c := range n.Choices {
		ready := func(p *pen, b *pressable) {
			choose(c)(p, b)
			b.keys = func(key *fyne.KeyEvent) bool {
				to, moves := map[fyne.KeyName]int{fyne.KeyUp: i - 1, fyne.KeyDown: i + 1}[key.Name]
				if !moves {
					return p.passEnter(key)
				}
				to = min(max(to, 0), len(n.Choices)-1)
				p.options.Do(n.Choices[to].ID)
				p.focus(name(to), canvasOf(p.owner))
				return true
			}
		}
		all.parts = append(all.parts, pressing{face: radio(c)}.element(name(i), ready))
	}
	e := all.element()
	if n.Name != "" {
		e = labelled(n.Name, theme.Gap, e)
	}
	e.natural = nil // all of a row
	return e
}

// labelled returns an element below a label.
func labelled(words string, gap float32, e element) element {
	title := view.Row{Height: titleHeight, Nodes: []view.Node{view.Text{Words: words, Style: view.Label}}}
	all := column{Column: view.Column{Gap: gap}, parts: []element{elementOf(title), e}}.element()
	all.soft, all.stretches, all.widens = e.soft, e.stretches, e.widens
	return all
}

// radio is the face of one of several options: a ring, a name, and a sentence in grey, after the name if it fits there,
// or else below it.
func radio(c view.Choice) face {
	const most, side, dash = 4, 4 * theme.Unit, " — "
	f := face{label: c.Words, isOn: c.On, grounded: grounded{inset: theme.Unit, ground: look{fill: drawing.Card,
		stroke: drawing.Hairline, radius: theme.ButtonRadius}}}
	ring := look{stroke: drawing.StrongLine, thick: 2, radius: side / 2}
	if c.On {
		f.ground.fill, f.ground.stroke = drawing.AccentTint, drawing.Accent
		ring.stroke, ring.thick = drawing.Accent, 5
	}
	var words view.Node = view.Text{Words: c.Words, Style: view.Strong}
	if c.Sentence != "" {
		f.label += dash + c.Sentence
		words = view.Either{
			Wide: view.Row{Nodes: []view.Node{words, view.Text{Words: dash + c.Sentence, Style: view.Muted}}},
			Narrow: view.Column{Inset: view.Inset{Y: theme.Gap}, Nodes: []view.Node{words,
				view.Text{Words: c.Sentence, Style: view.Small, Most: most}}},
		}
	}
	f.node = view.Row{Height: fieldHeight, Nodes: []view.Node{view.Space{Size: theme.Gap},
		grounded{ground: ring, node: view.Space{Size: side}}, view.Space{Size: theme.Inset}, words}}
	return f
}

const (
	switchHeight = 30
	tabHeight    = 36
)

// switchOf returns choices side by side: as wide as their words need, or equally wide if these do not fit.
func switchOf(n view.Options) element {
	natural := row{Row: view.Row{}}
	for i, c := range n.Choices {
		// The width is as if each were on, so that it never changes.
		width := widthOf(view.Text{Words: c.Words, Style: view.Strong}) + 2*theme.Inset
		e := pressing{face: segment(c, i == 0, i == len(n.Choices)-1), width: width, height: cmp.Or(n.Height,
			tabHeight)}.element(c.ID, choose(c))
		natural.parts, natural.widths = append(natural.parts, e), append(natural.widths, width)
	}
	even, e := natural, natural.element()
	even.Equal = len(natural.parts)
	e.soft = false
	e.lay = func(width float32) placed {
		r := natural
		if by := width - natural.natural(); by > 1 || by < -1 {
			r = even
		}
		line := r.line(width)
		return placed{height: line.height, draw: func(p *pen, a area) {
			line.draw(p, a)
			p.box(a, look{stroke: drawing.StrongLine, radius: theme.ButtonRadius})
		}}
	}
	return e
}

// segment is the face of a choice of a switch, with round corners only at the ends of that.
func segment(c view.Choice, first, last bool) face {
	f := face{label: meaning(c), isOn: c.On, disabled: c.Disabled}
	words := view.Text{Words: c.Words, Style: view.Muted, Align: view.Centre}
	sentence := view.Text{Words: c.Sentence, Style: view.Small, Align: view.Centre}
	f.ground = look{radius: theme.ButtonRadius, straightLeft: !first, straightRight: !last}
	if c.On {
		words.Style, sentence.Ink, f.ground.fill = view.Strong, view.InkText, drawing.AccentTint
	}
	both := view.Column{Inset: view.Inset{X: theme.Unit}, Nodes: []view.Node{words}}
	if c.Sentence != "" {
		both.Nodes = append(both.Nodes, sentence)
	}
	if f.node = both; !first {
		f.whole, f.node = true, view.Layers{Nodes: []view.Node{
			view.Column{Nodes: []view.Node{view.Space{}, both, view.Space{}}},
			view.Column{Nodes: []view.Node{view.Fill{Ink: view.InkStrong, Width: 1}}}}}
	}
	return f
}
