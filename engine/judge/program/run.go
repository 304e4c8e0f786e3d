package program

import (
	"context"
	"sync"
	"time"
)

const (
	// lookInterval is the time between two measurements of a program's usage.
	lookInterval = 10 * time.Millisecond
	// atOnce is the largest input, in bytes, that is written before the program starts: POSIX promises that a pipe
	// holds it. Judges' inputs are smaller.
	atOnce = 512
)

// Run runs a program with an input on its standard input. The error says why it could not be started, or is
// that of ctx, which ends the run at once. However the program reads and writes, Run never blocks for longer than the
// limits.
func Run(ctx context.Context, c Command, input []byte, limits Limits) (Completed, error) {
	if err := ctx.Err(); err != nil {
		return Completed{}, err
	}
	fedAtOnce := len(input) <= atOnce
	p, err := prepare(c, !fedAtOnce)
	if err != nil {
		return Completed{}, err
	}
	r := run{process: p}
	if fedAtOnce {
		r.feed(input)
		input = nil
	}
	if err := p.start(limits); err != nil {
		return Completed{}, err
	}
	return r.result(ctx, input)
}

// run is one run of a program.
type run struct {
	*process
	tooLong bool // it was killed because of its output
	output  []byte
}

// result reads the program's output, waits for its end and returns the result. input is what was not fed before the
// start.
func (r *run) result(ctx context.Context, input []byte) (Completed, error) {
	defer context.AfterFunc(ctx, r.kill)()
	defer time.AfterFunc(lookInterval, func() { r.watch(lookInterval) }).Stop()
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
		return Completed{}, err
	}
	result := r.completed()
	result.Output = r.output
	if r.tooLong {
		result.End = OutputLimit
	}
	return result, nil
}

// feed writes the input and closes the pipe. It ignores that a program ends without having read it.
func (r *run) feed(input []byte) {
	r.stdin.Write(input)
	r.stdin.Close()
}

// readOutput reads standard output until it ends or is too long. It measures the memory when the first bytes come,
// because most programs write when their work is done, and then end.
func (r *run) readOutput() {
	buffer := make([]byte, 0, 1<<10)
	for {
		if len(buffer) == cap(buffer) {
			buffer = append(buffer, 0)[:len(buffer)]
		}
		n, err := r.read(r.stdout, buffer[len(buffer):cap(buffer)])
		if len(buffer) == 0 && n > 0 {
			r.measureMemory()
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
