package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// PlayBar is the switch of the rule sets, or several switches, with the tools of play and analysis, at the board's side.
type PlayBar struct {
	switches [][]fyne.CanvasObject
	tools    []fyne.CanvasObject
}

// NewPlayBar is a bar of the given buttons.
func NewPlayBar(switches [][]fyne.CanvasObject, tools []fyne.CanvasObject) *PlayBar {
	return &PlayBar{switches, tools}
}

// Objects are the buttons of the switches and the tools.
func (p *PlayBar) Objects() []fyne.CanvasObject {
	return append(slices.Concat(p.switches...), p.tools...)
}

// between is the gap between two switches.
func between() float32 { return 3 * theme.Padding() }

// widestRow is how wide a row of buttons gets over the side panel, in units.
const widestRow = 480

func (p *PlayBar) placeOver(column area) area { return p.placeRows(column, padSide) }

func (p *PlayBar) placeRows(column area, height float32) area {
	gap := theme.Padding()
	width := min(column.width, widestRow)
	p.placeInProportion(column.x, column.y+gap, width, height)
	placeRowOf(p.tools, column.x, column.y+gap+height, width, height)
	taken := 2*height + 2*gap
	return area{column.x, column.y + taken, column.width, column.height - taken}
}

// placeBeside stacks the bar at the right of the board where there is room for that without the board getting smaller,
// and otherwise lays it in rows above it.
func (p *PlayBar) placeBeside(board area) area {
	gap := theme.Padding()
	stack := p.block(2)
	width, height := stack.widthOf(2*padSide), stack.height(padSide)
	if margin := board.width - board.height; margin >= width+2*gap && board.height >= height {
		stack.place(board.x+board.width-width-gap, board.y+(board.height-height)/2, width, padSide)
		return area{board.x, board.y, board.width - width - 2*gap, board.height}
	}
	tools := float32(len(p.tools)) * padSide
	rules := min(90*float32(len(p.Objects())-len(p.tools)), board.width-tools-3*gap)
	x := board.x + (board.width-rules-tools-gap)/2
	p.placeInProportion(x, board.y, rules, padSide)
	placeRow(p.tools, x+rules+gap, board.y, tools)
	return area{board.x, board.y + padSide, board.width, board.height - padSide}
}

func (p *PlayBar) block(columns int) block {
	return block{columns, append(slices.Clone(p.switches), p.tools)}
}

// gaps is how wide the gaps between the switches are, of a row.
func (p *PlayBar) gaps() float32 { return float32(len(p.switches)-1) * between() }

// wordsWidth is how wide buttons in a row want to be.
func wordsWidth(row []fyne.CanvasObject) (width float32) {
	for _, o := range row {
		width += o.MinSize().Width
	}
	return width
}

// placeInProportion shares a row of a height among the buttons of the switches by how wide their words are.
func (p *PlayBar) placeInProportion(x, y, width, height float32) {
	gap := theme.Padding() / 2
	scale := (width - p.gaps()) / wordsWidth(slices.Concat(p.switches...))
	for _, buttons := range p.switches {
		for _, o := range buttons {
			share := scale * o.MinSize().Width
			place(o, x, y, share-gap, height-gap)
			x += share
		}
		x += between()
	}
}

// placeRow shares a row among buttons.
func placeRow(row []fyne.CanvasObject, x, y, width float32) { placeRowOf(row, x, y, width, padSide) }

// placeRowOf is placeRow for a row of a height.
func placeRowOf(row []fyne.CanvasObject, x, y, width, height float32) {
	gap := theme.Padding() / 2
	each := width / float32(len(row))
	for i, o := range row {
		place(o, x+float32(i)*each, y, each-gap, height-gap)
	}
}
