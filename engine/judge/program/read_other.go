//go:build !linux && !darwin

package program

import (
	"os"
	"time"
)

// read reads from a pipe.
func (p *process) read(pipe *os.File, buffer []byte) (int, error) { return pipe.Read(buffer) }

// takeStderr waits for standard error and takes a part of it. The error is that of os.File.Read.
func (p *process) takeStderr() error {
	n, err := p.stderr.Read(p.part[:])
	p.stderrMu.Lock()
	defer p.stderrMu.Unlock()
	p.errors.add(p.part[:n])
	return err
}

// catchUp gives takeStderr a moment, because here nothing tells whether it has taken all.
func (p *process) catchUp() { time.Sleep(time.Millisecond) }
