//go:build !js

package instance

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/gofrs/flock"
)

const lockName = "lock"

// Claim makes this start the owner of the session in dir. If another start owns it, that one is handed file, the absolute
// path of a file or "" for none, and Claim returns nil: this start has nothing left to do. If the owner does not answer
// within a second, or alone is set, the hold is of a session of its own, in a folder below dir, which the next such start
// takes up again. Where nothing can be locked, as in a folder that cannot be written, starts know of each other only by what
// they hand over.
func Claim(dir, file string, alone bool) *Hold {
	if !alone {
		hold, err := lock(dir)
		if hold == nil && handOver(dir, file) == nil {
			return nil
		}
		if err != nil {
			hold = &Hold{Dir: dir}
		}
		if hold != nil {
			hold.door, _ = openDoor(dir) // without it the next start opens a window of its own
			return hold
		}
	}
	for n := 2; ; n++ {
		own := filepath.Join(dir, "windows", fmt.Sprint(n))
		switch hold, err := lock(own); {
		case err != nil:
			return &Hold{Dir: own}
		case hold != nil:
			return hold
		}
	}
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
