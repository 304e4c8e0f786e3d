//go:build !linux

package program

import "os"

// newPipe makes a pipe, first the end to read.
func newPipe(int, bool) (ends [2]*os.File, err error) {
	ends[0], ends[1], err = os.Pipe()
	return ends, err
}

// onLastingThread starts a program: here it does not matter on which thread.
func onLastingThread(start func() error) error { return start() }

// read reads from a pipe.
func (p *process) read(pipe *os.File, buffer []byte) (int, error) { return pipe.Read(buffer) }
