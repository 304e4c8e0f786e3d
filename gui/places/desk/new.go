package desk

import (
	"context"
	"math/rand/v2"

	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/generator"
	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/model/solver"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/overlay"
)

// NewActions make a Sudoku: of the grade chosen last, or of a given one.
func (s *Sudoku) NewActions() []*actions.Action {
	again := &actions.Action{ID: "newSudoku", Bar: 2, Toolbar: actions.In("", 1, 3), Group: "sudokuGrade",
		Run: func() { makeSudoku(s.host, s.chosenGrade()) }}
	all := []*actions.Action{again, {
		ID: "typeSudoku", Group: "sudokuGrade", Icon: icon.Edit,
		Run: func() { s.host.Session.TypeIn(); s.host.Enter() },
	}}
	for _, grade := range generator.Grades {
		chosen := func() bool { return s.chosenGrade() == grade }
		all = append(all,
			actions.Choice("sudokuGrade", grade.String(), chosen, func() { makeSudoku(s.host, grade) }))
	}
	return all
}

func (s *Sudoku) chosenGrade() generator.Grade {
	grade, err := generator.ParseGrade(s.host.Session.Settings.Grade)
	if err != nil {
		return generator.Easy
	}
	return grade
}

// canGoOn reports whether the Sudoku is solved, or its collection has a next one.
func (s *Sudoku) canGoOn() bool {
	_, more := s.host.Session.NextPlace()
	return more || s.sudoku().Solved()
}

// goOn shows the next Sudoku of the collection, or makes one.
func (s *Sudoku) goOn() {
	if next, ok := s.host.Session.NextPlace(); ok {
		s.host.Open(&session.Entry{Place: next})
		return
	}
	makeSudoku(s.host, s.chosenGrade())
}

// makeSudoku makes a Sudoku of a grade off the UI goroutine, since the slowest take some milliseconds, and shows it
// unless the user has gone on meanwhile.
func makeSudoku(host *overlay.Host, grade generator.Grade) {
	s, seed := host.Session, rand.Uint64()
	var puzzle sudoku.Grid
	overlay.Run(host, func(ctx context.Context) string {
		puzzle, _ = generator.New(ctx, seed, grade, true) // only the end of ctx is an error, and then nobody uses it
		return solver.GradeIn(grade, puzzle)
	}, func(name string) {
		s.Settings.Grade = grade.String()
		from := s.Board()
		s.ShowSudoku(puzzle, name)
		host.Arrive(from)
		host.Inform(language.Sentences(language.Text("sudokuGrade."+grade.String()), scene.GradeSentence(name)))
	})
}
