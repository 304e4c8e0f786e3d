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
