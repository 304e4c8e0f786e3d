package panel

import "ninefold/gui/view"

// flow draws nodes in a row or, if they do not fit, in several.
func (p *pen) flow(f view.Flow, a *area) {
	if len(f.Nodes) == 0 {
		return
	}
	row := view.Row{Nodes: f.Nodes, Gap: f.Gap, Height: f.Height, Low: f.Low}
	rows := [][]view.Node{f.Nodes}
	if widthOf(row) > a.width {
		rows = broken(f, a.width)
	}
	for i, nodes := range rows {
		if i > 0 {
			a.cutTop(f.RowGap)
		}
		row.Nodes = nodes
		if !f.Spread {
			p.row(row, a)
			continue
		}
		line, spare := a.cutTop(p.heightOf(nodes[0], a.width)), a.width-widthOf(row)
		for _, n := range nodes {
			p.inMiddle(n, line.cutLeft(widthOf(n)+spare/float32(len(nodes))))
			line.cutLeft(f.Gap)
		}
	}
}

// broken divides a flow's nodes among rows of a width. In one that they fill, each row takes as many as fit, primary or
// not, so that a button that becomes primary stays; but primary ones at the beginning have rows of their own, and no
// button is left alone in the last one.
func broken(f view.Flow, width float32) (rows [][]view.Node) {
	left, first := float32(-1), f.Spread
	for _, n := range f.Nodes {
		if n == view.Node(view.Space{}) && f.Height > 0 {
			continue
		}
		needs := widthOf(n)
		if left < needs {
			var row []view.Node
			if last := len(rows) - 1; last >= 0 {
				rows[last], row = withoutSpace(rows[last])
			}
			rows, left = append(rows, row), width
		}
		rows[len(rows)-1] = append(rows[len(rows)-1], n)
		left -= needs + f.Gap
		press, _ := n.(view.Press)
		if first = first && press.Button.Primary; first {
			left = -1
		}
	}
	if f.Spread {
		evenOut(rows, func(row []view.Node) bool { return widthOf(view.Row{Nodes: row, Gap: f.Gap}) <= width })
	}
	return rows
}

// evenOut gives a last row of one node a second one, from a row of three or more, if both fit.
func evenOut(rows [][]view.Node, fits func([]view.Node) bool) {
	last := len(rows) - 1
	if last < 1 || len(rows[last]) > 1 || len(rows[last-1]) < 3 {
		return
	}
	above, end := rows[last-1], len(rows[last-1])-1
	if row := append([]view.Node{above[end]}, rows[last]...); fits(row) {
		rows[last-1], rows[last] = above[:end], row
	}
}

// withoutSpace cuts off a row the spare width at its end, which goes before what stands in the next row.
func withoutSpace(row []view.Node) (rest, space []view.Node) {
	if last := len(row) - 1; last >= 0 && row[last] == view.Node(view.Space{}) {
		return row[:last], row[last:]
	}
	return row, nil
}
