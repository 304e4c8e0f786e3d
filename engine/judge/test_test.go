package judge

import (
	"errors"
	"path/filepath"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"ninefold/engine/judge/checker"
	"ninefold/engine/judge/program"
	"ninefold/engine/judge/toolchain"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

type named struct {
	Test
	solution toolchain.Solution
}

// testOf returns a test of a solution on the samples and those in files.
func testOf(name string, files ...string) named {
	return named{Test{Conditions: newTester(TicTacToe, name).Conditions, Suite: Suite{Paths: files}},
		new(toolchain.Builder).Solution(solution(name).Args)}
}

func (n *named) run(t *testing.T, tell Listener) (Progress, error) {
	return n.Run(t.Context(), n.solution, tell)
}

// unheard is told of the progress of a test.
func unheard(Progress, *Result) error { return nil }

func TestATestShrinksTheFirstFailureWhenItIsTold(t *testing.T) {
	t.Parallel()
	for when, want := range map[ShrinkWhen][]Stage{
		NoShrink:     {Running, Running, Running, Running},
		ShrinkAtOnce: {Running, Running, Shrinking, Running, Running, Running},
		ShrinkAtEnd:  {Running, Running, Running, Running, Shrinking, Running},
	} {
		test := testOf("divides")
		test.Shrink = when
		var stages []Stage
		known, err := test.run(t, func(p Progress, _ *Result) error {
			if p.Stage != Shrinking || !slices.Contains(stages, Shrinking) {
				stages = append(stages, p.Stage)
			}
			return nil
		})
		fail.NowIf(t, err != nil || known.Tally.Cases != 3 || known.Total != 3 || known.First == nil,
			"%v, %+v", err, known)
		fail.If(t, !slices.Equal(stages, want) || (known.Smallest != nil) != (when != NoShrink),
			"told were %v, want %v; smallest is %v", stages, want, known.Smallest)
	}
}

func TestATestEndsAfterSoManyFailures(t *testing.T) {
	t.Parallel()
	test := testOf("divides")
	test.Failures = 1
	known, err := test.run(t, unheard)
	fail.If(t, err != nil || known.Tally.Failed != 1 || known.Tally.Cases != known.First.Number,
		"%v, %+v", err, known.Tally)
	test = testOf("sleeps")
	test.Limits.Time, test.Timeouts = time.Millisecond, 1
	known, err = test.run(t, unheard)
	fail.OnError(t, err)
	fail.Unequal(t, known.Tally.Cases, 1, "the cases up to the first time limit that is exceeded")
}

func TestAnErrorOfWhoIsToldEndsATest(t *testing.T) {
	t.Parallel()
	for _, last := range []bool{false, true} { // at the first result, and at the last
		full, results := errors.New("the disk is full"), 0
		test := testOf("right")
		_, err := test.run(t, func(p Progress, r *Result) error {
			if r == nil || last && p.Tally.Cases < p.Total {
				return nil
			}
			results++
			return full
		})
		fail.If(t, err != full || results != 1, "%v, after %d results", err, results)
	}
}

func TestTheCasesOfAFileAreCounted(t *testing.T) {
	t.Parallel()
	sample := samples(TicTacToe)[0].Input
	test := testOf("right", texttest.Write(t, filepath.Join(t.TempDir(), "three.in"),
		slices.Concat(sample, []byte("\n"), sample, []byte("\n"), sample)))
	known, err := test.run(t, unheard)
	fail.If(t, err != nil || known.Tally.By[Accepted] != 6 || known.Total != 6,
		"%v, of %d cases %+v", err, known.Total, known.Tally)
}

func TestATallyAddsUp(t *testing.T) {
	var tally Tally
	results := []Result{
		{Verdict: Accepted}, {Verdict: WrongAnswer}, {Verdict: Accepted, WhiteSpace: &checker.LineDifference{}},
		{Verdict: Presentation, WhiteSpace: &checker.LineDifference{}},
		{Verdict: Accepted, WhiteSpace: &checker.LineDifference{}}, {Verdict: WrongAnswer},
	}
	for i := range results {
		r := &results[i]
		r.Run.CPU, r.Run.Memory = [...]time.Duration{2, 6, 4, 1, 5, 3}[i], int64(10-i)
		tally.Add(r)
	}
	tally.end()
	want := Tally{Cases: 6, Failed: 3, Slowest: 6, Median: 3, Most95: 6, SlowestAccepted: 5, Quickest: 1, Memory: 10,
		WhiteSpace: 2, FirstWhiteSpace: &results[2]}
	want.By[Accepted], want.By[WrongAnswer], want.By[Presentation] = 3, 2, 1
	fail.Unless(t, reflect.DeepEqual(tally, want), "it is %+v, want %+v", tally, want)
}

func TestTheMedianIsOfAllCases(t *testing.T) {
	for n, want := range map[time.Duration][2]time.Duration{101: {51, 96}, 1000: {500, 950}} {
		var tally Tally
		for i := range n {
			tally.Add(&Result{Run: program.Completed{Usage: program.Usage{CPU: 1 + 37*i%n}}})
		}
		tally.end()
		fail.If(t, tally.Median != want[0] || tally.Most95 != want[1] || tally.Slowest != n,
			"of %d: %v, %v, %v", n, tally.Median, tally.Most95, tally.Slowest)
	}
}

// A case that failed and is shown is run twice more.
func TestHowOftenACaseFailsIsCounted(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]int{
		"divides": Repeats, "fails once": 1, "crashes deep": Repeats,
	} {
		for _, when := range []ShrinkWhen{NoShrink, ShrinkAtOnce, ShrinkAtEnd} {
			test := testOf(name)
			test.Shrink, test.Jobs = when, 1
			if name == "fails once" {
				command := append(solution(name).Args, filepath.Join(t.TempDir(), "failed"))
				test.solution = new(toolchain.Builder).Solution(command)
			}
			known, err := test.run(t, unheard)
			fail.NowIf(t, err != nil || known.First == nil, "%s: %v, %+v", name, err, known)
			shown := known.First
			if known.Smallest != nil {
				shown = &known.Smallest.Result
			}
			fail.Unequal(t, shown.Fails, want, "%s, %v: the failures", name, when)
			fail.Unless(t, slices.Equal(shown.Causes, known.First.Causes), "%s: %v", name, shown.Causes)
		}
	}
}

// A program that sleeps is stopped by the clock, so its time is that of the clock, as its limit is.
func TestTheTimeOfARunThatWaitsIsTheClocks(t *testing.T) {
	limits := program.Limits{Time: 2 * time.Second}
	for verdict, want := range map[Verdict]time.Duration{TimeLimit: 5 * time.Second, Accepted: time.Second} {
		r := Result{Verdict: verdict, Limits: limits}
		r.Run.CPU, r.Run.Wall = time.Second, 5*time.Second
		var tally Tally
		tally.Add(&r)
		fail.If(t, tally.Slowest != want || tally.ByClock != (verdict == TimeLimit), "%v: %+v", verdict, tally)
	}
}

func TestVerdictsAreCalledAsJudgesCallThem(t *testing.T) {
	var names, short []string
	for v := range Verdict(Verdicts) {
		names, short = append(names, v.String()), append(short, v.Short())
	}
	const want = "Accepted, Presentation error, Wrong answer, Runtime error, " +
		"Time limit exceeded, Memory limit exceeded, Output limit exceeded, Compilation error, Refused"
	fail.Unequal(t, strings.Join(names, ", "), want, "it")
	fail.Unequal(t, strings.Join(short, " "), "AC PE WA RE TLE MLE OLE CE RF", "in short")
}

func TestASolutionThatHasNeverWorkedIsHopeless(t *testing.T) {
	crash := func(status int, signal, stderr string) Result {
		return Result{Verdict: RuntimeError,
			Run: program.Completed{Status: status, Signal: signal, Stderr: []byte(stderr)}}
	}
	oh := crash(3, "", "oh\nin line 5")
	for name, tc := range map[string]struct {
		changed int // index of the result that differs; -1 for none
		to      Result
		want    int // the number of cases after which it is hopeless; 0 for never
	}{
		"the same every time":       {-1, Result{}, EnoughCrashes},
		"another second line":       {7, crash(3, "", "oh\r\nin line 6"), EnoughCrashes},
		"an accepted case first":    {0, Result{}, 0},
		"an accepted case":          {7, Result{}, 0},
		"an accepted case too late": {EnoughCrashes, Result{}, EnoughCrashes},
		"a wrong answer":            {7, Result{Verdict: WrongAnswer}, 0},
		"another status":            {7, crash(4, "", "oh"), 0},
		"a signal":                  {7, crash(3, "killed", "oh"), 0},
		"another first line":        {7, crash(3, "", "ah"), 0},
		"another first":             {0, crash(3, "", "ah"), 0},
	} {
		var tally Tally
		hopeless := 0
		for i := range 3 * EnoughCrashes {
			r := oh
			if i == tc.changed {
				r = tc.to
			}
			if tally.Add(&r); hopeless == 0 && tally.Hopeless() {
				hopeless = tally.Cases
			}
		}
		fail.If(t, hopeless != tc.want, "%s: hopeless after %d cases, want %d", name, hopeless, tc.want)
	}
}

// However many cases there are, only a limited number are made ahead of the results that are taken. The caller may be
// bound to a thread, as the main goroutine of a program with a window is.
func TestCasesAreNotMadeLongBeforeTheirResults(t *testing.T) {
	t.Parallel()
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	tester := newTester(TicTacToe, "silent")
	tester.Jobs = 2
	made := 0
	sample := samples(TicTacToe)[0]
	endless := func(yield func(Case, error) bool) {
		for yield(sample, nil) {
			made++
		}
	}
	taken := 0
	for _, err := range tester.testAll(t.Context(), endless) {
		fail.OnError(t, err)
		if taken++; taken == 100 {
			break // after the loop all begun cases have ended
		}
	}
	const mostWaiting = 100 // more than inorder lets wait
	fail.If(t, made < taken || made > taken+mostWaiting+tester.Jobs, "%d cases were made for %d results", made, taken)
}

func TestNoMoreProgramsRunAtOnceThanJobs(t *testing.T) {
	t.Parallel()
	tester := newTester(TicTacToe, "alone")
	tester.Jobs = 1
	tester.Command.Args = append(tester.Command.Args, t.TempDir())
	suite := Suite{Problem: TicTacToe, Count: 20}
	for r, err := range tester.testAll(t.Context(), suite.Cases()) {
		fail.NowIf(t, err != nil || r.Failed(), "%v, %v, %v", r.Verdict, r.Run.Status, err)
	}
}

func TestOnlyGeneratedCasesOfASlowStarterHaveABudget(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		kind                   CaseKind
		quickest, spent, limit time.Duration
		spares                 bool
	}{
		{Random, slowStart, 21, 20, true}, {Random, slowStart, 20, 20, false}, {Random, slowStart - 1, 21, 20, false},
		{Chain, slowStart, 21, 20, true}, {Sample, slowStart, 21, 20, false}, {File, slowStart, 21, 20, false},
		{Random, slowStart, 21, 0, false},
	} {
		r := testRun{Test: Test{Budget: test.limit}, known: Progress{Tally: Tally{Quickest: test.quickest}}}
		fail.Unequal(t, r.spares(&Case{Kind: test.kind}, test.spent), test.spares, "%+v", test)
	}
	for spared, want := range map[bool]Progress{false: {Total: 8}, true: {Total: 3, Spared: 5}} {
		r := testRun{Test: Test{Suite: Suite{leftOut: []error{ErrOther, ErrTooLarge}}},
			known: Progress{Total: 10, LeftOut: []error{ErrNoPair}, Tally: Tally{Cases: 3}}}
		r.leaveOut(spared)
		fail.If(t, r.known.Total != want.Total || r.known.Spared != want.Spared || len(r.known.LeftOut) != 3,
			"with two unreadable files, spared %v: %+v", spared, r.known)
	}
}

// An exceeded limit costs a run by the whole limit to confirm, so less time is left for looking.
func TestHowMuchShrinkingMayCost(t *testing.T) {
	for name, tc := range map[string]struct {
		first Result
		want  effort
	}{
		"wrong": {Result{Verdict: WrongAnswer}, effort{shrinkRuns, time.Second, 20 * time.Second, time.Minute}},
		"of 2 s": {Result{Verdict: TimeLimit, Limits: program.Limits{Time: 2 * time.Second}},
			effort{shrinkRuns, 400 * time.Millisecond, 0, 3 * time.Second}},
		"of 10 s": {Result{Verdict: TimeLimit, Limits: program.Limits{Time: 10 * time.Second}},
			effort{shrinkRuns, 400 * time.Millisecond, 0, time.Second}},
	} {
		r := testRun{known: Progress{First: &tc.first, Tally: Tally{SlowestAccepted: 100 * time.Millisecond}}}
		tc.first.Run.Wall = time.Minute // on a busy machine
		fail.Unequal(t, r.effort(), tc.want, "%s: the effort is", name)
	}
	r := testRun{known: Progress{First: &Result{Verdict: WrongAnswer}}}
	r.known.First.Run.CPU = time.Second
	r.Jobs = 3
	fail.Unequal(t, r.effort().Limit, 4*time.Second, "of a slow wrong answer the limit is")
	fail.Unequal(t, r.effort().CPU, time.Minute, "of three processes at once the processor time is")
}
