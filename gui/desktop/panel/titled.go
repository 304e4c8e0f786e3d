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

// titled draws a list below its title, as high as the area. If a tab says the title, it is left out.
func (p *pen) titled(d view.List, a *area) {
	columns := columnsOf(&d, a.width)
	p.headings(d.Headings, columns, *a)
	top := *a
	top.cutTop(theme.Gap)
	top = top.within(theme.Inset)
	if p.tab != "" {
		p.paragraph(&top, d.Aside, caption, summaryLines)
	} else {
		p.head(&top, d.Title, d.Aside)
	}
	head := top.y - a.y + theme.Unit
	if p.tab != "" && d.Aside == "" {
		head = listInset
	}
	a.cutTop(head)
	a.cutBottom(listInset)
	switch {
	case p.measuring && d.Table:
		a.cutTop(leastTable + listInset)
	case p.measuring:
		a.cutTop(leastList + listInset)
	case d.Table:
		p.list(*a, withCut(d, columns, a.width), filling(a.height), columns)
	default:
		p.list(*a, d, rowHeight, nil)
	}
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
