// Package panel draws everything around the board: cards, headline, toolbar, and the layout of the window. Each part
// shows plain data and knows nothing of their meaning.
package panel

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

// tabOrder lists the tabs of a panel that is too small for all its cards.
var tabOrder = [...]view.Tab{
	view.TabStart, view.TabTools, view.TabDigits, view.TabPosition, view.TabRating, view.TabMoves, view.TabValue,
	view.TabPlayers,
}

// Panel is a column of cards. It keeps one widget for each card of a kind and gives it new data, so a click makes
// nothing anew. If not all cards fit they have tabs; if even that is too much, the column scrolls, except for its first
// tabs and final buttons: where to go and what can be done now stay in sight.
type Panel struct {
	widget.BaseWidget
	options *Options
	cards   []view.CardView
	views   map[cardKey]*View
	tabs    *View
	tab     view.ChosenTabs
	tabbed  bool
	atFoot  bool // the panel begins at the foot of the window, by its final buttons
	headed  bool // the tabs stand above the column, not in it
	column  *fyne.Container
	foot    *View // the buttons below the column; nil for none
	scroll  *Scroller
	resized func() // called when the cards may need another height
}

// cardKey identifies a card of a panel: by its kind, and by its index among those of the kind.
type cardKey struct {
	kind string
	nth  int
}

// New returns a panel without cards.
func New(options *Options) *Panel {
	p := &Panel{options: options, views: map[cardKey]*View{}, tab: view.ChosenTabs{}, resized: func() {}}
	p.tabs = NewView(&Options{Do: p.choose, Reveal: options.reveal})
	p.column = container.New(&columnLayout{p})
	p.scroll = newScroller(p.column)
	p.ExtendBaseWidget(p)
	return p
}

// Set shows cards in their order.
func (p *Panel) Set(cards []view.CardView) {
	p.cards = cards
	p.arrange()
}

// SetPlace sets whether the cards have tabs, and whether the final buttons stand above them, so that they are in sight
// before the window scrolls.
func (p *Panel) SetPlace(tabbed, atFoot bool) {
	if p.tabbed != tabbed || p.atFoot != atFoot {
		p.tabbed, p.atFoot = tabbed, atFoot
		p.arrange()
		p.Refresh()
	}
}

func (p *Panel) choose(tab string) {
	p.tab.Choose(p.cards, view.Tab(tab))
	p.arrange()
}

// arrange gives the cards their data and puts the visible ones into the column, which it lays out only if needed.
func (p *Panel) arrange() {
	tab, choices := p.tabShown()
	var column []fyne.CanvasObject
	var foot *View
	seen, changed := map[cardKey]bool{}, false
	for i, c := range p.cards {
		if len(choices) > 0 && c.Tab != view.NoTab && !p.inSight(c) {
			if !slices.Contains(column, fyne.CanvasObject(p.tabs)) {
				p.tabs.Set(view.Options{Look: view.AsSwitch, Choices: choices})
				column = append(column, p.tabs)
			}
			if c.Tab != tab {
				continue
			}
		}
		key := cardKey{kind: c.Class}
		for seen[key] {
			key.nth++
		}
		seen[key] = true
		if p.views[key] == nil {
			p.views[key] = NewView(p.options)
		}
		v := p.views[key]
		before := v.neededHeight()
		v.Set(Framed{Card: c, tab: tabWords(choices)})
		changed = changed || v.neededHeight() != before
		if c.StaysInSight && i == len(p.cards)-1 {
			foot = v
			continue
		}
		column = append(column, v)
	}
	for key, v := range p.views {
		if !seen[key] {
			v.leave()
		}
	}
	headed := len(column) > 0 && column[0] == fyne.CanvasObject(p.tabs)
	if headed {
		column = column[1:]
	}
	if changed || headed != p.headed || foot != p.foot || !slices.Equal(column, p.column.Objects) {
		p.column.Objects, p.headed, p.foot = column, headed, foot
		p.Refresh()
		p.resized()
	}
}

// tabShown returns the tab shown, and the choices of the switch; none if the cards have no tabs.
func (p *Panel) tabShown() (shown view.Tab, choices []view.Choice) {
	if !p.tabbed {
		return view.NoTab, nil
	}
	return view.Tabs(slices.DeleteFunc(slices.Clone(p.cards), p.inSight), tabOrder[:], p.tab)
}

// inSight reports whether a card has no tab, so that it is in sight before the window scrolls: one with digits.
func (p *Panel) inSight(c view.CardView) bool { return p.atFoot && c.Tab == view.TabDigits }

// tabWords returns the words of the tab that is on; empty if there are no tabs.
func tabWords(choices []view.Choice) string {
	for _, c := range choices {
		if c.On {
			return c.Words
		}
	}
	return ""
}

func (p *Panel) CreateRenderer() fyne.WidgetRenderer {
	return &renderer{objects: p.objects, lay: p.lay, refresh: func() {
		p.lay(p.Size())
		canvas.Refresh(p)
	}, least: func() fyne.Size { return fyne.Size{} }}
}

// objects returns the tabs, the column, in a scroller if it does not fit, and the foot.
func (p *Panel) objects() (objects []fyne.CanvasObject) {
	if p.foot != nil && p.atFoot {
		objects = append(objects, p.foot)
	}
	if p.headed {
		objects = append(objects, p.tabs)
	}
	if p.overflows() {
		objects = append(objects, p.scroll)
	} else {
		objects = append(objects, p.column)
	}
	if p.foot != nil && !p.atFoot {
		objects = append(objects, p.foot)
	}
	return objects
}

func (p *Panel) lay(size fyne.Size) {
	if isEmpty(size) {
		return
	}
	a := areaOf(size)
	switch {
	case p.foot != nil && p.atFoot:
		put(p.foot, a.cutTop(p.foot.HeightFor(a.width)))
		a.cutTop(theme.Gap)
	case p.foot != nil:
		put(p.foot, a.cutBottom(p.foot.HeightFor(a.width)))
	}
	if p.headed {
		put(p.tabs, a.top(p.tabs.HeightFor(a.width)))
		a.cutTop(p.head(a.width))
	}
	a.height = p.room()
	column, overflows := a, p.overflows()
	if overflows {
		column.y, column.height = -p.scroll.Offset.Y, p.column.MinSize().Height
	}
	put(p.column, column)
	p.column.Layout.Layout(p.column.Objects, p.column.Size())
	if overflows { // otherwise the scroller, which places the column too, is left alone
		a.height = whole(p.column.Objects, a.height)
		put(p.scroll, a)
		p.scroll.Refresh()
	}
}

// whole returns the most of a height at which the panel can end without cutting words or buttons.
func (p *Panel) whole(height float32) float32 {
	parts := p.objects()
	if y := p.column.Position().Y; !p.overflows() && y < height {
		height = y + whole(p.column.Objects, height-y)
	}
	return whole(parts, height)
}

// whole returns the most of a height at which parts, one below the other, can end without cutting words or buttons. Of
// a part of which nothing is seen whole, nothing is seen.
func whole(parts []fyne.CanvasObject, height float32) float32 {
	end := height
	for _, o := range parts {
		v, ok := o.(interface{ whole(height float32) float32 })
		y := o.Position().Y
		if !ok || y >= end {
			continue
		}
		if end = y + v.whole(end-y); end < y+2*theme.Inset {
			end = y
		}
	}
	return end
}

// overflows reports whether the cards need more room than there is.
func (p *Panel) overflows() bool { return p.column.MinSize().Height > p.room() }

// HeightFor returns the height at which the cards fit at a width.
func (p *Panel) HeightFor(width float32) float32 {
	_, column := p.heights(p.column.Objects, width)
	return float32(math.Ceil(float64(p.head(width) + column + p.tail(width))))
}

// head returns the height above the column.
func (p *Panel) head(width float32) float32 {
	if !p.headed {
		return 0
	}
	return p.tabs.HeightFor(width) + theme.Gap
}

// tail returns the height below the column.
func (p *Panel) tail(width float32) float32 {
	if p.foot == nil {
		return 0
	}
	return p.foot.HeightFor(width) + theme.Gap
}

// room returns the height available for the column.
func (p *Panel) room() float32 {
	size := p.Size()
	return max(0, size.Height-p.head(size.Width)-p.tail(size.Width))
}

// Framed is a card with its background and outline.
type Framed struct {
	ownLine
	Card view.CardView
	tab  string // words of the tab above the card; empty for none
}

func (d Framed) lay(width float32, _ string) placed {
	return grounded(elementOf(d.Card.Content).lay(width, d.tab))
}

// grounded returns what is laid out with the background and the outline of a card.
func grounded(content placed) placed {
	return placed{height: content.height, draw: func(p *pen, a area) {
		p.box(a, look{fill: theme.ColorCard, stroke: theme.ColorHairline, radius: theme.CardRadius})
		content.draw(p, a)
	}}
}

// neededHeight returns the height that a card needs at its width; -1 while it has no width.
func (v *View) neededHeight() float32 {
	if v.Size().Width == 0 {
		return -1
	}
	return v.HeightFor(v.Size().Width)
}

// columnLayout stacks cards, each as high as it needs to be. If that is too much, lists become lower. Otherwise a list
// takes the spare height; one with cards below it only what its rows need, so that these stand next to them.
type columnLayout struct{ panel *Panel }

// heights returns the heights that the cards need, and the sum with the gaps.
func (p *Panel) heights(objects []fyne.CanvasObject, width float32) (heights []float32, all float32) {
	for i, o := range objects {
		height := o.(*View).HeightFor(width)
		if i > 0 {
			all += theme.Gap
		}
		heights, all = append(heights, height), all+height
	}
	return heights, all
}

// fitted returns the heights in the room there is.
func (l *columnLayout) fitted(objects []fyne.CanvasObject, width float32) (heights []float32, all float32) {
	heights, all = l.panel.heights(objects, width)
	for i, o := range objects {
		if isList(o) {
			by := min(max(0, all-l.panel.room()), leastList-rowHeight)
			heights[i], all = heights[i]-by, all-by
		}
	}
	return heights, all
}

func (l *columnLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	_, all := l.fitted(objects, l.panel.Size().Width)
	return fyne.NewSize(0, all)
}

func (l *columnLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	heights, all := l.fitted(objects, size.Width)
	rest := max(0, l.panel.room()-all)
	y := float32(0)
	for i, o := range objects {
		if isList(o) {
			by := rest
			if m, ok := cardOf(o).Content.(view.List); ok && i < len(objects)-1 {
				by = min(rest, beyondLeast(&m, size.Width))
			}
			heights[i], rest = heights[i]+by, rest-by
		}
		o.Move(fyne.NewPos(0, y))
		o.Resize(fyne.NewSize(size.Width, heights[i]))
		y += heights[i] + theme.Gap
	}
}

// cardOf returns the card that a view of the column shows; an empty one for the tabs.
func cardOf(o fyne.CanvasObject) view.CardView {
	f, _ := o.(*View).node.(Framed)
	return f.Card
}

func isList(o fyne.CanvasObject) bool { return cardOf(o).Grows }
