package panel

import (
	"fyne.io/fyne/v2"

	"ninefold/gui/theme"
	"ninefold/gui/view"
)

// Layout lays the window out: the toolbar above, the board as the largest square that fits, the headline under it, and
// the panel beside or below the board, or in a small window over it. Places depend on the window's size only, so the
// board and the headline never move when something appears.
type Layout struct {
	Toolbar  fyne.CanvasObject
	Board    fyne.CanvasObject
	Headline *View[view.Headline]
	Panel    *Panel
	Toggle   fyne.CanvasObject // opens the panel over the board
	Pad      fyne.CanvasObject // the digits beside the board, when the panel can only be over it
	Page     fyne.CanvasObject // replaces the board and the panel; nil for none
	Open     bool              // the panel is open, if its place is over the board
	Padded   bool              // Pad has digits
	OnPlace  func()            // called after the panel has come to another place; nil for nothing

	// Edge returns the distance of the frame from the left of a board with this side, where the coordinates stand.
	Edge func(side float32) float32

	placed Place // the last place of the panel
}

// Place says where the panel is.
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
	besideFrom  float32 = 860 // from this width on the panel is always beside the board
	tabsBelow   float32 = 500 // below this height of the panel its cards have tabs

	lowestPanel   float32 = 240  // the least height of a panel below the board: most cards fit with tabs and buttons
	enoughOfBoard float32 = 0.57 // the least share of its size that the board keeps for a panel below it
	nearlyAll     float32 = 0.9  // the same for a panel beside it, if there is no room below

	narrowWindow float32 = 620 // below this width the sentence between the board and the panel has three lines
	toggleWidth  float32 = 48
	padWidth     float32 = 36 // of the digits in a column

	roomyHeadline float32 = 420 // from this width on a headline begins below the board's frame, not at the edge

	leastWidth  float32 = 480 // of a window
	leastHeight float32 = 490 // without the menus
)

func (l *Layout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(leastWidth, leastHeight)
}

// Objects returns all that the layout places, in drawing order.
func (l *Layout) Objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{l.Toolbar, l.Board, l.Headline, l.Panel, l.Toggle, l.Pad}
	if l.Page != nil {
		objects = append(objects, l.Page)
	}
	return objects
}

// plan holds the place of everything in a window of a size.
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

// Place returns where the panel is in a window of a size.
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

// beside returns the plan with the panel at the right of the board, and the board's side. Width that the board cannot
// use first widens the panel, then the margins.
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

// stacked returns the plan with the panel below the board, at least `lowest` high, or for 0 over it, and the side.
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
		p.toggle = p.headline.cutRight(toggleWidth).top(theme.TouchHeight)
		p.headline.cutRight(theme.Gap)
	}
	return p, side
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
