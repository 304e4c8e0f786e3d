package judge

import (
	"testing"

	"ninefold/engine/judge/program"
	"ninefold/engine/test/fail"
)

func TestAnOverflowOfTheStackIsToldFromOtherFailures(t *testing.T) {
	run := func(end program.End, status int, stack, memory int64, stderr string) program.Result {
		return program.Result{End: end, Status: status, Stderr: []byte(stderr),
			Usage: program.Usage{Stack: stack, Memory: memory}}
	}
	for _, test := range []struct {
		verdict Verdict
		run     program.Result
		want    bool
	}{
		{MemoryLimit, run(program.MemoryLimit, 0, 250, 260, ""), true},
		{MemoryLimit, run(program.MemoryLimit, 0, 100, 260, ""), false},
		{TimeLimit, run(program.TimeLimit, 0, 100<<20, 150<<20, ""), true},
		{TimeLimit, run(program.TimeLimit, 0, 100<<20, 250<<20, ""), false},
		{TimeLimit, run(program.TimeLimit, 0, 8<<20, 10<<20, ""), false},
		{RuntimeError, run(program.Signaled, 0, 8000, 9500, ""), true},
		{RuntimeError, run(program.Signaled, 0, 132, 3000, ""), false},
		{RuntimeError, run(program.Signaled, 0, 0, 0, ""), false},
		{RuntimeError, run(program.Exited, 1, 8000, 9500, ""), false},
		{RuntimeError, run(program.Exited, 0xC00000FD, 0, 0, ""), true},
		{WrongAnswer, run(program.Exited, 0, 8000, 9500, "stack overflow"), false},
		{RuntimeError, run(program.Exited, 1, 0, 0, "the stack of cards"), false},
	} {
		r := Result{Verdict: test.verdict, Run: test.run}
		fail.Unequal(t, r.StackOverflowed(), test.want, "%v, %+v: its stack overflowed", test.verdict, test.run)
	}
	for _, said := range []string{
		"Exception in thread \"main\" java.lang.StackOverflowError\n\tat Main.f(Main.java:1)",
		"RecursionError: maximum recursion depth exceeded", "RangeError: Maximum call stack size exceeded",
		"a.rb:1:in `f': stack level too deep (SystemStackError)", "thread 'main' has overflowed its stack",
		"runtime: goroutine stack exceeds 1000000000-byte limit\nfatal error: stack overflow", "Stack overflow.",
		"stack overflow: use +RTS -K<size> to increase it", "ERROR: AddressSanitizer: stack-overflow on address",
	} {
		r := Result{Verdict: RuntimeError, Run: run(program.Exited, 1, 0, 0, said)}
		fail.Unless(t, r.StackOverflowed(), "not told of %q", said)
	}
}
