package command

import (
	"context"
	"fmt"
	"io"

	"ninefold/engine/grid"
	"ninefold/engine/locale"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/generator"
	"ninefold/engine/sudoku/technique"
)

// mostCounted is how many solutions of a grid are counted.
const mostCounted = 1000

// solution is what all techniques, and in the end search, find of a grid.
type solution struct {
	solutions int                 // at most mostCounted
	more      bool                // there are more than that
	searched  int                 // the cells that the deductions left open and search has filled
	grid      sudoku.Grid         // as far as it is solved
	hardest   technique.Technique // -1 if cross-hatching sufficed
}

// solveFiles solves grids by all techniques. If these do not fill a grid with one solution, search does. Of any other
// grid it is said how many solutions it has.
func solveFiles(ctx context.Context, inv *invocation, explain, asJSON bool) error {
	return eachBoard(ctx, inv, sudoku.Grids, gridOf, func(number int, g sudoku.Grid) error {
		s, out := &solution{grid: g}, io.Discard
		if explain {
			out = inv.out
		}
		s.solve(ctx, out, inv.words)
		if asJSON {
			return s.event(inv.name, number).writeLine(inv.out)
		}
		if notes := s.notes(inv.words); explain {
			fmt.Fprintln(out, notes)
		} else if s.solutions != 1 || s.searched > 0 {
			printLine(inv.stderr, "%s: %s", inv.name, inv.words.InCase(number, notes))
		}
		if s.solutions == 0 {
			fmt.Fprintln(inv.out, "ERROR")
		} else {
			inv.out.Write(sudoku.AppendText(nil, &s.grid))
		}
		return ctx.Err()
	})
}

// solve prints the deductions of all techniques, and completes the grid.
func (s *solution) solve(ctx context.Context, out io.Writer, words *locale.Words) {
	given := s.grid
	n := generator.CountUpTo(ctx, &given, mostCounted+1)
	s.solutions, s.more = min(n, mostCounted), n > mostCounted
	s.deduce(out, words)
	if open := grid.Cells - s.grid.Count(); s.solutions == 1 && open > 0 {
		s.grid, _ = generator.Solve(ctx, &given)
		s.searched = open
	}
}

// event is the solution of a grid in a file.
func (s *solution) event(file string, number int) object {
	answer, hardest := "", ""
	if s.solutions > 0 {
		answer = s.grid.String()
	}
	if s.hardest >= 0 {
		hardest = s.hardest.String()
	}
	return object{"file", file, "case", number, "solutions", s.solutions, "more?", s.more, "answer?", answer,
		"technique?", hardest, "searched?", s.searched}
}

// deduce makes the deductions of all techniques, and prints them.
func (s *solution) deduce(out io.Writer, words *locale.Words) {
	now, n := sudoku.State{Sheet: sudoku.Sheet{Grid: s.grid}}, 0
	for s.hardest = -1; ; {
		for step, after := range now.Grid.Steps() {
			n++
			fmt.Fprintln(out, words.Deduction(n, &step))
			now.Grid = after
		}
		d, ok := technique.Next(&now)
		if !ok {
			s.grid = now.Grid
			return
		}
		n++
		fmt.Fprintln(out, words.Inference(n, &now, &d))
		now, s.hardest = d.After(now), max(s.hardest, d.Technique)
	}
}

// notes says how many solutions a grid has if it has not one, or else what it takes.
func (s *solution) notes(words *locale.Words) string {
	switch {
	case s.solutions == 0:
		return words.Text("solve.none")
	case s.more:
		return words.Sentences(words.Text("solve.more", locale.Args{"Number": s.solutions}), words.Text("solve.ends"))
	case s.solutions > 1:
		return words.Sentences(words.Text("solve.several", locale.Args{"Number": s.solutions}),
			words.Text("solve.ends"))
	case s.searched > 0:
		return words.Sentences(words.Text("grade.needsMore"),
			words.Text("solve.searched", locale.Args{"Open": words.Plural("cells", s.searched)}))
	case s.hardest < 0:
		return words.Text("solve.hatched")
	}
	return words.Text("grade.needs", locale.Args{"Technique": words.Technique(s.hardest)})
}
