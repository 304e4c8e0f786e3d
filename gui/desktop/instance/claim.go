//go:build !js

package instance

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"time"

	"github.com/gofrs/flock"

	"ninefold/engine/atomicfile"
)

const (
	lockName = "lock"
	patience = 10 * time.Second      // how long a start waits for an owner that may be starting, busy or ending
	pause    = 50 * time.Millisecond // before a start tries again
)

// Claim is the ownership of a session until Release. The caller must keep it until then, because the garbage collector
// frees an unreferenced lock.
type Claim struct {
	Dir      string    // the folder of the session
	endpoint *endpoint // where other starts hand files over; nil for a separate session
	unlock   func()    // unlocks Dir; nil if nothing can be locked
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

// Acquire makes this start the owner of the session in dir. If another start owns it, Acquire hands file, an absolute
// path or "", to that owner and returns no claim: this start must end. If the owner neither answers nor ends before ctx
// does, in ten seconds at most, the claim is of a separate session and the error is ErrNoAnswer. A valid claim can also
// come with ErrUnreachable, if other starts cannot hand files to this one. If nothing can be locked, for example in a
// read-only folder, starts find each other only by handing over.
func Acquire(ctx context.Context, dir, file string) (*Claim, error) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	for {
		claim, err := lock(dir)
		if claim == nil && handOver(ctx, dir, file) == nil {
			return nil, nil
		}
		if err != nil {
			claim = &Claim{Dir: dir}
		}
		if claim != nil {
			claim.endpoint, err = listen(dir)
			return claim, err
		}
		select {
		case <-ctx.Done():
			return Separate(dir), ErrNoAnswer
		case <-time.After(pause):
		}
	}
}

// Separate claims a separate session in a folder below dir: the first existing one that is free, or a new one.
func Separate(dir string) *Claim {
	windows := filepath.Join(dir, "windows")
	for _, n := range existingWindows(windows) {
		if claim := lockWindow(windows, n); claim != nil {
			return claim
		}
	}
	for n := 2; ; n++ {
		if claim := lockWindow(windows, n); claim != nil {
			return claim
		}
	}
}

// existingWindows returns the numbers of the existing separate sessions, sorted.
func existingWindows(windows string) (numbers []int) {
	entries, _ := os.ReadDir(windows) // there may be none yet
	for _, entry := range entries {
		if n, err := strconv.Atoi(entry.Name()); err == nil && strconv.Itoa(n) == entry.Name() {
			numbers = append(numbers, n)
		}
	}
	slices.Sort(numbers)
	return numbers
}

// lockWindow claims a separate session. It returns nil if another process has it, or could have it too, because what
// is in the lock's place is no file.
func lockWindow(windows string, n int) *Claim {
	dir := filepath.Join(windows, strconv.Itoa(n))
	claim, err := lock(dir)
	if err != nil && !errors.Is(err, atomicfile.ErrNotRegular) {
		return &Claim{Dir: dir}
	}
	return claim
}

// lock claims a folder. It returns nil if another process has it.
func lock(dir string) (*Claim, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	name := filepath.Join(dir, lockName)
	if info, err := os.Stat(name); err == nil && !info.Mode().IsRegular() { // to open a pipe could block
		return nil, atomicfile.ErrNotRegular
	}
	held := flock.New(name)
	ok, err := held.TryLock()
	if !ok || err != nil {
		return nil, err
	}
	unlock := func() { _ = held.Unlock() } // the system also does this when the process ends
	return &Claim{Dir: dir, unlock: unlock}, nil
}
