package panel

import (
	"strings"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/language"
	"ninefold/gui/view"
)

// entryID is the ID of the entry that an area of a row stands for.
type entryID int

const (
	rowHeight     = 27
	listInset     = theme.Unit + 2
	rowRadius     = 5
	numberWidth   = 38
	indentWidth   = 16
	mostNoteLines = 16
)

// heightIn returns the height of a row in a list of a width whose rows with entries have a height.
func heightIn(r *view.ListRow, width, entries float32) float32 {
	if r.Note == "" {
		return entries
	}
	return elementOf(noteOf(r)).lay(width).height
}

// noteOf returns a note as it stands in a row: below the words of the entry that it is about, on a ground.
func noteOf(r *view.ListRow) view.Node {
	const pad = 3 // around a note, and around its ground
	words := view.Text{Words: r.Note, Style: view.Small, Most: mostNoteLines}
	if r.Hint {
		words.Style = view.Muted
		return view.Column{Inset: view.Inset{X: theme.Inset, Y: theme.Unit}, Nodes: []view.Node{words}}
	}
	return grounded{mark: entryID(r.About), ground: look{fill: theme.ColorGround, radius: rowRadius}, inset: theme.Gap,
		margin: view.Inset{X: theme.Gap, Y: pad}, left: numberWidth + float32(r.Indent)*indentWidth - theme.Gap,
		node: view.Column{Inset: view.Inset{Y: pad}, Nodes: []view.Node{words}}}
}

// row returns a row with what is on it.
func (l *list) row(i int) view.Node {
	r := &l.rows[i]
	if r.Note != "" {
		return noteOf(r)
	}
	entries := view.Row{Equal: len(r.Entries)}
	for column, e := range r.Entries {
		entries.Nodes = append(entries.Nodes, l.entry(column, e))
	}
	const gap = 10
	number := sized{view.Text{Words: r.Number, Style: view.Muted, Align: view.Right},
		numberWidth - gap + float32(r.Indent)*indentWidth}
	before := []view.Node{number, view.Space{Size: gap}}
	if l.columns != nil {
		before = []view.Node{view.Space{Size: listInset}}
	}
	return view.Row{Nodes: append(before, sized{entries, wholeLine}, sized{view.Space{Size: listInset}, listInset})}
}

// entry returns an entry. The current one is filled or, in a table, tinted.
func (l *list) entry(column int, e view.Entry) grounded {
	g := grounded{margin: view.Inset{Y: 1}, inset: theme.Gap, node: e.Node, ground: look{radius: rowRadius}}
	switch {
	case e.Node == nil && column == 0:
		g.node = view.Text{Words: ellipsis, Style: view.Muted} // the other side moves first
	case e.Node != nil:
		g.mark, g.states = entryID(e.ID), states{e.ID == l.current, e.ID == l.over, l.focused && e.ID == l.cursor}
	}
	switch {
	case l.columns != nil:
		g.node = inColumns(e.Node.(view.Row), l.columns)
		if g.on {
			g.on, g.ground.fill = false, theme.ColorAccentTint
		}
	case g.on:
		g.over = theme.ColorOnPrimary
	}
	return g
}

// inColumns returns a table's row, with the nodes after the second at the right.
func inColumns(r view.Row, columns []float32) view.Row {
	words := view.Row{Gap: r.Gap, Nodes: []view.Node{sized{r.Nodes[0], columns[0]}, r.Nodes[1]}}
	row := view.Row{Gap: columnGap, Nodes: []view.Node{sized{words, wholeLine}}}
	for i, n := range r.Nodes[2:] {
		if width := columns[2+i]; width > 0 {
			row.Nodes = append(row.Nodes, sized{n, width})
		}
	}
	return row
}

// sized is a node that has a width in a row; wholeLine for what the others leave.
type sized struct {
	node  view.Node
	width float32
}

func (s sized) element() element {
	e := elementOf(s.node)
	e.natural, e.soft = func() float32 { return s.width }, s.width == wholeLine
	return e
}

const (
	leastTag     = 56 // width, so that the words after them are aligned
	columnGap    = 14
	widestColumn = 150
)

// columnsOf returns the widths of a table's columns in a list of a width, 0 for the second; nil for another list.
// The last columns are left out, as 0, where the second would have too little room.
func columnsOf(d *view.List, width float32) []float32 {
	if !d.Table {
		return nil
	}
	widths := []float32{leastTag, 0}
	widen := func(i int, n view.Node) {
		if i == len(widths) {
			widths = append(widths, 0)
		}
		if i == 0 {
			widths[i] = max(widths[i], widthOf(n))
		} else if i > 1 {
			widths[i] = max(widths[i], min(widthOf(n), widestColumn))
		}
	}
	for i, words := range d.Headings {
		widen(2+i, view.Text{Words: words, Style: view.Small})
	}
	for _, r := range d.Rows {
		for i, n := range r.Entries[0].Node.(view.Row).Nodes {
			widen(i, n)
		}
	}
	const leastWords = 0.4 // of the width
	left := width - widths[0]
	for i := 2; i < len(widths); i++ {
		if left -= widths[i] + columnGap; left < leastWords*width {
			widths[i] = 0
		}
	}
	return widths
}

// cutIn returns the words of a table's row that are cut at a width; empty for none.
func cutIn(r *view.ListRow, columns []float32, width float32) string {
	var cut []string
	room := width - 2*(listInset+theme.Gap) - columns[0] - theme.Gap
	nodes := r.Entries[0].Node.(view.Row).Nodes
	for i, n := range nodes[2:] {
		if columns[2+i] > 0 {
			room -= columns[2+i] + columnGap
		}
		if widthOf(n) > columns[2+i] {
			cut = append(cut, n.(view.Text).Words)
		}
	}
	if words := nodes[1].(view.Text); widthOf(words) > room {
		cut = append([]string{words.Words}, cut...)
	}
	return strings.Join(cut, language.Text("clause.semicolon"))
}
