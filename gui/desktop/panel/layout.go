package panel

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

// Layout lays the window out: the toolbar above, the board as the largest square that fits, the headline under it, and
// the panel beside or below the board. In a low window the panel begins at the foot, by its buttons, and all below the
// toolbar scrolls. In one that is lower still the headline stands in the toolbar's line, in place of most tools, so
// that the board has its room.
// Places depend on the window's size and on Sight only: the board and the headline never move when something appears.
type Layout struct {
	Page *View // replaces the board and the panel; nil for none

	Sight   view.Sight
	Resized func() // called when the window has another width; nil for nothing

	toolbar, board fyne.CanvasObject
	headline       *View
	panel          *Panel
	edge           func(side float32) float32
	body           *Scroller       // the board, the panel, and a headline that is not in the toolbar's line
	parts          *fyne.Container // of the body
	over           *fyne.Container // a headline in the toolbar's line, which does not scroll
	lid            *glass          // between the toolbar and what is scrolled under it
	now            plan            // of the window's size
	width          float32         // of the window
}

// NewLayout returns the layout of a window with these parts. edge returns the distance of the frame from the left of a
// board with this side, where the coordinates stand.
func NewLayout(toolbar, board fyne.CanvasObject, headline *View, panel *Panel,
	edge func(side float32) float32) *Layout {
	l := &Layout{toolbar: toolbar, board: board, headline: headline, panel: panel, edge: edge}
	l.parts, l.over = container.New(bodyLayout{l}, board, panel, headline), container.NewWithoutLayout()
	l.body = newScroller(l.parts)
	lid := NewView(&Options{})
	lid.Set(lidNode())
	l.lid = &glass{page: l.body, ground: lid}
	l.lid.ExtendBaseWidget(l.lid)
	panel.resized = func() {
		if needs := l.body.Content.MinSize().Height; needs > 0 && needs != l.body.Content.Size().Height {
			bodyLayout{l}.Layout(nil, fyne.Size{})
			l.body.Refresh()
		}
	}
	return l
}

const (
	panelWidth  float32 = 364 // of the panel beside the board
	widestPanel float32 = 440
	leastPanel  float32 = 280 // from this width on it stands beside a board that would be as large above it
	besideGap   float32 = 4 * theme.Unit
	tabsBelow   float32 = 500 // below this height of the panel its cards have tabs

	lowestPanel float32 = 240 // the least height of a panel below the board: most cards fit with tabs and buttons
	peek        float32 = 52  // the height of the panel's buttons, which are in sight before its window scrolls

	roomyBoard float32 = 540  // a board as large as this need not be larger for its window to scroll
	leastBoard float32 = 280  // a place that is not about its board does without a smaller one
	shareAbove float32 = 0.9  // the least share of its size in a scrolling window that a board has in another
	shareLow   float32 = 0.85 // the same of its size in the lowest window

	padPeek float32 = theme.Gap + theme.Inset - 2 + toolHeight // the height of a row of digits below them

	narrowWindow float32 = 620 // below this width the sentence between the board and the panel has three lines
	lowWindow    float32 = 564 // below this height a board with the panel beside it has the whole height

	roomyHeadline float32 = 360 // from this width on a headline begins below the board's frame, not at the edge

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
	return []fyne.CanvasObject{l.body, l.lid, l.toolbar, l.over}
}

func (l *Layout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	before := l.now
	l.now = l.plan(size)
	rest := areaOf(size)
	top := rest.cutTop(l.now.top)
	put(l.lid, top)
	if tools := top.within(theme.Edge); l.now.top > toolbarHeight { // beside the headline
		put(l.toolbar, tools.cutLeft(fewTools))
	} else {
		put(l.toolbar, tools)
	}
	l.placeHeadline()
	l.panel.SetPlace(l.now.below || l.now.panel.height < tabsBelow, l.now.scrolls)
	put(objects[0], rest)
	if l.now != before {
		bodyLayout{l}.Layout(nil, fyne.Size{})
		l.body.Refresh() // what scrolls may be higher now
	}
	if l.Resized != nil && l.width != size.Width {
		l.width = size.Width
		l.Resized()
	}
}

// placeHeadline puts the headline over the toolbar if it stands in its line, or else into what scrolls.
func (l *Layout) placeHeadline() {
	l.parts.Objects, l.over.Objects = []fyne.CanvasObject{l.board, l.panel}, nil
	if l.now.headline.y < l.now.top {
		l.over.Objects = []fyne.CanvasObject{l.headline}
		put(l.headline, l.now.headline)
	} else {
		l.parts.Objects = append(l.parts.Objects, l.headline)
	}
}

// Reveal scrolls an object of the panel into view, if the window scrolls.
func (l *Layout) Reveal(o fyne.CanvasObject) {
	if l.now.scrolls {
		reveal(l.body, o)
	}
}

// GoToTop shows what scrolls from its top.
func (l *Layout) GoToTop() {
	l.body.ScrollToTop()
	l.panel.scroll.ScrollToTop()
}

// Scroll scrolls the window by the wheel, and reports false if it does not scroll.
func (l *Layout) Scroll(e *fyne.ScrollEvent) bool {
	if l.now.scrolls {
		l.body.Scrolled(e)
	}
	return l.now.scrolls
}

// ShowBoard scrolls the window to the board.
func (l *Layout) ShowBoard() { l.body.ScrollToTop() }

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
	if p.side() > 0 {
		b.of.board.Show()
	} else {
		b.of.board.Hide()
	}
	put(b.of.panel, p.panel)
	if p.headline.y >= 0 {
		put(b.of.headline, p.headline)
	}
}

// plan returns the plan, from the scroller's top, with the height that the panel needs if the window scrolls.
func (b bodyLayout) plan() plan {
	p := b.of.now
	p.board.y, p.headline.y, p.panel.y = p.board.y-p.top, p.headline.y-p.top, p.panel.y-p.top
	if p.scrolls {
		room := b.of.body.Size().Height - theme.Edge
		p.panel.height = max(lowestPanel, b.of.panel.HeightFor(round(p.panel.width), room))
	}
	return p
}

// plan holds the place of everything in a window of a size.
type plan struct {
	top                    float32 // the height of the toolbar
	board, headline, panel area
	below                  bool // the panel is below the board
	scrolls                bool // the window scrolls, and the panel's height is that of what is in sight
}

// plan returns the places in a window of a size. At the same height, a wider window never has a smaller board.
func (l *Layout) plan(size fyne.Size) plan {
	a := areaOf(size)
	switch {
	case l.Page != nil:
		return plan{top: toolbarHeight}
	case l.Sight == view.SeeCards:
		beside, below := l.beside(a, panelWidth, 0), l.below(a, lowestPanel, a.width)
		switch {
		case beside.side() >= max(leastBoard, below.side()):
			return beside
		case below.side() >= leastBoard:
			return below
		}
		return l.withoutBoard(a)
	}
	above := l.above(a)
	if beside := l.beside(a, leastPanel, above.side()); beside.side() >= above.side() {
		return beside
	}
	return above
}

func (p plan) side() float32 { return p.board.width }

// above returns the plan with the board above the panel. If there is too little room for both, the window scrolls.
func (l *Layout) above(a area) plan {
	seen := peek
	if l.Sight == view.SeeDigits {
		seen += padPeek
	}
	plans := func(a area) (below, low, lowest plan) {
		below = l.below(a, lowestPanel, a.width)
		return below, l.below(a, seen, max(roomyBoard, below.side())), l.lowest(a, seen)
	}
	narrow := a // a wider window has the plan of this one, so that no board shrinks where the sentence has a line less
	narrow.width = min(a.width, narrowWindow-1)
	below, low, lowest := plans(narrow)
	isLowest := low.side() < shareLow*lowest.side()
	if isLowest {
		low = lowest
	}
	fits := below.side() >= shareAbove*low.side()
	below, low, lowest = plans(a)
	switch {
	case fits:
		return below
	case isLowest:
		low = lowest
	}
	low.scrolls = true
	return low
}

// beside returns the plan with the panel at the right of the board. The panel becomes narrower, to a least width, for a
// board whose side is wanted. Width that the board cannot use first widens the panel, then the margins. In a low
// window the board has the whole height, and the headline stands over the panel.
func (l *Layout) beside(a area, least, wanted float32) (p plan) {
	p.top = a.cutTop(toolbarHeight).height
	low := a.height+p.top < lowWindow
	a = a.inset(theme.Edge)
	room := a.width - besideGap
	side := max(0, room-panelWidth, min(room-least, wanted))
	if low {
		side = max(0, min(room-least, a.height))
	}
	for i := 0; i < 2 && !low; i++ { // a narrower headline may be higher
		side = max(0, min(side, a.height-theme.Gap-headlineHeight(linesIn(side-l.edge(side)))))
	}
	panel := min(widestPanel, room-side)
	a = a.within((room - side - panel) / 2)
	p.panel = a.cutRight(panel)
	p.board = area{a.x, a.y, side, side}
	if low {
		p.headline = p.panel.cutTop(headlineHeight(linesIn(panel)))
		p.panel.cutTop(theme.Gap)
		return p
	}
	margin := l.edge(side)
	p.headline = area{a.x + margin, a.y + side + theme.Gap, side - margin, a.height - side - theme.Gap}
	return p
}

// withoutBoard returns the plan of a window with the headline and the panel alone.
func (l *Layout) withoutBoard(a area) (p plan) {
	p.top = a.cutTop(toolbarHeight).height
	a = a.inset(theme.Edge)
	p.headline = a.cutTop(headlineHeight(linesIn(a.width)))
	a.cutTop(theme.Gap)
	p.panel = a
	return p
}

// below returns the plan with the panel below the board, at least `lowest` high, and a board of a side of at most
// `most`.
func (l *Layout) below(a area, lowest, most float32) (p plan) {
	p.top = a.cutTop(toolbarHeight).height
	a.cutTop(theme.Edge)
	a.cutBottom(theme.Edge)
	lines := linesIn(a.width - 2*theme.Edge)
	if a.width < narrowWindow {
		lines = 3
	}
	headline := headlineHeight(lines)
	side := max(0, min(most, a.width-2*theme.Edge, a.height-lowest-2*theme.Gap-headline))
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

// lowest returns the plan with the headline in the toolbar's line and the panel below the board, `seen` high. The board
// is no larger than it is beside the panel at that height, where a wide window has it.
func (l *Layout) lowest(a area, seen float32) (p plan) {
	p.headline = a.cutTop(headlineHeight(2) + theme.Unit)
	p.top = p.headline.height
	p.headline.cutTop(theme.Unit)
	p.headline.cutLeft(theme.Edge + fewTools + theme.Gap)
	p.headline.cutRight(theme.Edge)
	a.cutBottom(theme.Edge)
	p.below, p.panel = true, a.cutBottom(seen).within(theme.Edge)
	a.cutBottom(theme.Gap)
	side := max(0, min(a.width-2*theme.Edge, a.height, roomyBoard))
	p.board = area{a.x + (a.width-side)/2, a.y, side, side}
	p.panel.y = p.board.y + side + theme.Gap // a board that is not limited by the height leaves more in sight
	p.panel.height = a.y + a.height + theme.Gap + seen - p.panel.y
	return p
}

func put(o fyne.CanvasObject, a area) {
	o.Move(fyne.NewPos(round(a.x), round(a.y)))
	o.Resize(fyne.NewSize(round(a.width), round(a.height)))
}
