package notation

import (
	"path/filepath"
	"slices"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
)

// AppendSudoku appends a Sudoku at the step shown in a form that WritesSudoku. Losses tells what it leaves out.
func AppendSudoku(dst []byte, form Form, g *sudoku.Game) []byte {
	return rowOf(form).writeSudoku(dst, g)
}

// WritesSudoku reports whether AppendSudoku writes the form.
func WritesSudoku(form Form) bool { return rowOf(form).writeSudoku != nil }

// SudokuFormOf returns the form in which a Sudoku is saved in a file, by the ending of its name: Worksheet, which holds
// all, unless the ending is another form's.
func SudokuFormOf(file string) Form {
	return formOf(file, Worksheet, func(r *row) bool { return r.writeSudoku != nil })
}

// GameFormOf returns the form in which a game is saved in a file, by the ending of its name: Judge or Record.
func GameFormOf(file string) Form {
	return formOf(file, Record, func(r *row) bool { return r.form == Judge })
}

// formOf returns the form of a kind that has the ending of a file's name, or else the fullest.
func formOf(file string, fullest Form, kind func(*row) bool) Form {
	for _, row := range table() {
		if kind(&row) && slices.Contains(row.endings, strings.ToLower(filepath.Ext(file))) {
			return row.form
		}
	}
	return fullest
}

// Loss is a part of a Sudoku or a game that a form does not hold. The keys of its words end with it.
type Loss string

const (
	LostSteps      Loss = "steps"      // the steps that led to the grid or the position
	LostEntered    Loss = "entered"    // the difference between given digits and all others
	LostPencil     Loss = "pencil"     // some or all pencil marks, or that cells have none
	LostShades     Loss = "shades"     // the colours of cells
	LostStruck     Loss = "struck"     // the candidates crossed out by hand
	LostAnnotation Loss = "annotation" // what a library says of a grid
	LostComments   Loss = "comments"   // the comments on steps of a game
	LostBranches   Loss = "branches"   // the lines of a game other than the one shown
	LostTags       Loss = "tags"       // the facts about a game as a whole, for example its players
)

// Losses lists what the Sudoku shown would lose in a form, by reading its text again.
func Losses(form Form, g *sudoku.Game) []Loss {
	row := rowOf(form)
	r, err := row.read(row.writeSudoku(nil, g))
	if err != nil {
		return nil // cannot happen: every form reads what it writes
	}
	read := r.Sudoku()
	s, back := g.Sheet(), read.Sheet()
	now, then := g.Now(), read.Now()
	var losses []Loss
	lose := func(lost bool, loss Loss) {
		if lost {
			losses = append(losses, loss)
		}
	}
	lose(g.Current() != read.Current(), LostSteps)
	lose(back.Entered != s.Entered, LostEntered)
	lose(back.Pencil != s.Pencil, LostPencil)
	lose(now.Shades != then.Shades, LostShades)
	lose(struck(&now) != struck(&then), LostStruck)
	lose(back.Annotation != s.Annotation, LostAnnotation)
	return losses
}

// struck returns the candidates crossed out by hand in each cell.
func struck(s *sudoku.State) (digits [grid.Cells]grid.Digits) {
	for c := range digits {
		digits[c] = s.StruckIn(grid.Cell(c))
	}
	return digits
}
