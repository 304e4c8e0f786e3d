package notation

import (
	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
)

// SudokuForms lists the forms of other programs that AppendSudoku writes, in the order in which they are offered.
func SudokuForms() []Form {
	return formsWith(func(r *row) bool { return r.writeSudoku != nil && r.begins == withSudoku })
}

// AppendSudoku appends a sheet in a form, which must be Grid, Link or one of SudokuForms. Several sheets in a row are a
// text of the form again, unless it is Grid, Link or Sdx, which hold one. Losses tells what is left out.
func AppendSudoku(dst []byte, form Form, s *crosshatch.Sheet) []byte {
	return rowOf(form).writeSudoku(dst, s)
}

// Loss is a part of a Sudoku or a game that a form does not hold.
type Loss uint8

const (
	LostSteps    Loss = iota // by which steps the grid or the position came about
	LostEntered              // which digits were entered or deduced, and which are given
	LostDeduced              // which digits were deduced, and which entered
	LostPencil               // pencil marks, all or some, or that cells have none
	LostOnlyMark             // that the only pencil mark of a cell is no digit in it
	LostShades               // which cells have a colour
	LostStruck               // which candidates were crossed out by hand
	LostComments             // what was said of the steps of a game
	LostBranches             // the lines of a game other than the one shown
	LostTags                 // what was said of a game as a whole, such as who plays
)

// Losses lists what the Sudoku shown would lose in a form, by reading its text again.
func Losses(form Form, g *crosshatch.Game) []Loss {
	s := g.Sheet()
	row := rowOf(form)
	r, err := row.read(row.writeSudoku(nil, &s))
	if err != nil {
		return nil // cannot be: every form reads what it writes
	}
	back := r.Sheets[0]
	var losses []Loss
	lose := func(lost bool, loss Loss) {
		if lost {
			losses = append(losses, loss)
		}
	}
	lose(g.Current() != 0, LostSteps)
	filled := s.Entered.Union(s.Deduced)
	lose(back.Entered != filled, LostEntered)
	lose(back.Entered == filled && s.Deduced.Len() > 0, LostDeduced)
	lose(!samePencil(&s, &back), LostPencil)
	lose(back.Grid != s.Grid, LostOnlyMark)
	now := g.Now()
	lose(now.Shades != crosshatch.Shades{}, LostShades)
	lose(anyStruck(&now), LostStruck)
	return losses
}

func anyStruck(s *crosshatch.State) bool {
	for c := range grid.Cell(grid.Cells) {
		if s.StruckIn(c) != 0 {
			return true
		}
	}
	return false
}

// samePencil reports whether the cells that are empty in both sheets have the same pencil marks.
func samePencil(a, b *crosshatch.Sheet) bool {
	for c := range grid.Cell(grid.Cells) {
		if a.Grid.At(c) == 0 && b.Grid.At(c) == 0 && a.Pencil[c] != b.Pencil[c] {
			return false
		}
	}
	return true
}
