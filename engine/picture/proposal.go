package picture

import (
	"strconv"

	"ninefold/engine/diagram"
)

// addProposal draws what is proposed for a cell: a smaller ghost of the mark in the given square, its number in a line of moves over
// it, and brackets in the corners of the best.
func (d *drawing) addProposal(at point, c *diagram.Cell, corner point, side float64) {
	const faint, smaller = 0x58, 0.1 // of the square, at each edge
	d.addSymbol(c.Ghost, c.Digit, point{corner.x + smaller*side, corner.y + smaller*side}, side*(1-2*smaller), faint)
	if c.Order > 0 {
		d.write(d.ink.Ink, d.bold, strconv.Itoa(c.Order), point{corner.x + side/2, corner.y + side/2}, side*0.75, cell)
	}
	if !c.Best {
		return
	}
	const inset, arm, pen = cell * 0.1, cell * 0.22, cell * 0.06
	for _, x := range [...]float64{1, -1} {
		for _, y := range [...]float64{1, -1} {
			from := point{at.x + cell/2 - x*(cell/2-inset), at.y + cell/2 - y*(cell/2-inset)}
			d.add(d.ink.Pointed, line{from.x - x*pen/2, from.y, from.x + x*arm, from.y, pen})
			d.add(d.ink.Pointed, line{from.x, from.y, from.x, from.y + y*arm, pen})
		}
	}
}
