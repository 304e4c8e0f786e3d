package gui

import (
	"context"
	"time"
)

// find works something out off the UI goroutine, and back on it uses what was found, unless ctx is cancelled by then.
// Long work is to be given breathing(ctx).
func find[T any](a *App, ctx context.Context, work func() T, use func(T)) {
	go func() {
		found := work()
		a.post(func() {
			if ctx.Err() == nil {
				use(found)
			}
		})
	}()
}

// tick is how often what is under way is shown.
const tick = 100 * time.Millisecond

// watch shows, on the UI goroutine, how something comes along, until ctx ends.
func watch(a *App, ctx context.Context, show func()) {
	go func() {
		ticker := time.NewTicker(tick)
		defer ticker.Stop()
		for {
			select {
			case <-ctx.Done():
				return
			case <-ticker.C:
				a.post(func() {
					if ctx.Err() == nil {
						show()
					}
				})
			}
		}
	}()
}
