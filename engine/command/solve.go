package command

import (
	"context"
	"fmt"
	"io"

	"ninefold/engine/grid"
	"ninefold/engine/locale"
	"ninefold/engine/notation/text"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/generator"
	"ninefold/engine/sudoku/technique"
)

// solveFiles solves grids by all techniques. A grid that these do not fill is printed as far as they came.
func solveFiles(ctx context.Context, inv *invocation, explain bool) error {
	return inv.eachFile(ctx, func(file io.Reader) error {
		return eachCase(cases(file, sudoku.Grids, gridOf), text.WantDigit, func(g sudoku.Grid) error {
			out, solutions := io.Discard, generator.Count(ctx, &g)
			if explain {
				out = inv.out
			}
			solved := solve(out, inv.words, g, solutions)
			if solutions == generator.None {
				fmt.Fprintln(inv.out, "ERROR")
			} else {
				inv.out.Write(sudoku.AppendText(nil, &solved))
			}
			return ctx.Err()
		})
	})
}

// solve prints the deductions of all techniques, and then why they end, and returns the grid to which they lead.
func solve(out io.Writer, words *locale.Words, g sudoku.Grid, solutions generator.Solutions) sudoku.Grid {
	s, n, hardest := sudoku.State{Grid: g}, 0, technique.Technique(-1)
	for {
		for step, after := range s.Grid.Steps() {
			n++
			fmt.Fprintln(out, words.Deduction(n, &step))
			s.Grid = after
		}
		d, ok := technique.Next(&s)
		if !ok {
			break
		}
		n++
		fmt.Fprintln(out, words.Inference(n, &s, &d))
		s, hardest = d.After(s), max(hardest, d.Technique)
	}
	switch {
	case solutions == generator.None:
		fmt.Fprintln(out, words.Text("solve.none"))
	case s.Grid.Count() == grid.Cells && hardest < 0:
		fmt.Fprintln(out, words.Text("solve.hatched"))
	case s.Grid.Count() == grid.Cells:
		fmt.Fprintln(out, words.Text("grade.needs", locale.Args{"Technique": words.Technique(hardest)}))
	case solutions == generator.Many:
		fmt.Fprintln(out, words.Text("solve.many"))
	default:
		fmt.Fprintln(out, words.Text("grade.needsMore"))
	}
	return s.Grid
}
