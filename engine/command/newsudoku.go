package command

import (
	"context"

	"github.com/spf13/cobra"

	"ninefold/engine/crosshatch"
	"ninefold/engine/notation"
	"ninefold/engine/sudoku"
)

// newSudokus is the options of crosshatch for new Sudokus.
type newSudokus struct {
	count     *int // 0 if it was not given
	grade     *sudoku.Grade
	seed      *uint64
	details   bool // the grade or the seed was given
	symmetric *bool
}

func newSudokuOptions(cmd *cobra.Command) *newSudokus {
	var n newSudokus
	n.count = declare(cmd, "new", "make `N` new Sudokus", 0, parseCount)
	n.grade = declare(cmd, "grade", "make them of `GRADE`: easy, medium, hard or beyond (easy if not given)",
		sudoku.Easy, noting(&n.details, sudoku.ParseGrade), gradeNames()...)
	n.seed = declare(cmd, "seed", "make the first by the number `S` (1 if not given)",
		1, noting(&n.details, parseSeed))
	n.symmetric = cmd.Flags().Bool("symmetric", false, "give cells that stay the same when the grid is turned by half")
	return &n
}

func gradeNames() []string {
	var names []string
	for grade := sudoku.Easy; grade <= sudoku.Beyond; grade++ {
		names = append(names, grade.String())
	}
	return names
}

// noting makes what parses a value note that there is one.
func noting[Value any](given *bool, parse func(string) (Value, error)) func(string) (Value, error) {
	return func(s string) (Value, error) {
		*given = true
		return parse(s)
	}
}

// given reports whether any of the options was given.
func (n *newSudokus) given() bool { return *n.count > 0 || n.details || *n.symmetric }

// print prints the Sudokus, each as soon as it is made.
func (n *newSudokus) print(ctx context.Context, inv *invocation, explain bool) error {
	switch {
	case *n.count == 0:
		return usageError{message: "--grade, --seed and --symmetric need --new"}
	case explain:
		return usageError{message: "--new does not go with --explain"}
	case len(inv.args) > 0:
		return usageError{message: "--new takes no FILE"}
	}
	for i := range *n.count {
		puzzle, err := sudoku.New(ctx, *n.seed+uint64(i), *n.grade, *n.symmetric)
		if err != nil {
			return err
		}
		inv.out.Write(notation.AppendSudoku(nil, notation.SudokuLines, &crosshatch.Sheet{Grid: puzzle}))
		if inv.out.Flush() != nil {
			return errReported // the output is closed
		}
	}
	return nil
}
