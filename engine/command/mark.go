package command

import (
	"context"

	"github.com/spf13/cobra"

	"ninefold/engine/tictactoe"
)

func markCommand(inv *invocation, cmd *cobra.Command) func(context.Context) error {
	empty := emptyOption(cmd)
	return func(ctx context.Context) error {
		board := make([]byte, 0, 128) // room for AppendMarked
		return inv.eachPosition(ctx, *empty, func(_ int, p tictactoe.Position) error {
			board = tictactoe.AppendMarked(board[:0], &p)
			inv.out.Write(board)
			return nil
		})
	}
}
