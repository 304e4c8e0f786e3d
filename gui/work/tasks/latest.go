package tasks

import "context"

// Latest holds work of which only the latest is wanted. The zero Latest has no work.
type Latest struct{ end context.CancelFunc }

// Begin cancels the earlier work, and returns the context of the new one.
func (l *Latest) Begin() context.Context { return l.BeginIn(context.Background()) }

// BeginIn is Begin for work that ends also with another context.
func (l *Latest) BeginIn(other context.Context) (ctx context.Context) {
	l.End()
	ctx, l.end = context.WithCancel(other)
	return ctx
}

// End cancels the work.
func (l *Latest) End() {
	if l.end != nil {
		l.end()
	}
}
