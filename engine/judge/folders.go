package judge

import (
	"os"

<<<<<<< HEAD
	"ninefold/engine/judge/program"
	"ninefold/engine/judge/toolchain"
=======
	"ninefold/engine/toolchain"
>>>>>>> 0728eb46 (program: limit the processes of a run, by the kernel too)
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
	folder, err := os.MkdirTemp("", "ninefold-run-")
	if err != nil {
		return "", toolchain.NewFolderError(err)
	}
	return folder, nil
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
