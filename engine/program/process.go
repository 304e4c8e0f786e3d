package program

import (
	"errors"
	"os"
	"os/exec"
	"sync"
	"syscall"
	"time"
)

// drainTime is how long the pipes of an ended program are read on when a process that left its group holds them open.
const drainTime = 100 * time.Millisecond

// process is a program that was started, with our ends of its pipes.
type process struct {
	cmd                   *exec.Cmd
	stdin, stdout, stderr *os.File
	started               time.Time
	exited                chan struct{} // closed when the program has ended and its group is killed

	mu    sync.Mutex // of what follows
	group group
	gone  bool  // the group is killed, and its number may be another's
	seen  Usage // what was seen of the use of memory and processor time
}

// start starts a program. Its error is a *StartError.
func start(c Command, limits Limits) (*process, error) {
	if len(c.Args) == 0 {
		return nil, &StartError{"", ErrNoCommand}
	}
	p := &process{cmd: exec.Command(c.Args[0], c.Args[1:]...), exited: make(chan struct{})}
	p.cmd.Dir = c.Dir
	if err := p.launch(limits); err != nil {
		p.close()
		return nil, newStartError(c.Args[0], err)
	}
	go p.reap()
	return p, nil
}

// launch makes the pipes and starts the program on them.
func (p *process) launch(limits Limits) error {
	stdin, ours, err := os.Pipe()
	if err != nil {
		return err
	}
	defer stdin.Close()
	p.stdin = ours
	ours, stdout, err := os.Pipe()
	if err != nil {
		return err
	}
	defer stdout.Close()
	p.stdout = ours
	ours, stderr, err := os.Pipe()
	if err != nil {
		return err
	}
	defer stderr.Close()
	p.stderr = ours
	p.cmd.Stdin, p.cmd.Stdout, p.cmd.Stderr = stdin, stdout, stderr
	p.started = time.Now()
	return p.group.start(p.cmd, limits)
}

// reap waits for the program's end and kills what is left of its group.
func (p *process) reap() {
	p.group.await(p.cmd)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.seen.Wall = time.Since(p.started)
	cpu, memory := p.group.end(p.cmd)
	p.gone = true
	p.seen.CPU, p.seen.Memory = cpu, max(p.seen.Memory, memory)
	close(p.exited)
}

// kill kills the whole group, if it is not gone.
func (p *process) kill() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.gone {
		p.group.kill()
	}
}

// look notes what the whole group uses now.
func (p *process) look() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.gone {
		cpu, memory := p.group.usage()
		p.seen.CPU, p.seen.Memory = cpu, max(p.seen.Memory, memory)
	}
}

// glance notes the memory of the program without its children, which takes a sixth of the time.
func (p *process) glance() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.gone {
		p.seen.Memory = max(p.seen.Memory, p.group.memory())
	}
}

// used is what the program has used: before its end as far as was seen.
func (p *process) used() Usage {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.gone {
		p.seen.Wall = time.Since(p.started)
	}
	return p.seen
}

// end is how the program ended, when it has.
func (p *process) end() (end End, status int, signal string) {
	if s, ok := p.cmd.ProcessState.Sys().(syscall.WaitStatus); ok && s.Signaled() {
		return Signaled, 0, s.Signal().String()
	}
	return Exited, p.cmd.ProcessState.ExitCode(), ""
}

// drain makes the ends of the pipes come, once the program has ended. They have come if no process holds the pipes.
func (p *process) drain() {
	p.stdin.Close()
	deadline := time.Now().Add(drainTime)
	// Pipes have no deadlines on Windows, nor need they: there no process leaves its job.
	errors.Join(p.stdout.SetReadDeadline(deadline), p.stderr.SetReadDeadline(deadline))
}

// close gives up our ends of the pipes.
func (p *process) close() {
	for _, pipe := range []*os.File{p.stdin, p.stdout, p.stderr} {
		pipe.Close() // of a nil File it only gives an error
	}
}
