package program

import (
	"context"
	"sync"
	"time"
)

// lookInterval is the time between two looks at what a program uses.
const lookInterval = 10 * time.Millisecond

// Run runs a program with an input on its standard input. The error is a *StartError if it could not be started, or the
// context's, whose end ends the run at once. The program may read and write, or not, in any way: that never blocks Run
// for longer than the limits.
func Run(ctx context.Context, c Command, input []byte, limits Limits) (Result, error) {
	if err := ctx.Err(); err != nil {
		return Result{}, err
	}
	p, err := start(c, limits)
	if err != nil {
		return Result{}, err
	}
	r := run{process: p, limits: limits, full: make(chan struct{})}
	return r.result(ctx, input)
}

// run is one run of a program.
type run struct {
	*process
	limits Limits
	full   chan struct{} // closed when the program has written too much
	output []byte
	errors excerpt
}

func (r *run) result(ctx context.Context, input []byte) (Result, error) {
	var pipes sync.WaitGroup
	inGroup := func(do func()) {
		pipes.Add(1)
		go func() {
			defer pipes.Done()
			do()
		}()
	}
	inGroup(func() { r.feed(input) })
	inGroup(r.readOutput)
	inGroup(r.readStderr)
	tooSlow := r.watch(ctx)
	r.drain()
	pipes.Wait()
	r.close()
	if err := ctx.Err(); err != nil {
		return Result{}, err
	}
	result := Result{Output: r.output, Stderr: r.errors.bytes(), Usage: r.used()}
	result.End, result.Status, result.Signal = r.end()
	switch {
	case r.isFull():
		result.End = OutputLimit
	case exceeds(result.Memory, r.limits.Memory):
		result.End = MemoryLimit
	case tooSlow || exceeds(result.CPU, r.limits.Time):
		result.End = TimeLimit
	}
	return result, nil
}

func exceeds[Amount int64 | time.Duration](used, limit Amount) bool { return limit > 0 && used > limit }

// watch returns when the program has ended. Before that it kills it when a limit is passed or the context ends; it
// reports whether that was the limit on time.
func (r *run) watch(ctx context.Context) (tooSlow bool) {
	ticker := time.NewTicker(lookInterval)
	defer ticker.Stop()
	full, cancelled := r.full, ctx.Done()
	for {
		select {
		case <-r.exited:
			return tooSlow
		case <-cancelled:
			r.kill()
			cancelled = nil
		case <-full:
			r.kill()
			full = nil
		case <-ticker.C:
			r.look()
			used := r.used()
			slow := exceeds(used.CPU, r.limits.Time) || exceeds(used.Wall, r.limits.Wall())
			if slow || exceeds(used.Memory, r.limits.Memory) {
				r.kill()
				tooSlow = tooSlow || slow
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
	buffer := make([]byte, 0, 4<<10)
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
			r.output = buffer[:limit]
			close(r.full)
			return
		}
		if err != nil {
			return
		}
	}
}

// isFull reports whether the program wrote more than it may.
func (r *run) isFull() bool {
	select {
	case <-r.full:
		return true
	default:
		return false
	}
}

func (r *run) readStderr() {
	buffer := make([]byte, 4<<10)
	for {
		n, err := r.stderr.Read(buffer)
		r.errors.add(buffer[:n])
		if err != nil {
			return
		}
	}
}
