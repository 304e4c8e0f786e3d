package program

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"time"
)

// FolderPrefix returns how the names of folders begin that a process makes and RemoveLeft knows as its own.
func FolderPrefix(pid int) string { return fmt.Sprintf("ninefold-%d-", pid) }

// RemoveLeft removes those of a folder's folders that were left by processes which are gone.
func RemoveLeft(folder string, remove func(name string) error) {
	left, _ := filepath.Glob(filepath.Join(folder, "ninefold-*-*"))
	for _, name := range left {
		if pid, err := strconv.Atoi(strings.Split(filepath.Base(name), "-")[1]); err == nil && gone(pid) {
			_ = remove(name) // one that stays does no harm
		}
	}
}

// gone reports whether a process is known to have ended.
func gone(pid int) bool {
	p, err := os.FindProcess(pid)
	if err != nil {
		return true
	}
	defer p.Release()
	return errors.Is(p.Signal(syscall.Signal(0)), os.ErrProcessDone)
}

// drainTime limits how long the pipes of an ended program are read while a process that left the group holds them open.
const drainTime = 100 * time.Millisecond

// process is a started program with our ends of its pipes.
type process struct {
	cmd                   *exec.Cmd
	stdin, stdout, stderr *os.File
	polled                bool                      // Go polls our ends: they can be closed during a read or write
	deadline              atomic.Pointer[time.Time] // of reads; nil for none
	late                  atomic.Int32              // how often the pipes were read after it
	theirs                []*os.File                // the program's ends of the pipes
	limits                Limits
	slow                  atomic.Bool // it was killed because of its time
	started               time.Time
	finished              sync.Once
	reading               sync.Once // of standard error

	part     [1 << 10]byte // of standard error, as read last
	stderrMu sync.Mutex
	errors   excerpt // of standard error

	mu       sync.Mutex // guards the fields below
	group    group
	gone     bool  // the group is killed, and another may have its number
	measured Usage // before the end, as far as it was measured
	status   syscall.WaitStatus
}

// prepare makes the pipes of a program. Go polls our ends if polled is true; otherwise a deadline can end only read.
// The error is that of startError.
func prepare(c Command, polled bool) (*process, error) {
	if len(c.Args) == 0 {
		return nil, startError("", ErrNoCommand)
	}
	p := &process{cmd: exec.Command(c.Args[0], c.Args[1:]...), polled: polled}
	p.cmd.Dir, p.cmd.Env = c.Dir, append(os.Environ(), c.Env...)
	if c.Dir != "" { // os/exec does this only where Env is nil
		p.cmd.Env = append(p.cmd.Env, "PWD="+c.Dir)
	}
	for i, ours := range []**os.File{&p.stdin, &p.stdout, &p.stderr} {
		end := 0 // index of our end of the pipe
		if i == 0 {
			end = 1
		}
		pipe, err := newPipe(end, polled)
		if err != nil {
			p.close()
			return nil, startError(c.Args[0], err)
		}
		*ours = pipe[end]
		p.theirs = append(p.theirs, pipe[1-end])
	}
	p.cmd.Stdin, p.cmd.Stdout, p.cmd.Stderr = p.theirs[0], p.theirs[1], p.theirs[2]
	return p, nil
}

// start starts the program. The error is that of startError.
func (p *process) start(limits Limits) error {
	p.started, p.limits = time.Now(), limits
	if err := p.group.start(p.cmd, limits); err != nil {
		p.close()
		return startError(p.cmd.Args[0], err)
	}
	p.closeTheirs()
	return nil
}

// watch reads standard error, so that a full pipe does not block the program, and at intervals kills the program if it
// exceeds a limit. When it has ended it drains the pipes, which another process may hold open, and returns.
func (p *process) watch(interval time.Duration) {
	go p.readStderr()
	ended := make(chan struct{})
	go func() {
		p.finish()
		close(ended)
	}()
	ticker := time.NewTicker(interval)
	defer ticker.Stop()
	for {
		select {
		case <-ended:
			p.drain()
			return
		case <-ticker.C:
			p.measure()
			used := p.used()
			slow := p.limits.tooSlow(used)
			if slow {
				p.slow.Store(true)
			}
			if slow || exceeds(used.Memory, p.limits.Memory) || exceeds(used.Processes, p.limits.Processes) {
				p.kill()
			}
		}
	}
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
		p.measured.take(p.group.usage())
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

// completed returns the result of an ended program, without its output.
func (p *process) completed() Completed {
	c := Completed{Stderr: p.said(), Usage: p.used()}
	switch {
	case exceeds(c.Processes, p.limits.Processes):
		c.End = ProcessLimit
	case exceeds(c.Memory, p.limits.Memory):
		c.End = MemoryLimit
	case p.slow.Load() || exceeds(c.CPU, p.limits.Time):
		c.End = TimeLimit
	case !p.status.Signaled():
		c.Status = p.status.ExitStatus()
	case p.status.Signal() == fileTooLong && p.limits.File > 0:
		c.End = OutputLimit
	default:
		c.End, c.Signal = Signaled, p.status.Signal().String()
	}
	return c
}

// drain makes reads of the pipes end soon after the program's end, even if another process holds the pipes open.
func (p *process) drain() {
	p.stdin.Close()
	deadline := time.Now().Add(drainTime)
	p.deadline.Store(&deadline)
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

// readStderr reads standard error to its end. Later calls wait for the first.
func (p *process) readStderr() {
	p.reading.Do(func() {
		for p.takeStderr() == nil {
		}
	})
}

// said returns what was taken of standard error since the last call, without the middle of a long text.
func (p *process) said() []byte {
	p.stderrMu.Lock()
	defer p.stderrMu.Unlock()
	text := p.errors.bytes()
	p.errors = excerpt{}
	return text
}

// excerptHalf is the number of bytes that an excerpt keeps of the beginning, and at least of the end.
const excerptHalf = 8 << 10

// excerpt keeps the beginning and the end of a text of any length.
type excerpt struct {
	first, last []byte
	dropped     int64 // the number of bytes between the two
}

// add appends to the text.
func (e *excerpt) add(text []byte) {
	n := min(len(text), excerptHalf-len(e.first))
	e.first = append(e.first, text[:n]...)
	e.last = append(e.last, text[n:]...)
	if excess := len(e.last) - excerptHalf; excess > excerptHalf {
		e.last = slices.Delete(e.last, 0, excess)
		e.dropped += int64(excess)
	}
}

// bytes returns the text, or its beginning and its end with a line between them that counts the bytes left out.
func (e *excerpt) bytes() []byte {
	if e.dropped == 0 {
		return slices.Concat(e.first, e.last)
	}
	return slices.Concat(e.first, fmt.Appendf(nil, "\n[%d bytes left out]\n", e.dropped), e.last)
}
