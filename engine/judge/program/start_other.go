//go:build !linux

package program

import "os"

// onLastingThread starts a program. Only on Linux the thread matters.
func onLastingThread(start func() error) error { return start() }

// Keep does nothing: only on Linux running programs share anything.
func Keep() (release func()) { return func() {} }

// newPipe makes a pipe, its end to read first.
func newPipe(int, bool) (ends [2]*os.File, err error) {
	ends[0], ends[1], err = os.Pipe()
	return ends, err
}

// await does nothing: Go polls all pipes, or waits in a read.
func (*process) await(*os.File) error { return nil }
