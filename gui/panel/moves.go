package panel

import (
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

type moves view.Moves

func (d moves) paint(p *pen, a *area) {
	p.titledList(a, d.Title, d.Summary, leastList, func(area) []row { return d.rows() }, d.Current)
}

// titledList draws a list below its title, as high as the area, and at least as high as told. If a tab says the title,
// it leaves that out. rows returns the rows for an area.
func (p *pen) titledList(a *area, title, summary string, least float32, rows func(area) []row, current int) {
	top := *a
	top.cutTop(theme.Gap)
	top = top.within(theme.Inset)
	if p.tab != "" {
		p.paragraph(&top, summary, caption, summaryLines)
	} else {
		p.head(&top, title, summary)
	}
	head := top.y - a.y + theme.Unit
	if p.tab != "" && summary == "" {
		head = listInset
	}
	a.cutTop(head)
	a.cutBottom(listInset)
	if p.measuring {
		a.cutTop(least + listInset)
		return
	}
	p.list(*a, rows(*a), current)
}

// leastList is the height of a list with enough room: three rows. Without that, it may have one.
const leastList = 3 * rowHeight

// beyondLeast returns the height of the rows at a width beyond the least height of their list; at least 0.
func (d moves) beyondLeast(p *pen, width float32) float32 {
	needs := float32(-leastList)
	for _, r := range d.rows() {
		needs += r.height(p, width)
	}
	return max(0, needs)
}

func (d moves) rows() (rows []row) {
	open := -1 // the row that waits for the second side's move
	for _, m := range d.Moves {
		if m.Number == 0 {
			step := row{number: view.Ordinal(m.Step), indent: m.Depth, wide: true, entries: [2]entry{entryOf(&m)}}
			rows, open = withNote(append(rows, step), m), -1
			continue
		}
		number := view.Ordinal(m.Number)
		if !m.Second || open < 0 || rows[open].number != number || rows[open].indent != m.Depth {
			rows, open = append(rows, row{number: number, indent: m.Depth}), len(rows)
		}
		if m.Second {
			rows[open].entries[1], open = entryOf(&m), -1
		} else {
			rows[open].entries[0] = entryOf(&m)
		}
		rows = withNote(rows, m)
	}
	if d.Hint != "" {
		rows = append(rows, row{note: d.Hint, hint: true})
	}
	return rows
}

// withNote adds a row with a move's note, if it has one.
func withNote(rows []row, m view.Move) []row {
	if m.Note == "" {
		return rows
	}
	return append(rows, row{indent: m.Depth, note: m.Note, about: m.ID})
}

func entryOf(m *view.Move) entry {
	e := entry{
		there: true, id: m.ID, words: m.Words, grey: m.Why, glyph: m.Glyph, bold: m.Why != "",
		aside: m.Depth > 0 || m.Undone,
	}
	if m.Sends != "" {
		e.arrow, e.grey = true, m.Sends
	}
	return e
}
