package gui

import (
	"math/rand/v2"

	"ninefold/engine/sudoku"
	"ninefold/gui/actions"
	"ninefold/gui/icon"
	"ninefold/gui/keys"
	"ninefold/gui/locale"
	"ninefold/gui/overlay"
	"ninefold/gui/scene"
	"ninefold/gui/session"
	"ninefold/gui/tasks"
)

// newSudokuActions make a Sudoku: of the grade chosen last, or of a given one.
func newSudokuActions(a *App) []*actions.Action {
	again := &actions.Action{ID: "newSudoku", Group: "sudokuGrade", Run: func() { makeSudoku(a.host, chosenGrade(a)) }}
	if boardInBar(a) == session.CrossHatching {
		again.Icon, again.Keys = icon.New, keys.Ctrl("N")
	}
	all := []*actions.Action{again, {
		ID: "typeSudoku", Group: "sudokuGrade", Icon: icon.Edit,
		Run: a.session.TypeIn,
	}}
	for _, grade := range sudoku.Grades {
		chosen := func() bool { return chosenGrade(a) == grade }
		all = append(all,
			actions.Choice("sudokuGrade", grade.String(), chosen, func() { makeSudoku(a.host, grade) }))
	}
	return all
}

func chosenGrade(a *App) sudoku.Grade {
	grade, err := sudoku.ParseGrade(a.session.Settings.Grade)
	if err != nil {
		return sudoku.Easy
	}
	return grade
}

// canGoOn reports whether the Sudoku is solved, or its collection has a next one.
func canGoOn(a *App) bool {
	_, more := a.session.NextPlace()
	return more || a.session.Sudoku.Solved()
}

// goOn shows the next Sudoku of the collection, or makes one.
func goOn(a *App) {
	if next, ok := a.session.NextPlace(); ok {
		openBoard(a, &session.Entry{Place: next})
		return
	}
	makeSudoku(a.host, chosenGrade(a))
}

// makeSudoku makes a Sudoku of a grade off the UI goroutine, since the slowest take some milliseconds, and shows it
// unless the user has gone on meanwhile.
func makeSudoku(host *overlay.Host, grade sudoku.Grade) {
	s, ctx, seed := host.Session, host.Scope.Context(), rand.Uint64()
	tasks.Run(host.Tasks, ctx, func() session.Puzzle {
		puzzle, _ := sudoku.New(ctx, seed, grade, true) // only the end of ctx is an error, and then nobody uses it
		return session.NewPuzzle(puzzle, grade)
	}, func(puzzle session.Puzzle) {
		s.Settings.Grade = grade.String()
		s.ShowSudoku(puzzle.Grid, puzzle.Grade)
		host.Inform(locale.Sentences(locale.Text("sudokuGrade."+grade.String()), scene.GradeSentence(puzzle.Grade)))
	})
}
