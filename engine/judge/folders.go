package judge

import (
	"context"
	"os"

	"ninefold/engine/judge/program"
	"ninefold/engine/judge/toolchain"
)

// folders has an empty folder for each run, and limits the runs at once. Making a folder takes as long as running a
// small program, so a folder in which nothing was left is used again.
type folders struct {
	free    chan string
	running chan struct{} // holds an element for each run under way
}

// newFolders returns folders for jobs runs at once, and for one that is prepared meanwhile.
func newFolders(jobs int) *folders {
	jobs = max(jobs, 1)
	return &folders{free: make(chan string, jobs+1), running: make(chan struct{}, jobs)}
}

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

// inTurn runs a command, as soon as fewer than jobs run. The error is that of program.Run.
func (f *folders) inTurn(
	ctx context.Context, c program.Command, input []byte, l program.Limits,
) (program.Result, error) {
	select {
	case f.running <- struct{}{}:
	case <-ctx.Done():
		return program.Result{}, ctx.Err()
	}
	defer func() { <-f.running }()
	return program.Run(ctx, c, input, l)
}
