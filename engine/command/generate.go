package command

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"syscall"

	"github.com/spf13/cobra"

	"ninefold/engine/judge"
	"ninefold/engine/judge/sample"
	"ninefold/engine/sudoku"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/reach"
)

func generateCommand(inv *invocation, cmd *cobra.Command) func(context.Context) error {
	cmd.ValidArgsFunction = completeFolders
	g := caseWriter{count: 100, series: sample.Series{Seed: 1, Unreachable: unreachable}}
	series := &g.series
	problemOption(cmd, &g.problem)
	declare(cmd, &g.count, "count", "write `N` cases (100 if not given)", parseCount)
	declare(cmd, &series.Seed, "seed", "draw them by the number `S` (1 if not given)", parseSeed)
	rulesOption(cmd, &series.Rules, "judge", tictactoe.ParseRules)
	yes := cmd.Flags().Bool("yes", false, "write more than 100,000 files without a question")
	return func(ctx context.Context) error {
		if g.problem == judge.Crosshatch && cmd.Flags().Changed("rules") {
			return usageError("--rules: want --problem tictactoe")
		}
		if files := 2 * g.count; files > mostFiles && !*yes {
			printLine(inv.stderr, "%s", inv.words.Plural("generate.many", files))
			if !agreed(inv, "generate.ask") {
				printLine(inv.stderr, "%s", inv.words.Text("generate.none"))
				return errReported
			}
		}
		return inv.report(inv.args[0], g.fill(ctx, inv.args[0]))
	}
}

// mostFiles is the most files that are written without a question.
const mostFiles = 100_000

// unreachable reports whether no play by a position's rules can make it.
func unreachable(p tictactoe.Position) bool {
	return reach.Decide(context.Background(), p, reach.Budget{Steps: reach.EnoughSteps}).Answer == reach.Unreachable
}

// caseWriter writes cases of a problem.
type caseWriter struct {
	problem judge.Problem
	count   int
	series  sample.Series // its seed is that of grids too
}

// fill fills a folder with the first count cases.
func (g *caseWriter) fill(ctx context.Context, dir string) error {
	if err := makeEmptyDir(dir); err != nil {
		return err
	}
	width := max(3, len(fmt.Sprint(g.count)))
	for n := range g.count {
		if err := ctx.Err(); err != nil {
			return err
		}
		input, answer := g.at(uint64(n))
		name := filepath.Join(dir, fmt.Sprintf("%0*d", width, n+1))
		if err := os.WriteFile(name+".in", input, 0o666); err != nil {
			return err
		}
		if err := os.WriteFile(name+".out", answer, 0o666); err != nil {
			return err
		}
	}
	return nil
}

// at returns case number 0, 1, … and its answer.
func (g *caseWriter) at(number uint64) (input, answer []byte) {
	if g.problem == judge.Crosshatch {
		made := sample.Grid(g.series.Seed, number)
		return sudoku.AppendText(nil, &made), sudoku.AppendAnswer(nil, &made)
	}
	p := g.series.At(number).WithRules(tictactoe.Judge)
	input, _ = tictactoe.AppendText(nil, &p) // the last move is set
	return input, tictactoe.AppendMarked(nil, &p)
}

// makeEmptyDir makes a folder, or accepts an empty one.
func makeEmptyDir(dir string) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	entries, err := os.ReadDir(dir)
	if err == nil && len(entries) > 0 {
		err = syscall.ENOTEMPTY
	}
	return err
}
