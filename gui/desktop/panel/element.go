package panel

import (
	"fmt"
	"reflect"

	"fyne.io/fyne/v2"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

// element is a node that can be laid out. It is made once of a node, and lays that out once for each width.
type element interface {
	// natural returns the width that it needs to show all its words on one line.
	natural() float32
	// lay lays it out at a width. tab has the words of the tab above; empty for none.
	lay(width float32, tab string) placed
}

// placed is something that is laid out at a width.
type placed struct {
	height float32                 // that it needs
	draw   func(p *pen, a area)    // draws it from the top of an area of that width
	inLine func(p *pen, line area) // draws a row in all of a line's height; nil for the middle of that
}

// inMiddle draws it in the middle of an area's height.
func (l placed) inMiddle(p *pen, a area) {
	if l.inLine != nil {
		l.inLine(p, a)
	} else {
		l.draw(p, a.middle(l.height))
	}
}

// kinds has what makes the element of a node, by the node's type. Each kind's file adds its own.
var kinds = map[reflect.Type]func(view.Node) element{}

// kind adds a kind of node.
func kind[N view.Node, E element](newElement func(N) E) bool {
	kinds[reflect.TypeFor[N]()] = func(n view.Node) element { return newElement(n.(N)) }
	return true
}

// elementOf returns the element of a node, of which nil is nothing.
func elementOf(n view.Node) element {
	if n == nil {
		return leaf{}
	}
	if e, ok := n.(element); ok { // of the panel's own
		return e
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
func widthOf(n view.Node) float32 { return elementOf(n).natural() }

// ownLine is a part of elements that have a line of their own.
type ownLine struct{}

func (ownLine) natural() float32 { return wholeLine }

const wholeLine = 10_000 // the width of these

// cell is a node in the middle of a ground, in a list.
type cell struct {
	ownLine
	node   view.Node
	margin float32 // around the ground
	left   float32 // more of it at the left
	inset  float32 // of the node, at the left and right
	ground look
	over   fyne.ThemeColorName // the colour of all words and icons; "" for their own
	states
}

func (c cell) lay(width float32, _ string) placed {
	content := elementOf(c.node).lay(width-c.left-2*c.margin-2*c.inset, "")
	return placed{height: content.height, draw: func(p *pen, a area) {
		a.cutLeft(c.left)
		a = a.inset(c.margin)
		if c.ground != (look{}) {
			p.box(a, c.ground)
		}
		ring := theme.ColorPrimary
		if c.over == theme.ColorOnPrimary {
			ring = c.over
		}
		p.ground(a, c.states, theme.ColorPrimary, ring, rowRadius)
		p.over = c.over
		content.inMiddle(p, a.within(c.inset))
		p.over = ""
	}}
}

// leaf is an element that is as high at every width, and draws itself.
type leaf struct {
	width, height float32
	draws         func(p *pen, a area) // nil for nothing
	takes         int                  // which spare width it takes
	soft          bool                 // it can be narrower
}

func (l leaf) natural() float32 { return l.width }
func (l leaf) widens() int      { return l.takes }
func (l leaf) rigid() bool      { return !l.soft }

func (l leaf) lay(float32, string) placed {
	return placed{height: l.height, draw: func(p *pen, a area) {
		if l.draws != nil {
			l.draws(p, a.top(l.height))
		}
	}}
}

// The kinds of elements that take spare width, in their order.
const (
	nothingWidens = iota
	spaceWidens
	fieldWidens
	menuWidens
)

// widens returns which spare width of a row an element takes.
func widens(e element) int {
	if w, ok := e.(interface{ widens() int }); ok {
		return w.widens()
	}
	return nothingWidens
}

// stretches reports whether an element takes the spare height of its column.
func stretches(e element) bool {
	s, ok := e.(interface{ stretches() bool })
	return ok && s.stretches()
}

// rigid reports whether an element cannot be narrower.
func rigid(e element) bool {
	r, ok := e.(interface{ rigid() bool })
	return !ok || r.rigid()
}

var _ = kind(func(n view.Space) space { return space{n} })

// space is free room.
type space struct{ view.Space }

func (s space) natural() float32           { return s.Size }
func (s space) rigid() bool                { return false }
func (s space) stretches() bool            { return s.Size == 0 }
func (s space) lay(float32, string) placed { return placed{height: s.Size, draw: func(*pen, area) {}} }

func (s space) widens() int {
	if s.Size == 0 {
		return spaceWidens
	}
	return nothingWidens
}

func isSpare(e element) bool { s, ok := e.(space); return ok && s.Size == 0 }
