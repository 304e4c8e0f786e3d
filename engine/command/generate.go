package command

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"ninefold/engine/reach"
	"ninefold/engine/tictactoe"
)

func generateCommand() command {
	return command{
		name:      "generate",
		arguments: "DIR",
		summary:   "write judge inputs with their answers, to test a solver",
		detail: `Writes 001.in, 001.out, 002.in and so on into DIR, which must be new or empty. Of ten
in a row
` + proportions() + `
The random games are played by the rules given; the answers are always the statement's. The
same options give the same bytes on every machine.`,
		prepare: func(options *flag.FlagSet) runFunc {
			count := declare(options, "count", "write `N` cases (100 if not given)", 100, atLeast(1))
			seed := declare(options, "seed", "draw them by the number `S` (1 if not given)", 1, parseSeed)
			rules := rulesOption(options, tictactoe.Judge)
			reachable := options.Bool("reachable", false, "leave out noise and changes: only positions that play can make")
			return func(ctx context.Context, inv *invocation) error {
				if len(inv.args) != 1 {
					return usageError{message: "want one DIR"}
				}
				if err := generate(ctx, inv.args[0], *count, reach.Series{Seed: *seed, Rules: *rules, Reachable: *reachable}); err != nil {
					printError(inv.stderr, inv.args[0], err)
					return errReported
				}
				return nil
			}
		},
	}
}

// proportions says how many of the positions are of each class.
func proportions() string {
	classes := [...]string{
		reach.Played:     "from a random game",
		reach.Noise:      "noise: any marks in any cells",
		reach.NearlyFull: "noise with few cells left empty",
		reach.FullTarget: "from a random game, where the target is full or closed and the choice free",
		reach.Changed:    "from a random game, changed by a hare so that no play can reach it",
	}
	var lines []string
	for class, what := range classes {
		n := 0
		for _, c := range reach.Classes {
			if int(c) == class {
				n++
			}
		}
		lines = append(lines, fmt.Sprintf("  %d: %s", n, what))
	}
	return strings.Join(lines, "\n")
}

// generate fills a directory with the first count cases of a series.
func generate(ctx context.Context, dir string, count int, series reach.Series) error {
	if err := makeEmptyDir(dir); err != nil {
		return err
	}
	width := max(3, len(fmt.Sprint(count)))
	for n := range count {
		if err := ctx.Err(); err != nil {
			return err
		}
		p := series.Generate(uint64(n)).Position.WithRules(tictactoe.Judge)
		if err := writeCase(filepath.Join(dir, fmt.Sprintf("%0*d", width, n+1)), &p); err != nil {
			return err
		}
	}
	return nil
}

// writeCase writes a position as NAME.in and its answer as NAME.out.
func writeCase(name string, p *tictactoe.Position) error {
	input, err := tictactoe.AppendText(nil, p)
	if err != nil {
		return err
	}
	return writeFiles(name, input, tictactoe.AppendMarked(nil, p))
}

// writeFiles writes an input as NAME.in and its answer as NAME.out.
func writeFiles(name string, input, answer []byte) error {
	if err := os.WriteFile(name+".in", input, 0o666); err != nil {
		return err
	}
	return os.WriteFile(name+".out", answer, 0o666)
}

// errNotEmpty is why a directory is not written into.
var errNotEmpty = errors.New("the directory is not empty")

// makeEmptyDir makes a directory, or takes one that is empty.
func makeEmptyDir(dir string) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	entries, err := os.ReadDir(dir)
	if err == nil && len(entries) > 0 {
		err = errNotEmpty
	}
	return err
}
