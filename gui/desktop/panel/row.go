package panel

import (
	"slices"

	"ninefold/gui/view"
)

var _ = kind(newRow)

// rowElement is nodes side by side, or in as many rows as they need.
type rowElement struct {
	view.Row
	parts  []element
	widths []float32 // natural, of the parts
}

func newRow(r view.Row) rowElement { return rowOf(r, elementsOf(r.Nodes)) }

func rowOf(r view.Row, parts []element) rowElement {
	e := rowElement{r, parts, make([]float32, len(parts))}
	for i, part := range parts {
		e.widths[i] = part.natural()
	}
	return e
}

func (r rowElement) natural() (width float32) {
	for i, part := range r.widths {
		if i > 0 {
			width += r.Gap
		}
		width += part
	}
	return width
}

func (r rowElement) rigid() bool { return false }

func (r rowElement) widens() int {
	if inside := widening(r.parts); inside != nil {
		return widens(r.parts[inside[0]])
	}
	return nothingWidens
}

// stretches reports whether a part takes the spare height of the row's column.
func (r rowElement) stretches() bool {
	return slices.ContainsFunc(r.parts, func(e element) bool { return stretches(e) && !isSpare(e) })
}

func (r rowElement) lay(width float32, tab string) placed {
	rows := []rowElement{r}
	if r.Wraps && r.natural() > width {
		rows = r.broken(width)
	}
	lines, height := make([]placed, len(rows)), r.RowGap*float32(len(rows)-1)
	for i, row := range rows {
		lines[i] = row.line(width, tab)
		height += lines[i].height
	}
	if len(lines) == 1 {
		return lines[0]
	}
	return placed{height: height, draw: func(p *pen, a area) {
		for _, line := range lines {
			line.draw(p, a)
			a.cutTop(line.height + r.RowGap)
		}
	}}
}

// line lays the row out on one line.
func (r rowElement) line(width float32, tab string) placed {
	widths, parts, height := r.fitted(width), make([]placed, len(r.parts)), r.Height
	for i, part := range r.parts {
		parts[i] = part.lay(widths[i], tab)
		height = max(height, parts[i].height)
	}
	inLine := func(p *pen, line area) {
		for i, part := range parts {
			cell := line.cutLeft(widths[i])
			line.cutLeft(r.Gap)
			switch {
			case stretches(r.parts[i]):
				part.draw(p, cell)
			case r.Low:
				part.draw(p, cell.cutBottom(part.height))
			default:
				part.inMiddle(p, cell)
			}
		}
	}
	return placed{height: height, inLine: inLine, draw: func(p *pen, a area) {
		if !r.stretches() {
			a = a.top(height)
		}
		inLine(p, a)
	}}
}

// fitted returns the widths of the parts in a row of a width.
func (r rowElement) fitted(width float32) []float32 {
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
		if isSpare(part) {
			behind = i
		}
	}
	for _, now := range [...]func(i int) bool{
		func(i int) bool { return rigid(r.parts[i]) },
		func(i int) bool { return !rigid(r.parts[i]) && i > behind },
		func(i int) bool { return !rigid(r.parts[i]) && i <= behind },
	} {
		for i := range r.parts {
			if now(i) {
				widths[i] = min(max(0, left), r.widths[i])
				left -= widths[i]
			}
		}
	}
	growing := widening(r.parts)
	for _, i := range growing {
		widths[i] += max(0, left) / float32(len(growing))
	}
	return widths
}

// widening returns the indexes of the parts that share a row's spare width: its spaces and bars, or else its wide
// fields, or else its last menu.
func widening(parts []element) (all []int) {
	for want := spaceWidens; want <= menuWidens; want++ {
		for i, part := range parts {
			if widens(part) == want {
				all = append(all, i)
			}
		}
		if len(all) > 0 {
			if want == menuWidens {
				return all[len(all)-1:]
			}
			return all
		}
	}
	return nil
}

// broken divides the parts among rows of a width. In rows that they fill, each takes as many as fit, primary or not, so
// that a button that becomes primary stays; but primary ones at the beginning have rows of their own, and no button is
// left alone in the last one.
func (r rowElement) broken(width float32) []rowElement {
	var rows [][]element
	left, first := float32(-1), r.Spread
	for i, part := range r.parts {
		if isSpare(part) && r.Height > 0 {
			continue
		}
		needs := r.widths[i]
		if left < needs {
			var row []element
			if last := len(rows) - 1; last >= 0 {
				rows[last], row = withoutSpace(rows[last])
			}
			rows, left = append(rows, row), width
		}
		rows[len(rows)-1] = append(rows[len(rows)-1], part)
		left -= needs + r.Gap
		press, _ := part.(pressElement)
		if first = first && press.node.Button.Primary; first {
			left = -1
		}
	}
	if r.Spread {
		evenOut(rows, func(row []element) bool { return rowOf(r.Row, row).natural() <= width })
	}
	all := make([]rowElement, len(rows))
	for i, row := range rows {
		all[i] = rowOf(r.Row, row)
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
