package toolchain

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"ninefold/engine/atomicfile"
	"ninefold/engine/judge/program"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

func logged(t *testing.T, log string) []string {
	t.Helper()
	content, err := os.ReadFile(log)
	fail.NowIf(t, err != nil && !errors.Is(err, fs.ErrNotExist), "%v", err)
	return strings.Fields(string(content))
}

func TestAnUnchangedSourceIsCompiledOnce(t *testing.T) {
	b, log := worksOn(t, "a.x", "one")
	p, err := b.ofSource(t.Context(), "a.x")
	fail.NowIf(t, err != nil || p.Language != "X" || !p.Apart || p.Code == "", "%+v, %v", p, err)
	made, err := os.ReadFile(p.Command.Args[0])
	fail.If(t, err != nil || string(made) != "one" || p.Command.Args[2] != "a", "%q, %v, by %q", made, err,
		p.Command.Args)
	again, err := b.ofSource(t.Context(), "./a.x")
	fail.If(t, err != nil || !slices.Equal(again.Command.Args, p.Command.Args) || len(logged(t, log)) != 1,
		"again: %q, %v; compiled was %q", again.Command.Args, err, logged(t, log))
	texttest.Write(t, "a.x", "two")
	other, err := b.ofSource(t.Context(), "a.x")
	fail.If(t, err != nil || other.Command.Args[0] == p.Command.Args[0], "another text is the same program: %v", err)
	b.Table[1].Compile = append(b.Table[1].Compile, "-O3")
	_, err = b.ofSource(t.Context(), "a.x")
	fail.If(t, err != nil || len(logged(t, log)) != 3, "another row: %v; compiled was %q", err, logged(t, log))
	entries := fail.Must(os.ReadDir("."))(t)
	fail.If(t, len(entries) != 1, "beside the source there are %v", entries)
	b.Cache.Close()
	_, err = os.Stat(p.Command.Args[0])
	fail.Unless(t, errors.Is(err, fs.ErrNotExist), "after Close its program is there: %v", err)
	fail.Must(b.ofSource(t.Context(), "a.x"))(t)
	fail.Unequal(t, len(logged(t, log)), 4, "after Close, times that it was compiled")
}

// programs returns the number of programs in the builds.
func programs(t *testing.T, b *Builder) int {
	t.Helper()
	entries := fail.Must(os.ReadDir(b.Cache.folder))(t)
	for _, entry := range entries {
		_, err := os.Stat(filepath.Join(b.Cache.folder, entry.Name(), "temporary"))
		fail.Unless(t, errors.Is(err, fs.ErrNotExist), "the compiler's temporary files are there: %v", err)
	}
	return len(entries)
}

func TestACompilersErrorIsGivenAsItSaysIt(t *testing.T) {
	b, _ := worksOn(t, "sub/a.x", "wrong")
	failed := fail.As[*CompileError](t, fail.ErrorOf(b.ofSource(t.Context(), "sub/a.x")), "a wrong source")
	want := CompileError{Source: "sub/a.x", Language: "X", Said: "sub/a.x:1:7: it is wrong\n\n1 error",
		End: program.Exited}
	fail.Unequal(t, *failed, want, "the error")
	fail.Unequal(t, programs(t, b), 0, "programs")
	texttest.Write(t, "b.x", "flood")
	failed = fail.As[*CompileError](t, fail.ErrorOf(b.ofSource(t.Context(), "b.x")), "a flood")
	fail.If(t, failed.End != program.OutputLimit || len(failed.Said) > 20<<10, "of a flood: %.100v", failed)
}

func TestACompilerCanBeStopped(t *testing.T) {
	b, log := worksOn(t, "a.x", "endless")
	ctx, cancel := context.WithCancel(t.Context())
	go func() {
		for len(logged(t, log)) == 0 {
			time.Sleep(time.Millisecond)
		}
		cancel()
	}()
	fail.Unequal(t, fail.ErrorOf(b.ofSource(ctx, "a.x")), context.Canceled, "the error")
	fail.Unequal(t, programs(t, b), 0, "programs")
}

func TestWhatCannotBeASourceSaysWhy(t *testing.T) {
	b, _ := worksOn(t, "a.gone", "", "folder.x/a", "")
	fail.Lacks(t, fail.ErrorOf(b.ofSource(t.Context(), "a.gone")).Error(), "no-such-interpreter", "of a.gone is said")
	texttest.Write(t, "odd", "")
	for name, want := range map[string]error{
		"missing.x": fs.ErrNotExist, "folder.x": ErrNoSources, "odd": ErrNoSource,
	} {
		file := fail.As[*atomicfile.FileError](t, fail.ErrorOf(b.ofSource(t.Context(), name)), "%s", name)
		fail.If(t, file.Name != name || !errors.Is(file, want), "%s: %v", name, file)
	}
}

func TestANameThatLooksLikeAnOptionIsNone(t *testing.T) {
	b, log := worksOn(t, "-a.x", "one")
	_, err := b.ofSource(t.Context(), "-a.x")
	fail.If(t, err != nil || filepath.Base(logged(t, log)[0]) == logged(t, log)[0],
		"compiled was %q, %v", logged(t, log), err)
}

// A word that names a path works in any folder; other words stay as they are.
func TestWhereACommandRuns(t *testing.T) {
	program := "./solution"
	if runtime.GOOS == "windows" {
		program += ".exe"
	}
	b, _ := worksOn(t, "a.s", "", "data/b.txt", "", program, "", "plain", "",
		"script", "#!/usr/bin/env bash\n./solution\n", "tools/interpreter", "")
	here := fail.Must(os.Getwd())(t)
	for _, name := range []string{program, "script", "tools/interpreter"} {
		fail.OnError(t, os.Chmod(name, 0o755))
	}
	t.Setenv("PATH", filepath.Join(here, "tools"))
	at := func(name string) string { return filepath.Join(here, name) }
	for _, tc := range []struct {
		words string
		want  []string
		text  string
	}{
		{program + " x plain data/b.txt gone.txt -data/b.txt .",
			[]string{at(program), "x", "plain", at("data/b.txt"), "gone.txt", "-data/b.txt", here}, at(program)},
		{"interpreter -q a.s 5", []string{"interpreter", "-q", at("a.s"), "5"}, at("a.s")},
		{program + " a.s", []string{at(program), at("a.s")}, at("a.s")},
		{"tools/interpreter a.s", []string{at("tools/interpreter"), at("a.s")}, at("a.s")},
		{"tools/interpreter -m module", []string{"tools/interpreter", "-m", "module"}, ""},
		{"./script data/b.txt", []string{"./script", "data/b.txt"}, ""},
		{"sh data/b.txt", []string{"sh", "data/b.txt"}, ""},
		{"./gone a.s", []string{"./gone", "a.s"}, ""},
	} {
		p, err := b.Solution(strings.Fields(tc.words)).Make(t.Context())
		fail.If(t, err != nil || !slices.Equal(p.Command.Args, tc.want) || p.Code != tc.text ||
			p.Apart != (tc.text != ""), "%s: %+v, %v", tc.words, p, err)
	}
	p, err := b.Solution([]string{"a.s"}).Make(t.Context())
	fail.If(t, err != nil || p.Language != "S" || p.Command.Args[1] != at("a.s"), "a source: %+v, %v", p, err)
}

func TestOnlyACommandThatCannotWorkLacksItsScript(t *testing.T) {
	b, _ := worksOn(t, "a.s", "", "script", "#!/bin/sh\n", "tools/interpreter", "", "tools/bash", "", "tools/java", "",
		"tools/ssh", "", "tools/python3.12", "", "tools/found.sh", "", "tools/run.s", "")
	here := fail.Must(os.Getwd())(t)
	for _, name := range []string{"script", "tools/interpreter", "tools/bash", "tools/java", "tools/ssh",
		"tools/python3.12", "tools/run.s"} {
		fail.OnError(t, os.Chmod(name, 0o755))
	}
	t.Setenv("PATH", filepath.Join(here, "tools"))
	b.Table = append(b.Table, Language{Extensions: []string{".t"}, Run: []string{"interpreter2", placeSource}})
	for words, missing := range map[string]string{
		"interpreter gone.s": "gone.s", "interpreter data/bot.s out.s": "data/bot.s", "interpreter gone.x": "gone.x",
		"python3.12 gone.s": "gone.s", "bash gone.sh": "gone.sh", "bash tools/gone.sh": "tools/gone.sh",
		"java -jar gone.jar": "gone.jar", "java -Xmx1g -jar gone.jar": "gone.jar",

		"interpreter a.s gone.s": "", "interpreter c.txt": "", "interpreter -m": "", "interpreter 1.5 gone.s": "",
		"interpreter -q gone.s": "", "./gone gone.s": "", "java -cp a.jar:b.jar Main": "",
		"java -cp lib/*.jar Main":           "",
		"java -cp a.jar Main -jar gone.jar": "", "bash -c x.sh": "", "bash -e gone.sh": "",
		// bash looks in PATH, for files that are not executable too.
		"bash found.sh": "", "bash run.s": "", "bash -x found.sh": "",
		"./script gone.s": "", // it may find it in another folder
		"ssh host.sh":     "",
	} {
		err := fail.ErrorOf(b.Solution(strings.Fields(words)).Make(t.Context()))
		var file *atomicfile.FileError
		fail.If(t, errors.As(err, &file) != (missing != "") || file != nil && file.Name != filepath.Join(here, missing),
			"%s: %v", words, err)
	}
	err := fail.ErrorOf(b.Solution([]string{"interpreter", "-c", "x gone.s"}).Make(t.Context()))
	fail.If(t, err != nil, "of a command of a shell: %v", err)
}

func TestWhatIsCompiledAndWhatAnInterpreterTakesToStart(t *testing.T) {
	b, _ := worksOn(t, "a.x", "", "a.s", "", "a.gone", "")
	for words, want := range map[string]struct{ compiled, starts bool }{
		"a.x": {true, false}, "a.s": {false, true}, "a.x a.x": {}, "./a.out": {}, "a.gone": {}, "sh a.s": {},
	} {
		s := b.Solution(strings.Fields(words))
		fail.Unequal(t, s.Compiles(), want.compiled, "%s: it is compiled", words)
		fail.Unequal(t, s.StartTime(t.Context()) > 0, want.starts, "%s: it takes time to start", words)
	}
}
