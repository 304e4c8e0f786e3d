package notation

import (
	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
)

// SudokuForms lists the forms of other programs that AppendSudoku writes, in the order in which they are offered.
func SudokuForms() []Form {
	return formsWith(func(r *row) bool { return r.writeSudoku != nil && r.begins == withSudoku })
}

// AppendSudoku appends a sheet in a form: Grid, Link or one of SudokuForms. Several sheets in a row are a text of the
// form too, except in Grid, Link and Sdx. Losses tells what it leaves out.
func AppendSudoku(dst []byte, form Form, s *crosshatch.Sheet) []byte {
	return rowOf(form).writeSudoku(dst, s)
}

// Loss is a part of a Sudoku or a game that a form does not hold.
type Loss uint8

const (
	LostSteps      Loss = iota // the steps that led to the grid or the position
	LostEntered                // the difference between given digits and all others
	LostDeduced                // the difference between deduced and entered digits
	LostPencil                 // some or all pencil marks, or that cells have none
	LostShades                 // the colours of cells
	LostStruck                 // the candidates crossed out by hand
	LostAnnotation             // what a library says of a grid
	LostComments               // the comments on steps of a game
	LostBranches               // the lines of a game other than the one shown
	LostTags                   // the facts about a game as a whole, for example its players
)

// Losses lists what the Sudoku shown would lose in a form, by reading its text again.
func Losses(form Form, g *crosshatch.Game) []Loss {
	s := g.Sheet()
	row := rowOf(form)
	r, err := row.read(row.writeSudoku(nil, &s))
	if err != nil {
		return nil // cannot happen: every form reads what it writes
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
	lose(back.Pencil != s.Pencil, LostPencil)
	now := g.Now()
	lose(now.Shades != crosshatch.Shades{}, LostShades)
	lose(anyStruck(&now), LostStruck)
	lose(back.Annotation != s.Annotation, LostAnnotation)
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
