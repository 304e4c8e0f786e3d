package panel

import (
	"fyne.io/fyne/v2"

	"ninefold/engine/picture/drawing"
	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

const (
	foundHeight = 34 // of a row
	leastFound  = 3  // rows
)

var _ = kind(func(n view.Finder) element {
	rows := leaf(wholeLine, leastFound*foundHeight, func(p *pen, a area) {
		if len(n.Rows) == 0 {
			elementOf(view.Text{Words: n.None, Most: 4}).lay(a.width).draw(p, a)
		}
		rowsOf(p, n).show(p, a, n)
	})
	if rows.stretches = true; n.Field.ID == "" {
		return rows
	}
	find := fieldElement(n.Field, func(p *pen, f *field) {
		f.keys = func(key *fyne.KeyEvent) bool { return p.named[rowsName(n)].widget.(*found).fieldKey(key) }
	})
	return column{view.Column{Gap: theme.Gap}, []element{find, rows}}.element()
})

// rowsName returns the name by which the pen keeps the rows.
func rowsName(n view.Finder) string { return n.Field.ID + "/rows" }

type found struct {
	*grid
	data view.Finder
	on   int // the chosen row, which Enter takes; -1 for none
}

// rowsOf returns the rows of a finder in a drawing.
func rowsOf(p *pen, n view.Finder) *found {
	return keep(p, rowsName(n), func() *found {
		f := &found{grid: newGrid(p.options), on: -1}
		f.grid.draw = func(i int) view.Node {
			row := foundRow(f.data.Rows[i], states{i == f.on, i == f.over, f.on == i && f.focused})
			row.mark = entryID(i)
			return row
		}
		f.grid.take = f.press
		return f
	})
}

func (f *found) show(p *pen, a area, d view.Finder) {
	before := f.data
	f.data = d
	f.grid.keys = nil
	if d.Field.ID == "" {
		f.grid.keys = f.key
	}
	anew := before.Turn != d.Turn || before.Chosen != d.Chosen && d.Chosen != f.on || len(before.Rows) != len(d.Rows)
	if anew {
		f.on = d.Chosen
	}
	f.lay(len(d.Rows), 1, a.width, alike(foundHeight))
	a.height = f.whole(a.height)
	p.put(f.scroll, a)
	if f.refresh(); anew {
		f.scrollTo(0)
		f.reveal(f.on)
	}
}

// press takes a row, unless it is a heading or disabled.
func (f *found) press(i int) {
	if r := f.data.Rows[i]; !r.Heading && !r.Disabled {
		f.on = i
		f.pen.options.Do(r.ID)
	}
}

// takeChosen takes the chosen row, and reports whether there is one.
func (f *found) takeChosen() bool {
	if f.on < 0 || f.on >= len(f.data.Rows) {
		return false
	}
	f.press(f.on)
	return true
}

// fieldKey handles a key in the field: Up and Down move among the rows, and Enter takes the chosen one.
func (f *found) fieldKey(key *fyne.KeyEvent) bool {
	switch key.Name {
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyPageUp, fyne.KeyPageDown:
		return f.key(key)
	case fyne.KeyReturn, fyne.KeyEnter:
		return f.takeChosen()
	}
	return false
}

// key moves among the rows, or takes the chosen one.
func (f *found) key(key *fyne.KeyEvent) bool {
	if isEnter(key) || key.Name == fyne.KeySpace {
		return f.takeChosen()
	}
	to, moves := f.moved(f.on, key.Name)
	if !moves || len(f.data.Rows) == 0 {
		return moves
	}
	by := 1
	if to < f.on {
		by = -1
	}
	for to >= 0 && to < len(f.data.Rows) && f.data.Rows[to].Heading {
		to += by
	}
	if to >= 0 && to < len(f.data.Rows) {
		f.on = to
		f.reveal(to)
		f.pen.options.Choose(to)
	}
	return true
}

// foundRow returns a row, with what is on it.
func foundRow(r view.FinderRow, s states) grounded {
	c := grounded{inset: theme.Gap, ground: look{radius: rowRadius}, states: s}
	if r.Heading {
		c.node, c.states = view.Text{Words: r.Words, Style: view.Label}, states{}
		return c
	}
	row := view.Row{Gap: theme.Gap}
	if r.Icon != "" {
		row.Nodes = []view.Node{view.Icon{Icon: r.Icon, Side: buttonIcon}}
	}
	row.Nodes = append(row.Nodes, view.Text{Words: r.Words}, view.Space{}, view.Text{Words: r.Keys, Style: view.Small})
	switch {
	case s.on:
		c.over = drawing.OnAccent
	case r.Disabled:
		c.over, c.hovered = drawing.Disabled, false
	}
	c.node = row
	return c
}
