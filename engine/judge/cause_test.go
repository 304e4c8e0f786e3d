package judge

import (
	"slices"
	"testing"

	"ninefold/engine/judge/program"
	"ninefold/engine/test/fail"
)

// causesOf returns the causes that a failing run itself gives.
func causesOf(verdict Verdict, run program.Completed) []Cause {
	r := Result{Verdict: verdict, Run: run}
	r.addCauses(&Tester{Command: program.Command{Args: []string{"solution"}}}, &attempt{run: run})
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

// What a source was made into names no file that could be missing, even if a class is called like one.
func TestNoFileOfASourceIsMissing(t *testing.T) {
	for source, want := range map[bool][]Cause{false: {{MissingFile, "p.P"}}, true: nil} {
		r := Result{Verdict: RuntimeError, Run: program.Completed{Status: 1, Stderr: []byte("at p.P.main(P.java:3)")}}
		r.addCauses(&Tester{Source: source, Command: program.Command{Args: []string{"java", "p.P"}}},
			&attempt{run: r.Run})
		fail.Differ(t, r.Causes, want, "of a source %v", source)
	}
}

func TestAFullHeapIsALimitOfMemory(t *testing.T) {
	for said, want := range map[string]Verdict{
		"Exception in thread \"main\" java.lang.OutOfMemoryError: Java heap space": MemoryLimit, "oh": RuntimeError,
	} {
		r := Result{Run: program.Completed{Status: 1, Stderr: []byte(said)}}
		fail.If(t, r.answered() || r.Verdict != want, "%s: %v", said, r.Verdict)
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
