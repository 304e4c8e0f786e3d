package judge

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/text"
	"ninefold/engine/text/texttest"
	"ninefold/engine/toolchain"
)

func findTests(paths ...string) ([]string, error) {
	return FindTests(context.Background(), paths, func(int) {})
}

func TestFilesAndFolders(t *testing.T) {
	t.Chdir(t.TempDir())
	sample := samples(TicTacToe)[0]
	crlf := bytes.ReplaceAll(sample.Input, []byte("\n"), []byte("\r\n"))
	texttest.Write(t, "tests/b.in", crlf)
	texttest.Write(t, "tests/a.in", sample.Input)
	texttest.Write(t, "tests/a.out", bytes.ReplaceAll(sample.Answer, []byte(" \n"), []byte("\n")))
	texttest.Write(t, "tests/c.in", sample.Input)
	texttest.Write(t, "tests/c.ans", sample.Answer)
	texttest.Write(t, "tests/notes.txt", "")
	texttest.Write(t, "tests/more.in/d.in", sample.Input)
	texttest.Write(t, "01", sample.Input)
	texttest.Write(t, "01.a", sample.Answer)
	names, err := findTests("tests", "01", "tests/b.in")
	want := []string{"tests/a.in", "tests/b.in", "tests/c.in", "01", "tests/b.in"}
	for i, name := range want {
		want[i] = filepath.FromSlash(name)
	}
	want[4] = "tests/b.in"
	fail.NowIf(t, err != nil || !slices.Equal(names, want), "%q, %v, want %q", names, err, want)
	for _, c := range collect(t, Suite{Problem: TicTacToe, Files: names})[3:] {
		fail.If(t, c.Source != File || !slices.Contains(want, c.File) || !bytes.Equal(c.Answer, sample.Answer),
			"%+v", c)
		fail.If(t, filepath.Base(c.File) == "b.in" && !bytes.Equal(c.Input, crlf),
			"the input of %s is not that of the file", c.File)
	}
}

// A folder of any size is read in parts: found is called for each, and the search can be ended between them.
func TestALargeFolderIsReadInParts(t *testing.T) {
	folder := t.TempDir()
	const count = 2*folderPart + 1
	for i := range count {
		texttest.Write(t, filepath.Join(folder, fmt.Sprintf("%d.in", i)), "")
	}
	var told []int
	names, err := FindTests(context.Background(), []string{"case_test.go", folder}, func(n int) {
		told = append(told, n)
	})
	fail.If(t, err != nil || len(names) != 1+count || !slices.IsSorted(names[1:]),
		"%d names, sorted %v, %v", len(names), slices.IsSorted(names[1:]), err)
	fail.If(t, len(told) < 3 || told[0] > 1+folderPart || !slices.IsSorted(told) || told[len(told)-1] != 1+count,
		"told were %v", told)
	ctx, cancel := context.WithCancel(context.Background())
	parts := 0
	if _, err := FindTests(ctx, []string{folder}, func(int) {
		parts++
		cancel()
	}); err != context.Canceled || parts != 1 {
		t.Errorf("cancelled it reads %d parts, %v", parts, err)
	}
}

func TestAFileMayHaveSeveralCases(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, p := range Problems {
		all := samples(p)
		texttest.Write(t, "all.in", slices.Concat(all[0].Input, []byte("\n"), all[1].Input))
		texttest.Write(t, "all.out", slices.Concat(all[0].Answer, all[1].Answer))
		cases, err := ReadTests(p, "all.in")
		fail.NowIf(t, err != nil || len(cases) != 2, "%v: %d cases, %v", p, len(cases), err)
		for i, c := range cases {
			fail.If(t, c.Number != i+1 || c.File != "all.in" || !bytes.Equal(c.Answer, all[i].Answer),
				"%v: case %d is %+v", p, i, c)
		}
		texttest.Write(t, "all.out", slices.Concat(all[1].Answer, all[0].Answer))
		var lie *AnswerError
		if _, err := ReadTests(p, "all.in"); !errors.As(err, &lie) {
			t.Errorf("%v: answers that are not right are taken: %v", p, err)
		}
	}
}

func TestBadTestsAreRefused(t *testing.T) {
	t.Chdir(t.TempDir())
	sample := samples(TicTacToe)[0]
	texttest.Write(t, "bad.in", "xo\n")
	texttest.Write(t, "empty.in", "\n")
	texttest.Write(t, "two.in", slices.Concat(sample.Input, []byte("\nxo\n")))
	texttest.Write(t, "grid.in", samples(Crosshatch)[0].Input)
	texttest.Write(t, "large.in", bytes.Repeat([]byte("\n"), maxFile+1))
	texttest.Write(t, "lie.in", sample.Input)
	texttest.Write(t, "lie.out", samples(TicTacToe)[1].Answer)
	texttest.Write(t, "odd.in", sample.Input)
	texttest.Write(t, "odd.out/x", "")
	for name, tc := range map[string]struct{ at, said string }{
		"bad.in":   {"bad.in", "line 1, column 3: want mark, found lineEnd"},
		"empty.in": {"empty.in", "line 2, column 1: want mark, found textEnd"},
		"two.in":   {"two.in", "line 14, column 3: want mark, found lineEnd"},
		"grid.in":  {"grid.in", "it is of the other problem"},
		"large.in": {"large.in", "it is too large to be one board"},
		"lie.in":   {"lie.out", "it is not the right answer"},
		"odd.in":   {"odd.out", "is a directory"},
		".":        {".", "is a directory"},
	} {
		_, err := ReadTests(TicTacToe, name)
		var file *toolchain.FileError
		fail.If(t, !errors.As(err, &file) || file.Name != tc.at || file.Err.Error() != tc.said,
			"%s: %v, want %s: %s", name, err, tc.at, tc.said)
	}
	_, err := ReadTests(TicTacToe, "lie.in")
	var lie *AnswerError
	fail.If(t, !errors.As(err, &lie) || len(lie.Comparison.Differences) == 0, "%v does not say what is wrong", err)
	_, err = ReadTests(TicTacToe, "bad.in")
	var place *text.Error
	fail.Unless(t, errors.As(err, &place), "%v has no place", err)
	if _, err := ReadTests(TicTacToe, "missing.in"); !errors.Is(err, fs.ErrNotExist) ||
		strings.Count(err.Error(), "missing.in") != 1 {
		t.Errorf("a missing file: %v", err)
	}
	if _, err := findTests("missing"); !errors.Is(err, fs.ErrNotExist) || strings.Count(err.Error(), "missing") != 1 {
		t.Errorf("a missing path: %v", err)
	}
	if _, err := findTests("odd.out"); err == nil || err.Error() != "odd.out: no file in it ends in .in" {
		t.Errorf("a folder without inputs: %v", err)
	}
}
