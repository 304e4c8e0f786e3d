package command

import (
	"context"

	"github.com/spf13/cobra"

	"ninefold/engine/tictactoe"
)

func markCommand(inv *invocation) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "mark [FILE...]",
		Short: "print every position with its legal cells marked !",
		Long: `Reads the judge's text of Codeforces 907B, any number of cases a file, or the games
in any other text that the window opens, and prints each board with a ! in every cell
where the next move may be made. A bad case is reported as NAME:LINE:COLUMN: message,
ends its file, and makes the status 1.`,
	}
	empty := emptyOption(cmd)
	cmd.RunE = inv.does(func(ctx context.Context) error {
		board := make([]byte, 0, 128) // room for AppendMarked
		return inv.eachPosition(ctx, *empty, func(_ int, p tictactoe.Position) error {
			board = tictactoe.AppendMarked(board[:0], &p)
			inv.out.Write(board)
			return nil
		})
	})
	return cmd
}
