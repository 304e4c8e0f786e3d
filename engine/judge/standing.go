package judge

import (
	"errors"

	"ninefold/engine/judge/toolchain"
)

// Standing is the result of one of several solutions, without its cases.
type Standing struct {
	Progress
	Err error // why it could not be tested, for example a *toolchain.CompileError; nil if it was
}

// Verdict returns that on the first failing case or, if the solution does not compile, CompilationError.
func (s *Standing) Verdict() Verdict {
	switch {
	case errors.As(s.Err, new(*toolchain.CompileError)):
		return CompilationError
	case s.First != nil:
		return s.First.Verdict
	}
	return Accepted
}

// Accepted reports whether the solution was tested and no case failed.
func (s *Standing) Accepted() bool { return s.Err == nil && s.First == nil }

// Tested reports whether there is a verdict.
func (s *Standing) Tested() bool { return s.Err == nil || s.Verdict() == CompilationError }
