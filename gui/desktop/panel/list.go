package panel

import (
	"reflect"
	"sort"

	"fyne.io/fyne/v2"

	"ninefold/gui/view"
)

// list shows rows of entries. A click or the arrow keys choose one. The current entry is kept in view.
type list struct {
	grid
	choose  func(id int)
	rows    []view.ListRow
	columns []float32 // of a table; nil for none
	current int       // ID of the chosen entry; perhaps none has it
	room    fyne.Size // in which it was laid out
	over    place     // under the pointer
	cursor  place     // of the keyboard
}

// place is a column of a row. A row below 0 means nowhere.
type place struct{ row, column int }

var nowhere = place{-1, 0}

func newList(options *Options) *list {
	l := &list{over: nowhere, cursor: nowhere, choose: options.Choose}
	l.begin(l, options)
	l.draw = func(i int, _ bool) view.Node { return l.shown(i) }
	return l
}

// list draws the rows of a list in an area; those with entries have a height.
func (p *pen) list(a area, d view.List, height float32, columns []float32) {
	l := keep(p, "list", func() *list { return newList(p.options) })
	resized := l.room != fyne.NewSize(a.width, a.height)
	if !resized && l.current == d.Current && reflect.DeepEqual(l.rows, d.Rows) {
		p.put(l.scroll, area{a.x, a.y, a.width, l.scroll.Size().Height})
		return
	}
	changed := resized || l.current != d.Current || len(l.rows) != len(d.Rows)
	l.room = fyne.NewSize(a.width, a.height)
	on := l.cursor
	if on.row >= 0 {
		id := l.rows[on.row].Entries[on.column].ID
		on = placeIn(d.Rows, id) // it stays on its entry
	}
	l.rows, l.current, l.columns, l.cursor = d.Rows, d.Current, columns, on
	l.lay(len(d.Rows), 1, a.width, func(i int) float32 { return heightIn(&d.Rows[i], a.width, height) })
	a.height = l.whole(a.height)
	end := max(0, l.height()-a.height)
	l.below = max(0, l.wholeFrom(end)-end)
	p.put(l.scroll, a)
	l.scroll.Refresh()
	if changed {
		l.reveal(l.at(d.Current))
	} else {
		l.redraw()
	}
}

// at returns the place of an entry.
func (l *list) at(id int) place { return placeIn(l.rows, id) }

func placeIn(rows []view.ListRow, id int) place {
	for i := range rows {
		for j, e := range rows[i].Entries {
			if e.Node != nil && e.ID == id {
				return place{i, j}
			}
		}
	}
	return nowhere
}

// reveal scrolls a place into view, with the notes about it and a row above and below. For nowhere it scrolls to the
// top.
func (l *list) reveal(at place) {
	if at.row < 0 {
		l.scrollTo(0)
		return
	}
	last, id := at.row, l.rows[at.row].Entries[at.column].ID // last is the last row about the entry
	for i := at.row + 1; i < len(l.rows) && l.rows[i].Note != ""; i++ {
		if !l.rows[i].Hint && l.rows[i].About == id {
			last = i
		}
	}
	margin := l.tops[at.row+1] - l.tops[at.row]
	if l.scroll.Size().Height < 3*margin {
		margin = 0
	}
	foot := l.tops[last+1] + margin - l.scroll.Size().Height
	l.scrollTo(l.wholeFrom(min(l.tops[at.row]-margin, max(l.scroll.Offset.Y, foot))))
}

// wholeFrom returns the top of the first row that is whole from a height on, or else of the last. There the list begins
// when it scrolls by itself, even at its end.
func (l *list) wholeFrom(y float32) float32 {
	return l.tops[sort.Search(max(0, len(l.tops)-2), func(i int) bool { return l.tops[i] >= y })]
}

// shown returns a row with what is on it.
func (l *list) shown(i int) shownRow {
	shown := shownRow{ListRow: l.rows[i], columns: l.columns,
		current: columnIn(i, l.at(l.current)), hovered: columnIn(i, l.over), cursor: -1}
	if l.focused {
		shown.cursor = columnIn(i, l.cursor)
	}
	return shown
}

// columnIn returns the column of a place in a row, or -1 if the place is in another row.
func columnIn(row int, at place) int {
	if at.row != row {
		return -1
	}
	return at.column
}

// hit returns the entry at a position, also if that is on a note about the entry.
func (l *list) hit(at fyne.Position) place {
	i := l.rowAt(at.Y)
	if i == len(l.rows) {
		return nowhere
	}
	if r := &l.rows[i]; r.Note != "" && !r.Hint {
		return l.at(r.About)
	}
	for j, cell := range cells(&l.rows[i], l.width, l.columns != nil) {
		if l.rows[i].Entries[j].Node != nil && at.X >= cell.x && at.X < cell.x+cell.width {
			return place{i, j}
		}
	}
	return nowhere
}

// tapped chooses the entry there, and gives the list the keyboard. Whoever taps on the note about one wants to read it:
// to choose the entry that is shown already shows the whole note.
func (l *list) tapped(e *fyne.PointEvent) {
	at := l.hit(e.Position)
	if at.row < 0 {
		return
	}
	id, note := l.rows[at.row].Entries[at.column].ID, l.rowAt(e.Position.Y) != at.row
	l.chooseAt(at)
	if note {
		l.chooseAt(l.at(id)) // the first choice may have brought other rows
	}
	if c := canvasOf(l.surface); c != nil {
		c.Focus(l.surface)
	}
}

func (l *list) tappedSecondary(e *fyne.PointEvent) {
	if at, menu := l.hit(e.Position), l.pen.options.Menu; at.row >= 0 && menu != nil {
		menu(l.rows[at.row].Entries[at.column].ID, e.AbsolutePosition)
	}
}

func (l *list) chooseAt(at place) {
	if at.row >= 0 {
		l.cursor = at
		l.choose(l.rows[at.row].Entries[at.column].ID)
	}
}

func (l *list) pointed(at fyne.Position, on bool) {
	over := nowhere
	if on {
		over = l.hit(at)
	}
	if l.over != over {
		l.over = over
		l.redraw()
	}
}

func (l *list) focus() {
	if l.cursor = l.at(l.current); l.cursor == nowhere {
		l.cursor = l.step(nowhere, 1, -1)
	}
	if l.focused {
		l.pen.options.reveal(l.surface)
		l.reveal(l.cursor)
	} else {
		l.redraw()
	}
}

func (l *list) isDisabled() bool { return false }

// scrollBy returns false: the keys go to other entries.
func (l *list) scrollBy(fyne.KeyName) bool { return false }

// typed handles a key that goes to another entry, and chooses that.
func (l *list) typed(key *fyne.KeyEvent) bool {
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
		return false
	}
	if to != l.cursor || isEnter(key) || key.Name == fyne.KeySpace {
		l.chooseAt(to)
	}
	if l.cursor.row >= 0 { // not to: the choice may have brought other rows
		l.reveal(l.cursor)
	}
	return true
}

// step returns the next entry after a place, or for -1 the one before it; in the given column, unless that is negative.
// If there is none it returns from.
func (l *list) step(from place, by, column int) place {
	const columns = 2
	at := from
	for {
		at.column += by
		if at.row < 0 || at.row >= len(l.rows) || at.column < 0 || at.column >= columns {
			at.row += by
			at.column = 0
			if by < 0 {
				at.column = columns - 1
			}
		}
		if at.row < 0 || at.row >= len(l.rows) {
			return from
		}
		if entries := l.rows[at.row].Entries; at.column < len(entries) && entries[at.column].Node != nil &&
			(column < 0 || at.column == column) {
			return at
		}
	}
}

// label describes the current entry for a screen reader.
func (l *list) label() string {
	at := l.at(l.current)
	if at.row < 0 {
		return ""
	}
	return l.rows[at.row].Label(at.column)
}
