package panel

import (
	"fmt"
	"reflect"

	"ninefold/engine/picture/drawing"
	"ninefold/gui/view"
)

// element is a node that can be laid out. It is made once of a node, and lays that out once for each width.
type element struct {
	natural   func() float32              // the width that it needs to show all its words on one line; nil: wholeLine
	lay       func(width float32) placed  // lays it out at a width
	least     func(width float32) float32 // the height at a width where pictures are small; nil for that laid out
	most      func(width float32) float32 // the height that it uses before others; nil for any
	soft      bool                        // it can be narrower
	stretches bool                        // it takes the spare height of its column
	spare     bool                        // it is free room without a size
	widens    widening
	primary   bool // it is a primary button
}

// widening says which spare width of a row an element takes.
type widening uint8

// The kinds of elements that take spare width, in their order.
const (
	nothingWidens widening = iota
	spaceWidens
	fieldWidens
	menuWidens
)

const wholeLine = 10_000 // the width of elements that have a line of their own

// width returns the width that an element needs to show all its words on one line.
func (e element) width() float32 {
	if e.natural == nil {
		return wholeLine
	}
	return e.natural()
}

// leastAt returns the height of an element at a width where there is little room.
func (e element) leastAt(width float32) float32 {
	if e.least != nil {
		return e.least(width)
	}
	return e.lay(width).height
}

// placed is something that is laid out at a width.
type placed struct {
	height float32              // that it needs
	draw   func(p *pen, a area) // draws it in an area of that width
	fills  bool                 // it is drawn in all of a line's height, instead of the middle of that
}

// inMiddle draws it in the middle of an area's height.
func (l placed) inMiddle(p *pen, a area) {
	if !l.fills {
		a = a.middle(min(l.height, a.height))
	}
	l.draw(p, a)
}

// kinds has what makes the element of a node, by the node's type. Each kind's file adds its own.
var kinds = map[reflect.Type]func(view.Node) element{}

// kind adds a kind of node.
func kind[N view.Node](newElement func(N) element) bool {
	kinds[reflect.TypeFor[N]()] = func(n view.Node) element { return newElement(n.(N)) }
	return true
}

// elementOf returns the element of a node, of which nil is nothing.
func elementOf(n view.Node) element {
	if n == nil {
		return leaf(0, 0, nil)
	}
	if own, ok := n.(interface{ element() element }); ok { // a node of the panel's own
		return own.element()
	}
	if of := kinds[reflect.TypeOf(n)]; of != nil {
		return of(n)
	}
	panic(fmt.Sprintf("a %T has no element", n))
}

func elementsOf(nodes []view.Node) []element {
	all := make([]element, len(nodes))
	for i, n := range nodes {
		all[i] = elementOf(n)
	}
	return all
}

// widthOf returns the width that a node needs to show all its words on one line.
func widthOf(n view.Node) float32 { return elementOf(n).width() }

// leaf returns an element that is as high at every width, and draws itself; nil for nothing.
func leaf(width, height float32, draw func(p *pen, a area)) element {
	if draw == nil {
		draw = func(*pen, area) {}
	}
	return element{
		natural: func() float32 { return width },
		lay:     func(float32) placed { return placed{height: height, draw: draw} },
	}
}

var _ = kind(func(n view.Space) element {
	e := leaf(n.Size, n.Size, nil)
	if e.soft = true; n.Size == 0 {
		e.spare, e.stretches, e.widens = true, true, spaceWidens
	}
	return e
})

// grounded is a node on a ground, such as a card, what can be pressed, or an entry of a list.
type grounded struct {
	node   view.Node
	ground look
	margin view.Inset     // around the ground
	left   float32        // more of it at the left
	inset  float32        // of the node, at the left and right
	whole  bool           // the node has all of the ground's height, instead of its middle
	over   drawing.Colour // the colour of all words and icons; none for their own
	mark   any            // what all of it, with the margin, stands for, for pen.at; nil for nothing
	states
}

// states are what a part may be in: chosen, under the pointer, or under the keyboard.
type states struct{ on, hovered, focused bool }

func (g grounded) element() element {
	content, around := elementOf(g.node), g.left+2*g.margin.X+2*g.inset
	return element{
		most:      content.most,
		stretches: g.mark != nil, // all of its room stands for that
		natural:   func() float32 { return content.width() + around },
		least:     func(width float32) float32 { return content.leastAt(width-around) + 2*g.margin.Y },
		lay: func(width float32) placed {
			inside := content.lay(width - around)
			inside.fills = inside.fills || g.whole
			return placed{height: inside.height + 2*g.margin.Y, draw: func(p *pen, a area) {
				if g.mark != nil {
					p.spots = append(p.spots, spot{a, g.mark})
				}
				a.cutLeft(g.left)
				g.paint(p, a.within(g.margin.X).middle(a.height-2*g.margin.Y), inside)
			}}
		},
	}
}

// paint draws the ground, what its states look like, with a ring for the keyboard, and the node.
func (g grounded) paint(p *pen, a area, inside placed) {
	if g.ground.fill != none || g.ground.stroke != none {
		p.box(a, g.ground)
	}
	radius, ring := g.ground.radius, drawing.Accent
	if g.over == drawing.OnAccent { // in which the usual ring would be invisible
		ring = g.over
	}
	if g.on {
		p.box(a, look{fill: drawing.Accent, radius: radius})
	}
	if g.hovered {
		p.box(a, look{pointed: true, radius: radius})
	}
	if g.focused {
		p.box(a.inset(2), look{stroke: ring, thick: 2, radius: radius - 2})
	}
	before := p.over
	if g.over != none {
		p.over = g.over
	}
	inside.inMiddle(p, a.within(g.inset))
	p.over = before
}
