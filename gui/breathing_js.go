package gui

import (
	"context"
	"time"
)

// spell is how long work may keep a web page waiting: less than a frame.
const spell = 12 * time.Millisecond

// breather is a context that whoever asks whether it is cancelled lets the page live in between. A page has one thread,
// and the browser gets it back only while all goroutines wait.
type breather struct {
	context.Context
	asked uint
	since time.Time // when the work last waited
}

// breathing is a context for long work.
func breathing(ctx context.Context) context.Context {
	return &breather{Context: ctx, since: time.Now()}
}

func (b *breather) Err() error {
	b.asked++
	if b.asked%16 == 0 && time.Since(b.since) > spell { // to ask for the time is dear
		time.Sleep(time.Millisecond)
		b.since = time.Now()
	}
	return b.Context.Err()
}
