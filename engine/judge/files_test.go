package judge

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/text"
	"ninefold/engine/toolchain"
)

// write makes a file with its folders.
func write(t *testing.T, name string, content []byte) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, content, 0o644); err != nil {
		t.Fatal(err)
	}
}

func findTests(paths ...string) ([]string, error) {
	return FindTests(context.Background(), paths, func(int) {})
}

func TestFilesAndFolders(t *testing.T) {
	t.Chdir(t.TempDir())
	sample := samples(TicTacToe)[0]
	crlf := bytes.ReplaceAll(sample.Input, []byte("\n"), []byte("\r\n"))
	write(t, "tests/b.in", crlf)
	write(t, "tests/a.in", sample.Input)
	write(t, "tests/a.out", bytes.ReplaceAll(sample.Answer, []byte(" \n"), []byte("\n")))
	write(t, "tests/c.in", sample.Input)
	write(t, "tests/c.ans", sample.Answer)
	write(t, "tests/notes.txt", nil)
	write(t, "tests/more.in/d.in", sample.Input)
	write(t, "01", sample.Input)
	write(t, "01.a", sample.Answer)
	names, err := findTests("tests", "01", "tests/b.in")
	want := []string{"tests/a.in", "tests/b.in", "tests/c.in", "01", "tests/b.in"}
	for i, name := range want {
		want[i] = filepath.FromSlash(name)
	}
	if want[4] = "tests/b.in"; err != nil || !slices.Equal(names, want) {
		t.Fatalf("%q, %v, want %q", names, err, want)
	}
	for _, c := range collect(t, Suite{Problem: TicTacToe, Files: names})[3:] {
		if c.Source != File || !slices.Contains(want, c.File) || !bytes.Equal(c.Answer, sample.Answer) {
			t.Errorf("%+v", c)
		}
		if filepath.Base(c.File) == "b.in" && !bytes.Equal(c.Input, crlf) {
			t.Errorf("the input of %s is not that of the file", c.File)
		}
	}
}

// A folder of any size is read in parts: each is told of, and between them the search can be ended.
func TestALargeFolderIsReadInParts(t *testing.T) {
	folder := t.TempDir()
	const count = 2*folderPart + 1
	for i := range count {
		write(t, filepath.Join(folder, fmt.Sprintf("%d.in", i)), nil)
	}
	var told []int
	names, err := FindTests(context.Background(), []string{"case_test.go", folder}, func(n int) {
		told = append(told, n)
	})
	if err != nil || len(names) != 1+count || !slices.IsSorted(names[1:]) {
		t.Errorf("%d names, sorted %v, %v", len(names), slices.IsSorted(names[1:]), err)
	}
	if len(told) < 3 || told[0] > 1+folderPart || !slices.IsSorted(told) || told[len(told)-1] != 1+count {
		t.Errorf("told were %v", told)
	}
	ctx, cancel := context.WithCancel(context.Background())
	parts := 0
	if _, err := FindTests(ctx, []string{folder}, func(int) {
		parts++
		cancel()
	}); err != context.Canceled || parts != 1 {
		t.Errorf("cancelled it reads %d parts, %v", parts, err)
	}
}

func TestBadTestsAreRefused(t *testing.T) {
	t.Chdir(t.TempDir())
	sample := samples(TicTacToe)[0]
	write(t, "bad.in", []byte("xo\n"))
	write(t, "two.in", slices.Concat(sample.Input, sample.Input))
	write(t, "grid.in", samples(Crosshatch)[0].Input)
	write(t, "large.in", bytes.Repeat([]byte("\n"), maxFile+1))
	write(t, "lie.in", sample.Input)
	write(t, "lie.out", samples(TicTacToe)[1].Answer)
	write(t, "odd.in", sample.Input)
	write(t, "odd.out/x", nil)
	for name, tc := range map[string]struct{ at, said string }{
		"bad.in":   {"bad.in", "line 1, column 3: want mark, found lineEnd"},
		"two.in":   {"two.in", "line 13, column 1: want textEnd, found \".\""},
		"grid.in":  {"grid.in", "line 1, column 3: want mark, found \"9\""},
		"large.in": {"large.in", "it is too large to be one board"},
		"lie.in":   {"lie.out", "it is not the right answer"},
		"odd.in":   {"odd.out", "is a directory"},
		".":        {".", "is a directory"},
	} {
		_, err := ReadTest(TicTacToe, name)
		var file *toolchain.FileError
		if !errors.As(err, &file) || file.Name != tc.at || file.Err.Error() != tc.said {
			t.Errorf("%s: %v, want %s: %s", name, err, tc.at, tc.said)
		}
	}
	_, err := ReadTest(TicTacToe, "lie.in")
	var lie *AnswerError
	if !errors.As(err, &lie) || len(lie.Comparison.Differences) == 0 {
		t.Errorf("%v does not say what is wrong", err)
	}
	_, err = ReadTest(TicTacToe, "bad.in")
	var place *text.Error
	if !errors.As(err, &place) {
		t.Errorf("%v has no place", err)
	}
	if _, err := ReadTest(TicTacToe, "missing.in"); !errors.Is(err, fs.ErrNotExist) ||
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
