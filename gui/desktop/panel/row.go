package panel

import (
	"slices"

	"ninefold/gui/view"
)

var _ = kind(func(n view.Row) element { return newRow(n).element() })

// row is elements side by side, or in as many rows as they need.
type row struct {
	view.Row
	parts  []element
	widths []float32 // natural, of the parts
}

func newRow(r view.Row) row { return rowOf(r, elementsOf(r.Nodes)) }

func rowOf(r view.Row, parts []element) row {
	all := row{r, parts, make([]float32, len(parts))}
	for i, part := range parts {
		all.widths[i] = part.width()
	}
	return all
}

func (r row) element() element {
	e := element{natural: r.natural, lay: r.lay, soft: true}
	if growing := r.growing(); growing != nil {
		e.widens = r.parts[growing[0]].widens
	}
	for _, part := range r.parts {
		e.stretches = e.stretches || part.stretches && !part.spare
	}
	if slices.ContainsFunc(r.parts, func(e element) bool { return e.least != nil }) && !r.Wraps {
		e.least = r.least
	}
	return e
}

func (r row) natural() (width float32) {
	for _, part := range r.widths {
		width += part + r.Gap
	}
	return max(0, width-r.Gap)
}

func (r row) least(width float32) float32 {
	height := r.Height
	for i, part := range r.parts {
		height = max(height, part.leastAt(r.fitted(width)[i]))
	}
	return height
}

func (r row) lay(width float32) placed {
	rows := []row{r}
	switch {
	case r.Drops:
		rows[0] = r.dropped(width)
	case r.Wraps && r.natural() > width:
		rows = r.broken(width)
	}
	if len(rows) == 1 {
		return rows[0].line(width)
	}
	lines := column{Column: view.Column{Gap: r.RowGap}}
	for _, row := range rows {
		lines.parts = append(lines.parts, element{lay: row.line})
	}
	return lines.lay(width)
}

// line lays the row out on one line.
func (r row) line(width float32) placed {
	widths, parts, height := r.fitted(width), make([]placed, len(r.parts)), r.Height
	for i, part := range r.parts {
		parts[i] = part.lay(widths[i])
		height = max(height, parts[i].height)
	}
	return placed{height: height, fills: true, draw: func(p *pen, line area) {
		for i, part := range parts {
			cell := line.cutLeft(widths[i])
			line.cutLeft(r.Gap)
			switch high := min(part.height, cell.height); {
			case r.parts[i].stretches:
				part.draw(p, cell)
			case r.Low:
				part.draw(p, cell.cutBottom(high))
			case r.High:
				part.draw(p, cell.top(high))
			default:
				part.inMiddle(p, cell)
			}
		}
	}}
}

// dropped returns the row without what does not fit.
func (r row) dropped(width float32) row {
	n, fits := 0, width
	for n < len(r.parts) && r.widths[n] <= fits {
		fits -= r.widths[n] + r.Gap
		n++
	}
	return rowOf(r.Row, r.parts[:n])
}

// fitted returns the widths of the parts in a row of a width.
func (r row) fitted(width float32) []float32 {
	widths := make([]float32, len(r.parts))
	if r.Equal > 0 {
		for i := range widths {
			widths[i] = (width - float32(r.Equal-1)*r.Gap) / float32(r.Equal)
		}
		return widths
	}
	if r.Spread {
		more := (width - r.natural()) / float32(len(r.parts))
		for i := range widths {
			widths[i] = r.widths[i] + more
		}
		return widths
	}
	left, behind := width-float32(len(r.parts)-1)*r.Gap, len(r.parts)
	for i, part := range r.parts {
		if part.spare {
			behind = i
		}
	}
	for _, now := range [...]func(i int) bool{
		func(i int) bool { return !r.parts[i].soft },
		func(i int) bool { return r.parts[i].soft && i > behind },
		func(i int) bool { return r.parts[i].soft && i <= behind },
	} {
		for i := range r.parts {
			if now(i) {
				widths[i] = min(max(0, left), r.widths[i])
				left -= widths[i]
			}
		}
	}
	growing := r.growing()
	for _, i := range growing {
		widths[i] += max(0, left) / float32(len(growing))
	}
	return widths
}

// growing returns the indexes of the parts that share the row's spare width: its spaces and bars, or else its wide
// fields, or else its last menu.
func (r row) growing() (all []int) {
	for want := spaceWidens; want <= menuWidens; want++ {
		for i, part := range r.parts {
			if part.widens == want {
				all = append(all, i)
			}
		}
		if len(all) > 0 && want == menuWidens {
			return all[len(all)-1:]
		}
		if len(all) > 0 {
			return all
		}
	}
	return nil
}

// broken divides the parts among rows of a width. In rows that they fill, each takes as many as fit, primary or not, so
// that a button that becomes primary stays; but primary ones at the beginning have rows of their own, and no button is
// left alone in the last one.
func (r row) broken(width float32) []row {
	var rows [][]element
	left, first := float32(-1), r.Spread
	for i, part := range r.parts {
		if part.spare && r.Height > 0 {
			continue
		}
		needs := r.widths[i]
		if left < needs {
			var next []element
			if last := len(rows) - 1; last >= 0 {
				rows[last], next = withoutSpace(rows[last])
			}
			rows, left = append(rows, next), width
		}
		rows[len(rows)-1] = append(rows[len(rows)-1], part)
		left -= needs + r.Gap
		if first = first && part.primary; first {
			left = -1
		}
	}
	if r.Spread {
		evenOut(rows, func(row []element) bool { return rowOf(r.Row, row).natural() <= width })
	}
	all := make([]row, len(rows))
	for i, parts := range rows {
		all[i] = rowOf(r.Row, parts)
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
	if last := len(row) - 1; last >= 0 && row[last].spare {
		return row[:last], row[last:]
	}
	return row, nil
}
