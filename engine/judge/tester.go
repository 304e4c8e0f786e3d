package judge

import (
	"context"
	"iter"

	"ninefold/engine/judge/inorder"
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

// test runs the solution on one case. The error is that of program.Run, that of NewFolderError, a *JuryError or
// that of the context.
func (t *tester) test(ctx context.Context, c Case) (Result, error) {
	refused, err := t.Jury.answer(ctx, t.folders, &c)
	if refused != nil || err != nil {
		return Result{Case: c, Verdict: Refused, Ruling: refused}, err
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

// testAll runs the solution on cases, Jobs at once, and yields the results as inorder.Do does.
func (t *tester) testAll(ctx context.Context, cases iter.Seq2[Case, error]) iter.Seq2[Result, error] {
	return func(yield func(Result, error) bool) {
		defer program.Keep()()
		number := 0
		test := func(ctx context.Context, _ int, c Case) (Result, error) { return t.test(ctx, c) }
		for result, err := range inorder.Do(ctx, t.Jobs, cases, test) {
			number++
			result.Number = number
			if !yield(result, err) {
				return
			}
		}
	}
}
