package judge

import (
	"context"
	"iter"
	"sync"

	"ninefold/engine/judge/program"
)

// Conditions are those under which a solution is judged.
type Conditions struct {
	Limits program.Limits
	Jobs   int  // the number of processes at once, at least 1
	Strict bool // white space counts
	Jury   *Jury
}

// Tester runs a solution.
type Tester struct {
	Conditions
	Problem Problem
	Command program.Command
	Apart   bool // each run has a new folder of its own, because the command finds its files from anywhere
}

// test runs the solution on one case. The error is a *program.StartError, that of NewFolderError, a *JuryError or
// that of the context.
func (t *Tester) test(ctx context.Context, f *folders, c Case) (Result, error) {
	refusal, err := t.Jury.answer(ctx, f, &c)
	if refusal != nil || err != nil {
		return Result{Case: c, Verdict: Refused, Refusal: refusal}, err
	}
	first, err := t.try(ctx, f, c.Input)
	if err != nil {
		return Result{}, err
	}
	r := Result{Case: c, Number: 1, Run: first.run, Limits: t.Limits, first: &first}
	if err := t.judge(ctx, f, &r); err != nil {
		return r, err
	}
	if r.Failed() {
		r.addCauses(&first)
	}
	return r, nil
}

// judge sets the verdict on a run and the reason. The error is that of Jury.check.
func (t *Tester) judge(ctx context.Context, f *folders, r *Result) error {
	switch {
	case !r.answered():
	case t.Jury.checks():
		return t.Jury.check(ctx, f, r)
	default:
		r.compare(t.Strict)
	}
	return nil
}

// maxWaiting is the most results that may wait for an earlier one. It keeps the memory constant.
const maxWaiting = 64

// TestAll runs the solution on cases, Jobs at once, and yields the results in the order of the cases. An error of the
// cases, of a run or of the context comes after the results of the cases before it, and ends the sequence. When the
// loop over it has ended, nothing runs any more.
func (t *Tester) TestAll(ctx context.Context, cases iter.Seq2[Case, error]) iter.Seq2[Result, error] {
	return func(yield func(Result, error) bool) {
		f := newFolders(t.Jobs)
		defer f.remove()
		t.testAll(ctx, f, cases)(yield)
	}
}

// testAll does the work of TestAll in folders that may serve others before and after.
func (t *Tester) testAll(
	ctx context.Context, f *folders, cases iter.Seq2[Case, error],
) iter.Seq2[Result, error] {
	return func(yield func(Result, error) bool) {
		defer program.Keep()()
		ctx, cancel := context.WithCancel(ctx)
		l := line{ctx: ctx, cases: cases, queue: make(chan (<-chan outcome), maxWaiting)}
		var working sync.WaitGroup
		defer working.Wait()
		defer cancel()
		for range max(t.Jobs, 1) {
			working.Add(1)
			go func() {
				defer working.Done()
				defer l.end()
				for l.serve(func(c Case) (Result, error) { return t.test(ctx, f, c) }) {
				}
			}()
		}
		number := 0
		for outcome := range l.queue {
			number++
			o := <-outcome
			o.result.Number = number
			if !yield(o.result, o.err) || o.err != nil {
				return
			}
		}
		if err := ctx.Err(); err != nil {
			yield(Result{}, err)
		}
	}
}

// outcome is the result of a case, or an error.
type outcome struct {
	result Result
	err    error
}

// line has the cases that wait to be run, and their outcomes in the same order.
type line struct {
	ctx   context.Context
	cases iter.Seq2[Case, error]
	queue chan (<-chan outcome) // closed at the end

	mu    sync.Mutex // guards the fields below
	next  func() (Case, error, bool)
	stop  func()
	ended bool
}

// serve runs the next case. It reports false if there is none, if the context has ended, or after an error.
func (l *line) serve(run func(Case) (Result, error)) bool {
	c, outcomes, err := l.take()
	if outcomes == nil {
		return false
	}
	var result Result
	if err == nil {
		result, err = run(c)
	}
	outcomes <- outcome{result, err}
	return err == nil
}

// take takes the next case. The channel for its outcome is nil if there is none, or if the context has ended.
func (l *line) take() (c Case, outcomes chan outcome, err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.ended {
		return c, nil, nil
	}
	if l.next == nil { // here, because who takes the results may be bound to a thread, and then no other could call it
		l.next, l.stop = iter.Pull2(l.cases)
	}
	c, err, ok := l.next()
	if ok {
		outcomes = make(chan outcome, 1)
		select {
		case l.queue <- outcomes:
			return c, outcomes, err
		case <-l.ctx.Done():
		}
	}
	return c, nil, nil
}

// end lets no more cases be taken.
func (l *line) end() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if !l.ended {
		l.ended = true
		l.stop()
		close(l.queue)
	}
}
