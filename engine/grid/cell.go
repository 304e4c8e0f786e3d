// Package grid is the nine-board that both judge problems are played on: 81 cells in nine boxes. It knows where cells
// and boxes are, and nothing about what they hold.
package grid

// Cells is the number of cells of the board.
const Cells = 81

// Cell is one of the 81 cells, 0..80, counted row by row from the top left.
type Cell uint8

// At returns the cell at a row and a column, both 1..9 from the top left as in the judge's text.
func At(row, col int) Cell { return Cell((row-1)*9 + col - 1) }

// Row returns the cell's row, 1..9 from the top.
func (c Cell) Row() int { return int(c)/9 + 1 }

// Col returns the cell's column, 1..9 from the left.
func (c Cell) Col() int { return int(c)%9 + 1 }

// Box returns the box that the cell lies in.
func (c Cell) Box() Box { return boxOf[c] }

// Place returns the place of the cell inside its own box, 0..8 row by row.
func (c Cell) Place() int { return int(placeOf[c]) }

// AppendRows appends nine rows of a character for each cell and returns the extended buffer. Groups of three and an
// empty line between the boxes are as in the judge's text of nested noughts and crosses.
func AppendRows(dst []byte, character func(Cell) byte) []byte {
	for c := range Cell(Cells) {
		dst = append(dst, character(c))
		switch {
		case c.Col() == 9 && (c.Row() == 3 || c.Row() == 6):
			dst = append(dst, "\n\n"...)
		case c.Col() == 9:
			dst = append(dst, '\n')
		case c.Col()%3 == 0:
			dst = append(dst, ' ')
		}
	}
	return dst
}

var (
	boxOf   [Cells]Box
	placeOf [Cells]uint8
	cellOf  [Boxes][9]Cell
)

func init() {
	for i := range Cells {
		row, col := i/9, i%9
		box, place := row/3*3+col/3, row%3*3+col%3
		boxOf[i], placeOf[i], cellOf[box][place] = Box(box), uint8(place), Cell(i)
	}
}
