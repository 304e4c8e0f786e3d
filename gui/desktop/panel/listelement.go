package panel

import (
	"slices"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

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
