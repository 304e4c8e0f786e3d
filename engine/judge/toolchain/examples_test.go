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
		sources, err := filepath.Glob(filepath.Join("..", "..", "..", "docs", "examples", folder.name, "*.*"))
		fail.NowIf(t, err != nil || len(sources) < len(extensions()), "%d sources, %v", len(sources), err)
		for _, source := range sources {
			name := folder.name + "/" + filepath.Base(source)
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				compiled := (&toolchain.Builder{Table: toolchain.Default()}).Solution([]string{source}).Compiles()
				fail.SkipIf(t, compiled && folder.problem != judge.TicTacToe && testing.Short(),
					"one problem is enough")
				verdict, why := verdictOn(t, source, builds, folder.problem)
				fail.If(t, verdict != wrong[name], "%v, want %v: %s", verdict, wrong[name], why)
			})
		}
	}
}

// extensions returns the extensions of the table's languages. There must be an example for each.
func extensions() (all []string) {
	for _, language := range toolchain.Default() {
		all = append(all, language.Extensions[0])
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// verdictOn returns the first verdict on a source that is not Accepted, with the output of the compiler or the program.
func verdictOn(
	t *testing.T, source string, w *toolchain.BuildCache, problem judge.Problem,
) (judge.Verdict, string) {
	builder := toolchain.Builder{Table: toolchain.Default(), Cache: w}
	p, err := builder.Solution([]string{source}).Make(t.Context())
	var tool *toolchain.ToolError
	var failed *toolchain.CompileError
	switch {
	case errors.As(err, &tool):
		t.Skip(tool)
	case errors.As(err, &failed):
		return judge.CompilationError, failed.Said
	case err != nil:
		t.Fatal(err)
	}
	tester := judge.Tester{
		Problem: problem, Command: p.Command, Apart: p.Apart,
		Conditions: judge.Conditions{Limits: program.Limits{Time: 20 * time.Second, Output: 1 << 16}},
	}
	suite := judge.Suite{Problem: problem}
	for r, err := range tester.TestAll(t.Context(), suite.Cases()) {
		fail.OnError(t, err)
		if r.Failed() {
			return r.Verdict, string(r.Run.Output) + string(r.Run.Stderr)
		}
	}
	return judge.Accepted, ""
}

func TestThereIsAnExampleInEveryLanguage(t *testing.T) {
	for _, folder := range [...]string{"907b", "cross"} {
		for _, extension := range extensions() {
			found, err := filepath.Glob("../../../docs/examples/" + folder + "/right" + extension)
			fail.If(t, err != nil || len(found) != 1, "%s: %q, %v", extension, found, err)
		}
	}
}
