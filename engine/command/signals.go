package command

import (
	"context"
	"os"
	"os/signal"

	"ninefold/engine/judge/program"
)

// untilSignalled returns a context that ends when this program is asked to end. The signals do not reach the programs
// that it has started, because these are in process groups of their own. So that it can end them, a broken standard
// output does not end this program until stop is called, but makes writes fail.
func untilSignalled(ctx context.Context) (until context.Context, stop context.CancelFunc) {
	unread := make(chan os.Signal, 1)
	signal.Notify(unread, program.BrokenPipe)
	until, cancel := signal.NotifyContext(ctx, program.EndSignals()...)
	return until, func() {
		cancel()
		signal.Stop(unread)
	}
}
