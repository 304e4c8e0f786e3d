package panel

import (
	"fyne.io/fyne/v2"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
	"ninefold/gui/view/icon"
)

// Parts that several cards share.

// colourOf returns the colour of an icon: that of a mark, or else the other.
func colourOf(name icon.Name, other fyne.ThemeColorName) fyne.ThemeColorName {
	switch name {
	case icon.Cross:
		return theme.ColorCross
	case icon.Ring:
		return theme.ColorRing
	}
	return other
}

// cardInset is the distance of a card's content from the upper and lower edge.
const cardInset = theme.Inset - 2

// twoLines writes words with a sentence below them, in the middle of an area's height.
func (p *pen) twoLines(a area, words, sentence string, s, below style) {
	a = a.middle(plain.line() + caption.line())
	p.text(a.cutTop(plain.line()), words, s)
	p.text(a, sentence, below)
}

// titleHeight is the height of the line with a card's title.
const titleHeight = 18

// summaryLines limits the lines of a summary below its title.
const summaryLines = 3

// label writes a label, in capitals if the script has any, and returns its width.
func (p *pen) label(a area, words string) float32 { return p.text(a, capital(words), label) }

const (
	tagHeight = 22
	tagDot    = 8
)

func tagWidth(words string) float32 { return counted.width(words) + tagDot + 6 + 20 }

// tag draws a word behind a coloured dot at the left of an area.
func (p *pen) tag(a area, words string, colour fyne.ThemeColorName) {
	if words == "" {
		return
	}
	pill := a.cutLeft(min(a.width, tagWidth(words))).middle(tagHeight)
	p.box(pill, look{fill: theme.ColorGround, radius: tagHeight / 2})
	pill = pill.within(10)
	p.box(pill.cutLeft(tagDot).middle(tagDot), look{fill: colour, radius: tagDot / 2})
	pill.cutLeft(6)
	p.text(pill, words, counted)
}

// states are what a part may be in: chosen, under the pointer, or under the keyboard.
type states struct{ on, hovered, focused bool }

// ground draws the background of a part in its states, and a ring for the keyboard.
func (p *pen) ground(a area, s states, fill, ring fyne.ThemeColorName, radius float32) {
	if s.on {
		p.box(a, look{fill: fill, radius: radius})
	}
	if s.hovered {
		p.box(a, look{fill: theme.ColorHover, radius: radius})
	}
	if s.focused {
		p.box(a.inset(2), look{stroke: ring, thick: 2, radius: radius - 2})
	}
}

const caretSide = 12

// chip is a button with a word that opens a menu.
type chip struct {
	words, label string
	kind         chipKind
}

type chipKind uint8

const (
	pillChip chipKind = iota // with round ends
	boxChip                  // as high as a field
)

const (
	chipHeight = 26
	chipInset  = 10
)

func (f chip) traits() traits {
	if f.kind == pillChip {
		return traits{label: f.label + f.words, radius: chipHeight / 2}
	}
	return traits{label: f.label + f.words, radius: theme.ButtonRadius}
}

func (f chip) width() float32 { return small.width(f.words) + 2*chipInset + theme.Unit + caretSide }

func (f chip) draw(p *pen, a area) {
	s := small
	switch f.kind {
	case pillChip:
		p.box(a, look{stroke: theme.ColorStrongLine, radius: a.height / 2})
	case boxChip:
		p.box(a, look{fill: theme.ColorInput, stroke: theme.ColorInputBorder, radius: theme.ButtonRadius})
		s = plain
	}
	a = a.within(chipInset)
	p.icon(a.cutRight(caretSide).middle(caretSide), icon.Caret, theme.ColorMuted)
	a.cutRight(theme.Unit)
	p.text(a, f.words, s)
}

// opener draws a button with a face, which opens a menu of choices.
func (p *pen) opener(a area, f face, choices []view.Choice) {
	if b := p.press(a, f, nil); b != nil {
		b.do = func() { openMenu(b.surface, choices, p.options) }
	}
}

// link is words that can be pressed.
type link struct {
	words      string
	style      style
	inset      float32 // at the left and at the right
	underlined bool
}

func (f link) traits() traits { return traits{label: f.words, radius: theme.Unit} }

func (f link) draw(p *pen, a area) {
	p.text(a.within(f.inset), f.words, f.style)
	if f.underlined {
		p.box(area{a.x, a.y + a.height - 2, a.width, 1}, look{fill: f.style.colour})
	}
}
