package panel

import (
	"image/color"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/engine/picture/diagram"
	"ninefold/engine/picture/drawing"
	"ninefold/engine/picture/raster"
	"ninefold/gui/desktop/board"
	"ninefold/gui/desktop/theme"
	"ninefold/gui/view/icon"
)

// pen draws a widget, with rectangles, texts, icons and widgets that can be pressed. It keeps these from one drawing to
// the next, in drawing order, and touches only those that are drawn differently.
type pen struct {
	owner   fyne.CanvasObject
	options *Options
	over    drawing.Colour                // the colour of all words and icons on a filled ground; none for their own
	keys    func(key *fyne.KeyEvent) bool // takes a key before anything else does; nil for none

	boxes  pool[*canvas.Rectangle]
	texts  pool[*canvas.Text]
	images pool[*canvas.Image]
	boards pool[*boardPicture]
	larger pool[*board.Board]
	named  map[string]*namedWidget // by name, so that a widget keeps the keyboard when it moves
	after  []func()                // called when all is drawn
	spots  []spot

	objects, next []fyne.CanvasObject // what the widget shows, and what is drawn to be shown in its place
	said          []string
	drawn         int // how many primitives were drawn anew, ever
}

// spot is an area of what is drawn that stands for something.
type spot struct {
	area
	about any
}

// at returns what stands at a position of what is drawn; nil for nothing.
func (p *pen) at(at fyne.Position) any {
	for _, s := range p.spots {
		if at.X >= s.x && at.X < s.x+s.width && at.Y >= s.y && at.Y < s.y+s.height {
			return s.about
		}
	}
	return nil
}

// pool keeps objects of a kind. The first `used` of them are in the current drawing.
type pool[T any] struct {
	all  []T
	used int
}

// next returns an object that is not yet in this drawing.
func (p *pool[T]) next(fresh func() T) T {
	if p.used == len(p.all) {
		p.all = append(p.all, fresh())
	}
	p.used++
	return p.all[p.used-1]
}

// draw replaces what the widget shows by what `how` draws.
func (p *pen) draw(how func()) {
	p.next, p.said, p.spots = make([]fyne.CanvasObject, 0, len(p.objects)), nil, nil
	p.boxes.used, p.texts.used, p.images.used, p.boards.used, p.larger.used = 0, 0, 0, 0, 0
	for _, n := range p.named {
		n.used = false
	}
	how()
	p.leave(false)
	differs := !slices.Equal(p.objects, p.next)
	if p.objects = p.next; differs {
		canvas.Refresh(p.owner)
	}
	for after := p.after; len(after) > 0; after = after[1:] {
		p.after = nil
		after[0]()
	}
}

// kept is a widget that a pen keeps. The pen calls leave when it is no longer drawn.
type kept interface {
	fyne.CanvasObject
	leave()
}

// namedWidget is a widget that a pen keeps by a name.
type namedWidget struct {
	widget kept
	used   bool // in this drawing
}

// leave takes the keyboard and the pointer from the widgets no longer drawn, which it forgets, or from all.
func (p *pen) leave(all bool) {
	for name, n := range p.named {
		if all || !n.used {
			n.widget.leave()
		}
		if !n.used {
			delete(p.named, name)
		}
	}
}

// keep returns the widget of a name, or makes it if there is none of its type. A name that this drawing has already
// gets a sign more.
func keep[W kept](p *pen, name string, fresh func() W) W {
	n := p.named[name]
	for ; n != nil && n.used; n = p.named[name] {
		name += "+"
	}
	if n != nil {
		if w, ok := n.widget.(W); ok {
			n.used = true
			return w
		}
		n.widget.leave()
	}
	if p.named == nil {
		p.named = map[string]*namedWidget{}
	}
	w := fresh()
	p.named[name] = &namedWidget{widget: w, used: true}
	return w
}

// none stands in place of a colour. It is that of a board's cells alone.
const none = drawing.Ground

// look says how a rectangle is filled and outlined.
type look struct {
	fill, stroke drawing.Colour
	pointed      bool    // the fill is what Fyne lays over what the pointer is on
	thick        float32 // of the outline; 0 for 1 unit
	radius       float32 // of the corners

	straightLeft, straightRight bool // without round corners there
}

func (p *pen) box(a area, l look) {
	r := p.boxes.next(func() *canvas.Rectangle { return canvas.NewRectangle(color.Transparent) })
	fill, stroke, thick := color.Color(color.Transparent), color.Color(color.Transparent), float32(0)
	if l.stroke != none {
		stroke, thick = theme.Colour(l.stroke), max(1, l.thick)
		fill = unseen(stroke) // Fyne blends both at their border
	}
	switch {
	case l.pointed:
		fill = fynetheme.Color(fynetheme.ColorNameHover)
	case l.fill != none:
		fill = theme.Colour(l.fill)
	}
	left, right := l.radius, l.radius
	if l.straightLeft {
		left = 0
	}
	if l.straightRight {
		right = 0
	}
	if r.FillColor != fill || r.StrokeColor != stroke || r.StrokeWidth != thick || r.TopLeftCornerRadius != left ||
		r.TopRightCornerRadius != right {
		r.FillColor, r.StrokeColor, r.StrokeWidth = fill, stroke, thick
		r.TopLeftCornerRadius, r.BottomLeftCornerRadius = left, left
		r.TopRightCornerRadius, r.BottomRightCornerRadius = right, right
		p.drawn++
		r.Refresh()
	}
	p.put(r, a)
}

// unseen returns a colour that is not seen. Without any alpha it would be black to Fyne.
func unseen(c color.Color) color.Color {
	colour := color.NRGBAModel.Convert(c).(color.NRGBA)
	colour.A = 1
	return colour
}

// line draws a hairline at the top of an area.
func (p *pen) line(a area) { p.box(area{a.x, a.y, a.width, 1}, look{fill: drawing.Hairline}) }

// text writes words on one line, in the middle of an area's height. It cuts words that are wider than the area.
func (p *pen) text(a area, words string, s style) {
	if words == "" {
		return
	}
	words = s.fit(words, a.width)
	size := s.measure(words)
	p.said = append(p.said, words)
	t := p.texts.next(func() *canvas.Text { return canvas.NewText("", color.Transparent) })
	colour, points, face := theme.Colour(s.colour), fynetheme.Size(s.size), s.font()
	if t.Text != words || t.Color != colour || t.TextSize != points || t.TextStyle != face {
		t.Text, t.Color, t.TextSize, t.TextStyle = words, colour, points, face
		p.drawn++
		t.Refresh()
	}
	switch s.align {
	case fyne.TextAlignTrailing:
		a.x += a.width - size.Width
	case fyne.TextAlignCenter:
		a.x += (a.width - size.Width) / 2
	}
	p.put(t, area{round(a.x), round(a.y + (a.height-size.Height)/2), size.Width, size.Height})
}

// icon draws an icon in the middle of an area, as large as the area's smaller side.
func (p *pen) icon(a area, icon icon.Name, colour drawing.Colour) {
	side := min(a.width, a.height)
	p.image(area{a.x + (a.width-side)/2, a.y + (a.height-side)/2, side, side}, theme.LineIcon(icon, colour,
		side*p.scale()))
}

// scale returns how many pixels a unit has: in any window, for what was not drawn yet, of which Fyne knows no canvas.
func (p *pen) scale() float32 {
	if c := canvasOf(p.owner); c != nil {
		return c.Scale()
	}
	for _, w := range fyne.CurrentApp().Driver().AllWindows() {
		return w.Canvas().Scale()
	}
	return 1
}

// image draws an SVG. Different pictures must have different names.
func (p *pen) image(a area, svg fyne.Resource) {
	if svg == nil {
		return
	}
	i := p.images.next(func() *canvas.Image { return canvas.NewImageFromResource(nil) })
	if i.Resource == nil || i.Resource.Name() != svg.Name() {
		i.Resource = svg
		p.drawn++
		i.Refresh()
	}
	p.put(i, a)
}

type boardPicture struct {
	canvas.Image
	shown  diagram.Diagram
	colour color.Color // of its paper
	pixels int
}

// picture draws a small board. If post is not nil it stays empty until post runs its function.
func (p *pen) picture(a area, of diagram.Diagram, post func(func())) {
	palette, pixels := theme.Palette(), int(a.width*p.scale())
	b := p.boards.next(func() *boardPicture { return &boardPicture{} })
	paper := theme.Colour(drawing.Window)
	if b.pixels == 0 || b.shown != of || b.colour != paper || b.pixels != pixels {
		b.shown, b.colour, b.pixels = of, paper, pixels
		p.drawn++
		draw := func() {
			if b.shown == of && b.colour == paper && b.pixels == pixels {
				b.Image.Image = raster.Thumbnail(&of, palette, pixels)
				b.Refresh()
			}
		}
		if post == nil {
			draw()
		} else {
			b.Image.Image = nil
			b.Refresh()
			post(draw)
		}
	}
	p.put(&b.Image, a)
}

// board draws a board with its coordinates.
func (p *pen) board(a area, of diagram.Diagram) {
	b := p.larger.next(func() *board.Board { return board.NewPicture(of) })
	b.OnWheel = p.options.Scroll
	if b.Shown() != of {
		b.Draw(of)
	}
	p.put(b, a)
}

// put places an object, above the earlier ones.
func (p *pen) put(o fyne.CanvasObject, a area) {
	p.next = append(p.next, o)
	if pos := fyne.NewPos(a.x, a.y); o.Position() != pos {
		p.drawn++
		o.Move(pos)
	}
	if size := fyne.NewSize(a.width, a.height); o.Size() != size {
		p.drawn++
		o.Resize(size)
	}
}

// whole returns the most of a height, from the widget's top, at which nothing that was drawn is cut: no text and no
// button, but perhaps a box. Of what is high, for example a list, a part is enough; of a high box so little is not
// seen.
func (p *pen) whole(height float32) float32 {
	const enough = 64 // units
	end := height
	for cut := true; cut; {
		cut = false
		for _, o := range p.objects {
			y, high := o.Position().Y, min(enough, o.Size().Height)
			if _, isBox := o.(*canvas.Rectangle); isBox {
				if high = 2 * theme.Inset; o.Size().Height <= high {
					continue
				}
			}
			if y < end && end < y+high {
				end, cut = y, true
			}
		}
	}
	return end
}

func round(v float32) float32 { return float32(math.Floor(float64(v) + 0.5)) }
