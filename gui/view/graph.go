package view

import (
	"fmt"
	"strings"
)

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
