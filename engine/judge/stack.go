package judge

import (
	"regexp"
	"sync"

	"ninefold/engine/judge/program"
)

// windowsOverflow is the exit status of a program whose stack has overflowed, on Windows.
const windowsOverflow = 0xC00000FD

// stackError matches what runtimes say of a full stack: those of Java, Python, JavaScript, Ruby, Rust, Go,
// C# and Haskell, in this order, and the address sanitizer.
var stackError = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`StackOverflowError|RecursionError|Maximum call stack size exceeded|` +
		`stack level too deep|has overflowed its stack|[Ss]tack[ -]overflow`)
})

// deepStack is the size of a stack, in bytes, that only an endless recursion is likely to reach.
const deepStack = 64 << 20

// StackOverflowed reports whether the run failed because its stack was full: its runtime says so, or most of its memory
// was its stack when it crashed or reached the limit of memory, or of time with a stack that is deep: Java takes long
// to find a handler for its own error.
func (r *Result) StackOverflowed() bool {
	mostly := r.Run.Stack > r.Run.Memory/2
	switch r.Verdict {
	case RuntimeError:
		return stackError().Match(r.Run.Stderr) || r.Run.End == program.Signaled && mostly ||
			r.Run.Status == windowsOverflow
	case MemoryLimit:
		return mostly
	case TimeLimit:
		return mostly && r.Run.Stack > deepStack
	}
	return false
}
