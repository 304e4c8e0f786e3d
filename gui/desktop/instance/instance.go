// Package instance lets one start of the program own the session: a second start hands its file to the window of the
// first and ends, or opens a window with a session of its own.
package instance

import (
	"context"
	"errors"
)

// ErrNoAnswer is the reason why a start has a separate session without asking for one.
var ErrNoAnswer = errors.New("the window that is open does not answer, so this one has a session of its own")

// ErrUnreachable is the reason why other starts cannot hand their files to this one.
var ErrUnreachable = errors.New("other starts cannot hand their files to this window")

// Open opens a file that another start hands over, by its absolute path, or for "" shows the window. It reports whether
// that was done before ctx ended, when the other start stops waiting.
type Open func(ctx context.Context, path string) bool

// Claim is the ownership of a session until Release. The caller must keep it until then, because the garbage collector
// frees an unreferenced lock.
type Claim struct {
	Dir      string    // the folder of the session
	endpoint *endpoint // where other starts hand files over; nil for a separate session
	unlock   func()    // unlocks Dir; nil if nothing can be locked
	setAside error     // an *atomicfile.SetAsideError about the lock's place; nil for none
}

// Serve passes every file that other starts hand over to open, on its own goroutines. This includes files handed over
// before the call.
func (c *Claim) Serve(open Open) {
	if c.endpoint != nil {
		c.endpoint.serve(open)
	}
}

// Release lets other starts own the session. The system does so if the process is killed.
func (c *Claim) Release() {
	if c.endpoint != nil {
		c.endpoint.close()
	}
	if c.unlock != nil {
		c.unlock()
	}
}
