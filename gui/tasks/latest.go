package tasks

import "context"

// Latest is work of which only what was begun last is wanted. The zero Latest has begun nothing.
type Latest struct{ end context.CancelFunc }

// Begin ends what was begun before, and returns the context of what begins now.
func (l *Latest) Begin() (ctx context.Context) {
	l.End()
	ctx, l.end = context.WithCancel(context.Background())
	return ctx
}

// End cancels what was begun last.
func (l *Latest) End() {
	if l.end != nil {
		l.end()
	}
}
