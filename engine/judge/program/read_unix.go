//go:build linux || darwin

package program

import (
	"cmp"
	"errors"
	"io"
	"os"
	"time"

	"golang.org/x/sys/unix"
)

// mostLate limits the reads of a program's pipes after the deadline, so that they end though another process goes on to
// write there. Two full pipes need fewer.
const mostLate = 256

// read reads from a pipe as os.File.Read does, but also what lies there after the deadline, because the goroutine may
// have had no turn before.
func (p *process) read(pipe *os.File, buffer []byte) (n int, err error) {
	err = p.whenReady(pipe, func(fd int) error {
		n, err = readFrom(fd, buffer)
		return err
	})
	return n, err
}

// takeStderr waits for standard error and takes a part of it. The error is that of read.
func (p *process) takeStderr() error { return p.whenReady(p.stderr, p.takePart) }

// catchUp takes what lies in the pipe of standard error, which must be polled, but no more than a full pipe.
func (p *process) catchUp() {
	conn, err := p.stderr.SyscallConn()
	if err != nil {
		return // there is no pipe
	}
	conn.Control(func(fd uintptr) {
		for range 64 << 10 / len(p.part) {
			if p.takePart(int(fd)) != nil {
				return
			}
		}
	})
}

// takePart takes the next part of standard error. It reads under the lock, so that what was read is kept when the next
// one has the lock. The error is that of readFrom.
func (p *process) takePart(fd int) error {
	p.stderrMu.Lock()
	defer p.stderrMu.Unlock()
	n, err := readFrom(fd, p.part[:])
	p.errors.add(p.part[:n])
	return err
}

// whenReady calls a function that reads from a pipe, again when there is something if its error is unix.EAGAIN. The
// error is that of the function, of the deadline or of a closed pipe.
func (p *process) whenReady(pipe *os.File, read func(fd int) error) error {
	deadline := p.deadline.Load()
	if deadline != nil && time.Now().After(*deadline) && p.late.Add(1) > mostLate {
		return os.ErrDeadlineExceeded
	}
	if err := p.await(pipe); err != nil {
		return err
	}
	conn, err := pipe.SyscallConn()
	if err != nil {
		return err
	}
	try := func(fd uintptr) bool {
		err = read(int(fd))
		return err != unix.EAGAIN
	}
	stopped := conn.Read(try)
	if errors.Is(stopped, os.ErrDeadlineExceeded) {
		conn.Control(func(fd uintptr) { try(fd) }) // what came before
		if err != unix.EAGAIN {
			return err
		}
	}
	return cmp.Or(stopped, err)
}

// readFrom reads what lies in a pipe. The error is unix.EAGAIN if that is nothing and the pipe is polled, or io.EOF.
func readFrom(fd int, buffer []byte) (int, error) {
	for {
		switch n, err := unix.Read(fd, buffer); {
		case err == nil && n == 0:
			return 0, io.EOF
		case err != unix.EINTR:
			return max(n, 0), err
		}
	}
}
