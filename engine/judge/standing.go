package judge

import (
	"errors"

	"ninefold/engine/judge/toolchain"
)

// Standing is the result of one of several solutions, without its cases.
type Standing struct {
	Progress
	Language string
	Verdict  Verdict // CompilationError if Err is a *toolchain.CompileError, else that of First; Accepted without First
	Err      error   // why it could not be tested, for example a *toolchain.CompileError; nil if it was
}

// newStanding makes a standing from the results of Test.Run.
func newStanding(known Progress, err error) Standing {
	s := Standing{Progress: known, Language: known.Program.Language, Err: err}
	var failed *toolchain.CompileError
	switch {
	case errors.As(err, &failed):
		s.Language, s.Verdict = failed.Language, CompilationError
		s.Program.Standard = failed.Standard
	case known.First != nil:
		s.Verdict = known.First.Verdict
	}
	return s
}

// Accepted reports whether the solution was tested and no case failed.
func (s *Standing) Accepted() bool { return s.Err == nil && s.First == nil }

// Tested reports whether there is a verdict.
func (s *Standing) Tested() bool { return s.Err == nil || s.Verdict == CompilationError }
