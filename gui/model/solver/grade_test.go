package solver

import (
	"testing"

	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/generator"
	"ninefold/engine/test/fail"
)

func TestOnlyAGridWithOneSolutionHasAGrade(t *testing.T) {
	puzzle := fail.Must(generator.New(t.Context(), 1, generator.Medium, false))(t)
	full, _ := puzzle.Solve()
	for want, given := range map[string]sudoku.Grid{
		"medium": puzzle, "": full, SeveralSolutions: {},
		NoSolution: full.WithDigit(0, 0).WithDigit(1, full.At(0)),
	} {
		fail.Unequal(t, Grade(t.Context(), given), want, "the grade")
	}
}
