package panel

import (
	"cmp"
	"strconv"

	"fyne.io/fyne/v2"

	"ninefold/engine/picture/drawing"
	"ninefold/gui/desktop/theme"
	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/icon"
)

var _ = kind(pressElement)

// pressing is what can be pressed as it is drawn.
type pressing struct {
	face
	width, height float32 // 0 for those of the face
	beyond        float32 // how much higher it is than its room
	confirms      bool    // Enter on it confirms the sheet
}

const (
	titleHeight = 18 // of the line with a card's title
	fieldHeight = 36
	toolHeight  = 38
	lowHeight   = 28
	chipHeight  = 26
	linkLine    = 24 // height of a link, more than that of its line

	buttonInset = 6
	buttonRoom  = 10 // at each side of the content of a button in a form
	buttonIcon  = 16
	caretSide   = 12
)

// looks has how each look is drawn.
var looks = [...]func(view.Press) pressing{
	view.AsButton:  worded(theme.ButtonHeight, 0, view.Plain, view.Strong),
	view.AsLow:     worded(lowHeight, 0, view.Small, view.Counted),
	view.AsTool:    worded(toolHeight, 0, view.Plain, view.Strong),
	view.AsField:   worded(fieldHeight, buttonRoom, view.Plain, view.Strong),
	view.AsFoot:    worded(theme.ButtonHeight, buttonRoom, view.Plain, view.Strong),
	view.AsLink:    linked(view.Text{Style: view.Counted, Ink: view.InkAccent, Align: view.Right}, 2*theme.Gap),
	view.AsWords:   linked(view.Text{Style: view.Small, Align: view.Centre}, 2*buttonInset),
	view.AsAddress: linked(view.Text{Ink: view.InkAccent}, 0),
	view.AsOffer:   linked(view.Text{Style: view.Strong, Ink: view.InkAccent}, 0),
	view.AsIcon:    iconic(toolHeight),
	view.AsBare: func(n view.Press) pressing {
		p := iconic(toolSide)(n)
		if !n.Button.On {
			p.ground = look{radius: theme.ButtonRadius}
		}
		return p
	},
	view.AsFieldIcon: func(n view.Press) pressing {
		if n.Choices != nil { // among buttons
			return iconic(theme.ButtonHeight)(n)
		}
		return iconic(fieldHeight)(n)
	},
	view.AsDigit: digit,
	view.AsChip: func(n view.Press) pressing {
		f := opening(n.Name, view.Text{Words: n.Button.Words, Style: view.Small, Ink: view.InkText})
		f.ground = look{stroke: drawing.StrongLine, radius: chipHeight / 2}
		return pressing{face: f, height: chipHeight}
	},
	view.AsCheck: check,
	view.AsFace: func(n view.Press) pressing {
		f := faceOf(n.Button, theme.CardRadius)
		f.label = cmp.Or(n.Button.Full, n.Button.Words)
		if n.Name != "" {
			f.label = n.Name + language.Text("name.colon") + f.label
		}
		f.node, f.whole = n.Face, true
		if n.Button.On {
			f.ground.fill = drawing.AccentTint
		}
		if n.Button.Disabled {
			f.over = drawing.Disabled
		}
		return pressing{face: f}
	},
}

// faceOf returns the face of a button without a content, with corners of a radius.
func faceOf(b view.Button, radius float32) face {
	return face{label: b.Words, isOn: b.On, disabled: b.Disabled, grounded: grounded{ground: look{radius: radius}}}
}

// framed returns the face of a button with a frame, in the colours of its state.
func framed(b view.Button, content view.Node) face {
	f := faceOf(b, theme.ButtonRadius)
	f.node, f.inset, f.ground.stroke = centred(content), theme.Unit/2, drawing.StrongLine
	switch {
	case b.Disabled:
		f.ground.stroke, f.over = drawing.Hairline, drawing.Disabled
	case b.Primary:
		f.ground.fill, f.ground.stroke, f.over = drawing.Accent, none, drawing.OnAccent
	case b.On:
		f.ground.fill, f.ground.stroke, f.over = drawing.AccentTint, drawing.Accent, drawing.Accent
	}
	return f
}

// centred returns a node in the middle of its room.
func centred(n view.Node) view.Node {
	return view.Row{Nodes: []view.Node{view.Space{}, n, view.Space{}}}
}

// worded returns the look of a button with words and perhaps an icon, of a height, with room at each side. Its width is
// the same whether it is on or off, and whichever of its words it says, so that it keeps its place.
func worded(height, around float32, usual, strong view.Style) func(view.Press) pressing {
	const iconGap = 6
	return func(n view.Press) pressing {
		b, words := n.Button, view.Text{Words: n.Button.Words, Style: usual, Ink: view.InkText}
		widest := styles[usual]
		if widest.bold = b.Primary || b.Room != ""; b.Primary || b.On {
			words.Style = strong
		}
		width := max(widest.width(b.Words), widest.width(b.Room)) + 2*(buttonInset+around)
		content := view.Row{Gap: iconGap}
		if b.Icon != "" {
			content.Nodes = append(content.Nodes, view.Icon{Icon: b.Icon, Side: buttonIcon})
			width += buttonIcon + iconGap
		}
		content.Nodes = append(content.Nodes, words)
		f := framed(b, content)
		if n.Look == view.AsTool && !b.Disabled {
			f.over = none
		}
		if b.Keys != "" {
			f.tip = b.Tip()
		}
		return pressing{face: f, width: width, height: height}
	}
}

// linked returns the look of words that lead on, in a room that is wider than they.
func linked(words view.Text, wider float32) func(view.Press) pressing {
	return func(n view.Press) pressing {
		f := faceOf(n.Button, theme.Unit)
		words := words
		words.Words = n.Button.Words
		width := widthOf(words) + wider
		if f.node = words; n.Look == view.AsAddress {
			line := view.Fill{Ink: words.Ink, Width: width, Height: 1}
			f.node = view.Layers{Nodes: []view.Node{words, view.Column{Nodes: []view.Node{view.Space{}, line}}}}
			return pressing{face: f, width: width}
		}
		return pressing{face: f, width: width, height: titleHeight, beyond: linkLine - titleHeight}
	}
}

// iconic returns the look of an icon alone in a square of a side.
func iconic(side float32) func(view.Press) pressing {
	return func(n view.Press) pressing {
		f := framed(n.Button, view.Icon{Icon: n.Button.Icon, Side: toolIcon})
		f.tip = n.Button.Tip()
		return pressing{face: f, width: side, height: side}
	}
}

// digit is the look of a digit, with how many are left in its corner.
func digit(n view.Press) pressing {
	const radius, up, beside = 7, 6, 4
	f := faceOf(n.Button, radius)
	f.label, f.tip, f.whole, f.ground.stroke = n.Button.Full, n.Button.Full, true, drawing.StrongLine
	big := view.Text{Words: n.Button.Words, Style: view.Larger}
	switch {
	case n.Button.On:
		big.Style, f.over = view.Headed, drawing.OnAccent
		f.ground.fill, f.ground.stroke = drawing.Accent, none
	case n.Left == 0:
		f.over, f.ground.stroke = drawing.Disabled, drawing.Hairline
	}
	face := []view.Node{view.Column{Nodes: []view.Node{view.Space{}, centred(big), view.Space{}, view.Space{Size: up}}}}
	if n.Left > 0 {
		left := view.Row{Nodes: []view.Node{view.Space{}, view.Text{Words: strconv.Itoa(n.Left), Style: view.Label},
			view.Space{Size: beside}}}
		face = append(face, view.Column{Nodes: []view.Node{view.Space{}, left}})
	}
	f.node = view.Layers{Nodes: face}
	return pressing{face: f, height: toolHeight}
}

// opening returns the face of words that open a menu.
func opening(name string, words view.Text) face {
	const inset = 10
	f := face{label: name + language.Text("name.colon") + words.Words}
	f.inset, f.node = inset, view.Row{Gap: theme.Unit / 2, Nodes: []view.Node{words, view.Space{},
		view.Icon{Icon: icon.Caret, Side: caretSide, Ink: view.InkMuted}}}
	return f
}

// check is the look of a check box.
func check(n view.Press) pressing {
	const side, inset = 14, 2 // of the sign
	sign := view.Row{Height: side + 2*inset, Nodes: []view.Node{view.Space{Size: side}}}
	box := grounded{inset: inset, ground: look{stroke: drawing.Border, radius: theme.Unit, thick: 2}}
	if n.Button.On {
		box.ground, box.over = look{fill: drawing.Accent, radius: theme.Unit}, drawing.OnAccent
		sign.Nodes[0] = view.Icon{Icon: icon.Check, Side: side}
	}
	box.node = sign
	f := faceOf(n.Button, theme.Unit)
	f.inset, f.node = theme.Unit, view.Row{Gap: theme.Gap, Nodes: []view.Node{box, view.Text{Words: n.Button.Words}}}
	return pressing{face: f, height: fieldHeight, confirms: true}
}

// pressElement returns what can be pressed.
func pressElement(n view.Press) element {
	p := looks[n.Look](n)
	do := func(p *pen) { p.options.Do(n.Button.ID) }
	switch {
	case n.Look == view.AsAddress:
		do = func(p *pen) { p.options.Browse(n.Button.ID) }
	case n.Pick > 0:
		do = func(p *pen) { p.options.Pick(n.Pick) }
	}
	e := p.element(cmp.Or(n.Button.ID, n.Name, n.Button.Words), func(pen *pen, b *pressable) {
		b.do = func() { do(pen) }
		switch {
		case n.Choices != nil:
			b.do = func() { openMenu(b.surface, n.Choices, pen.options) }
		case p.confirms:
			b.keys = pen.passEnter
		}
	})
	e.primary = n.Button.Primary
	return e
}

// element returns the element of what can be pressed, which the pen keeps by a name. ready says what it does.
func (p pressing) element(name string, ready func(*pen, *pressable)) element {
	e := p.face.grounded.element()
	lay := e.lay
	if p.height > 0 {
		e.least = nil
	}
	if p.width > 0 {
		e.natural = func() float32 { return p.width }
	}
	e.lay = func(width float32) placed {
		height := p.height
		if height == 0 {
			height = lay(width).height
		}
		return placed{height: height, draw: func(pen *pen, a area) {
			ready(pen, pen.press(name, a.middle(height+p.beyond), p.face))
		}}
	}
	return e
}

// passEnter passes Enter on, which confirms the sheet, and reports whether the key was Enter.
func (p *pen) passEnter(key *fyne.KeyEvent) bool {
	if !isEnter(key) {
		return false
	}
	passOn(p.owner, key)
	return true
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
