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
	Code    Code // of a solution that runs apart; the zero Code will do
}

// test runs the solution on one case and, if it fails, perhaps again to find out why. The error is a
// *program.StartError, a *toolchain.FolderError or that of the context.
func (t *Tester) test(ctx context.Context, f *folders, c Case) (Result, error) {
	refusal, err := t.Jury.answer(ctx, f, &c)
	if refusal != nil || err != nil {
		return Result{Case: c, Verdict: Refused, Refusal: refusal}, err
	}
	first, err := t.try(ctx, f, c.Input)
	if err != nil {
		return Result{}, err
	}
	r := Result{Case: c, Number: 1, Run: first.run, Limits: t.Limits}
	if err := t.judge(ctx, f, &r); err != nil {
		return r, err
	}
	if r.Verdict == RuntimeError {
		r.Missing = Missing(t.Command, r.Run.Stderr)
	}
	if r.Failed() {
		r.FileUse, err = t.fileUse(ctx, f, &r, &first)
	}
	return r, err
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

// ahead is the most results that may wait for an earlier one. It keeps the memory constant.
const ahead = 64

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
		ctx, cancel := context.WithCancel(ctx)
		var running sync.WaitGroup
		defer running.Wait()
		defer cancel()
		number := 0
		for outcome := range t.start(ctx, f, cases, &running) {
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

// start runs the cases. In their order, it sends for each the channel of its outcome.
func (t *Tester) start(
	ctx context.Context, f *folders, cases iter.Seq2[Case, error], running *sync.WaitGroup,
) <-chan <-chan outcome {
	queue := make(chan (<-chan outcome), ahead)
	free := make(chan struct{}, max(t.Jobs, 1)+1) // holds an element for each case: one is prepared or judged
	begin := func(c Case, err error) bool {
		select {
		case free <- struct{}{}:
		case <-ctx.Done():
			return false
		}
		done := make(chan outcome, 1)
		running.Add(1)
		go func() {
			defer running.Done()
			defer func() { <-free }()
			if err != nil {
				done <- outcome{err: err}
				return
			}
			result, err := t.test(ctx, f, c)
			done <- outcome{result, err}
		}()
		select {
		case queue <- done:
			return err == nil
		case <-ctx.Done():
			return false
		}
	}
	running.Add(1)
	go func() {
		defer running.Done()
		defer close(queue)
		cases(begin)
	}()
	return queue
}
