package judge

import "os"

// folders are the empty folders that runs have to themselves. To make one takes as long as a small program runs, so
// that one in which nothing was left is used again.
type folders struct{ free chan string }

// newFolders are folders for so many runs at once.
func newFolders(jobs int) *folders { return &folders{make(chan string, max(jobs, 1))} }

// take gives an empty folder.
func (f *folders) take() (string, error) {
	select {
	case folder := <-f.free:
		return folder, nil
	default:
		return os.MkdirTemp("", "ninefold-run-")
	}
}

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
