package panel

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"ninefold/gui/theme"
	"ninefold/gui/view"
)

// Layout lays the window out: the toolbar above, the board as the largest square that fits, the headline under it, and
// the panel beside or below the board. In a low window the panel begins at the foot, by its buttons, and all but the
// toolbar scrolls.
// Places depend on the window's size only, so the board and the headline never move when something appears.
type Layout struct {
	Page fyne.CanvasObject // replaces the board and the panel; nil for none

	toolbar, board fyne.CanvasObject
	headline       *View[view.Headline]
	panel          *Panel
	edge           func(side float32) float32
	body           *Scroller         // the board, the headline and the panel
	bare           fyne.CanvasObject // the scroller, without shadows
	lid            *glass            // between the toolbar and what is scrolled under it
}

// NewLayout returns the layout of a window with these parts. edge returns the distance of the frame from the left of a
// board with this side, where the coordinates stand.
func NewLayout(toolbar, board fyne.CanvasObject, headline *View[view.Headline], panel *Panel,
	edge func(side float32) float32) *Layout {
	l := &Layout{toolbar: toolbar, board: board, headline: headline, panel: panel, edge: edge}
	parts := container.NewWithoutLayout(board, headline, panel)
	l.body, l.bare = newScroller(parts)
	parts.Layout = bodyLayout{l}
	l.lid = &glass{page: l.body}
	l.lid.ExtendBaseWidget(l.lid)
	panel.resized = func() {
		if needs := l.body.Content.MinSize().Height; needs > 0 && needs != l.body.Content.Size().Height {
			l.body.Refresh()
		}
	}
	return l
}

const (
	panelWidth  float32 = 364 // of the panel beside the board
	widestPanel float32 = 440
	besideGap   float32 = 4 * theme.Unit
	besideFrom  float32 = 860 // from this width on the panel is always beside the board
	tabsBelow   float32 = 500 // below this height of the panel its cards have tabs

	lowestPanel float32 = 240 // the least height of a panel below the board: most cards fit with tabs and buttons
	peek        float32 = 52  // the height of the panel's buttons, which are in sight before its window scrolls
	shareBeside float32 = 0.7 // the least share of its size in a scrolling window that a board beside the panel has
	shareAbove  float32 = 0.9 // the same for a board above a panel that is all in sight

	narrowWindow float32 = 620 // below this width the sentence between the board and the panel has three lines

	roomyHeadline float32 = 420 // from this width on a headline begins below the board's frame, not at the edge

	leastWidth  float32 = 480 // of a window
	leastHeight float32 = 400 // without the menus; twice as large it still fits on a screen of 900
)

func (l *Layout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(leastWidth, leastHeight)
}

// Objects returns all that the layout places, in drawing order.
func (l *Layout) Objects() []fyne.CanvasObject {
	if l.Page != nil {
		return []fyne.CanvasObject{l.Page, l.lid, l.toolbar}
	}
	return []fyne.CanvasObject{l.bare, l.lid, l.toolbar}
}

func (l *Layout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	rest := areaOf(size)
	top := rest.cutTop(toolbarHeight)
	put(l.lid, top)
	put(l.toolbar, top)
	p := l.plan(fyne.NewSize(rest.width, rest.height))
	l.panel.SetPlace(p.below || p.panel.height < tabsBelow, p.scrolls)
	put(objects[0], rest)
}

// Reveal scrolls an object of the panel into view, if the window scrolls.
func (l *Layout) Reveal(o fyne.CanvasObject) {
	if l.Page == nil && l.plan(l.body.Size()).scrolls {
		reveal(l.body, o)
	}
}

// GoToTop shows what scrolls from its top.
func (l *Layout) GoToTop() {
	l.body.ScrollToTop()
	l.panel.scroll.ScrollToTop()
}

// bodyLayout places what is below the toolbar.
type bodyLayout struct{ of *Layout }

func (b bodyLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	if p := b.plan(); p.scrolls {
		return fyne.NewSize(0, p.panel.y+p.panel.height+theme.Edge)
	}
	return fyne.Size{}
}

func (b bodyLayout) Layout([]fyne.CanvasObject, fyne.Size) {
	p := b.plan()
	put(b.of.board, p.board)
	put(b.of.headline, p.headline)
	put(b.of.panel, p.panel)
}

// plan returns the plan with the height that the panel needs, if the window scrolls.
func (b bodyLayout) plan() plan {
	p := b.of.plan(b.of.body.Size())
	if p.scrolls {
		p.panel.height = max(lowestPanel, b.of.panel.HeightFor(round(p.panel.width)))
	}
	return p
}

// plan holds the place of everything below the toolbar of a window of a size.
type plan struct {
	board, headline, panel area
	below                  bool // the panel is below the board
	scrolls                bool // the window scrolls, and the panel is as high as it needs to be
}

func (l *Layout) plan(size fyne.Size) plan {
	beside := l.beside(areaOf(size))
	below, low := l.below(areaOf(size), lowestPanel), l.below(areaOf(size), peek)
	switch {
	case size.Width >= besideFrom, beside.side() >= shareBeside*low.side():
		return beside
	case below.side() >= shareAbove*low.side():
		return below
	}
	low.scrolls = true
	return low
}

func (p plan) side() float32 { return p.board.width }

// beside returns the plan with the panel at the right of the board. Width that the board cannot use first widens the
// panel, then the margins.
func (l *Layout) beside(a area) (p plan) {
	a = a.inset(theme.Edge)
	side := a.width - besideGap - panelWidth
	for range 2 { // a narrower headline may be higher
		side = max(0, min(side, a.height-theme.Gap-headlineHeight(linesIn(side-l.edge(side)))))
	}
	spare := max(0, a.width-besideGap-panelWidth-side)
	wider := min(spare, widestPanel-panelWidth)
	a = a.within((spare - wider) / 2)
	p.panel = a.cutRight(panelWidth + wider)
	p.board = area{a.x, a.y, side, side}
	margin := l.edge(side)
	p.headline = area{a.x + margin, a.y + side + theme.Gap, side - margin,
		headlineHeight(linesIn(side - margin))}
	return p
}

// below returns the plan with the panel below the board, at least `lowest` high.
func (l *Layout) below(a area, lowest float32) (p plan) {
	a.cutTop(theme.Edge)
	a.cutBottom(theme.Edge)
	lines := linesIn(a.width - 2*theme.Edge)
	if a.width < narrowWindow {
		lines = 3
	}
	headline := headlineHeight(lines)
	side := max(0, min(a.width-2*theme.Edge, a.height-lowest-2*theme.Gap-headline))
	p.board = area{a.x + (a.width-side)/2, a.y, side, side}
	a.cutTop(side + theme.Gap)
	p.headline = a.cutTop(headline)
	if left := max(theme.Edge, p.board.x+l.edge(side)); p.headline.width-left >= roomyHeadline {
		p.headline.cutLeft(left)
	} else {
		p.headline.cutLeft(theme.Edge)
	}
	p.headline.cutRight(theme.Edge)
	a.cutTop(theme.Gap)
	p.below, p.panel = true, a.within(theme.Edge)
	return p
}

func put(o fyne.CanvasObject, a area) {
	o.Move(fyne.NewPos(round(a.x), round(a.y)))
	o.Resize(fyne.NewSize(round(a.width), round(a.height)))
}
