// Package chart draws values over time as the inside of SVGs, whose colours the painters add.
package chart

import (
	"fmt"
	"strings"

	"ninefold/gui/view"
)

// Step returns the distance of two steps in a picture of a width; a short game does not fill it.
func Step(d view.Graph, width float32) float32 {
	const widest = 24
	return min(widest, (width-2)/float32(max(1, len(d.Points)-1)))
}

// SVG returns the graph as the inside of an SVG of a size. paint returns the attributes of a part: middle, area, line,
// wrong (a dot) or now; without points interval, middle or number.
func SVG(d view.Graph, width, height float32, paint func(part string) string) string {
	if len(d.Points) == 0 {
		return bands(d, width, height, paint)
	}
	const margin = 4
	var b strings.Builder
	path := func(part, format string, about ...any) {
		fmt.Fprintf(&b, `<path d="`+format+`" %s/>`, append(about, paint(part))...)
	}
	x := func(step int) float32 { return 1 + float32(step)*Step(d, width) }
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
			radius := 3.
			if p.Turned {
				radius = 4.5
			}
			dots += fmt.Sprintf(`<circle cx="%.1f" cy="%.1f" r="%g" %s/>`, x(i), y, radius, paint("wrong"))
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

// bands returns a number and its interval over time, above and below the line of 0.
func bands(d view.Graph, width, height float32, paint func(part string) string) string {
	step := width / float32(max(1, len(d.Bands)-1))
	at := func(i int, value float32) string {
		const margin = 2
		return fmt.Sprintf("%.1f %.1fL", step*float32(i), margin+(1-value)*(height-2*margin))
	}
	var value, high, low string
	for i, b := range d.Bands {
		value, high, low = value+at(i, b.Value), high+at(i, b.High), at(i, b.Low)+low
	}
	return fmt.Sprintf(`<path d="M%sZ" %s/><path d="M0 %gH%g" %s/><path d="M%s" %s/>`,
		strings.TrimSuffix(high+low, "L"), paint("interval"), height/2, width, paint("middle"),
		strings.TrimSuffix(value, "L"), paint("number"))
}
