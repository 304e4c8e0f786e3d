package command

import (
	"context"
	"flag"

	"ninefold/engine/tictactoe"
)

func markCommand() command {
	return command{
		name:      "mark",
		arguments: "[FILE...]",
		summary:   "print every position with its legal cells marked !",
		detail: `Reads the judge's text of Codeforces 907B, any number of cases a file, and prints
each board with a ! in every cell where the next move may be made. A bad case is
reported as NAME:LINE:COLUMN: message, ends its file, and makes the status 1.`,
		prepare: func(options *flag.FlagSet) runFunc {
			empty := emptyOption(options)
			return func(ctx context.Context, inv *invocation) error { return mark(ctx, inv, *empty) }
		},
	}
}

func mark(ctx context.Context, inv *invocation, empty bool) error {
	board := make([]byte, 0, 128) // room for AppendMarked
	return inv.eachPosition(ctx, empty, func(p tictactoe.Position) error {
		board = tictactoe.AppendMarked(board[:0], &p)
		inv.out.Write(board)
		return nil
	})
}
