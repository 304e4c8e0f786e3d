package panel

import (
	"slices"

	"ninefold/gui/view"
)

var _ = kind(newFlow)

// flow is a row or, if its parts do not fit, several.
type flow struct {
	node view.Flow
	all  rowElement
}

func newFlow(f view.Flow) flow {
	return flow{f, newRow(view.Row{Nodes: f.Nodes, Gap: f.Gap, Height: f.Height, Low: f.Low})}
}

func (f flow) natural() float32 { return f.all.natural() }
func (f flow) rigid() bool      { return false }

func (f flow) stretches() bool {
	return slices.ContainsFunc(f.all.parts, stretches) && widens(f.all.parts[0]) != spaceWidens
}

func (f flow) lay(width float32, tab string) placed {
	if len(f.all.parts) == 0 {
		return leaf{}.lay(width, tab)
	}
	rows := []rowElement{f.all}
	if f.natural() > width {
		rows = f.broken(width)
	}
	lines, height := make([]placed, len(rows)), f.node.RowGap*float32(len(rows)-1)
	for i, row := range rows {
		if f.node.Spread {
			row = row.spread(width)
		}
		lines[i] = row.lay(width, tab)
		height += lines[i].height
	}
	return placed{height: height, draw: func(p *pen, a area) {
		for _, line := range lines {
			line.draw(p, a)
			a.cutTop(line.height + f.node.RowGap)
		}
	}}
}

// spread returns the row with parts that fill a width.
func (r rowElement) spread(width float32) rowElement {
	more, parts := (width-r.natural())/float32(len(r.parts)), make([]element, len(r.parts))
	for i, part := range r.parts {
		parts[i] = sized{part, r.widths[i] + more}
	}
	return rowOf(r.Row, parts)
}

// sized is an element of a width of its own.
type sized struct {
	element
	width float32
}

func (s sized) natural() float32 { return s.width }

// broken divides a flow's parts among rows of a width. In one that they fill, each row takes as many as fit, primary or
// not, so that a button that becomes primary stays; but primary ones at the beginning have rows of their own, and no
// button is left alone in the last one.
func (f flow) broken(width float32) []rowElement {
	var rows [][]element
	left, first := float32(-1), f.node.Spread
	for i, part := range f.all.parts {
		if isSpare(part) && f.node.Height > 0 {
			continue
		}
		needs := f.all.widths[i]
		if left < needs {
			var row []element
			if last := len(rows) - 1; last >= 0 {
				rows[last], row = withoutSpace(rows[last])
			}
			rows, left = append(rows, row), width
		}
		rows[len(rows)-1] = append(rows[len(rows)-1], part)
		left -= needs + f.node.Gap
		press, _ := part.(pressElement)
		if first = first && press.node.Button.Primary; first {
			left = -1
		}
	}
	if f.node.Spread {
		evenOut(rows, func(row []element) bool { return rowOf(f.all.Row, row).natural() <= width })
	}
	all := make([]rowElement, len(rows))
	for i, row := range rows {
		all[i] = rowOf(f.all.Row, row)
	}
	return all
}

// evenOut gives a last row of one part a second one, from a row of three or more, if both fit.
func evenOut(rows [][]element, fits func([]element) bool) {
	last := len(rows) - 1
	if last < 1 || len(rows[last]) > 1 || len(rows[last-1]) < 3 {
		return
	}
	above, end := rows[last-1], len(rows[last-1])-1
	if row := append([]element{above[end]}, rows[last]...); fits(row) {
		rows[last-1], rows[last] = above[:end], row
	}
}

// withoutSpace cuts off a row the spare width at its end, which goes before what stands in the next row.
func withoutSpace(row []element) (rest, space []element) {
	if last := len(row) - 1; last >= 0 && isSpare(row[last]) {
		return row[:last], row[last:]
	}
	return row, nil
}
