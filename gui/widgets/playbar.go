package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// PlayBar is the switch of the rule sets with the tools of play and analysis, at the board's side.
type PlayBar struct {
	rules, tools []fyne.CanvasObject
}

// NewPlayBar is a bar of the given buttons.
func NewPlayBar(rules, tools []fyne.CanvasObject) *PlayBar { return &PlayBar{rules, tools} }

// Objects are the rule sets and the tools.
func (p *PlayBar) Objects() []fyne.CanvasObject { return slices.Concat(p.rules, p.tools) }

// widestRow is how wide a row of buttons gets over the side panel, in units.
const widestRow = 480

func (p *PlayBar) placeOver(column area) area { return p.placeRows(column, padSide) }

func (p *PlayBar) placeRows(column area, height float32) area {
	gap := theme.Padding()
	width := min(column.width, widestRow)
	placeInProportion(p.rules, column.x, column.y+gap, width, height)
	placeRowOf(p.tools, column.x, column.y+gap+height, width, height)
	taken := 2*height + 2*gap
	return area{column.x, column.y + taken, column.width, column.height - taken}
}

// placeBeside stacks the bar at the right of the board where there is room for that without the board getting smaller,
// and otherwise lays it in rows above it.
func (p *PlayBar) placeBeside(board area) area {
	gap := theme.Padding()
	width, height := p.stack()
	if margin := board.width - board.height; margin >= width+2*gap && board.height >= height {
		x, y := board.x+board.width-width-gap, board.y+(board.height-height)/2
		for i, o := range p.rules {
			place(o, x, y+float32(i)*padSide, width, padSide-gap/2)
		}
		y += float32(len(p.rules))*padSide + gap
		for i := 0; i < len(p.tools); i += 2 {
			row := p.tools[i:min(i+2, len(p.tools))]
			placeRow(row, x, y, width/2*float32(len(row)))
			y += padSide
		}
		return area{board.x, board.y, board.width - width - 2*gap, board.height}
	}
	tools := float32(len(p.tools)) * padSide
	rules := min(90*float32(len(p.rules)), board.width-tools-gap)
	x := board.x + (board.width-rules-tools-gap)/2
	placeInProportion(p.rules, x, board.y, rules, padSide)
	placeRow(p.tools, x+rules+gap, board.y, tools)
	return area{board.x, board.y + padSide, board.width, board.height - padSide}
}

// stack is the size of the bar as a stack.
func (p *PlayBar) stack() (width, height float32) {
	width = 2 * padSide
	for _, o := range p.rules {
		width = max(width, o.MinSize().Width)
	}
	return width, padSide*float32(len(p.rules)+(len(p.tools)+1)/2) + theme.Padding()
}

func (p *PlayBar) minSize(board fyne.Size) fyne.Size {
	width := float32(len(p.tools)) * padSide
	for _, o := range p.rules {
		width += o.MinSize().Width
	}
	return fyne.NewSize(max(board.Width, width+2*theme.Padding()), board.Height+padSide)
}

// placeInProportion shares a row of a height among buttons by how wide their words are.
func placeInProportion(row []fyne.CanvasObject, x, y, width, height float32) {
	gap := theme.Padding() / 2
	var wanted float32
	for _, o := range row {
		wanted += o.MinSize().Width
	}
	for _, o := range row {
		share := width * o.MinSize().Width / wanted
		place(o, x, y, share-gap, height-gap)
		x += share
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
