package judge

import (
	"os"

	"ninefold/engine/judge/toolchain"
)

// folders has an empty folder for each run. Making a folder takes as long as running a small program, so a folder in
// which nothing was left is used again.
type folders struct{ free chan string }

// newFolders returns folders for jobs runs at once.
func newFolders(jobs int) *folders { return &folders{make(chan string, max(jobs, 1))} }

// take returns an empty folder.
func (f *folders) take() (string, error) {
	select {
	case folder := <-f.free:
		return folder, nil
	default:
	}
	return toolchain.TemporaryFolder()
}

// give takes a folder back. It removes the folder if that is not empty, or if enough empty ones are kept.
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

// remove removes all folders that were given back.
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
