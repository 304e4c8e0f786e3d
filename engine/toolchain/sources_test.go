package toolchain

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
)

func TestWhichWordsAreSources(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, name := range []string{
		"a.x", "b.S", "many/2.x", "many/1.xx", "many/.hidden.x", "many/read.me", "many/deep/er/3.x", "many/.git/4.x",
		"none/1.in", "input.txt",
	} {
		texttest.Write(t, name, "")
	}
	texttest.Write(t, "./script.s", "#!/bin/sh\n")
	fail.OnError(t, os.Chmod("script.s", 0o755))
	b, _ := works(t)
	many := []string{filepath.Join("many", "1.xx"), filepath.Join("many", "2.x"),
		filepath.Join("many", "deep", "er", "3.x")}
	for _, tc := range []struct {
		words  string
		want   []string
		single bool
	}{
		{"a.x", []string{"a.x"}, true},
		{"missing.x", []string{"missing.x"}, true},
		{"a.x b.S", []string{"a.x", "b.S"}, false},
		{"many", many, false},
		{"many b.S", append(slices.Clone(many), "b.S"), false},
		{"a.x none", []string{"a.x", "none"}, false},
		{"a.x input.txt", []string{"a.x", "input.txt"}, false}, // odd, but a source, no argument
		{"input.txt a.x", []string{"input.txt", "a.x"}, false},
		{"./script.s a.x", []string{"./script.s", "a.x"}, false},
		{"./script.s input.txt", nil, false},
		{"python3 a.x", nil, false},
		{"python3 a.x b.S", nil, false},
	} {
		got, err := b.Sources(strings.Fields(tc.words))
		fail.If(t, !slices.Equal(got.All, tc.want) || got.Single != tc.single || err != nil,
			"%s: %+v, %v", tc.words, got, err)
		folder := strings.Contains(tc.words, "many")
		fail.If(t, len(got.Found) != len(many) && folder || len(got.Found) > 0 && !folder,
			"%s: in folders are %q", tc.words, got.Found)
	}
	_, err := b.Sources([]string{"none"})
	fail.Unless(t, errors.Is(err, ErrNoSources), "%v", err)
	texttest.Write(t, "tools/none", "#!/bin/sh\n")
	fail.OnError(t, os.Chmod("tools/none", 0o755))
	if folder, err := filepath.Abs("tools"); err == nil {
		t.Setenv("PATH", folder)
	}
	if runtime.GOOS != "windows" {
		got, err := b.Sources([]string{"none"})
		fail.If(t, got.All != nil || err != nil, "a program called like a folder: %+v, %v", got, err)
	}
	for words, want := range map[string]bool{
		"a.x --fast": true, "many -x": true, "a.x input.txt --fast": true, "a.x": false, "--fast": false,
		"./script.s --fast": false, "./script.s a.x --fast": true, "python3 a.x --fast": false, "gone --fast": false,
		"a.x -": false,
	} {
		fail.Unequal(t, b.TakeOptions(strings.Fields(words)), want, "%s", words)
	}
}

// Links to sources and folders are followed. One that leads nowhere is in the list, so that its error is told.
func TestLinkedSourcesInAFolder(t *testing.T) {
	t.Chdir(t.TempDir())
	texttest.Write(t, "other/1.x", "")
	texttest.Write(t, "many/3.x", "")
	for link, to := range map[string]string{
		"2.x": "../other/1.x", "4.x": "../gone.x", "5": "../other", "6": ".", "7": "../other",
	} {
		if err := os.Symlink(to, filepath.Join("many", link)); err != nil {
			t.Skip(err)
		}
	}
	b, _ := works(t)
	want := []string{"many/2.x", "many/3.x", "many/4.x", "many/5/1.x"}
	got, err := b.Sources([]string{"many"})
	for i := range got.All {
		got.All[i] = filepath.ToSlash(got.All[i])
	}
	fail.If(t, !slices.Equal(got.All, want) || err != nil, "%q, %v, want %q", got.All, err, want)
}
