package panel

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

// folio is a widget of cards between a head and a foot. What does not fit scrolls, but the head and the foot stay.
type folio struct {
	widget.BaseWidget
	head, cards, foot *View
	scroll            *Scroller
	gap               float32    // between the parts
	edge              view.Inset // around them
	smallest          fyne.Size
	high              bool // the foot stands above all else
	spare             bool // the foot is empty: its room is kept so that words there move nothing
	isLow             bool // the cards scroll
}

// cardsMargin is around the cards, so that lines at their edges are not cut.
const cardsMargin = theme.Unit

// begin makes the widgets of a folio of nothing, with the options for all that is in it.
func (f *folio) begin(owner fyne.Widget, options *Options) {
	f.ExtendBaseWidget(owner)
	own := *options
	own.outer = options
	own.Reveal = func(o fyne.CanvasObject) { reveal(f.scroll, o); options.reveal(o) }
	own.Scroll = func(e *fyne.ScrollEvent) bool { f.scroll.Scrolled(e); return true }
	f.head, f.cards, f.foot = NewView(options), NewView(&own), NewView(options)
	f.cards.least = func() fyne.Size { return f.cards.Size() }
	f.scroll = newScroller(f.cards)
	f.scroll.around = options.Scroll
}

func (f *folio) CreateRenderer() fyne.WidgetRenderer {
	return &renderer{objects: f.objects, lay: f.lay, refresh: func() { f.lay(f.Size()) },
		least: func() fyne.Size { return f.smallest }}
}

// lay lays the parts out in a size.
func (f *folio) lay(size fyne.Size) {
	if !isEmpty(size) {
		f.place(area{f.edge.X, f.edge.Y, size.Width - 2*f.edge.X, size.Height - 2*f.edge.Y})
	}
}

// set takes what is shown, and reports whether anything differs. The folio must be laid out then.
func (f *folio) set(head view.Node, cards stack, foot view.Node) (differs bool) {
	all := view.Column{Inset: view.Inset{X: cardsMargin, Y: cardsMargin}, Nodes: []view.Node{cards}}
	for v, n := range map[*View]view.Node{f.head: head, f.cards: all, f.foot: foot} {
		differs = v.put(n) || differs
	}
	return differs
}

// around returns the height of the head and the foot at a width, with the gaps.
func (f *folio) around(width float32) (height float32) {
	for _, v := range [...]*View{f.head, f.foot} {
		if high := v.HeightFor(width); high > 0 {
			height += high + f.gap
		}
	}
	return height
}

// HeightFor returns the height at which nothing scrolls at a width.
func (f *folio) HeightFor(width float32) float32 {
	return f.around(width) + f.cards.HeightFor(width+2*cardsMargin) - 2*cardsMargin
}

// most returns the height at which no list scrolls at a width.
func (f *folio) most(width float32) float32 {
	if f.cards.element.most == nil {
		return f.HeightFor(width)
	}
	return f.around(width) + f.cards.element.most(width+2*cardsMargin) - 2*cardsMargin
}

// least returns the height at which nothing scrolls at a width, with small pictures and low lists.
func (f *folio) least(width float32) float32 {
	return f.around(width) + f.cards.element.leastAt(width+2*cardsMargin) - 2*cardsMargin
}

// place lays the parts out in an area. Cards that scroll reach to the edge below it if the foot is spare.
func (f *folio) place(a area) {
	room := a.height
	if high := f.foot.HeightFor(a.width); high > 0 && f.high {
		put(f.foot, a.cutTop(high))
		a.cutTop(f.gap)
	} else if high > 0 {
		put(f.foot, a.cutBottom(high))
		a.cutBottom(f.gap)
	}
	room -= a.height
	if high := f.head.HeightFor(a.width); high > 0 {
		put(f.head, a.cutTop(high))
		a.cutTop(f.gap)
	}
	a = a.inset(-cardsMargin)
	needs := f.cards.element.leastAt(a.width)
	f.isLow = needs > a.height
	f.cards.Resize(fyne.NewSize(round(a.width), max(a.height, needs)))
	f.foot.Hidden = f.isLow && f.spare
	if f.foot.Hidden {
		a.height = min(a.height+room+f.edge.Y-cardsMargin, needs)
	}
	if f.isLow {
		a.height = f.cards.pen.whole(a.height)
	}
	put(f.scroll, a)
	f.scroll.Refresh()
	for _, v := range [...]*View{f.head, f.cards, f.foot} {
		if v.stale {
			v.redraw()
		}
	}
}

// objects returns the parts in the order of the Tab key.
func (f *folio) objects() []fyne.CanvasObject {
	if f.high {
		return []fyne.CanvasObject{f.foot, f.head, f.scroll}
	}
	return []fyne.CanvasObject{f.head, f.scroll, f.foot}
}
