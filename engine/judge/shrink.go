package judge

import (
	"context"
	"errors"
	"ninefold/engine/judge/inorder"
	"slices"
	"time"
)

// Smallest is the simplest case that is known to fail.
type Smallest struct {
	Result       // of the solution on it; its verdict is that of the original case
	Runs    int  // the number of runs of the solution that found it
	Minimal bool // no single simplification fails with the same verdict
}

// effort is what shrink may cost. Zero means no limit.
type effort struct {
	Runs  int           // of the solution
	Limit time.Duration // of a run, if it is less than the solution's time limit
	CPU   time.Duration // of all runs together; the run that exceeds it is the last
	Time  time.Duration // of all runs together, by the clock
}

// shrink makes a failing case simpler as long as the solution fails on it with the same verdict. First it removes many
// marks or digits at once (A. Zeller's delta debugging). Then it makes single simplifications until none fails any
// more: a mark or a digit less, the last move earlier on the board, x for o, a smaller unused digit. It leaves out
// boards that the statement excludes. If the effort does not suffice, Minimal is false.
//
// A case that exceeds the effort's limit of a run may not exceed the solution's. So the smallest is run once more by
// that limit; if it is kept, the failing case stays as it was.
//
// shrink calls found for each simpler case, unless found is nil. For a deterministic solution the result does not
// depend on the number of jobs, unless CPU or Time is reached. The error is that of program.Run or that of the
// context; the smallest case found before is returned with it.
func (t *tester) shrink(ctx context.Context, failing Result, effort effort, found func(Smallest)) (Smallest, error) {
	b, err := problems[t.Problem].parse(failing.Case.Input)
	if err != nil {
		return Smallest{Result: failing}, err
	}
	quick := *t
	if limit := effort.Limit; limit > 0 && (t.Limits.Time == 0 || limit < t.Limits.Time) {
		quick.Limits.Time = limit
	}
	s := shrinker{
		tester: &quick, runs: effort.Runs, cpu: effort.CPU, found: found,
		unconfirmed: failing.Verdict == TimeLimit && quick.Limits.Time != t.Limits.Time,
		board:       b, smallest: Smallest{Result: failing},
		known: map[string]bool{string(b.input()): true},
	}
	err = s.search(ctx, effort.Time)
	if err == nil && s.unconfirmed && s.candidate != nil {
		err = s.confirm(ctx, t)
	}
	s.smallest.Causes = failing.Causes
	return s.smallest, err
}

// shrinker is a search for the smallest failing case.
type shrinker struct {
	tester      *tester
	runs        int           // at most
	cpu, spent  time.Duration // of runs: at most, 0 for no limit, and until now
	found       func(Smallest)
	board       board // of the smallest case
	smallest    Smallest
	unconfirmed bool            // a simpler case may not exceed the solution's own time limit
	candidate   *Case           // the smallest case, if it is not confirmed
	stopped     bool            // candidates were left out because of the effort
	known       map[string]bool // inputs not to run: they do not fail like this, or were simplified already
}

// search looks for the smallest case for at most a time, 0 for no limit.
func (s *shrinker) search(ctx context.Context, most time.Duration) error {
	within := ctx
	if most > 0 {
		var cancel context.CancelFunc
		within, cancel = context.WithTimeout(ctx, most)
		defer cancel()
	}
	err := s.removeMany(within)
	if err == nil {
		err = s.simplify(within)
	}
	if errors.Is(err, context.DeadlineExceeded) && ctx.Err() == nil {
		return nil
	}
	return err
}

// confirm runs the smallest case by the solution's own limits. If it does not fail like the original, that stays.
func (s *shrinker) confirm(ctx context.Context, t *tester) error {
	r, err := t.test(ctx, *s.candidate)
	if err != nil {
		return err
	}
	s.smallest.Runs++
	if r.Verdict == s.smallest.Verdict {
		s.smallest.Result = r
	} else {
		s.smallest.Minimal = false
	}
	return nil
}

// removeMany empties cells, half of them at once, then a quarter and so on.
func (s *shrinker) removeMany(ctx context.Context) error {
	for size := len(s.board.removable()); size > 1; size /= 2 {
		for from := 0; ; {
			cells := s.board.removable()
			var candidates []board
			for chunk := range slices.Chunk(cells[min(from, len(cells)):], size) {
				candidates = append(candidates, s.board.without(chunk))
			}
			i, err := s.first(ctx, candidates)
			if err != nil {
				return err
			}
			if i < 0 {
				break
			}
			from += i * size // the cells after the removed ones have moved up to there
		}
	}
	return nil
}

// simplify makes single simplifications until none fails.
func (s *shrinker) simplify(ctx context.Context) error {
	for from := 0; ; {
		all := s.board.simpler()
		from = min(from, len(all))
		i, err := s.first(ctx, slices.Concat(all[from:], all[:from]))
		if err != nil {
			return err
		}
		if i < 0 {
			s.smallest.Minimal = !s.stopped
			return nil
		}
		from = (from + i) % len(all)
	}
}

// first runs the candidates up to the first that fails with the same verdict, and makes that the smallest. It returns
// its index, or -1 if there is none or the limit is reached.
func (s *shrinker) first(ctx context.Context, candidates []board) (int, error) {
	var indices []int
	for i, b := range candidates {
		if (b.valid() || s.tester.Jury != nil) && !s.known[string(b.input())] {
			indices = append(indices, i)
		}
	}
	if left := s.runs - s.smallest.Runs; s.runs > 0 && len(indices) > left {
		indices, s.stopped = indices[:left], true
	}
	if s.exhausted() && len(indices) > 0 {
		indices, s.stopped = nil, true
	}
	cases := inorder.Made(len(indices), func(i int) Case { return newCase(Shrunk, 0, candidates[indices[i]]) })
	for r, err := range s.tester.testAll(ctx, cases) {
		if err != nil {
			return -1, err
		}
		s.smallest.Runs++
		s.spent += r.Run.CPU
		s.known[string(r.Case.Input)] = true
		if r.Verdict != s.smallest.Verdict {
			if s.exhausted() {
				s.stopped = true
				break
			}
			continue
		}
		i := indices[r.Number-1]
		s.board = candidates[i]
		if s.unconfirmed {
			s.candidate = &r.Case
		} else {
			s.smallest.Result = r
		}
		if s.found != nil {
			s.found(s.smallest)
		}
		return i, nil
	}
	return -1, nil
}

// exhausted reports whether the runs have used their processor time.
func (s *shrinker) exhausted() bool { return s.cpu > 0 && s.spent >= s.cpu }
