package panel

import (
	"sort"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/theme"
)

// list shows rows of entries of which one is chosen by a click or by the arrow keys. Only the rows in view have
// widgets, which are used again for others as the list is scrolled. The current entry is kept in view.
type list struct {
	widget.BaseWidget
	scroll  *container.Scroll
	bare    fyne.CanvasObject // the scroller, without shadows
	pen     pen
	choose  func(id int)
	rows    []row
	current int       // ID of an entry; it may be that none has it
	tops    []float32 // of the rows, and the foot of the last
	views   []*View[shownRow]
	hovered place
	cursor  place // where the keyboard is
	focused bool
	laidFor fyne.Size
}

// place is a place in the list: an entry of a row. A row below 0 is nowhere.
type place struct{ row, column int }

var nowhere = place{-1, 0}

var (
	_ fyne.Focusable    = (*list)(nil)
	_ fyne.Tappable     = (*list)(nil)
	_ fyne.Accessible   = (*list)(nil)
	_ desktop.Hoverable = (*list)(nil)
)

func newList(options *Options) *list {
	l := &list{hovered: nowhere, cursor: nowhere, choose: options.Choose}
	l.pen = pen{owner: l, options: options}
	l.ExtendBaseWidget(l)
	l.scroll, l.bare = newScroller(l)
	l.scroll.OnScrolled = func(fyne.Position) { l.redraw() }
	return l
}

// list draws a list in an area.
func (p *pen) list(a area, rows []row, current int) {
	if p.measuring {
		return
	}
	l := p.lists.next(func() *list { return newList(p.options) })
	changed := l.current != current || len(l.rows) != len(rows) || l.laidFor != fyne.NewSize(a.width, a.height)
	l.rows, l.current, l.laidFor = rows, current, fyne.NewSize(a.width, a.height)
	l.measure(a.width)
	p.put(l.bare, a)
	l.scroll.Refresh() // what it scrolls may have become longer
	if changed {
		l.reveal(l.at(current))
	}
	l.redraw()
}

// measure finds out where the rows are, at a width.
func (l *list) measure(width float32) {
	l.tops = make([]float32, len(l.rows)+1)
	for i, r := range l.rows {
		l.tops[i+1] = l.tops[i] + r.height(&l.pen, width)
	}
}

func (l *list) height() float32 { return l.tops[len(l.rows)] }

// rowAt is the row that is so far from the top.
func (l *list) rowAt(y float32) int {
	return sort.Search(len(l.rows), func(i int) bool { return l.tops[i+1] > y })
}

// at is where an entry is.
func (l *list) at(id int) place {
	for i := range l.rows {
		for j := range l.rows[i].entries {
			if e := &l.rows[i].entries[j]; e.there && e.id == id {
				return place{i, j}
			}
		}
	}
	return nowhere
}

// reveal scrolls so that a place is in view, with what is said about it and the rows above and below. What is nowhere
// is before the first.
func (l *list) reveal(at place) {
	if at.row < 0 {
		l.scroll.ScrollToTop()
		return
	}
	last, id := at.row, l.rows[at.row].entries[at.column].id // last is the last row about the entry
	for i := at.row + 1; i < len(l.rows) && l.rows[i].note != ""; i++ {
		if l.rows[i].isAbout(id) {
			last = i
		}
	}
	height, margin := l.laidFor.Height, l.tops[at.row+1]-l.tops[at.row]
	if height < 3*margin {
		margin = 0
	}
	top, foot := l.tops[at.row]-margin, l.tops[last+1]+margin
	offset := l.scroll.Offset.Y
	if foot > offset+height {
		offset = foot - height
	}
	if top < offset {
		offset = top
	}
	l.scroll.ScrollToOffset(fyne.NewPos(0, max(0, min(offset, l.height()-height))))
}

// redraw draws the rows in view.
func (l *list) redraw() {
	if len(l.tops) == 0 || isEmpty(l.laidFor) {
		return
	}
	first, foot := l.rowAt(l.scroll.Offset.Y), l.scroll.Offset.Y+l.laidFor.Height
	for float32(len(l.views)) < l.laidFor.Height/rowHeight+2 {
		l.views = append(l.views, NewView[shownRow](l.pen.options))
	}
	l.pen.draw(func() {
		for i := first; i < len(l.rows) && l.tops[i] < foot; i++ {
			v, on := l.views[i%len(l.views)], l.at(l.current)
			l.pen.put(v, area{0, l.tops[i], l.laidFor.Width, l.tops[i+1] - l.tops[i]})
			shown := shownRow{row: l.rows[i], current: columnIn(i, on), hovered: columnIn(i, l.hovered), cursor: -1}
			if l.focused {
				shown.cursor = columnIn(i, l.cursor)
			}
			v.Set(shown)
		}
	})
}

// columnIn is the column of a place if it is in a row, else -1.
func columnIn(row int, at place) int {
	if at.row != row {
		return -1
	}
	return at.column
}

// hit is the entry at a position, or the one that a note there is about.
func (l *list) hit(at fyne.Position) place {
	i := l.rowAt(at.Y)
	if i == len(l.rows) {
		return nowhere
	}
	if r := &l.rows[i]; r.note != "" && !r.hint {
		return l.at(r.about)
	}
	for j, cell := range l.rows[i].cells(l.laidFor.Width) {
		if l.rows[i].entries[j].there && at.X >= cell.x && at.X < cell.x+cell.width {
			return place{i, j}
		}
	}
	return nowhere
}

func (l *list) Tapped(e *fyne.PointEvent) { l.chooseAt(l.hit(e.Position)) }

func (l *list) chooseAt(at place) {
	if at.row >= 0 {
		l.cursor = at
		l.choose(l.rows[at.row].entries[at.column].id)
	}
}

func (l *list) MouseIn(e *desktop.MouseEvent)    { l.hover(l.hit(e.Position)) }
func (l *list) MouseMoved(e *desktop.MouseEvent) { l.hover(l.hit(e.Position)) }
func (l *list) MouseOut()                        { l.hover(nowhere) }

func (l *list) hover(at place) {
	if l.hovered != at {
		l.hovered = at
		l.redraw()
	}
}

func (l *list) FocusGained() {
	l.focused, l.cursor = true, l.at(l.current)
	if l.cursor == nowhere {
		l.cursor = l.step(nowhere, 1, -1)
	}
	l.reveal(l.cursor)
	l.redraw()
}

func (l *list) FocusLost() {
	l.focused = false
	l.redraw()
}

func (l *list) TypedRune(r rune) { passRuneOn(l, r) }

// TypedKey goes to another entry and chooses it.
func (l *list) TypedKey(key *fyne.KeyEvent) {
	to := l.cursor
	switch {
	case key.Name == fyne.KeyLeft:
		to = l.step(to, -1, -1)
	case key.Name == fyne.KeyRight:
		to = l.step(to, 1, -1)
	case key.Name == fyne.KeyUp:
		to = l.step(to, -1, to.column)
	case key.Name == fyne.KeyDown:
		to = l.step(to, 1, to.column)
	case key.Name == fyne.KeyHome:
		to = l.step(nowhere, 1, -1)
	case key.Name == fyne.KeyEnd:
		to = l.step(place{len(l.rows), 0}, -1, -1)
	case isEnter(key) || key.Name == fyne.KeySpace:
	default:
		passOn(l, key)
		return
	}
	if to.row < 0 {
		return
	}
	l.chooseAt(to)
	l.reveal(to)
	l.redraw()
}

// step is the next entry from a place, or the one before it with -1; only of a column, unless that is below 0. If there
// is none it is the place itself.
func (l *list) step(from place, by, column int) place {
	at := from
	for {
		at.column += by
		if at.row < 0 || at.row >= len(l.rows) || at.column < 0 || at.column >= len(row{}.entries) {
			at.row += by
			at.column = 0
			if by < 0 {
				at.column = len(row{}.entries) - 1
			}
		}
		if at.row < 0 || at.row >= len(l.rows) {
			return from
		}
		if l.rows[at.row].entries[at.column].there && (column < 0 || at.column == column) {
			return at
		}
	}
}

func (l *list) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// AccessibilityLabel is the current entry.
func (l *list) AccessibilityLabel() string {
	at := l.at(l.current)
	if at.row < 0 {
		return ""
	}
	return l.rows[at.row].words(at.column)
}

func (l *list) CreateRenderer() fyne.WidgetRenderer {
	return &penRenderer{&l.pen, l.redraw, func() fyne.Size {
		if len(l.tops) == 0 {
			return fyne.Size{}
		}
		return fyne.NewSize(0, l.height())
	}}
}

const (
	rowHeight = 27
	listInset = theme.Unit + 2
)
