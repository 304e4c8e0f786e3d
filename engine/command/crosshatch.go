package command

import (
	"context"
	"fmt"
	"io"
	"slices"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"ninefold/engine/grid"
	"ninefold/engine/locale"
	"ninefold/engine/notation"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/generator"
	"ninefold/engine/sudoku/technique"
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
	n := generator.Count(ctx, &given, mostCounted+1)
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
		fmt.Fprintln(out, words.Inference(n, &d))
		now, s.hardest = d.After(), max(s.hardest, d.Technique)
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
