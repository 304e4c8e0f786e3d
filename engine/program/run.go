package program

import (
	"context"
	"sync"
	"sync/atomic"
	"time"
)

const (
	// lookInterval is the time between two looks at what a program uses.
	lookInterval = 10 * time.Millisecond
	// atOnce is how much of an input is written before the program is started, in bytes: POSIX promises that it fits
	// into a pipe. A judge's input is less.
	atOnce = 512
)

// Run runs a program with an input on its standard input. The error is a *StartError if it could not be started, or the
// context's, whose end ends the run at once. The program may read and write, or not, in any way: that never blocks Run
// for longer than the limits.
func Run(ctx context.Context, c Command, input []byte, limits Limits) (Result, error) {
	if err := ctx.Err(); err != nil {
		return Result{}, err
	}
	p, err := prepare(c)
	if err != nil {
		return Result{}, err
	}
	r := run{process: p, limits: limits}
	if len(input) <= atOnce {
		r.feed(input)
		input = nil
	}
	if err := p.start(limits); err != nil {
		return Result{}, err
	}
	return r.result(ctx, input)
}

// run is one run of a program.
type run struct {
	*process
	limits  Limits
	tooSlow atomic.Bool // it was killed for its time
	tooLong bool        // it was killed for its output
	output  []byte
	reading sync.Once // of standard error
	errors  excerpt
}

// result reads what the program writes, waits for its end and says how it was. The input is what was not fed before.
func (r *run) result(ctx context.Context, input []byte) (Result, error) {
	defer context.AfterFunc(ctx, r.kill)()
	defer time.AfterFunc(lookInterval, r.watch).Stop()
	var feeding sync.WaitGroup
	if input != nil {
		feeding.Add(1)
		go func() {
			defer feeding.Done()
			r.feed(input)
		}()
	}
	r.readOutput()
	r.finish()
	r.drain()
	r.readStderr()
	feeding.Wait()
	r.close()
	if err := ctx.Err(); err != nil {
		return Result{}, err
	}
	result := Result{Output: r.output, Stderr: r.errors.bytes(), Usage: r.used()}
	result.End, result.Status, result.Signal = r.end()
	switch {
	case r.tooLong:
		result.End = OutputLimit
	case exceeds(result.Memory, r.limits.Memory):
		result.End = MemoryLimit
	case r.tooSlow.Load() || exceeds(result.CPU, r.limits.Time):
		result.End = TimeLimit
	}
	return result, nil
}

func exceeds[Amount int64 | time.Duration](used, limit Amount) bool { return limit > 0 && used > limit }

// watch is for a program that has not ended soon. It reads standard error, so that the program need not wait when the
// pipe is full; it kills the program when a limit is passed; and when the program has ended, but a process that has
// left its group holds the pipes open, it makes them end.
func (r *run) watch() {
	go r.readStderr()
	ended := make(chan struct{})
	go func() {
		r.finish()
		close(ended)
	}()
	ticker := time.NewTicker(lookInterval)
	defer ticker.Stop()
	for {
		select {
		case <-ended:
			r.drain()
			return
		case <-ticker.C:
			r.look()
			used := r.used()
			slow := exceeds(used.CPU, r.limits.Time) || exceeds(used.Wall, r.limits.Wall())
			if slow {
				r.tooSlow.Store(true)
			}
			if slow || exceeds(used.Memory, r.limits.Memory) {
				r.kill()
			}
		}
	}
}

// feed writes the input and ends it. A program may end without having read it.
func (r *run) feed(input []byte) {
	r.stdin.Write(input)
	r.stdin.Close()
}

// readOutput reads standard output until it ends or is too long. Most programs write when their work is done and then
// end, so its first bytes are the best moment to look at the memory in use.
func (r *run) readOutput() {
	buffer := make([]byte, 0, 1<<10)
	for {
		if len(buffer) == cap(buffer) {
			buffer = append(buffer, 0)[:len(buffer)]
		}
		n, err := r.stdout.Read(buffer[len(buffer):cap(buffer)])
		if len(buffer) == 0 && n > 0 {
			r.glance()
		}
		buffer = buffer[:len(buffer)+n]
		r.output = buffer
		if limit := r.limits.Output; limit > 0 && len(buffer) > limit {
			r.output, r.tooLong = buffer[:limit], true
			r.kill()
			return
		}
		if err != nil {
			return
		}
	}
}

// readStderr reads standard error until it ends, and returns when that has been done.
func (r *run) readStderr() {
	r.reading.Do(func() {
		buffer := make([]byte, 1<<10)
		for {
			n, err := r.stderr.Read(buffer)
			r.errors.add(buffer[:n])
			if err != nil {
				return
			}
		}
	})
}
