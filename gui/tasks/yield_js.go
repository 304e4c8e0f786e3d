package tasks

import (
	"context"
	"time"
)

// slice is how long work may keep a web page waiting: less than a frame.
const slice = 12 * time.Millisecond

// Yielding is the context for long work. On a web page, which has one thread, the browser gets that thread back only
// while all goroutines wait; so whoever asks this context whether it is cancelled waits now and then.
func Yielding(ctx context.Context) context.Context {
	return &yielding{Context: ctx, since: time.Now()}
}

type yielding struct {
	context.Context
	asked uint
	since time.Time // when the work last waited
}

func (y *yielding) Err() error {
	y.wait()
	return y.Context.Err()
}

// wait lets the page run, if it has waited for long.
func (y *yielding) wait() {
	y.asked++
	if y.asked%16 == 0 && time.Since(y.since) > slice { // the browser's clock is slow to ask
		time.Sleep(time.Millisecond)
		y.since = time.Now()
	}
}

// Yielder gives what a search calls again and again to do the same.
func Yielder() func() {
	y := &yielding{since: time.Now()}
	return y.wait
}
