package command

import (
	"context"
	"os"
	"os/signal"

	"ninefold/engine/program"
)

// untilSignalled is a context that ends when this program is asked to end. Other programs that it starts are in process
// groups of their own, which what ends this one does not reach. For the same reason a standard output that nobody reads
// any more does not end this program until stop is called: a write to it fails instead.
func untilSignalled(ctx context.Context) (until context.Context, stop context.CancelFunc) {
	unread := make(chan os.Signal, 1)
	signal.Notify(unread, program.BrokenPipe)
	until, cancel := signal.NotifyContext(ctx, program.EndSignals()...)
	return until, func() {
		cancel()
		signal.Stop(unread)
	}
}
