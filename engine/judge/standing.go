package judge

import (
	"errors"

	"ninefold/engine/toolchain"
)

// Standing tells how one of several solutions does, without its cases.
type Standing struct {
	Progress
	Solution string // its source
	Language string
	Verdict  Verdict // of its first failing case; Accepted if Err is not nil
	Err      error   // why it could not be tested, a *toolchain.CompileError among others; nil if it was
}

// NewStanding makes a standing of what Test.Run returned.
func NewStanding(solution string, known Progress, err error) Standing {
	s := Standing{Progress: known, Solution: solution, Language: known.Program.Language, Err: err}
	var failed *toolchain.CompileError
	switch {
	case errors.As(err, &failed):
		s.Language, s.Verdict = failed.Language, CompilationError
	case known.First != nil:
		s.Verdict = known.First.Verdict
	}
	return s
}

// Accepted reports whether it was tested and no case failed.
func (s *Standing) Accepted() bool { return s.Err == nil && s.First == nil }

// Tested reports whether there is a verdict.
func (s *Standing) Tested() bool { return s.Err == nil || s.Verdict == CompilationError }
