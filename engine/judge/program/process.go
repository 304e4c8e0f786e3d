package program

import (
	"errors"
	"os"
	"os/exec"
	"sync"
	"syscall"
	"time"
)

// drainTime limits how long the pipes of an ended program are read while a process that left the group holds them open.
const drainTime = 100 * time.Millisecond

// process is a started program with our ends of its pipes.
type process struct {
	cmd                   *exec.Cmd
	stdin, stdout, stderr *os.File
	theirs                []*os.File // the program's ends of the pipes
	started               time.Time
	finished              sync.Once

	mu       sync.Mutex // guards the fields below
	group    group
	gone     bool  // the group is killed, and another may have its number
	measured Usage // before the end, as far as it was measured
	waits    wait  // for a processor
	status   syscall.WaitStatus
}

// use is what a group's processes use at a moment, as far as the system tells.
type use struct {
	cpu    time.Duration // with that of ended processes
	waited time.Duration // by the threads that live now, for a processor
	memory int64         // the most so far, in bytes
	stack  int64         // the size of the first threads' stacks, in bytes
}

// prepare makes the pipes of a program. The error is a *StartError.
func prepare(c Command) (*process, error) {
	if len(c.Args) == 0 {
		return nil, &StartError{Program: "", Err: ErrNoCommand}
	}
	p := &process{cmd: exec.Command(c.Args[0], c.Args[1:]...)}
	p.cmd.Dir = c.Dir
	if c.Env != nil {
		p.cmd.Env = append(os.Environ(), c.Env...)
	}
	for _, ours := range []**os.File{&p.stdin, &p.stdout, &p.stderr} {
		read, write, err := os.Pipe()
		if err != nil {
			p.close()
			return nil, newStartError(c.Args[0], err)
		}
		own, its := read, write
		if ours == &p.stdin {
			own, its = write, read
		}
		*ours = own
		p.theirs = append(p.theirs, its)
	}
	p.cmd.Stdin, p.cmd.Stdout, p.cmd.Stderr = p.theirs[0], p.theirs[1], p.theirs[2]
	return p, nil
}

// start starts the program. The error is a *StartError.
func (p *process) start(limits Limits) error {
	p.started = time.Now()
	if err := p.group.start(p.cmd, limits); err != nil {
		p.close()
		return newStartError(p.cmd.Args[0], err)
	}
	p.closeTheirs()
	return nil
}

// finish waits until the program has ended and kills the rest of its group. It may be called more than once.
func (p *process) finish() {
	p.finished.Do(func() {
		p.group.await(p.cmd)
		p.mu.Lock()
		defer p.mu.Unlock()
		p.measured.Wall = time.Since(p.started)
		status, cpu, memory := p.group.end(p.cmd)
		p.status, p.gone = status, true
		p.measured.CPU, p.measured.Memory = cpu, max(p.measured.Memory, memory)
	})
}

// kill kills the whole group unless it is gone.
func (p *process) kill() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.gone {
		p.group.kill()
	}
}

// measure notes the present use of the whole group.
func (p *process) measure() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.gone {
		now := p.group.usage()
		p.waits.add(now.waited)
		p.measured.CPU, p.measured.Memory = now.cpu, max(p.measured.Memory, now.memory)
		p.measured.Stack = max(p.measured.Stack, now.stack)
	}
}

// measureStacks notes the largest stack of a thread. The program must be killed then.
func (p *process) measureStacks() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.gone {
		p.measured.Stack = max(p.measured.Stack, p.group.deepest())
	}
}

// measureMemory notes the memory of the program without its children, which is much faster than measure.
func (p *process) measureMemory() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.gone {
		p.measured.Memory = max(p.measured.Memory, p.group.memory())
	}
}

// used returns the program's use of time and memory, before its end as far as it was measured.
func (p *process) used() Usage {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.gone {
		p.measured.Wall = time.Since(p.started)
	}
	return p.measured
}

// waited returns how long the program waited for a processor before its end, as far as it was measured.
func (p *process) waited() time.Duration {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.waits.all
}

// wait adds up how long the threads of a program waited for a processor.
type wait struct{ all, living time.Duration }

// add takes the waits of the threads that live now. What ended ones have waited stays in the sum.
func (w *wait) add(living time.Duration) {
	w.all += max(0, living-w.living)
	w.living = living
}

// end returns how the program ended. It must have ended.
func (p *process) end() (end End, status int, signal string) {
	switch {
	case !p.status.Signaled():
		return Exited, p.status.ExitStatus(), ""
	case p.status.Signal() == fileTooLong:
		return OutputLimit, 0, ""
	}
	return Signaled, 0, p.status.Signal().String()
}

// drain makes reads of the pipes end soon after the program's end, even if another process holds the pipes open.
func (p *process) drain() {
	p.stdin.Close()
	deadline := time.Now().Add(drainTime)
	// Pipes have no deadlines on Windows, and need none, because no process leaves its job there.
	errors.Join(p.stdout.SetReadDeadline(deadline), p.stderr.SetReadDeadline(deadline))
}

// close closes all ends of the pipes.
func (p *process) close() {
	for _, pipe := range []*os.File{p.stdin, p.stdout, p.stderr} {
		pipe.Close() // a nil File only gives an error
	}
	p.closeTheirs()
}

func (p *process) closeTheirs() {
	for _, pipe := range p.theirs {
		pipe.Close()
	}
	p.theirs = nil
}
