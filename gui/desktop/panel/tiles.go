package panel

import (
	"fyne.io/fyne/v2"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

const boardsHeadLine = 9 * theme.Unit

// boardsHead returns the head of the page of all boards in a room of a width: its title, with the kinds beside it or,
// if there is little room, below it.
func boardsHead(words string, kinds view.Options, width float32) view.Node {
	const gap = 5 * theme.Unit
	kinds.Look, kinds.Height = view.AsSwitch, switchHeight
	title := view.Row{Height: boardsHeadLine, Nodes: []view.Node{view.Text{Words: words, Style: view.Large}}}
	row := view.Row{Gap: gap, Nodes: []view.Node{title, kinds}}
	if len(kinds.Choices) > 0 && widthOf(row) > width {
		return view.Column{Gap: theme.Gap, Nodes: []view.Node{title, view.Row{Nodes: []view.Node{kinds}}}}
	}
	return row
}

// tileMargin is the free space at each side of a tile.
const tileMargin = theme.Inset / 2

// tileSize returns the size of a tile, `width` wide without margins: a square picture and two lines.
func tileSize(width float32) fyne.Size {
	return fyne.NewSize(width+2*tileMargin, width+2*tileMargin+41)
}

// tile returns a picture of a board in the list, in a tile of a width, whose grid takes the clicks.
func tile(b view.Board, width float32, s states) cell {
	ground := look{fill: theme.ColorCard, stroke: theme.ColorHairline, radius: theme.CardRadius}
	switch {
	case s.focused:
		ground.stroke, ground.thick = theme.ColorPrimary, 2
	case s.on:
		ground.fill, ground.stroke = theme.ColorAccentTint, theme.ColorPrimary
	}
	small := func(words string) view.Node { return view.Text{Words: words, Style: view.Small} }
	foot := view.Row{Gap: theme.Gap, Nodes: []view.Node{
		view.Either{Wide: small(b.Short), Narrow: small(b.Shortest)}, view.Space{}, small(b.When)}}
	words := view.Column{Nodes: []view.Node{view.Text{Words: b.Words, Style: view.Strong}, foot}}
	return cell{margin: tileMargin, inset: theme.Inset, ground: ground, node: view.Column{Gap: theme.Unit,
		Nodes: []view.Node{
			view.Picture{Board: b.Picture, Side: width - 2*(tileMargin+theme.Inset)}, words}}}
}
