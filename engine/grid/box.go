package grid

// Boxes is the number of boxes of the board, and of places in a box.
const Boxes = 9

// Box is one of the nine 3×3 blocks, 0..8, counted row by row from the top left.
type Box uint8

// Cell returns the cell at a place 0..8 of the box.
func (b Box) Cell(place int) Cell { return cellOf[b][place] }

// Row returns the block row of the box, 0..2 from the top.
func (b Box) Row() int { return int(b) / 3 }

// Col returns the block column of the box, 0..2 from the left.
func (b Box) Col() int { return int(b) % 3 }

// Number returns the number by which people call the box, 1..9.
func (b Box) Number() int { return int(b) + 1 }
