package judge

import (
	"fmt"
	"os"

	"ninefold/engine/atomicfile"
)

// folders has an empty folder for each run. Making one takes as long as a small program runs, so a folder in which
// nothing was left is used again.
type folders struct{ free chan string }

// newFolders returns folders for a number of runs at once.
func newFolders(jobs int) *folders { return &folders{make(chan string, max(jobs, 1))} }

// take returns an empty folder.
func (f *folders) take() (string, error) {
	select {
	case folder := <-f.free:
		return folder, nil
	default:
	}
	folder, err := os.MkdirTemp("", "ninefold-run-")
	if err != nil {
		return "", &FolderError{os.TempDir(), atomicfile.Cause(err)}
	}
	return folder, nil
}

// FolderError says why a run can have no folder of its own.
type FolderError struct {
	Parent string // the folder for temporary files
	Err    error
}

func (e *FolderError) Error() string { return fmt.Sprintf("%s: %v", e.Parent, e.Err) }

func (e *FolderError) Unwrap() error { return e.Err }

// give takes a folder back, and removes it if it may not be empty.
func (f *folders) give(folder string, empty bool) {
	if empty {
		select {
		case f.free <- folder:
			return
		default:
		}
	}
	os.RemoveAll(folder)
}

// remove removes all that were given back.
func (f *folders) remove() {
	for {
		select {
		case folder := <-f.free:
			os.RemoveAll(folder)
		default:
			return
		}
	}
}
