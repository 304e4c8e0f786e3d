package foreign

import (
	"math/bits"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
)

// listing is a Sudoku whose cells are lists of candidates.
type listing struct {
	digits [grid.Cells]uint8
	pencil crosshatch.Pencil
}

// list sets a cell to its digit if a text lists one, and to pencil marks if it lists several.
func (l *listing) list(cell grid.Cell, digits crosshatch.Digits) {
	switch digits.Len() {
	case 0:
	case 1:
		l.digits[cell] = uint8(bits.TrailingZeros16(uint16(digits)))
	default:
		l.pencil[cell] = digits
	}
}

func (l *listing) sheet() crosshatch.Sheet {
	return crosshatch.Sheet{Grid: crosshatch.FromCells(&l.digits), Pencil: l.pencil}
}
