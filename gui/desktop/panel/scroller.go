package panel

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/desktop/theme"
)

// Scroller scrolls up and down, three lines for each notch of the wheel. At its end it scrolls what is around it.
type Scroller struct {
	container.Scroll
	around func(*fyne.ScrollEvent) bool // nil for nothing
}

// Scrolled turns Fyne's notch of 25 units into three lines of 20.
func (s *Scroller) Scrolled(e *fyne.ScrollEvent) {
	further, before := *e, s.Offset
	further.Scrolled.DY = e.Scrolled.DY * 60 / 25
	s.Scroll.Scrolled(&further)
	if s.Offset == before && s.around != nil {
		s.around(e)
	}
}

func newScroller(content fyne.CanvasObject) *Scroller {
	s := &Scroller{Scroll: container.Scroll{Direction: container.ScrollVerticalOnly, Content: content}}
	s.ExtendBaseWidget(s)
	return s
}

// CreateRenderer leaves out the shadows at the ends. (A theme without shadows would do so too, but Fyne reads all fonts
// again for each theme.)
func (s *Scroller) CreateRenderer() fyne.WidgetRenderer { return shadowless{s.Scroll.CreateRenderer()} }

type shadowless struct{ fyne.WidgetRenderer }

// Objects returns the content and the two bars, between which Fyne has the shadows.
func (r shadowless) Objects() []fyne.CanvasObject {
	all := r.WidgetRenderer.Objects()
	return []fyne.CanvasObject{all[0], all[len(all)-2], all[len(all)-1]}
}

// scrollBy scrolls by the usual keys, and reports whether the key is one of them.
func (s *Scroller) scrollBy(key fyne.KeyName) bool {
	const line = 10 * theme.Unit
	page, end := s.Size().Height-line, s.Content.Size().Height-s.Size().Height
	by, scrolls := map[fyne.KeyName]float32{
		fyne.KeyUp: -line, fyne.KeyDown: line, fyne.KeyPageUp: -page, fyne.KeyPageDown: page, fyne.KeySpace: page,
		fyne.KeyHome: -s.Offset.Y, fyne.KeyEnd: end - s.Offset.Y,
	}[key]
	if scrolls {
		s.ScrollToOffset(fyne.NewPos(s.Offset.X, max(0, min(s.Offset.Y+by, end))))
	}
	return scrolls
}

// reveal scrolls something that is inside a scroller into view.
func reveal(scroll *Scroller, o fyne.CanvasObject) {
	where := fyne.CurrentApp().Driver().AbsolutePositionForObject
	y, height := where(o).Y-where(scroll).Y, o.Size().Height
	switch room := scroll.Size().Height; {
	case y < 0:
		scroll.ScrollToOffset(fyne.NewPos(0, scroll.Offset.Y+y-theme.Gap))
	case y+height > room:
		scroll.ScrollToOffset(fyne.NewPos(0, scroll.Offset.Y+y+height-room+theme.Gap))
	}
}

// glass covers parts that scroll: the wheel scrolls them everywhere, and what is below the glass, even a part that is
// scrolled out of sight, cannot be clicked.
type glass struct {
	widget.BaseWidget
	page   *Scroller
	ground fyne.CanvasObject // nil for none
}

var (
	_ fyne.Tappable          = (*glass)(nil)
	_ fyne.SecondaryTappable = (*glass)(nil)
	_ fyne.Scrollable        = (*glass)(nil)
	_ fyne.Draggable         = (*glass)(nil)
	_ desktop.Hoverable      = (*glass)(nil)
)

func (g *glass) CreateRenderer() fyne.WidgetRenderer {
	if g.ground == nil {
		g.ground = canvas.NewRectangle(color.Transparent)
	}
	return widget.NewSimpleRenderer(g.ground)
}

func (g *glass) Scrolled(e *fyne.ScrollEvent)     { g.page.Scrolled(e) }
func (g *glass) Tapped(*fyne.PointEvent)          {}
func (g *glass) TappedSecondary(*fyne.PointEvent) {}
func (g *glass) MouseIn(*desktop.MouseEvent)      {}
func (g *glass) MouseMoved(*desktop.MouseEvent)   {}
func (g *glass) MouseOut()                        {}
func (g *glass) Dragged(*fyne.DragEvent)          {}
func (g *glass) DragEnd()                         {}
