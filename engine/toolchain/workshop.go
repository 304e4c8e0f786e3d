package toolchain

import (
	"os"
	"path/filepath"
	"time"

	"github.com/gofrs/flock"
)

// workshop is a folder in the cache in which a program is compiled.
type workshop struct {
	folder string
	lock   *flock.Flock // held while the folder is in use; the system releases it if this process is killed
}

const (
	workshopPrefix = "new-"
	workshopLock   = "lock" // a file in the workshop
)

// begin makes a workshop. The caller must close it.
func (c cache) begin() (*workshop, error) {
	folder, err := os.MkdirTemp(c.folder, workshopPrefix)
	if err != nil {
		return nil, err
	}
	w := &workshop{folder, flock.New(filepath.Join(folder, workshopLock))}
	if _, err = w.lock.TryLock(); err == nil {
		err = os.Mkdir(w.made(), 0o700)
	}
	if err == nil {
		err = os.Mkdir(w.temporary(), 0o700)
	}
	if err != nil {
		w.close()
		return nil, err
	}
	return w, nil
}

// made returns the folder in which the compiler works, and temporary that for its temporary files.
func (w *workshop) made() string      { return filepath.Join(w.folder, "made") }
func (w *workshop) temporary() string { return filepath.Join(w.folder, "temporary") }

func (w *workshop) close() {
	w.lock.Close()
	os.RemoveAll(w.folder)
}

// removeAbandoned removes a workshop whose process was killed.
func removeAbandoned(folder string) {
	const making = time.Minute // a younger workshop may not have its lock yet
	if info, err := os.Stat(folder); err != nil || time.Since(info.ModTime()) < making {
		return
	}
	w := &workshop{folder, flock.New(filepath.Join(folder, workshopLock))}
	if free, _ := w.lock.TryLock(); free {
		w.close()
	}
}
