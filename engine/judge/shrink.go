package judge

import (
	"context"
	"iter"
	"slices"
)

// Smallest is the simplest case that is known to fail.
type Smallest struct {
	Result       // of the solution on it; its verdict is that of the original case
	Runs    int  // the number of runs of the solution that found it
	Minimal bool // no single simplification fails with the same verdict
}

// Shrink makes a failing case simpler as long as the solution fails on it with the same verdict. First it removes many
// marks or digits at once (A. Zeller's delta debugging). Then it makes single simplifications until none fails any
// more: a mark or a digit less, the last move earlier on the board, x for o, a smaller unused digit. It leaves out
// boards that the statement excludes. It runs the solution at most limit times; if that does not suffice, Minimal is
// false.
//
// Shrink calls found for each simpler case, unless found is nil. For a deterministic solution the result does not
// depend on the number of jobs. The error is a *program.StartError or that of the context; the smallest case found
// before is returned with it.
func (t *Tester) Shrink(ctx context.Context, failing Result, limit int, found func(Smallest)) (Smallest, error) {
	b, err := t.Problem.rules().parse(failing.Case.Input)
	if err != nil {
		return Smallest{Result: failing}, err
	}
	s := shrinker{
		tester: t, limit: limit, found: found,
		board: b, smallest: Smallest{Result: failing},
		known: map[string]bool{string(b.input()): true},
	}
	if err := s.removeMany(ctx); err != nil {
		return s.smallest, err
	}
	err = s.simplify(ctx)
	return s.smallest, err
}

// shrinker is a search for the smallest failing case.
type shrinker struct {
	tester   *Tester
	limit    int
	found    func(Smallest)
	board    board // of the smallest case
	smallest Smallest
	stopped  bool            // candidates were left out because of the limit
	known    map[string]bool // inputs not to run: they do not fail like this, or were simplified already
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
		if b.promised() && !s.known[string(b.input())] {
			indices = append(indices, i)
		}
	}
	if left := s.limit - s.smallest.Runs; len(indices) > left {
		indices, s.stopped = indices[:left], true
	}
	var cases iter.Seq2[Case, error] = func(yield func(Case, error) bool) {
		for _, i := range indices {
			if !yield(newCase(Shrunk, 0, candidates[i]), nil) {
				return
			}
		}
	}
	for r, err := range s.tester.TestAll(ctx, cases) {
		if err != nil {
			return -1, err
		}
		s.smallest.Runs++
		s.known[string(r.Case.Input)] = true
		if r.Verdict != s.smallest.Verdict {
			continue
		}
		i := indices[r.Number-1]
		s.board, s.smallest.Result = candidates[i], r
		if s.found != nil {
			s.found(s.smallest)
		}
		return i, nil
	}
	return -1, nil
}
