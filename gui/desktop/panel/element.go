package panel

import (
	"fmt"

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

// elementOf returns the element of a node, of which nil is nothing.
func elementOf(n view.Node) element {
	switch n := n.(type) {
	case nil:
		return leaf{}
	case view.Row:
		return newRow(n)
	case view.Column:
		return columnElement{n, elementsOf(n.Nodes)}
	case view.Flow:
		return newFlow(n)
	case view.Layers:
		return layers(elementsOf(n.Nodes))
	case view.Either:
		return either{elementOf(n.Wide), elementOf(n.Narrow)}
	case view.Room:
		return room{elementOf(n.Node), elementOf(n.Or)}
	case view.Table:
		return newTable(n)
	case view.Text:
		return textElement{n}
	case view.Press:
		return newPress(n)
	case view.Field:
		return fieldElement{n}
	case view.Select:
		return selectLeaf(n)
	case view.Options:
		return optionsElement{n}
	case view.Check:
		return checkLeaf(n)
	case view.Switch:
		return switchLeaf(n)
	case view.Tag:
		return tagLeaf(n)
	case view.Icon:
		return iconLeaf(n)
	case view.Logo:
		return logoLeaf(n)
	case view.Link:
		return linkLeaf(n)
	case view.Fill:
		return fillElement{n}
	case view.Bar:
		return barLeaf(n)
	case view.Thumbnail:
		return thumbnailLeaf(n)
	case view.Spinner:
		return spinnerLeaf(n)
	case view.Bands:
		return bandsLeaf(n)
	case view.Graph:
		return graphElement{n}
	case view.Line:
		return leaf{draws: func(p *pen, a area) { p.line(a) }}
	case view.Space:
		return space{n}
	case view.List:
		return listElement{n}
	case view.Picture:
		return pictureElement{n}
	case view.Columns:
		return columns(n)
	case view.Finder:
		return finder{n}
	case view.Log:
		return log{n}
	case view.Prose:
		return prose{n}
	case view.Headline:
		return statusLine{n}
	case view.Toolbar:
		return toolbar{n}
	case element:
		return n
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

// wholeLine is the width of what has a line of its own.
const wholeLine = 10_000

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
