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

// tester runs a solution.
type tester struct {
	Conditions
	Problem Problem
	Command program.Command
	Apart   bool // each run has a new folder of its own, because the command finds its files from anywhere

	folders *folders // for these runs and the jury's
}

// test runs the solution on one case. The error is a *program.StartError, that of NewFolderError, a *JuryError or
// that of the context.
func (t *tester) test(ctx context.Context, c Case) (Result, error) {
	refusal, err := t.Jury.answer(ctx, t.folders, &c)
	if refusal != nil || err != nil {
		return Result{Case: c, Verdict: Refused, Refusal: refusal}, err
	}
	first, err := t.try(ctx, c.Input)
	if err != nil {
		return Result{}, err
	}
	r := Result{Case: c, Number: 1, Run: first.run, Limits: t.Limits, first: &first}
	if err := t.judge(ctx, &r); err != nil {
		return r, err
	}
	if r.Failed() {
		r.addCauses(&first)
	}
	return r, nil
}

// judge sets the verdict on a run and the reason. The error is that of Jury.check.
func (t *tester) judge(ctx context.Context, r *Result) error {
	switch {
	case !r.answered():
	case t.Jury.checks():
		return t.Jury.check(ctx, t.folders, r)
	default:
		r.compare(t.Strict)
	}
	return nil
}

// maxWaiting is the most results that may wait for an earlier one. It keeps the memory constant.
const maxWaiting = 64

// testAll runs the solution on cases, Jobs at once, and yields the results in the order of the cases. An error of the
// cases, of a run or of the context comes after the results of the cases before it, and ends the sequence. When the
// loop over it has ended, nothing runs any more.
func (t *tester) testAll(ctx context.Context, cases iter.Seq2[Case, error]) iter.Seq2[Result, error] {
	return func(yield func(Result, error) bool) {
		defer program.Keep()()
		ctx, cancel := context.WithCancel(ctx)
		waiting, begun := make(chan job), make(chan job, maxWaiting)
		var working sync.WaitGroup
		defer working.Wait()
		defer cancel()
		working.Add(1 + max(t.Jobs, 1))
		go func() {
			defer working.Done()
			defer close(waiting)
			defer close(begun)
			for c, err := range cases {
				j := job{c, err, make(chan outcome, 1)}
				select {
				case begun <- j:
				case <-ctx.Done():
					return
				}
				waiting <- j
			}
		}()
		for range max(t.Jobs, 1) {
			go func() {
				defer working.Done()
				for j := range waiting {
					var result Result
					if j.err == nil {
						result, j.err = t.test(ctx, j.c)
					}
					j.outcome <- outcome{result, j.err}
				}
			}()
		}
		number := 0
		for j := range begun {
			number++
			o := <-j.outcome
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

// job is a case to be run, or the error that ends the cases.
type job struct {
	c       Case
	err     error
	outcome chan outcome
}

// outcome is the result of a case, or an error.
type outcome struct {
	result Result
	err    error
}
