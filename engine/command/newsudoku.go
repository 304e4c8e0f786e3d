package command

import (
	"context"
	"slices"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"ninefold/engine/notation"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/generator"
)

type newSudokus struct {
	count     int // 0 if it was not given
	grade     generator.Grade
	seed      uint64
	symmetric bool
}

func newSudokuOptions(cmd *cobra.Command) *newSudokus {
	n := &newSudokus{seed: 1}
	declare(cmd, &n.count, "new", "make `N` new Sudokus", parseCount)
	declare(cmd, &n.grade, "grade",
		"make them of `GRADE`: easy, medium, hard, beyond or a part of that (easy if not given)",
		generator.ParseGrade, namesOf(generator.Grades[:]...)...)
	declare(cmd, &n.seed, "seed", "make the first by the number `S` (1 if not given)", parseSeed)
	cmd.Flags().BoolVar(&n.symmetric, "symmetric", false,
		"give cells that stay the same when the grid is turned by half")
	return n
}

// wantsSudokus reports whether any option of newSudokus was given.
func wantsSudokus(options *pflag.FlagSet) bool {
	return slices.ContainsFunc([]string{"new", "grade", "seed", "symmetric"}, options.Changed)
}

// print prints the Sudokus, each as soon as it is made.
func (n *newSudokus) print(ctx context.Context, inv *invocation, explain, solve bool) error {
	switch {
	case n.count == 0:
		return usageError("--grade, --seed and --symmetric need --new")
	case explain || solve:
		return usageError("--new does not go with --explain or --solve")
	case len(inv.args) > 0:
		return usageError("--new takes no FILE")
	}
	for i := range n.count {
		puzzle, err := generator.New(ctx, n.seed+uint64(i), n.grade, n.symmetric)
		if err != nil {
			return err
		}
		g := sudoku.GameFrom(sudoku.Sheet{Grid: puzzle})
		inv.out.Write(notation.AppendSudoku(nil, notation.SudokuLines, g))
		if inv.out.Flush() != nil {
			return errReported // the output is closed
		}
	}
	return nil
}
