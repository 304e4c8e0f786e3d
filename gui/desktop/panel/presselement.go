package panel

import (
	"cmp"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/language"
	"ninefold/gui/view"
)

var _ = kind(newPress)

// pressing is how a Press is drawn.
type pressing struct {
	face
	width, height float32
	beyond        float32 // how much higher it is than its room
}

// nodeFace is a face of nodes.
type nodeFace struct{ view.Press }

func (f nodeFace) traits() traits {
	words := cmp.Or(f.Button.Full, f.Button.Words)
	if f.Name != "" {
		words = f.Name + language.Text("name.colon") + words
	}
	return traits{label: words, on: f.Button.On, disabled: f.Button.Disabled, radius: theme.CardRadius}
}

func (f nodeFace) draw(p *pen, a area) {
	if f.Button.On {
		p.box(a, look{fill: theme.ColorAccentTint, radius: theme.CardRadius})
	}
	if f.Button.Disabled {
		p.over = theme.ColorDisabled
	}
	elementOf(f.Face).lay(a.width, "").draw(p, a)
	p.over = ""
}

const (
	toolHeight = 38
	lowHeight  = 28
	linkLine   = 24 // height of a link, more than that of its line
)

// looks has how each look is drawn, but AsFace.
var looks = [...]func(view.Press) pressing{
	view.AsButton: wordsIn(theme.ButtonHeight, 0, wordButton{}),
	view.AsLow:    wordsIn(lowHeight, 0, wordButton{small: true}),
	view.AsTool:   wordsIn(toolHeight, 0, wordButton{tool: true}),
	view.AsField:  wordsIn(fieldHeight, buttonRoom, wordButton{}),
	view.AsFoot:   wordsIn(theme.ButtonHeight, buttonRoom, wordButton{}),
	view.AsLink:   linkIn(onward, theme.Gap),
	view.AsWords:  linkIn(caption, buttonInset),
	view.AsIcon: func(n view.Press) pressing {
		return pressing{face: iconButton{n.Button, true}, width: toolHeight, height: toolHeight}
	},
	view.AsFieldIcon: func(n view.Press) pressing {
		side := float32(fieldHeight)
		if n.Choices != nil { // among buttons
			side = theme.ButtonHeight
		}
		return pressing{face: iconButton{n.Button, true}, width: side, height: side}
	},
	view.AsDigit: func(n view.Press) pressing {
		return pressing{face: digit{n.Pick, n.Left, n.Button.Full, n.Button.On}, height: toolHeight}
	},
	view.AsChip: func(n view.Press) pressing {
		f := chip{words: n.Button.Words, label: n.Name + language.Text("name.colon")}
		return pressing{face: f, width: f.width(), height: chipHeight}
	},
	view.AsAddress: func(n view.Press) pressing {
		f := link{words: n.Button.Words, style: plain.in(theme.ColorLink), underlined: true}
		return pressing{face: f, width: plain.width(shorten(f.words)), height: plain.line()}
	},
	view.AsCheck: func(n view.Press) pressing {
		f := checkBox(n.Button)
		return pressing{face: f, width: f.width(), height: fieldHeight}
	},
}

// wordsIn returns the look of a button of a height, with room at each side of its words.
func wordsIn(height, around float32, f wordButton) func(view.Press) pressing {
	return func(n view.Press) pressing {
		f := f
		f.Button = n.Button
		return pressing{face: f, width: f.width() + 2*around, height: height}
	}
}

// linkIn returns the look of words in a style, with room at each side.
func linkIn(s style, around float32) func(view.Press) pressing {
	return func(n view.Press) pressing {
		f := link{words: n.Button.Words, style: s.centred()}
		return pressing{face: f, width: s.width(shorten(f.words)) + 2*around, height: titleHeight,
			beyond: linkLine - titleHeight}
	}
}

// pressElement is what can be pressed.
type pressElement struct {
	node view.Press
	pressing
	face element // of a face of nodes; nil for another
}

func newPress(n view.Press) pressElement {
	if n.Look == view.AsFace {
		return pressElement{n, pressing{face: nodeFace{n}}, elementOf(n.Face)}
	}
	return pressElement{node: n, pressing: looks[n.Look](n)}
}

func (e pressElement) natural() float32 {
	if e.face != nil {
		return e.face.natural()
	}
	return e.width
}

func (e pressElement) lay(width float32, tab string) placed {
	height, n := e.height, e.node
	if e.face != nil {
		height = e.face.lay(width, tab).height
	}
	return placed{height: height, draw: func(p *pen, a area) {
		room := a.top(height).middle(height + e.beyond)
		switch f := e.pressing.face; {
		case n.Choices != nil:
			p.opener(room, f, n.Choices)
		case n.Look == view.AsField || n.Look == view.AsFieldIcon || n.Look == view.AsFoot: // which keep the keyboard
			p.control(n.Button.ID, room, f, func() { p.options.Do(n.Button.ID) }, nil)
		case n.Look == view.AsCheck:
			p.control(n.Button.ID, room, f, func() { p.options.Do(n.Button.ID) }, p.passEnter)
		case n.Look == view.AsAddress:
			p.press(room, f, func() { p.options.Browse(n.Button.ID) })
		case n.Pick > 0:
			p.press(room, f, func() { p.options.Pick(n.Pick) })
		default:
			p.press(room, f, func() { p.options.Do(n.Button.ID) })
		}
	}}
}
