package view

import (
	"fmt"
	"strings"

	"ninefold/gui/locale"
)

// Value is a card with the position's value, its course over the game, and the best line.
type Value struct {
	Number string  // for example X 48 %; empty while unknown
	Share  float32 // of X, 0..1
	Graph  Graph   // not drawn without points
	Best   string  // moves; empty for none
	Work   string  // how it was found
	Hint   string  // shown while there are neither moves nor work
}

func (d Value) Box() Box {
	return Box{Class: "Value", Name: locale.Text("panel.value"), Tab: TabValue, Content: d.content()}
}

// content leaves the same room for all that may be found, so that it moves nothing.
func (d Value) content() Column {
	name, fill := locale.Text("panel.value"), Sides
	if d.Number == "" {
		fill = Nothing
	}
	card := onCard(resultOf(name, d.Number), Bar{Share: d.Share, Fill: fill, Name: name})
	if len(d.Graph.Points) > 0 {
		card.Nodes = append(card.Nodes, d.Graph)
	}
	best := Row{Gap: wordsGap, Nodes: []Node{Text{Words: locale.Text("panel.best"), Style: Label}, Text{Words: d.Best}}}
	if d.Best == "" {
		best.Nodes = []Node{Text{}}
	}
	line := Column{Nodes: []Node{best, Text{Words: d.Work, Style: Small}}}
	switch {
	case d.Hint != "":
		card.Nodes = append(card.Nodes, Room{Node: text(d.Hint, Small, 2), Or: line})
	case d.Best+d.Work != "":
		card.Nodes = append(card.Nodes, line)
	}
	return card
}

// Graph is a value over the steps of a game.
type Graph struct {
	Points  []Point
	Current int // index of the step shown
}

// Label describes the step shown and its value, or returns "".
func (d Graph) Label() string {
	if d.Current < 0 || d.Current >= len(d.Points) {
		return ""
	}
	return d.Points[d.Current].Label
}

// Step returns the distance of two steps in a picture of a width; a short game does not fill it.
func (d Graph) Step(width float32) float32 {
	const widest = 24
	return min(widest, (width-2)/float32(max(1, len(d.Points)-1)))
}

// SVG returns the graph as the inside of an SVG of a size. paint returns the attributes of a part: middle, area, line,
// wrong (a dot) or now.
func (d Graph) SVG(width, height float32, paint func(part string) string) string {
	const margin = 4
	var b strings.Builder
	path := func(part, format string, about ...any) {
		fmt.Fprintf(&b, `<path d="`+format+`" %s/>`, append(about, paint(part))...)
	}
	x := func(step int) float32 { return 1 + float32(step)*d.Step(width) }
	first, last, line, dots := -1, 0, "", ""
	for i, p := range d.Points {
		if !p.Known {
			continue
		}
		if first < 0 {
			first = i
		}
		last = i
		y := margin + (1-p.Value)*(height-2*margin)
		line += fmt.Sprintf("L%.1f %.1f", x(i), y)
		if p.Wrong {
			dots += fmt.Sprintf(`<circle cx="%.1f" cy="%.1f" r="%g" %s/>`, x(i), y, p.radius(), paint("wrong"))
		}
	}
	path("middle", "M0 %gH%g", height/2, width)
	if first >= 0 {
		path("area", "M%sL%.1f %gL%.1f %gZ", line[1:], x(last), height, x(first), height)
		path("line", "M%s", line[1:])
	}
	b.WriteString(dots)
	if d.Current >= 0 && d.Current < len(d.Points) {
		path("now", "M%.1f 0V%g", x(d.Current), height)
	}
	return b.String()
}

// Point is a step in a Graph.
type Point struct {
	Value  float32 // 0 at the bottom, 1 at the top
	Known  bool
	Wrong  bool   // the move to it gave something away
	Turned bool   // the game turned here
	Label  string // the step and its value in words
}

// radius returns the radius, in units, of the dot that marks a wrong move.
func (p Point) radius() float32 {
	if p.Turned {
		return 4.5
	}
	return 3
}
