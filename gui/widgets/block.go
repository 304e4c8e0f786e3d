package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// block is tools in a few columns, group below group. A tool with words takes two columns or all there are. A group of one
// tool stands in the last row of the group before it if there is room.
type block struct {
	columns int
	groups  [][]fyne.CanvasObject
}

// blockColumns is how many columns a block of a width has: two or four.
func blockColumns(width float32) int {
	if width >= 4*railSide {
		return 4
	}
	return 2
}

// blockOf is the objects of a toolbar as a block.
func blockOf(bar []fyne.CanvasObject, columns int) block {
	b := block{columns: columns, groups: make([][]fyne.CanvasObject, 1)}
	for _, o := range bar {
		if _, line := o.(*widget.Separator); line {
			b.groups = append(b.groups, nil)
		} else {
			last := len(b.groups) - 1
			b.groups[last] = append(b.groups[last], o)
		}
	}
	return b
}

// widestIcon is the width, in units, above which a tool has words.
const widestIcon = 40

func (b block) span(o fyne.CanvasObject) int {
	if o.MinSize().Width > widestIcon {
		return min(2, b.columns)
	}
	return 1
}

// each gives where every tool is: how many rows and gaps between groups are above it, its column and how many it takes. It
// returns how many rows and gaps there are.
func (b block) each(do func(o fyne.CanvasObject, row, gaps, column, span int)) (rows, gaps int) {
	row, column := 0, 0
	for i, group := range b.groups {
		if i > 0 && (len(group) > 1 || column+b.span(group[0]) > b.columns) {
			row, column, gaps = row+1, 0, gaps+1
		}
		for _, o := range group {
			span := b.span(o)
			if column+span > b.columns {
				row, column = row+1, 0
			}
			do(o, row, gaps, column, span)
			column += span
		}
	}
	return row + 1, gaps
}

// extent is how many rows the block has, and how high the gaps between its groups are together.
func (b block) extent() (rows, gaps float32) {
	r, g := b.each(func(fyne.CanvasObject, int, int, int, int) {})
	return float32(r), float32(g) * theme.Padding()
}

// height is how high the block is with rows of a height.
func (b block) height(row float32) float32 {
	rows, gaps := b.extent()
	return rows*row + gaps
}

// rowsOf is how high the rows of blocks can be that share a height, with a gap between them.
func rowsOf(height float32, blocks ...block) float32 {
	all := float32(0)
	for _, b := range blocks {
		rows, gaps := b.extent()
		all, height = all+rows, height-gaps-theme.Padding()
	}
	return (height + theme.Padding()) / all
}

// widthOf is the width that the block gets: the wanted one, or more if words need it.
func (b block) widthOf(wanted float32) float32 {
	each := wanted / float32(b.columns)
	b.each(func(o fyne.CanvasObject, _, _, _, span int) {
		if span > 1 {
			each = max(each, o.MinSize().Width/float32(span))
		}
	})
	return each * float32(b.columns)
}

// place places the tools, with rows of a height.
func (b block) place(x, y, width, height float32) {
	between := theme.Padding() / 2
	each := width / float32(b.columns)
	b.each(func(o fyne.CanvasObject, row, gaps, column, span int) {
		place(o, x+float32(column)*each, y+float32(row)*height+float32(gaps)*theme.Padding(), float32(span)*each-between, height-between)
	})
}
