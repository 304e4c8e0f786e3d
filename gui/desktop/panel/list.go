package panel

import (
	"reflect"
	"slices"
	"sort"

	"fyne.io/fyne/v2"

	"ninefold/gui/view"
)

// list shows rows of entries. A click or the arrow keys choose one. The current entry is kept in view.
type list struct {
	*grid
	choose  func(id int)
	rows    []view.ListRow
	entries []entryOf // in the order of the arrow keys
	columns []float32 // of a table; nil for none
	room    fyne.Size // in which it was laid out
	current int       // the ID of the entry chosen
	cursor  int       // that of the one under the keyboard
}

// entryOf is an entry of a list in its place.
type entryOf struct{ id, row, column int }

func newList(options *Options) *list {
	l := &list{grid: newGrid(options), cursor: nothing, choose: options.Choose}
	l.owner, l.keys = l, l.key
	l.draw = func(i int) view.Node { return l.shown(i) }
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
	l.rows, l.current, l.columns, l.entries = d.Rows, d.Current, columns, nil
	for i, r := range d.Rows {
		for j, e := range r.Entries {
			if e.Node != nil {
				l.entries = append(l.entries, entryOf{e.ID, i, j})
			}
		}
	}
	l.lay(len(d.Rows), 1, a.width, func(i int) float32 { return heightIn(&d.Rows[i], a.width, height) })
	a.height = l.whole(a.height)
	end := max(0, l.height()-a.height)
	l.below = max(0, l.wholeFrom(end)-end)
	p.put(l.scroll, a)
	l.scroll.Refresh()
	if changed {
		l.reveal(d.Current)
	} else {
		l.redraw()
	}
}

// find returns the index of an entry, or -1.
func (l *list) find(id int) int {
	return slices.IndexFunc(l.entries, func(e entryOf) bool { return e.id == id })
}

// reveal scrolls an entry into view, with the notes about it and a row above and below. For nothing it scrolls to the
// top.
func (l *list) reveal(id int) {
	at := l.find(id)
	if at < 0 {
		l.scrollTo(0)
		return
	}
	row := l.entries[at].row
	last := row // about the entry
	for i := row + 1; i < len(l.rows) && l.rows[i].Note != ""; i++ {
		if !l.rows[i].Hint && l.rows[i].About == id {
			last = i
		}
	}
	margin := l.tops[row+1] - l.tops[row]
	if l.scroll.Size().Height < 3*margin {
		margin = 0
	}
	foot := l.tops[last+1] + margin - l.scroll.Size().Height
	l.scrollTo(l.wholeFrom(min(l.tops[row]-margin, max(l.scroll.Offset.Y, foot))))
}

// wholeFrom returns the top of the first row that is whole from a height on, or else of the last. There the list begins
// when it scrolls by itself, even at its end.
func (l *list) wholeFrom(y float32) float32 {
	return l.tops[sort.Search(max(0, len(l.tops)-2), func(i int) bool { return l.tops[i] >= y })]
}

// shown returns a row with the states of its entries.
func (l *list) shown(i int) shownRow {
	row := shownRow{ListRow: l.rows[i], columns: l.columns}
	for _, e := range row.Entries {
		row.on = append(row.on, states{e.ID == l.current, e.ID == l.over, l.focused && e.ID == l.cursor})
	}
	return row
}

// tapped chooses the entry there, and gives the list the keyboard. Whoever taps on the note about one wants to read it:
// to choose the entry that is shown already shows the whole note.
func (l *list) tapped(e *fyne.PointEvent) {
	id := l.hit(e.Position)
	if l.find(id) < 0 {
		return
	}
	note := l.rows[l.rowAt(e.Position.Y)].Note != ""
	l.take(id)
	if note {
		l.take(id)
	}
	if c := canvasOf(l.surface); c != nil {
		c.Focus(l.surface)
	}
}

func (l *list) tappedSecondary(e *fyne.PointEvent) {
	if id, menu := l.hit(e.Position), l.pen.options.Menu; l.find(id) >= 0 && menu != nil {
		menu(id, e.AbsolutePosition)
	}
}

// take chooses an entry, if it is there: an earlier choice may have brought other rows.
func (l *list) take(id int) {
	if l.find(id) >= 0 {
		l.cursor = id
		l.choose(id)
	}
}

func (l *list) focus() {
	if l.cursor = l.current; l.find(l.cursor) < 0 && len(l.entries) > 0 {
		l.cursor = l.entries[0].id
	}
	if l.focused {
		l.pen.options.reveal(l.surface)
		l.reveal(l.cursor)
	} else {
		l.redraw()
	}
}

// scrollBy returns false: the keys go to other entries.
func (l *list) scrollBy(fyne.KeyName) bool { return false }

// key handles a key that goes to another entry, and chooses that.
func (l *list) key(key *fyne.KeyEvent) bool {
	at := l.find(l.cursor)
	to, takes := at, isEnter(key) || key.Name == fyne.KeySpace
	switch key.Name {
	case fyne.KeyLeft:
		to = l.step(at, -1, false)
	case fyne.KeyRight:
		to = l.step(at, 1, false)
	case fyne.KeyUp:
		to = l.step(at, -1, true)
	case fyne.KeyDown:
		to = l.step(at, 1, true)
	case fyne.KeyHome:
		to = min(0, len(l.entries)-1)
	case fyne.KeyEnd:
		to = len(l.entries) - 1
	default:
		if !takes {
			return false
		}
	}
	if to >= 0 && (to != at || takes) {
		l.take(l.entries[to].id)
	}
	if l.find(l.cursor) >= 0 { // the choice may have brought other rows
		l.reveal(l.cursor)
	}
	return true
}

// step returns the index of the next entry after one, or for -1 of the one before it; in the same column or in any. If
// there is none it returns from.
func (l *list) step(from, by int, same bool) int {
	for i := from + by; i >= 0 && i < len(l.entries); i += by {
		if !same || from < 0 || l.entries[i].column == l.entries[from].column {
			return i
		}
	}
	return from
}

// label describes the current entry for a screen reader.
func (l *list) label() string {
	at := l.find(l.current)
	if at < 0 {
		return ""
	}
	e := l.entries[at]
	return l.rows[e.row].Label(e.column)
}
