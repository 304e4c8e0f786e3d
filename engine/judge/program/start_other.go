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

func (*process) read(pipe *os.File, buffer []byte) (int, error) { return pipe.Read(buffer) }
