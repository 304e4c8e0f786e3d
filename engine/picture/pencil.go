package picture

import (
	"strconv"

	"ninefold/engine/diagram"
)

// addPencil writes the pencil marks of a cell, each digit at its place in three rows of three.
func (d *drawing) addPencil(at point, c *diagram.Cell) {
	const third, size = cell / 3., cell * 0.25
	for digit := range c.Pencil.All() {
		column, row := float64((digit-1)%3), float64((digit-1)/3)
		middle := point{at.x + (column+0.5)*third, at.y + (row+0.5)*third}
		d.write(withAlpha(d.ink.Ink, 0xc0), d.regular, strconv.Itoa(digit), middle, size, third)
	}
}
