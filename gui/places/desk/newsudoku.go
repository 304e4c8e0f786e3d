package desk

import (
	"math/rand/v2"

	"ninefold/engine/sudoku/generator"
	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/tasks"
)

// NewSudokuActions make a Sudoku: of the grade chosen last, or of a given one.
func (d *Desk) NewSudokuActions() []*actions.Action {
	again := &actions.Action{ID: "newSudoku", Group: "sudokuGrade", Run: func() { makeSudoku(d.Host, d.chosenGrade()) }}
	all := []*actions.Action{again, {
		ID: "typeSudoku", Group: "sudokuGrade", Icon: icon.Edit,
		Run: func() { d.Host.Session.TypeIn(); d.Host.Enter() },
	}}
	for _, grade := range generator.Grades {
		chosen := func() bool { return d.chosenGrade() == grade }
		all = append(all,
			actions.Choice("sudokuGrade", grade.String(), chosen, func() { makeSudoku(d.Host, grade) }))
	}
	return all
}

func (d *Desk) chosenGrade() generator.Grade {
	grade, err := generator.ParseGrade(d.Host.Session.Settings.Grade)
	if err != nil {
		return generator.Easy
	}
	return grade
}

// CanGoOn reports whether the Sudoku is solved, or its collection has a next one.
func (d *Desk) CanGoOn() bool {
	_, more := d.Host.Session.NextPlace()
	return more || d.Host.Session.Sudoku.Solved()
}

// GoOn shows the next Sudoku of the collection, or makes one.
func (d *Desk) GoOn() {
	if next, ok := d.Host.Session.NextPlace(); ok {
		d.Open(&session.Entry{Place: next})
		return
	}
	makeSudoku(d.Host, d.chosenGrade())
}

// makeSudoku makes a Sudoku of a grade off the UI goroutine, since the slowest take some milliseconds, and shows it
// unless the user has gone on meanwhile.
func makeSudoku(host *overlay.Host, grade generator.Grade) {
	s, ctx, seed := host.Session, host.Scope.Context(), rand.Uint64()
	tasks.Run(host.Tasks, ctx, func() session.Puzzle {
		puzzle, _ := generator.New(ctx, seed, grade, true) // only the end of ctx is an error, and then nobody uses it
		return session.NewPuzzle(puzzle, grade)
	}, func(puzzle session.Puzzle) {
		s.Settings.Grade = grade.String()
		s.ShowSudoku(puzzle.Grid, puzzle.Grade)
		host.Enter()
		host.Inform(language.Sentences(language.Text("sudokuGrade."+grade.String()), scene.GradeSentence(puzzle.Grade)))
	})
}
