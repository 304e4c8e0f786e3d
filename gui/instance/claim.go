//go:build !js

package instance

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/gofrs/flock"
)

const (
	lockName = "lock"
	maxOwn   = 1000 // windows with a session of their own, at the same time
)

// Claim makes this start the owner of the session in dir. If another start owns it, that one is handed file, the absolute
// path of a file or "" for none, and Claim returns nil: this start has nothing left to do. If the owner does not answer
// within a second, or alone is set, the hold is of a session of its own, in a folder below dir, which the next such start
// takes up again.
func Claim(dir, file string, alone bool) (*Hold, error) {
	if !alone {
		hold, err := lock(dir)
		if err != nil {
			return nil, err
		}
		if hold != nil {
			hold.door, err = openDoor(dir)
			return hold, err
		}
		if handOver(dir, file) == nil {
			return nil, nil
		}
	}
	for n := 2; n < maxOwn; n++ {
		hold, err := lock(filepath.Join(dir, "windows", fmt.Sprint(n)))
		if hold != nil || err != nil {
			return hold, err
		}
	}
	return nil, fmt.Errorf("%d windows are open", maxOwn)
}

// lock is the hold of a folder, and nil when another process has it.
func lock(dir string) (*Hold, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	held := flock.New(filepath.Join(dir, lockName))
	ok, err := held.TryLock()
	if !ok || err != nil {
		return nil, err
	}
	return &Hold{Dir: dir, free: func() { _ = held.Unlock() }}, nil // the process's end would free it as well
}
