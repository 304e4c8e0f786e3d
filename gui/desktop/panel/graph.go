package panel

import (
	"fmt"
	"hash/fnv"

	"fyne.io/fyne/v2"

	"ninefold/engine/picture/drawing"
	"ninefold/gui/desktop/theme"
	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/chart"
)

// inked returns what gives the parts of a chart their colours, for a canvas of a scale, since lines of an SVG keep
// their width at every scale.
func inked(scale float32) func(part string) string {
	return func(part string) string {
		stroke := func(colour drawing.Colour, width float32) string {
			return fmt.Sprintf(`stroke="%s" stroke-width="%g" stroke-linejoin="round" fill="none"`, theme.Hex(colour),
				width*scale)
		}
		switch part {
		case "area":
			return fmt.Sprintf(`fill="%s" fill-opacity="0.1"`, theme.Hex(drawing.X))
		case "interval":
			return fmt.Sprintf(`fill="%s" fill-opacity="0.14"`, theme.Hex(drawing.Accent))
		case "line":
			return stroke(drawing.Letters, 1.6)
		case "wrong":
			return fmt.Sprintf(`fill="%s"`, theme.Hex(drawing.Doubt))
		case "now", "number":
			return stroke(drawing.Accent, 2)
		}
		return stroke(drawing.StrongLine, 1)
	}
}

// chart draws a graph in an area. Its picture is identified by its content.
func (p *pen) chart(a area, n view.Graph) {
	svg := fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %g %g">%s</svg>`, a.width, a.height,
		chart.SVG(n, a.width, a.height, inked(p.scale())))
	hash := fnv.New64a()
	hash.Write([]byte(svg))
	p.image(a, fyne.NewStaticResource(fmt.Sprintf("chart-%x.svg", hash.Sum64()), []byte(svg)))
}

// graph is a widget that draws a graph. A click or the arrow keys go to a step.
type graph struct {
	*surface
	data view.Graph
	step int // the step under the pointer; -1 for none
}

var _ = kind(func(n view.Graph) element {
	const bandsHeight = 96
	height := float32(54)
	switch {
	case len(n.Bands) > 0:
		return leaf(0, bandsHeight, func(p *pen, a area) { p.chart(a, n) })
	case len(n.Points) == 0:
		return leaf(0, bandsHeight, nil)
	case n.Low:
		height = 32
	}
	return leaf(0, height, func(p *pen, a area) {
		g := keep(p, "graph", func() *graph {
			g := &graph{step: -1}
			g.surface = newSurface(g, p.options)
			return g
		})
		g.data = n
		p.put(g.surface, a)
		g.redraw()
	})
})

func (g *graph) redraw() {
	if isEmpty(g.Size()) {
		return
	}
	g.pen.draw(func() {
		a := areaOf(g.Size())
		g.pen.chart(a, g.data)
		if g.step >= 0 {
			x := 1 + float32(g.step)*chart.Step(g.data, a.width)
			g.pen.box(area{x - 1, a.y, 2, a.height}, look{fill: drawing.StrongLine})
		}
		if g.focused {
			g.pen.box(a, look{stroke: drawing.Accent, thick: 2, radius: theme.Unit})
		}
	})
}

func (g *graph) at(p fyne.Position) int {
	step := int((p.X-1)/chart.Step(g.data, g.Size().Width) + 0.5)
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
	last := len(g.data.Points) - 1
	to, goes := map[fyne.KeyName]int{
		fyne.KeyLeft: g.data.Current - 1, fyne.KeyRight: g.data.Current + 1, fyne.KeyHome: 0, fyne.KeyEnd: last,
	}[key.Name]
	if goes {
		g.pen.options.GoTo(min(max(to, 0), last))
	}
	return goes
}

func (g *graph) role() fyne.AccessibleRole { return fyne.AccessibleRoleText }
func (g *graph) label() string {
	return language.Sentences(language.Text("chart.label"), g.data.Label())
}
