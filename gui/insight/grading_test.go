package insight

import (
	"testing"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/test/fail"
	"ninefold/gui/session"
)

// TestAnImportedSudokuIsGraded, but not one without exactly one solution; other givens have another grade.
func TestAnImportedSudokuIsGraded(t *testing.T) {
	const (
		pairs = "4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4..24..3.7.9"
		many  = "4................................................................................"
	)
	s, _, _, _ := deducing(t)
	add(s, &Grading{Host: s.Host})
	open := func(line string) *session.Sudoku {
		g, err := crosshatch.Parse([]byte(line))
		fail.OnError(t, err)
		s.Session.Import(notation.Reading{Sheets: []crosshatch.Sheet{{Grid: g}}})
		s.Commit()
		return s.Session.Sudoku
	}
	hasGrade := func(u *session.Sudoku, want string) {
		t.Helper()
		s.await("the grade "+want, func() bool { return u.Grade() == want })
	}
	hasGrade(open(pairs), "beyond.pointing")
	without := open(many)
	u := open(pairs)
	hasGrade(u, "beyond.pointing")
	fail.Unequal(t, without.Grade(), "", "one of many solutions has the grade")
	session.Reopen(u)
	s.Commit()
	fail.If(t, u.Grade() != "", "while its digits are typed the grade is %q", u.Grade())
	session.Begin(u)
	s.Commit()
	hasGrade(u, "beyond.pointing")
	session.Reopen(u)
	u.Game.Type(grid.At(1, 2), 4)
	session.Begin(u)
	s.Commit()
	fail.Unequal(t, u.Grade(), "", "other given digits have the grade")
	s.await("an end", u.Graded)
	fail.Unequal(t, u.Grade(), "", "without a solution they have the grade")
	for range 3 {
		s.Session.Undo()
	}
	s.Commit()
	hasGrade(u, "beyond.pointing")
}
