package foreign

import (
	"testing"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

func TestAGridWithPencilMarksIsReadAgain(t *testing.T) {
	var g crosshatch.Grid
	g = g.WithDigit(grid.At(1, 1), 5).WithDigit(grid.At(9, 9), 3)
	var marks crosshatch.Pencil
	marks[grid.At(1, 2)] = 1<<2 | 1<<6 | 1<<9
	marks[grid.At(5, 2)] = 1<<1 | 1<<7
	marks[grid.At(9, 9)] = 1 << 1 // in a cell with a digit
	text := AppendPencilGrid(nil, &crosshatch.Sheet{Grid: g, Pencil: marks})
	want := "| 5 269 . | . . . | . . . |\n"
	fail.Unequal(t, string(text[:len(want)]), want, "it is\n%s", text)
	marks[grid.At(9, 9)] = 0
	sheets, err := ReadSudokuGrids(text)
	fail.If(t, err != nil || len(sheets) != 1 || sheets[0] != (crosshatch.Sheet{Grid: g, Pencil: marks}),
		"read again it is %v, %v", sheets, err)
}
