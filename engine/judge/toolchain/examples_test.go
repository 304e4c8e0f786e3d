package toolchain_test

import (
	"errors"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"ninefold/engine/judge"
	"ninefold/engine/judge/program"
	"ninefold/engine/judge/toolchain"
	"ninefold/engine/locale/message"
	"ninefold/engine/test/fail"
)

// wrong has the examples that are no right solutions, with the judge's verdicts on them.
var wrong = map[string]judge.Verdict{
	"907b/divides.pl": judge.WrongAnswer, "907b/forgets.py": judge.WrongAnswer, "907b/freopen.c": judge.WrongAnswer,
	"907b/unfinished.c": judge.CompilationError, "cross/blind.pl": judge.WrongAnswer,
	"cross/once.py": judge.WrongAnswer,
}

// TestTheExamplesInEveryLanguage compiles the solutions in docs/examples and tests them on the published samples. It
// skips languages that are not installed, and names them. Compilers take most of the time, so the short run compiles
// the solutions of one problem only.
func TestTheExamplesInEveryLanguage(t *testing.T) {
	t.Parallel()
	builds := &toolchain.BuildCache{}
	t.Cleanup(builds.Close)
	for _, folder := range []struct {
		name    string
		problem judge.Problem
	}{{"907b", judge.TicTacToe}, {"cross", judge.Crosshatch}} {
		dir := filepath.Join("..", "..", "..", "docs", "examples", folder.name)
		sources, err := filepath.Glob(filepath.Join(dir, "*.*"))
		fail.OnError(t, err)
		for _, language := range toolchain.Default() {
			right := filepath.Join(dir, "right"+language.Extensions[0])
			fail.Unless(t, slices.Contains(sources, right), "there is no %s", right)
		}
		for _, source := range sources {
			name := folder.name + "/" + filepath.Base(source)
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				solution := (&toolchain.Builder{Table: toolchain.Default(), Cache: builds}).Solution([]string{source})
				fail.SkipIf(t, solution.Compiles() && folder.problem != judge.TicTacToe && testing.Short(),
					"one problem is enough")
				test := judge.Test{Failures: 1, Suite: judge.Suite{Problem: folder.problem},
					Conditions: judge.Conditions{Limits: program.Limits{Time: 20 * time.Second, Output: 1 << 16}}}
				known, err := test.Run(t.Context(), solution, func(judge.Progress, *judge.Result) error { return nil })
				var lacking *message.Error
				fail.SkipIf(t, errors.As(err, &lacking) && lacking.Of.Key == "error.noTool", err)
				s := judge.Standing{Progress: known, Err: err}
				fail.If(t, !s.Tested() || s.Verdict() != wrong[name], "%v, want %v: %v, %+v", s.Verdict(), wrong[name],
					err, s.First)
			})
		}
	}
}
