package panel

import (
	"slices"
	"strings"

	"ninefold/engine/picture/drawing"
	"ninefold/gui/desktop/theme"
	"ninefold/gui/language"
	"ninefold/gui/view"
)

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
	return grounded{mark: entryID(r.About), ground: look{fill: drawing.Window, radius: rowRadius}, inset: theme.Gap,
		margin: view.Inset{X: theme.Gap, Y: pad}, left: numberWidth + float32(r.Indent)*indentWidth - theme.Gap,
		node: view.Column{Inset: view.Inset{Y: pad}, Nodes: []view.Node{words}}}
}

// shownRow is a row as it is drawn.
type shownRow struct {
	view.ListRow
	columns []float32 // the widths of the columns of a table; nil for none
	on      []states  // of the entries
}

func (r shownRow) element() element {
	if r.Note != "" {
		return elementOf(noteOf(&r.ListRow))
	}
	entries := view.Row{Equal: len(r.Entries)}
	for column, e := range r.Entries {
		entries.Nodes = append(entries.Nodes, r.entry(column, e))
	}
	const gap = 10
	number := sized{view.Text{Words: r.Number, Style: view.Muted, Align: view.Right},
		numberWidth - gap + float32(r.Indent)*indentWidth}
	before := []view.Node{number, view.Space{Size: gap}}
	if r.columns != nil {
		before = []view.Node{view.Space{Size: listInset}}
	}
	after := sized{view.Space{Size: listInset}, listInset}
	return elementOf(view.Row{Nodes: append(before, sized{entries, wholeLine}, after)})
}

// entry returns an entry. The current one is filled or, in a table, tinted.
func (r shownRow) entry(column int, e view.Entry) grounded {
	g := grounded{margin: view.Inset{Y: 1}, inset: theme.Gap, node: e.Node, ground: look{radius: rowRadius}}
	switch {
	case e.Node == nil && column == 0:
		g.node = view.Text{Words: ellipsis, Style: view.Muted} // the other side moves first
	case e.Node != nil:
		g.mark, g.states = entryID(e.ID), r.on[column]
	}
	switch {
	case r.columns != nil:
		g.node = inColumns(e.Node.(view.Row), r.columns)
		if g.on {
			g.on, g.ground.fill = false, drawing.AccentTint
		}
	case g.on:
		g.over = drawing.OnAccent
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

// The height of lists with enough room, in rows. Without that, one with moves may have one row.
const (
	summaryLines = 3 // of the words beside the title

	leastList   = 3 * rowHeight
	tableHeight = theme.ButtonHeight // of a row, at least
	leastTable  = 3 * tableHeight
)

var _ = kind(listElement)

// listElement returns a list below its title, as high as its room.
func listElement(n view.List) element {
	least := float32(leastList + listInset)
	if n.Table {
		least = leastTable + listInset
	}
	head := elementOf(listHead(n))
	over := func(width float32) float32 { return head.lay(width).height - theme.Unit } // rows have room of their own
	e := element{stretches: true, lay: func(width float32) placed {
		columns, top := columnsOf(&n, width), over(width)
		return placed{height: top + least, draw: func(p *pen, a area) {
			elementOf(headings(n.Headings, columns)).lay(a.width).draw(p, a)
			head.lay(width).draw(p, a.cutTop(top))
			a.cutBottom(listInset)
			if n.Table {
				p.list(a, withCut(n, columns, a.width), filling(a.height), columns)
			} else {
				p.list(a, n, rowHeight, nil)
			}
		}}
	}}
	if n.Table {
		return e
	}
	e.least = func(width float32) float32 { return over(width) + rowHeight + listInset }
	measured, whole := float32(-1), float32(0) // the last width, and the height of the rows at it
	e.most = func(width float32) float32 {
		if measured != width {
			measured, whole = width, 0
			for i := range n.Rows {
				whole += heightIn(&n.Rows[i], width, rowHeight)
			}
		}
		return over(width) + listInset + whole
	}
	return e
}

// listHead returns the title, with the words at its right or, if they are too long, below it.
func listHead(n view.List) view.Column {
	head := view.Column{Inset: view.Inset{X: theme.Inset, Y: theme.Gap}}
	aside := view.Text{Words: n.Aside, Style: view.Small, Most: summaryLines}
	switch title := (view.Text{Words: n.Title, Style: view.Label, Role: view.Heading}); {
	case n.Title != "":
		head.Nodes = []view.Node{view.Row{Gap: theme.Gap, Height: titleHeight, Wraps: true,
			Nodes: []view.Node{title, view.Space{}, aside}}}
	case n.Aside != "":
		head.Nodes = []view.Node{aside}
	default:
		head.Inset.Y = (listInset + theme.Unit) / 2
	}
	return head
}

// headings returns the headings of a table's last columns, in the line of its title.
func headings(words []string, columns []float32) view.Column {
	row := view.Row{Gap: columnGap, Height: titleHeight, Nodes: []view.Node{view.Space{}}}
	for i, words := range words {
		if width := columns[2+i]; width > 0 {
			row.Nodes = append(row.Nodes, sized{view.Text{Words: words, Style: view.Small, Align: view.Right}, width})
		}
	}
	return view.Column{Inset: view.Inset{X: listInset + theme.Gap, Y: theme.Gap}, Nodes: []view.Node{row}}
}

// filling returns the height of a table's rows: as many as have the least height fill the list, however many there are,
// so that no strip below them is left empty.
func filling(height float32) float32 {
	return float32(int(height / max(1, float32(int(height/tableHeight)))))
}

// withCut returns a table with a note below the current row that shows the words which are cut in it.
func withCut(d view.List, columns []float32, width float32) view.List {
	for i, r := range d.Rows {
		if r.Entries[0].ID == d.Current {
			if cut := cutIn(&r, columns, width); cut != "" {
				d.Rows = slices.Insert(slices.Clone(d.Rows), i+1, view.ListRow{Note: cut, About: d.Current})
			}
			break
		}
	}
	return d
}
