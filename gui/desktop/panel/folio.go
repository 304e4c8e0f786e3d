package panel

import (
	"fyne.io/fyne/v2"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

// folio is a view of cards between a head and a foot. What does not fit scrolls, but the head and the foot stay.
type folio struct {
	cell
	cards  *View
	scroll *Scroller
	gap    float32    // between the parts
	edge   view.Inset // around them
	high   bool       // the foot stands above all else
	spare  bool       // the foot is empty: its room is kept so that words there move nothing; cards that scroll use it
	isLow  bool       // the cards scroll
}

// cardsMargin is around the cards, so that lines at their edges are not cut.
const cardsMargin = theme.Unit

// begin makes a folio of nothing, with a least size to report and the options for all that is in it.
func (f *folio) begin(owner fyne.Widget, options *Options, smallest fyne.Size) {
	f.cell.begin(owner, options)
	f.least = func() fyne.Size { return smallest }
	own := *options
	own.outer = options
	own.Reveal = func(o fyne.CanvasObject) { reveal(f.scroll, o); options.reveal(o) }
	own.Scroll = func(e *fyne.ScrollEvent) bool { f.scroll.Scrolled(e); return true }
	f.cards = NewView(&own)
	f.cards.least = func() fyne.Size { return f.cards.Size() }
	f.scroll = newScroller(f.cards)
	f.scroll.around = options.Scroll
}

// set shows other parts, and reports whether any differs.
func (f *folio) set(head view.Node, cards stack, foot view.Node) (differs bool) {
	f.cards.put(view.Column{Inset: view.Inset{X: cardsMargin, Y: cardsMargin}, Nodes: []view.Node{cards}})
	parts := []view.Node{head, scrolling{f, cards}, foot}
	if f.high {
		parts = []view.Node{foot, head, parts[1]}
	}
	return f.Set(view.Column{Gap: f.gap, Inset: f.edge, Nodes: parts})
}

// heightWith returns the height at a width with cards of a height, which a function returns for their width.
func (f *folio) heightWith(width float32, height func(width float32) float32) float32 {
	inside := width - 2*f.edge.X + 2*cardsMargin
	return f.HeightFor(width) - f.cards.HeightFor(inside) + height(inside)
}

// scrolling is the cards of a folio as a part of it.
type scrolling struct {
	in    *folio
	cards stack // by which it is compared
}

func (s scrolling) element() element {
	return element{stretches: true, least: func(float32) float32 { return 0 }, lay: func(width float32) placed {
		return placed{height: s.in.cards.HeightFor(width+2*cardsMargin) - 2*cardsMargin, draw: s.in.place}
	}}
}

// place places the cards in an area, to the edge below it if they scroll and the foot is spare.
func (f *folio) place(p *pen, a area) {
	a = a.inset(-cardsMargin)
	needs := f.cards.element.leastAt(a.width)
	f.cards.Resize(fyne.NewSize(round(a.width), max(a.height, needs)))
	if f.cards.stale {
		f.cards.redraw()
	}
	if f.isLow = needs > a.height; f.isLow && f.spare {
		a.height = min(f.Size().Height-a.y, needs)
	}
	if f.isLow {
		a.height = round(f.cards.pen.whole(a.height))
	}
	p.put(f.scroll, a)
	f.scroll.Refresh()
}
