package command

import (
	"context"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"ninefold/engine/grid"
	"ninefold/engine/locale"
	"ninefold/engine/notation"
	"ninefold/engine/sudoku"
)

func crosshatchCommand(inv *invocation, cmd *cobra.Command) func(context.Context) error {
	solve := cmd.Flags().Bool("solve", false, "go on by all techniques, to the end")
	explain := cmd.Flags().Bool("explain", false, "print every deduction in words, before the answer")
	asJSON := cmd.Flags().Bool("json", false, "with --solve, print a line of JSON for each grid instead")
	wanted := newSudokuOptions(cmd)
	return func(ctx context.Context) error {
		if wantsSudokus(cmd.Flags()) {
			return wanted.print(ctx, inv, *explain, *solve)
		}
		switch {
		case *asJSON && (!*solve || *explain):
			return usageError("--json needs --solve, without --explain")
		case *solve:
			return solveFiles(ctx, inv, *explain, *asJSON)
		}
		return crosshatchFiles(ctx, inv, *explain)
	}
}

func crosshatchFiles(ctx context.Context, inv *invocation, explain bool) error {
	answer := make([]byte, 0, 128) // room for AppendAnswer
	return eachBoard(ctx, inv, sudoku.Grids, gridOf, func(_ int, g sudoku.Grid) error {
		if explain {
			explainSteps(inv.out, inv.words, g)
		}
		answer = sudoku.AppendAnswer(answer[:0], &g)
		inv.out.Write(answer)
		return nil
	})
}

// gridOf returns the grid of a Sudoku, and false for a game.
func gridOf(r *notation.Reading) (g sudoku.Grid, ok bool) {
	if r.Sheets == nil {
		return g, false
	}
	return r.Sheets[0].Grid, true
}

// explainSteps prints the deductions, each on a line, and then why they stop.
func explainSteps(out io.Writer, words *locale.Words, g sudoku.Grid) {
	n := 0
	for step, after := range g.Steps() {
		n++
		fmt.Fprintln(out, words.Deduction(n, &step))
		g = after
	}
	if contradiction, found := g.Contradiction(); found {
		what := words.Sentence(words.Contradiction(&contradiction))
		fmt.Fprintln(out, words.Sentences(what, words.ContradictionReason(&contradiction)))
		return
	}
	if left := grid.Cells - g.Count(); left > 0 {
		stopped := words.Text("hatch.stopped", locale.Args{"Open": words.Plural("cells", left)})
		fmt.Fprintln(out, words.Sentences(words.Sentence(stopped), words.Text("hatch.noneLeft")))
	}
}
