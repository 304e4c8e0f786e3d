package judge

import (
	"bytes"
	"context"
	"os"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/judge/program"
	"ninefold/engine/judge/sample"
	"ninefold/engine/sudoku"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// checkMinimal checks that every single simplification of the smallest case passes, or fails in another way.
func checkMinimal(t *testing.T, tester *tester, smallest Smallest) {
	t.Helper()
	again, err := testOne(tester, smallest.Case)
	fail.If(t, err != nil || again.Verdict != smallest.Verdict || !smallest.Minimal,
		"the smallest case has %v, %v, want %v; minimal %v", again.Verdict, err, smallest.Verdict, smallest.Minimal)
	b := fail.Must(problems[tester.Problem].parse(smallest.Case.Input))(t)
	cases := func(yield func(Case, error) bool) {
		for _, simpler := range b.simpler() {
			if simpler.valid() && !yield(newCase(Shrunk, 0, simpler), nil) {
				return
			}
		}
	}
	for r, err := range tester.testAll(t.Context(), cases) {
		fail.OnError(t, err)
		fail.If(t, r.Verdict == smallest.Verdict,
			"not minimal:\n%s\nfails, and so does\n%s", smallest.Case.Input, r.Case.Input)
	}
}

func TestTheSmallestFailingCaseIsMinimal(t *testing.T) {
	t.Parallel()
	marks := func(count int) func(Case) bool {
		return func(c Case) bool {
			p, err := tictactoe.Parse(c.Input)
			return err == nil && grid.Cells-p.Count(tictactoe.Empty) == count
		}
	}
	digits := func(count int, twice bool) func(Case) bool {
		return func(c Case) bool {
			g, err := sudoku.Parse(c.Input)
			contradiction, found := g.Contradiction()
			return err == nil && g.Count() <= count && twice == (found && contradiction.Fault == sudoku.Twice)
		}
	}
	nearlyFull := newCase(OneEmpty, 1, position{sample.New(1, 1).OneEmpty(4, false)})
	for _, tc := range []struct {
		problem Problem
		name    string
		verdict Verdict
		is      func(Case) bool
		slow    bool
		from    *Case // instead of the first cases
	}{
		{TicTacToe, "divides", WrongAnswer, marks(1), false, nil},
		{TicTacToe, "never free", WrongAnswer, marks(9), true, &nearlyFull},
		{TicTacToe, "marks occupied", WrongAnswer, marks(1), false, nil},
		{TicTacToe, "debugs", WrongAnswer, marks(1), true, nil},
		{TicTacToe, "crashes on many o, else wrong", RuntimeError, marks(20), false, &nearlyFull},
		{TicTacToe, "reads nothing", WrongAnswer, marks(1), true, nil},
		{Crosshatch, "hatches once", WrongAnswer, digits(12, false), true, nil},
		{Crosshatch, "hatches blindly", WrongAnswer, digits(2, true), false, nil},
	} {
		t.Run(tc.name, func(t *testing.T) {
			fail.SkipIf(t, tc.slow && testing.Short(), "it takes a second")
			t.Parallel()
			tester := newTester(tc.problem, tc.name)
			failure, failed := firstFailure(t, tester, Suite{Only: tc.from, Count: 200, Seed: 1})
			fail.NowIf(t, !failed || failure.Verdict != tc.verdict,
				"failed %v with %v, want %v", failed, failure.Verdict, tc.verdict)
			smallest, err := tester.shrink(t.Context(), failure, effort{}, nil)
			fail.NowIf(t, err != nil || smallest.Verdict != tc.verdict || !smallest.Failed() || smallest.Runs > 400,
				"%v in %d runs, %v, want %v", smallest.Verdict, smallest.Runs, err, tc.verdict)
			fail.Unless(t, tc.is(smallest.Case), "not what was expected:\n%s", smallest.Case.Input)
			checkMinimal(t, tester, smallest)
		})
	}
}

func TestAnExceededLimitIsShrunkByAShortOneAndConfirmedOnce(t *testing.T) {
	t.Parallel()
	fail.SkipIf(t, testing.Short(), "a short limit is not enough to start a program under the race detector")
	tester := newTester(TicTacToe, "loops if centred")
	tester.Limits.Time = time.Second
	failure := Result{Case: samples(TicTacToe)[2], Verdict: TimeLimit}
	smallest, err := tester.shrink(t.Context(), failure, effort{Limit: tester.Limits.Time / 2}, func(s Smallest) {
		fail.If(t, !bytes.Equal(s.Case.Input, failure.Case.Input), "told is what is not confirmed:\n%s", s.Case.Input)
	})
	p, _ := tictactoe.Parse(smallest.Case.Input)
	fail.If(t, err != nil || smallest.Verdict != TimeLimit || smallest.Limits != tester.Limits || !smallest.Minimal ||
		p.Count(tictactoe.Empty) != grid.Cells-1, "%+v, %v:\n%s", smallest, err, smallest.Case.Input)
}

func TestALimitThatIsNotExceededInTheEndLeavesTheCaseAsItWas(t *testing.T) {
	t.Parallel()
	tester := newTester(TicTacToe, "starts slowly") // longer than the clock's limit
	two, _ := tictactoe.Position{}.WithMark(0, tictactoe.X).WithMark(1, tictactoe.X).WithLast(0)
	failure := Result{Case: newCase(Own, 0, position{two}), Verdict: TimeLimit}
	smallest, err := tester.shrink(t.Context(), failure, effort{Limit: 10 * time.Millisecond}, nil)
	fail.If(t, err != nil || smallest.Verdict != TimeLimit || smallest.Minimal || smallest.Runs != 2 ||
		!bytes.Equal(smallest.Case.Input, failure.Case.Input), "%+v, %v", smallest, err)
}

func TestShrinkingEndsWhenItsTimeIsUp(t *testing.T) {
	t.Parallel()
	tester := newTester(TicTacToe, "sleeps")
	failure := Result{Case: samples(TicTacToe)[2], Verdict: WrongAnswer}
	smallest, err := tester.shrink(t.Context(), failure, effort{Time: time.Millisecond}, nil)
	fail.If(t, err != nil || smallest.Minimal || !bytes.Equal(smallest.Case.Input, failure.Case.Input),
		"%+v, %v", smallest, err)
}

// A folder is used again, also by a run that was ended because another had found a simpler case.
func TestShrinkingMakesAFewFolders(t *testing.T) {
	t.Parallel()
	notes := t.TempDir()
	tester := newTester(TicTacToe, "notes its folder")
	tester.Apart, tester.Jobs, tester.folders = true, 2, newFolders(2)
	defer tester.folders.remove()
	tester.Command.Args = append(tester.Command.Args, notes)
	failure := Result{Case: newCase(Random, 1, position{sample.New(1, 1).OneEmpty(4, false)}), Verdict: WrongAnswer}
	smallest, err := tester.shrink(t.Context(), failure, effort{}, nil)
	fail.NowIf(t, err != nil || smallest.Runs < 20, "%d runs, %v", smallest.Runs, err)
	folders := len(fail.Must(os.ReadDir(notes))(t))
	fail.If(t, folders == 0 || folders > tester.Jobs+1, "%d runs are in %d folders", smallest.Runs, folders)
}

// However many programs run at once, the smallest case is the same and takes the same number of runs.
func TestShrinkingIsTheSameForAnyNumberOfJobs(t *testing.T) {
	t.Parallel()
	var before Smallest
	for _, jobs := range []int{1, 2, 7} {
		tester := newTester(Crosshatch, "hatches blindly")
		tester.Jobs = jobs
		failure, _ := firstFailure(t, tester, Suite{Count: 100, Seed: 4})
		found := 0
		smallest, err := tester.shrink(t.Context(), failure, effort{Runs: 60}, func(s Smallest) {
			found++
			fail.If(t, s.Verdict != failure.Verdict || s.Runs == 0, "found %+v", s)
		})
		fail.NowIf(t, err != nil || found == 0, "%v, %v", found, err)
		if jobs > 1 && (!bytes.Equal(smallest.Case.Input, before.Case.Input) || smallest.Runs != before.Runs) {
			t.Errorf("with %d jobs, %d runs give\n%s\nand with fewer %d give\n%s",
				jobs, smallest.Runs, smallest.Case.Input, before.Runs, before.Case.Input)
		}
		before = smallest
	}
}

func TestShrinkingThatStopsGivesWhatItHas(t *testing.T) {
	t.Parallel()
	tester := newTester(TicTacToe, "marks occupied")
	failure, _ := firstFailure(t, tester, Suite{Count: 10, Seed: 4})
	for _, limit := range []int{1, 5} {
		smallest, err := tester.shrink(t.Context(), failure, effort{Runs: limit}, nil)
		fail.If(t, err != nil || smallest.Minimal || smallest.Runs != limit || !smallest.Failed(),
			"limit %d: %d runs, minimal %v, %v", limit, smallest.Runs, smallest.Minimal, err)
	}
	all, err := tester.shrink(t.Context(), failure, effort{CPU: time.Hour}, nil)
	fail.If(t, err != nil || !all.Minimal, "an hour of processor time: minimal %v, %v", all.Minimal, err)
	short, err := tester.shrink(t.Context(), failure, effort{CPU: 1}, nil)
	fail.If(t, err != nil || short.Minimal || short.Runs >= all.Runs || !short.Failed(),
		"a nanosecond of processor time: %d runs of %d, minimal %v, %v", short.Runs, all.Runs, short.Minimal, err)
	ctx, cancel := context.WithCancel(t.Context())
	smallest, err := tester.shrink(ctx, failure, effort{}, func(Smallest) { cancel() })
	fail.If(t, err != context.Canceled || smallest.Minimal || bytes.Equal(smallest.Case.Input, failure.Case.Input) ||
		!smallest.Failed(), "cancelled: %v:\n%s", err, smallest.Case.Input)
}

func TestShrinkingNeedsTheProgram(t *testing.T) {
	tester := &tester{Problem: TicTacToe, Command: program.Command{Args: []string{"./no-such-solution"}}}
	failure := Result{Case: samples(TicTacToe)[1], Verdict: WrongAnswer}
	smallest, err := tester.shrink(t.Context(), failure, effort{}, nil)
	fail.If(t, err == nil || smallest.Minimal, "%+v, %v", smallest.Minimal, err)
	failure.Case.Input = []byte("x")
	err = fail.ErrorOf(tester.shrink(t.Context(), failure, effort{}, nil))
	fail.If(t, err == nil, "an input that is none was made simpler")
}
