package panel

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/gui/locale"
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

type curve view.Graph

const widestStep = 24 // units: a short game does not fill the width

// step returns the distance of two steps in a graph of a width.
func (d curve) step(width float32) float32 {
	return min(widestStep, (width-2)/float32(max(1, len(d.Points)-1)))
}

// svg returns the graph as a picture for a canvas of a scale, since lines of an SVG keep their width at every scale.
func (d curve) svg(size fyne.Size, scale float32) fyne.Resource {
	hex := func(name fyne.ThemeColorName) string { return theme.Hex(fynetheme.Color(name)) }
	const margin = 4
	step, height := d.step(size.Width), size.Height-2*margin
	var line, dots strings.Builder
	first, last := float32(-1), float32(0)
	for i, point := range d.Points {
		if !point.Known {
			continue
		}
		x, y, to := 1+float32(i)*step, margin+(1-point.Value)*height, "L"
		if first < 0 {
			first, to = x, "M"
		}
		last = x
		fmt.Fprintf(&line, "%s%.1f %.1f", to, x, y)
		if point.Wrong {
			fmt.Fprintf(&dots, `<circle cx="%.1f" cy="%.1f" r="%g" fill="%s"/>`, x, y, point.Radius(),
				hex(theme.ColorWarning))
		}
	}
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %g %g">`, size.Width, size.Height)
	fmt.Fprintf(&b, `<path d="M0 %gH%g" stroke="%s" stroke-width="%g" fill="none"/>`,
		size.Height/2, size.Width, hex(theme.ColorStrongLine), scale)
	if first >= 0 {
		fmt.Fprintf(&b, `<path d="%sL%.1f %gL%.1f %gZ" fill="%s" fill-opacity="0.1"/>`,
			line.String(), last, size.Height, first, size.Height, hex(theme.ColorCross))
		fmt.Fprintf(&b, `<path d="%s" stroke="%s" stroke-width="%g" stroke-linejoin="round" fill="none"/>`,
			line.String(), hex(theme.ColorText), 1.6*scale)
	}
	b.WriteString(dots.String())
	if d.Current >= 0 && d.Current < len(d.Points) {
		fmt.Fprintf(&b, `<path d="M%.1f 0V%g" stroke="%s" stroke-width="%g" fill="none"/>`,
			1+float32(d.Current)*step, size.Height, hex(theme.ColorPrimary), 2*scale)
	}
	b.WriteString("</svg>")
	return svgImage("graph", b.String())
}

// graph is a widget that draws a graph. A click or the arrow keys go to a step.
type graph struct {
	*surface
	data view.Graph
	step int // the step under the pointer; -1 for none
}

func (p *pen) graph(a area, data view.Graph) {
	if p.measuring {
		return
	}
	g := p.graphs.next(func() *graph {
		g := &graph{step: -1}
		g.surface = newSurface(g, p.options)
		return g
	})
	g.data = data
	p.put(g.surface, a)
	g.redraw()
}

func (g *graph) redraw() {
	if isEmpty(g.Size()) {
		return
	}
	g.pen.draw(func() {
		a := areaOf(g.Size())
		g.pen.image(a, curve(g.data).svg(g.Size(), g.pen.scale()))
		if g.step >= 0 {
			x := 1 + float32(g.step)*curve(g.data).step(a.width)
			g.pen.box(area{x - 1, a.y, 2, a.height}, look{fill: theme.ColorStrongLine})
		}
		if g.focused {
			g.pen.box(a, look{stroke: theme.ColorPrimary, thick: 2, radius: theme.Unit})
		}
	})
}

// at returns the step at a position.
func (g *graph) at(p fyne.Position) int {
	step := int((p.X-1)/curve(g.data).step(g.Size().Width) + 0.5)
	return min(max(step, 0), len(g.data.Points)-1)
}

func (g *graph) tapped(e *fyne.PointEvent) { g.pen.options.GoTo(g.at(e.Position)) }

func (g *graph) pointed(at fyne.Position, on bool) {
	step, words := -1, ""
	if on {
		step = g.at(at)
		words = g.data.Points[step].Label
	}
	if g.step == step {
		return
	}
	g.step = step
	g.redraw()
	g.pen.options.Point(step)
	g.pen.options.Tip(words)
}

func (g *graph) typed(key *fyne.KeyEvent) bool {
	to := g.data.Current
	switch key.Name {
	case fyne.KeyLeft:
		to--
	case fyne.KeyRight:
		to++
	case fyne.KeyHome:
		to = 0
	case fyne.KeyEnd:
		to = len(g.data.Points) - 1
	default:
		return false
	}
	g.pen.options.GoTo(min(max(to, 0), len(g.data.Points)-1))
	return true
}

func (g *graph) role() fyne.AccessibleRole { return fyne.AccessibleRoleText }
func (g *graph) label() string             { return locale.Sentences(locale.Text("chart.label"), g.data.Label()) }
