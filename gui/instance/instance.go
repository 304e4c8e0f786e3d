// Package instance lets one start of the program own the session: a second start hands its file to the window of the
// first and ends, or opens a window with a session of its own.
package instance

import (
	"context"
	"errors"
)

// ErrNoAnswer is why a start has a session of its own though it did not ask for one.
var ErrNoAnswer = errors.New("the window that is open does not answer, so this one has a session of its own")

// ErrUnreachable is why other starts cannot hand their files to this one.
var ErrUnreachable = errors.New("other starts cannot hand their files to this window")

// Open opens a file that another start brings, given by its absolute path, or shows the window when that is "". It
// reports whether that was done before ctx ended, which is when the other start has stopped waiting.
type Open func(ctx context.Context, path string) bool

// Claim is what a start owns until Release. It is kept until then: what is locked is free when nothing refers to it.
type Claim struct {
	Dir      string    // the folder of its session
	endpoint *endpoint // where other starts hand files in; nil for a window of its own
	unlock   func()    // lets go of Dir; nil where nothing can be locked
	setAside error     // what was in the lock's place, an *atomicfile.SetAsideError; nil for nothing
}

// Serve hands every file that other starts bring to open, in goroutines of its own; those that came before Serve was
// called as well, which were promised to be opened.
func (c *Claim) Serve(open Open) {
	if c.endpoint != nil {
		c.endpoint.serve(open)
	}
}

// Release lets other starts own the session. What a start that was killed held is free as well.
func (c *Claim) Release() {
	if c.endpoint != nil {
		c.endpoint.close()
	}
	if c.unlock != nil {
		c.unlock()
	}
}
