package panel

import (
	"fyne.io/fyne/v2"

	"ninefold/gui/theme"
	"ninefold/gui/view"
)

// Layout lays the window out: the toolbar above, the board as large a square as the window allows, the headline under
// it, and the panel beside it, below it or, in a small window, over it. It follows from the window's size alone where
// they are, so that nothing that comes or goes moves the board or the headline.
type Layout struct {
	Toolbar  fyne.CanvasObject
	Board    fyne.CanvasObject
	Headline *View[view.Headline]
	Panel    *Panel
	Toggle   fyne.CanvasObject // the button that opens the panel over the board
	Pad      fyne.CanvasObject // the digits beside the board, while the panel is over it
	Page     fyne.CanvasObject // in the place of the board and the panel; nil for none
	Open     bool              // the panel is open, where it is over the board
	Padded   bool              // there are digits
	OnPlace  func()            // called when the panel has come to another place; nil for nothing

	// Edge is how far the board's frame is from the left of its square, of a side: there are coordinates.
	Edge func(side float32) float32

	placed Place // where the panel was placed last
}

// Place is where the panel is.
type Place uint8

// The places of the panel.
const (
	Beside Place = iota
	Below
	Over
)

const (
	panelWidth  float32 = 364 // of the panel beside the board
	widestPanel float32 = 440
	besideGap   float32 = 4 * theme.Unit
	besideFrom  float32 = 860 // the width from which on the panel is beside the board in any case
	tabsBelow   float32 = 500 // the height of a panel below which its cards have tabs

	lowestPanel   float32 = 200  // the least height of a panel below the board
	enoughOfBoard float32 = 0.64 // how much of its size the board keeps for that
	nearlyAll     float32 = 0.9  // likewise for one beside it, where there is no room below

	narrowWindow float32 = 620 // the width below which the sentence between the board and the panel has three lines
	toggleWidth  float32 = 48
	padWidth     float32 = 36 // of the digits below each other

	roomyHeadline float32 = 420 // the width from which on a headline begins where the board does, not at the edge

	leastWidth  float32 = 480 // of a window
	leastHeight float32 = 490 // without its menus
)

func (l *Layout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(leastWidth, leastHeight)
}

// Objects are all that the layout places, in the order in which they are drawn.
func (l *Layout) Objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{l.Toolbar, l.Board, l.Headline, l.Panel, l.Toggle, l.Pad}
	if l.Page != nil {
		objects = append(objects, l.Page)
	}
	return objects
}

// plan is where everything is in a window of a size.
type plan struct {
	place                                              Place
	toolbar, board, headline, panel, toggle, pad, page area
}

func (l *Layout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	p := l.plan(size)
	l.Panel.SetTabbed(p.place != Beside || p.panel.height < tabsBelow)
	put(l.Toolbar, p.toolbar)
	put(l.Board, p.board)
	put(l.Headline, p.headline)
	put(l.Panel, p.panel)
	put(l.Toggle, p.toggle)
	put(l.Pad, p.pad)
	over, paged := p.place == Over, l.Page != nil
	if paged {
		put(l.Page, p.page)
	}
	show(l.Toggle, over && !paged)
	show(l.Pad, l.Padded && !l.Open && !paged && p.pad.width > 0)
	show(l.Panel, (!over || l.Open) && !paged)
	show(l.Board, (!over || !l.Open) && !paged)
	show(l.Headline, !paged)
	if l.placed != p.place {
		l.placed = p.place
		if l.OnPlace != nil {
			l.OnPlace()
		}
	}
}

// Place is where the panel is in a window of a size.
func (l *Layout) Place(size fyne.Size) Place { return l.plan(size).place }

func (l *Layout) plan(size fyne.Size) plan {
	var p plan
	rest := areaOf(size)
	p.toolbar = rest.cutTop(toolbarHeight)
	beside, besideSide := l.beside(rest)
	over, overSide := l.stacked(rest, 0)
	below, belowSide := l.stacked(rest, lowestPanel)
	roomBelow := belowSide >= enoughOfBoard*overSide
	chosen := over
	switch {
	case rest.width >= besideFrom, besideSide >= nearlyAll*overSide, roomBelow && besideSide >= belowSide:
		chosen = beside
	case roomBelow:
		chosen = below
	}
	chosen.toolbar, chosen.page = p.toolbar, rest
	return chosen
}

// beside is the plan with the panel at the right of the board, and the board's side. What the board cannot use makes
// the panel wider, and then the margins.
func (l *Layout) beside(a area) (p plan, side float32) {
	a = a.inset(theme.Edge)
	side = a.width - besideGap - panelWidth
	for range 2 { // a narrower headline may be higher
		side = max(0, min(side, a.height-theme.Gap-headlineHeight(linesIn(side-l.Edge(side)))))
	}
	spare := max(0, a.width-besideGap-panelWidth-side)
	wider := min(spare, widestPanel-panelWidth)
	a = a.within((spare - wider) / 2)
	p.place, p.panel = Beside, a.cutRight(panelWidth+wider)
	p.board = area{a.x, a.y, side, side}
	margin := l.Edge(side)
	p.headline = area{a.x + margin, a.y + side + theme.Gap, side - margin,
		headlineHeight(linesIn(side - margin))}
	return p, side
}

// stacked is the plan with the panel below the board, in no less than a height, or over it if that is 0.
func (l *Layout) stacked(a area, lowest float32) (p plan, side float32) {
	lines := linesIn(a.width - 2*theme.Edge)
	if lowest > 0 && a.width < narrowWindow {
		lines = 3
	}
	headline := headlineHeight(lines)
	left := a.height - theme.Edge - 2*theme.Gap - headline
	if lowest > 0 {
		left -= lowest + theme.Edge
	}
	side = max(0, min(a.width-2*theme.Edge, left))
	a.cutTop(theme.Edge)
	board := area{a.x, a.y, a.width, side}
	p.board = area{board.x + (board.width-side)/2, board.y, side, side}
	a.cutTop(side + theme.Gap)
	p.headline = a.cutTop(headline)
	if left := max(theme.Edge, p.board.x+l.Edge(side)); p.headline.width-left >= roomyHeadline {
		p.headline.cutLeft(left)
	} else {
		p.headline.cutLeft(theme.Edge)
	}
	p.headline.cutRight(theme.Edge)
	if lowest > 0 {
		a.cutTop(theme.Gap)
		a.cutBottom(theme.Edge)
		p.place, p.panel = Below, a.within(theme.Edge)
		return p, side
	}
	p.place, p.panel = Over, area{a.x, board.y, a.width, p.headline.y - board.y - theme.Gap}.within(theme.Edge)
	gutter, edge := (board.width-side)/2, l.Edge(side)
	if gutter >= padWidth+theme.Unit {
		p.pad = area{a.x + (gutter-padWidth)/2, board.y + edge, padWidth, side - edge}
	}
	if gutter >= toggleWidth+theme.Edge {
		p.toggle = area{a.x + a.width - theme.Edge - toggleWidth, board.y + side - theme.TouchHeight, toggleWidth,
			theme.TouchHeight}
		p.panel.cutRight(toggleWidth + theme.Gap)
	} else {
		p.cutToggle()
	}
	return p, side
}

// cutToggle takes the room for the button that opens the panel from the right of the headline.
func (p *plan) cutToggle() {
	p.toggle = p.headline.cutRight(toggleWidth)
	p.toggle.height = theme.TouchHeight
	p.headline.cutRight(theme.Gap)
}

func put(o fyne.CanvasObject, a area) {
	o.Move(fyne.NewPos(round(a.x), round(a.y)))
	o.Resize(fyne.NewSize(round(a.width), round(a.height)))
}

func show(o fyne.CanvasObject, visible bool) {
	if o.Visible() == visible {
		return
	}
	if visible {
		o.Show()
	} else {
		o.Hide()
	}
}
