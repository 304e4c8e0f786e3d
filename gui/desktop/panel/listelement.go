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
	head := d.head(width, tab)
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

// head lays out the title, with the words at its right or, if they are too long, below it.
func (d listElement) head(width float32, tab string) placed {
	width -= 2 * theme.Inset
	title, beside := d.Title, d.Aside
	var below []string
	switch {
	case tab != "" && d.Aside == "":
		return placed{height: listInset, draw: func(*pen, area) {}}
	case tab != "":
		title, beside, below = "", "", caption.wrap(d.Aside, width, summaryLines)
	case label.width(capital(title))+theme.Gap+caption.width(beside) > width:
		beside, below = "", caption.wrap(d.Aside, width, summaryLines)
	}
	height := theme.Gap + float32(len(below))*caption.line() + theme.Unit
	if tab == "" {
		height += titleHeight
	}
	return placed{height: height, draw: func(p *pen, a area) {
		a.cutTop(theme.Gap)
		a = a.within(theme.Inset)
		if tab == "" {
			p.title(&a, title, beside, caption)
		}
		p.lines(&a, below, caption)
	}}
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
