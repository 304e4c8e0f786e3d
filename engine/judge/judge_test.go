package judge

import (
	"context"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"ninefold/engine/judge/program"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

// limits allow any solution that ends.
var limits = program.Limits{Time: 20 * time.Second, Memory: 4 << 30, Output: 1 << 16}

func newTester(p Problem, name string) *tester {
	return &tester{Problem: p, Command: solution(name),
		Conditions: Conditions{Limits: limits, Jobs: runtime.GOMAXPROCS(0)}, folders: newFolders(1)}
}

func testOne(tester *tester, c Case) (Result, error) {
	defer tester.folders.remove()
	return tester.test(context.Background(), c)
}

func firstFailure(t *testing.T, tester *tester, suite Suite) (Result, bool) {
	t.Helper()
	suite.Problem = tester.Problem
	for r, err := range tester.testAll(t.Context(), suite.Cases()) {
		fail.OnError(t, err)
		if r.Failed() {
			return r, true
		}
	}
	return Result{}, false
}

func TestRightSolutionsAreAccepted(t *testing.T) {
	t.Parallel()
	count := 100
	if testing.Short() {
		count = 20
	}
	for _, tc := range []struct {
		problem Problem
		name    string
		count   int
	}{
		{TicTacToe, "right", count}, {TicTacToe, "starts slowly", 0},
		{Crosshatch, "hatches", count},
	} {
		t.Run(tc.name, func(t *testing.T) {
			t.Parallel()
			r, failed := firstFailure(t, newTester(tc.problem, tc.name), Suite{Count: tc.count, Seed: 3})
			fail.If(t, failed, "%s: %v\n%s\n%s", name(&r.Case), r.Verdict, r.Case.Input, r.Run.Output)
		})
	}
}

func TestVerdicts(t *testing.T) {
	t.Parallel()
	short := program.Limits{Time: 100 * time.Millisecond, Memory: 4 << 30, Output: 1 << 16}
	for _, tc := range []struct {
		name   string
		limits program.Limits
		want   Verdict
	}{
		{"right", limits, Accepted}, {"debugs", limits, WrongAnswer}, {"short", limits, WrongAnswer},
		{"silent", limits, WrongAnswer}, {"reads nothing", limits, WrongAnswer}, {"divides", limits, WrongAnswer},
		{"crashes", limits, RuntimeError}, {"loops", short, TimeLimit}, {"sleeps", short, TimeLimit},
		{"writes for ever", limits, OutputLimit},
	} {
		t.Run(tc.name, func(t *testing.T) {
			t.Parallel()
			tester := newTester(TicTacToe, tc.name)
			tester.Limits = tc.limits
			r, err := testOne(tester, samples(TicTacToe)[0])
			fail.If(t, err != nil || r.Verdict != tc.want || r.Failed() != (tc.want != Accepted),
				"%v, failed %v, %v, want %v\n%s", r.Verdict, r.Failed(), err, tc.want, r.Run.Output)
			fail.If(t, r.Comparison.Right() == (tc.want == WrongAnswer),
				"%v, but the comparison is %+v", r.Verdict, r.Comparison)
		})
	}
	r := Result{Run: program.Completed{End: program.MemoryLimit}}
	fail.If(t, r.answered() || r.Verdict != MemoryLimit, "of too much memory: %v", r.Verdict)
}

// White space is a remark on an accepted answer, except at the ends of lines, and an error only for a strict judge.
func TestWhiteSpaceCountsToAStrictJudgeAlone(t *testing.T) {
	sample := samples(TicTacToe)[0]
	right := string(sample.Answer)
	for name, tc := range map[string]struct {
		output          string
		lenient, strict Verdict
		remark          bool
	}{
		"right":             {right, Accepted, Accepted, false},
		"a space too few":   {strings.Replace(right, " \n", "\n", 1), Accepted, Presentation, false},
		"no empty lines":    {strings.ReplaceAll(right, "\n\n", "\n"), Accepted, Presentation, true},
		"glued rows":        {strings.ReplaceAll(right, " ", ""), WrongAnswer, WrongAnswer, false},
		"no newline":        {strings.TrimRight(right, "\n"), Accepted, Accepted, false},
		"encoded in UTF-16": {texttest.UTF16(right), WrongAnswer, WrongAnswer, false},
		"encoded by a mark": {"\uFEFF" + right, WrongAnswer, WrongAnswer, false},
	} {
		for strict, want := range map[bool]Verdict{false: tc.lenient, true: tc.strict} {
			r := Result{Case: sample, Run: program.Completed{Output: []byte(tc.output)}}
			r.compare(strict)
			fail.If(t, r.Verdict != want || (r.WhiteSpace != nil) != (want == Presentation || tc.remark) ||
				r.Comparison.Encoded != strings.HasPrefix(name, "encoded"), "%s, strict %v: %v, %+v, white space %+v",
				name, strict, r.Verdict, r.Comparison, r.WhiteSpace)
		}
	}
}

func BenchmarkThroughput(b *testing.B) {
	suite := Suite{Problem: TicTacToe, Count: 197, Seed: 1}
	for b.Loop() {
		for r, err := range newTester(TicTacToe, "right").testAll(b.Context(), suite.Cases()) {
			fail.NowIf(b, err != nil || r.Failed(), "%v, %v", r.Verdict, err)
		}
	}
	b.ReportMetric(float64(b.N*suite.Len())/b.Elapsed().Seconds(), "cases/s")
}

// causesOf returns the causes that a failing run itself gives.
func causesOf(verdict Verdict, run program.Completed) []Cause {
	r := Result{Verdict: verdict, Run: run}
	r.addCauses(&attempt{run: run})
	return r.Causes
}

func TestAnOldDialectIsKnownByWhatTheInterpreterSays(t *testing.T) {
	for stderr, want := range map[string][]Cause{
		"  File \"a.py\", line 1\n    print \"a\"\nSyntaxError: Missing parentheses in call to 'print'. Did you mean": {
			{Python2, "Missing parentheses in call to 'print'"}},
		"NameError: name 'raw_input' is not defined. Did you mean": {{Python2, "NameError: name 'raw_input' is"}},
		"TypeError: 'map' object is not subscriptable\n":           {{Python2, "'map' object is not subscriptable"}},
		"ReferenceError: readline is not defined\n    at Object.":  {{JudgesNode, "readline"}},
		"ReferenceError: board is not defined\n":                   nil,
		"NameError: name 'board' is not defined":                   nil,
		"TypeError: 'int' object is not subscriptable":             nil,
	} {
		run := program.Completed{Status: 1, Stderr: []byte(stderr)}
		fail.Differ(t, causesOf(RuntimeError, run), want, "%q", stderr)
		fail.Differ(t, causesOf(WrongAnswer, run), nil, "of an answer")
	}
}

func TestAFullHeapIsALimitOfMemory(t *testing.T) {
	full := []byte("Exception in thread \"main\" java.lang.OutOfMemoryError: Java heap space")
	for want, run := range map[Verdict]program.Completed{
		MemoryLimit: {Status: 1, Stderr: full}, RuntimeError: {Status: 1, Stderr: []byte("oh")},
		TimeLimit: {End: program.TimeLimit, Stderr: full}, // it went on after that
	} {
		r := Result{Run: run}
		fail.If(t, r.answered() || r.Verdict != want, "%+v: %v", run, r.Verdict)
	}
}

func TestAnOverflowOfTheStackIsToldFromOtherFailures(t *testing.T) {
	run := func(end program.End, status int, stack, memory int64, stderr string) program.Completed {
		return program.Completed{End: end, Status: status, Stderr: []byte(stderr),
			Usage: program.Usage{Stack: stack, Memory: memory}}
	}
	full := func(verdict Verdict, run program.Completed) bool {
		return slices.ContainsFunc(causesOf(verdict, run), func(c Cause) bool { return c.Kind == StackFull })
	}
	for _, test := range []struct {
		verdict Verdict
		run     program.Completed
		want    bool
	}{
		{MemoryLimit, run(program.MemoryLimit, 0, 250, 260, ""), true},
		{MemoryLimit, run(program.MemoryLimit, 0, 100, 260, ""), false},
		{TimeLimit, run(program.TimeLimit, 0, 100, 150, ""), false},
		{RuntimeError, run(program.Signaled, 0, 8000, 9500, ""), true},
		{RuntimeError, run(program.Signaled, 0, 132, 3000, ""), false},
		{RuntimeError, run(program.Signaled, 0, 0, 0, ""), false},
		{RuntimeError, run(program.Exited, 1, 8000, 9500, ""), false},
		{RuntimeError, run(program.Exited, 0xC00000FD, 0, 0, ""), true},
		{WrongAnswer, run(program.Exited, 0, 8000, 9500, "stack overflow"), false},
		{RuntimeError, run(program.Exited, 1, 0, 0, "the stack of cards"), false},
	} {
		fail.Unequal(t, full(test.verdict, test.run), test.want, "%v, %+v: its stack overflowed", test.verdict,
			test.run)
	}
	for _, said := range []string{
		"Exception in thread \"main\" java.lang.StackOverflowError\n\tat Main.f(Main.java:1)",
		"RecursionError: maximum recursion depth exceeded", "RangeError: Maximum call stack size exceeded",
		"a.rb:1:in `f': stack level too deep (SystemStackError)", "thread 'main' has overflowed its stack",
		"runtime: goroutine stack exceeds 1000000000-byte limit\nfatal error: stack overflow", "Stack overflow.",
		"stack overflow: use +RTS -K<size> to increase it", "ERROR: AddressSanitizer: stack-overflow on address",
	} {
		fail.Unless(t, full(RuntimeError, run(program.Exited, 1, 0, 0, said)), "not told of %q", said)
	}
}
