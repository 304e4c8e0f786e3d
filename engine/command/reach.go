package command

import (
	"context"
	"flag"
	"fmt"
	"io"

	"ninefold/engine/reach"
	"ninefold/engine/text"
	"ninefold/engine/tictactoe"
)

func reachCommand() command {
	return command{
		name:      "reach",
		arguments: "[FILE...]",
		summary:   "say whether play can have made a position, and by which moves",
		detail: `Reads positions as mark does. For each it prints "reachable" and the moves of a legal
game from the empty board, a line each as "row column"; or "unreachable: " and why; or
"not decided" when it gave up, which is rare. The status is 0 for all of them. Play is
that of the judge's rules: X begins, and nobody wins before the board is full.`,
		prepare: func(*flag.FlagSet) runFunc { return reachFiles },
	}
}

func reachFiles(ctx context.Context, inv *invocation) error {
	return inv.eachFile(ctx, func(file io.Reader) error {
		return eachCase(tictactoe.NewReader(file).Read, text.WantMark, func(p tictactoe.Position) error {
			verdict := reach.Decide(ctx, p, reach.Enough)
			printVerdict(inv.out, &verdict)
			return nil
		})
	})
}

func printVerdict(out io.Writer, v *reach.Verdict) {
	switch v.Answer {
	case reach.Undecided:
		fmt.Fprintln(out, "not decided")
	case reach.Unreachable:
		fmt.Fprintf(out, "unreachable: %v\n", v.Reason)
	case reach.Reachable:
		fmt.Fprintln(out, "reachable")
		for _, c := range v.Game {
			fmt.Fprintln(out, rowCol(c))
		}
	}
}
