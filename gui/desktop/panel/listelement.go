package panel

import (
	"slices"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

// The height of lists with enough room, in rows. Without that, one with moves may have one row.
const (
	leastList   = 3 * rowHeight
	tableHeight = theme.ButtonHeight // of a row, at least
	leastTable  = 3 * tableHeight
)

var _ = kind(func(n view.List) listElement { return listElement{List: n} })

// listElement is a list below its title, as high as its room. If a tab says the title, it is left out.
type listElement struct {
	ownLine
	view.List
}

func (d listElement) lay(width float32, tab string) placed {
	columns := columnsOf(&d.List, width)
	head := elementOf(d.head(tab)).lay(width, tab)
	head.height -= theme.Unit // rows have room of their own
	least := float32(leastList)
	if d.Table {
		least = leastTable
	}
	return placed{height: head.height + least + listInset, draw: func(p *pen, a area) {
		p.headings(d.Headings, columns, a)
		head.draw(p, a.cutTop(head.height))
		a.cutBottom(listInset)
		if d.Table {
			p.list(a, withCut(d.List, columns, a.width), filling(a.height), columns)
		} else {
			p.list(a, d.List, rowHeight, nil)
		}
	}}
}

// head returns the title, with the words at its right or, if they are too long, below it.
func (d listElement) head(tab string) view.Column {
	head := view.Column{Inset: view.Inset{X: theme.Inset, Y: theme.Gap}}
	aside := view.Text{Words: d.Aside, Style: view.Small, Most: summaryLines}
	switch title := (view.Text{Words: d.Title, Style: view.Label, Role: view.Heading}); {
	case tab == "":
		head.Nodes = []view.Node{view.Row{Gap: theme.Gap, Height: titleHeight, Wraps: true,
			Nodes: []view.Node{title, view.Space{}, aside}}}
	case d.Aside != "":
		head.Nodes = []view.Node{aside}
	default:
		head.Inset.Y = (listInset + theme.Unit) / 2
	}
	return head
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

// headings writes the headings of a table's last columns above them, in the line of the title.
func (p *pen) headings(words []string, columns []float32, a area) {
	a.cutTop(theme.Gap)
	line := a.cutTop(titleHeight).within(theme.Inset)
	line.width -= listInset
	for i := len(words) - 1; i >= 0; i-- {
		if columns[2+i] == 0 {
			continue
		}
		p.text(line.cutRight(columns[2+i]), words[i], caption.right())
		line.cutRight(columnGap)
	}
}

// beyondLeast returns the height of the rows at a width beyond the least height of their list; at least 0.
func beyondLeast(d *view.List, width float32) float32 {
	needs := float32(-leastList)
	for i := range d.Rows {
		needs += heightIn(&d.Rows[i], width, rowHeight)
	}
	return max(0, needs)
}
