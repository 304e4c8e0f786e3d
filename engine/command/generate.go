package command

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"ninefold/engine/reach"
	"ninefold/engine/sample"
	"ninefold/engine/tictactoe"
)

func generateCommand(inv *invocation) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "generate DIR",
		Short: "write judge inputs with their answers, to test a solver",
		Long: `Writes 001.in, 001.out, 002.in and so on into DIR, which must be new or empty. Of ten
in a row
` + proportions() + `
The random games are played by the rules given; the answers are always the statement's. The
same options give the same bytes on every machine.`,
		Args:              wantArgs(1, 1, "want one DIR"),
		ValidArgsFunction: completeFolders,
	}
	count, series := 100, sample.Series{Seed: 1, Unreachable: unreachable}
	declare(cmd, &count, "count", "write `N` cases (100 if not given)", parseCount)
	declare(cmd, &series.Seed, "seed", "draw them by the number `S` (1 if not given)", parseSeed)
	rulesOption(cmd, &series.Rules, "judge", tictactoe.ParseRules)
	cmd.Flags().BoolVar(&series.Reachable, "reachable", false,
		"leave out noise and changes: only positions that play can make")
	cmd.RunE = inv.does(func(ctx context.Context, inv *invocation) error {
		return inv.report(inv.args[0], generate(ctx, inv.args[0], count, series))
	})
	return cmd
}

// proportions lists how many of ten positions are in each class.
func proportions() string {
	classes := [...]string{
		sample.Played:     "from a random game",
		sample.Noise:      "noise: any marks in any cells",
		sample.NearlyFull: "noise with few cells left empty",
		sample.Freed:      "from a random game, where the target is full or closed and the choice free",
		sample.Changed:    "from a random game, changed by a hare so that no play can reach it",
	}
	var lines []string
	for class, what := range classes {
		n := 0
		for _, c := range sample.Classes {
			if int(c) == class {
				n++
			}
		}
		lines = append(lines, fmt.Sprintf("  %d: %s", n, what))
	}
	return strings.Join(lines, "\n")
}

// unreachable reports whether no play by a position's rules can make it.
func unreachable(p tictactoe.Position) bool {
	return reach.Decide(context.Background(), p, reach.Limits{Steps: reach.EnoughSteps}).Answer == reach.Unreachable
}

// generate fills a folder with the first count cases of a series.
func generate(ctx context.Context, dir string, count int, series sample.Series) error {
	if err := makeEmptyDir(dir); err != nil {
		return err
	}
	width := max(3, len(fmt.Sprint(count)))
	for n := range count {
		if err := ctx.Err(); err != nil {
			return err
		}
		p, _ := series.At(uint64(n))
		p = p.WithRules(tictactoe.Judge)
		input, err := tictactoe.AppendText(nil, &p)
		if err != nil {
			return err
		}
		name := filepath.Join(dir, fmt.Sprintf("%0*d", width, n+1))
		if err := writeFiles(name, input, tictactoe.AppendMarked(nil, &p)); err != nil {
			return err
		}
	}
	return nil
}

// writeFiles writes an input as NAME.in and its answer as NAME.out.
func writeFiles(name string, input, answer []byte) error {
	if err := os.WriteFile(name+".in", input, 0o666); err != nil {
		return err
	}
	return os.WriteFile(name+".out", answer, 0o666)
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
