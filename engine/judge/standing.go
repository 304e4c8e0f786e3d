package judge

import (
	"errors"

	"ninefold/engine/judge/toolchain"
)

// Standing is the result of one of several solutions, without its cases.
type Standing struct {
	Progress
	Verdict Verdict // CompilationError if Err is a *toolchain.CompileError, else that of First; Accepted without First
	Err     error   // why it could not be tested, for example a *toolchain.CompileError; nil if it was
}

// NewStanding makes a standing from the results of Test.Run.
func NewStanding(known Progress, err error) Standing {
	s := Standing{Progress: known, Err: err}
	switch {
	case errors.As(err, new(*toolchain.CompileError)):
		s.Verdict = CompilationError
	case known.First != nil:
		s.Verdict = known.First.Verdict
	}
	return s
}

// Accepted reports whether the solution was tested and no case failed.
func (s *Standing) Accepted() bool { return s.Err == nil && s.First == nil }

// Tested reports whether there is a verdict.
func (s *Standing) Tested() bool { return s.Err == nil || s.Verdict == CompilationError }
