//go:build !js

package instance

import (
	"cmp"
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
	patience = 10 * time.Second      // how long a start waits for the owner, which may be starting, busy or ending
	pause    = 50 * time.Millisecond // before a start tries again
)

// Acquire makes this start the owner of the session in dir. If another start owns it, Acquire hands that one file, the
// absolute path of a file or "", and returns no claim: this start has nothing left to do. If the owner neither answers
// nor ends before ctx does, in ten seconds at most, the claim is of a separate session and the error is ErrNoAnswer.
// ErrUnreachable and *atomicfile.SetAsideError come with a valid claim; with the former, other starts cannot hand files
// over. Where nothing can be locked, as in a folder that cannot be written, starts find each other only by handing
// over.
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
			return claim, cmp.Or(err, claim.setAside)
		}
		select {
		case <-ctx.Done():
			claim, _ := Separate(dir)
			return claim, ErrNoAnswer
		case <-time.After(pause):
		}
	}
}

// Separate claims a separate session in a folder below dir: the first one that exists and is free, or else a new one. A
// *atomicfile.SetAsideError comes with a valid claim.
func Separate(dir string) (*Claim, error) {
	windows := filepath.Join(dir, "windows")
	for _, n := range existingWindows(windows) {
		if claim := lockWindow(windows, n); claim != nil {
			return claim, claim.setAside
		}
	}
	for n := 2; ; n++ {
		if claim := lockWindow(windows, n); claim != nil {
			return claim, claim.setAside
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

// lockWindow claims a separate session. It returns nil if another process has it.
func lockWindow(windows string, n int) *Claim {
	dir := filepath.Join(windows, strconv.Itoa(n))
	claim, err := lock(dir)
	if err != nil {
		return &Claim{Dir: dir}
	}
	return claim
}

// mendLock sets aside what is in the lock's place and cannot be one, because opening a pipe could block. The error says
// so.
func mendLock(name string) error {
	info, err := os.Stat(name)
	if err != nil || info.Mode().IsRegular() || info.IsDir() {
		return nil // a folder cannot be opened either, which is found out when it is
	}
	return atomicfile.SetAside(name, atomicfile.ErrNotRegular)
}

// lock claims a folder. It returns nil if another process has it.
func lock(dir string) (*Claim, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	setAside := mendLock(filepath.Join(dir, lockName))
	if !errors.As(setAside, new(*atomicfile.SetAsideError)) && setAside != nil {
		return nil, setAside
	}
	held := flock.New(filepath.Join(dir, lockName))
	ok, err := held.TryLock()
	if !ok || err != nil {
		return nil, err
	}
	unlock := func() { _ = held.Unlock() } // the process's end would free it as well
	return &Claim{Dir: dir, unlock: unlock, setAside: setAside}, nil
}
