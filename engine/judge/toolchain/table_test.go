package toolchain

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/atomicfile"
	"ninefold/engine/notation/text"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

func TestTheDefaultTableHasEveryLanguage(t *testing.T) {
	table := Default()
	for _, extension := range []string{
		".c", ".cpp", ".cc", ".go", ".rs", ".java", ".kt", ".cs", ".pas", ".hs", ".py", ".js", ".rb", ".pl", ".CPP",
	} {
		fail.If(t, len(table.rows("a"+extension)) == 0, "%s is no language's", extension)
	}
	for _, name := range []string{"a.out", "a", "a.txt", "a.in", "cpp", ".cpp.txt"} {
		fail.If(t, len(table.rows(name)) > 0, "%s is a source", name)
	}
	for _, l := range table {
		fail.If(t, len(l.tools()) == 0, "%s needs nothing", l.Name)
	}
}

func TestATableThatCannotBeReadSaysWhere(t *testing.T) {
	const c = "[C]\nfiles = [\".c\"]\n"
	for src, want := range map[string]text.Error{
		"":                          {Line: 1, Column: 1, Want: "language", Found: text.FoundTextEnd},
		"# nothing\n":               {Line: 1, Column: 1, Want: "language", Found: text.FoundTextEnd},
		"run = 'a'\n":               {Line: 1, Column: 1, Want: "language", Found: `"run = 'a'"`},
		"[C\nfiles = ['.c']":        {Line: 1, Column: 3, Want: "toml", Found: text.FoundLineEnd},
		"['']":                      {Line: 1, Column: 1, Want: "language", Found: `"['']"`},
		c + "run = 'a'\n[D]":        {Line: 4, Column: 2, Want: "extension", Found: `"D]"`},
		c + "\n":                    {Line: 1, Column: 2, Want: "run", Found: `"C]"`},
		"[C]\nfiles =":              {Line: 2, Column: 7, Want: "toml", Found: `"="`},
		"[C]\nfiles = []":           {Line: 2, Column: 10, Want: "extension", Found: `"]"`},
		"[C]\nfiles = '.c'":         {Line: 2, Column: 10, Want: "extension", Found: `".c'"`},
		"[C]\nfiles = ['.c', 'cc']": {Line: 2, Column: 17, Want: "extension", Found: `"cc']"`},
		"[C]\nfiles = ['.tar.gz']":  {Line: 2, Column: 11, Want: "extension", Found: `".tar.gz']"`},
		"[C]\n  ends = '.c'":        {Line: 2, Column: 3, Want: "languageKey", Found: `"ends = '.c'"`},
		c + "run = \"'a\"":          {Line: 3, Column: 8, Want: "command", Found: `"'a\""`},
		c + "run = ''":              {Line: 3, Column: 8, Want: "command", Found: `"'"`},
		c + "run = 3":               {Line: 3, Column: 7, Want: "command", Found: `"3"`},
		c + "memory = '2 GB'":       {Line: 3, Column: 11, Want: "memory", Found: `"2 GB'"`},
		c + "memory = '0G'":         {Line: 3, Column: 11, Want: "memory", Found: `"0G'"`},
		c + "reads = '/a'":          {Line: 3, Column: 10, Want: "fileName", Found: `"/a'"`},
		c + "run = 'é {sources}'":   {Line: 3, Column: 10, Want: "placeholder", Found: `"{sources}'"`},
		c + "run = 'a'\nrun = 'b'":  {Line: 4, Column: 1, Want: "toml", Found: `"run = 'b'"`},
		"[D]\nrun = 'a'\nfiles = ['.d']\n[C.D]\nrun = 'a'": {Line: 4, Column: 4, Want: "languageKey", Found: `"D]"`},
	} {
		texttest.Check(t, src, fail.ErrorOf(Parse(src)), want)
	}
}

func TestATableIsReadAsItIsWritten(t *testing.T) {
	table, err := Parse("\ufeff# mine\r\n[\"My C\"]\r\nfiles=[\".C\",\r\n  \".h\"] # these\r\n" +
		"compile = \"'my cc' -o{program} {source}\"\r\n\r\nrun = '{program}'\r\nreads = 'd'\n" +
		"memory = '500M'\n" +
		"debug = 'cc -g'\n")
	fail.NowIf(t, err != nil || len(table) != 1, "%v, %v", table, err)
	l := table[0]
	fail.If(t, l.Name != "My C" || l.Memory != 500<<20 || !slices.Equal(l.Extensions, []string{".c", ".h"}) ||
		!slices.Equal(l.Compile, []string{"my cc", "-o{program}", "{source}"}) ||
		!slices.Equal(l.Run, []string{"{program}"}) || !slices.Equal(l.Debug, []string{"cc", "-g"}) ||
		l.Reads != "d",
		"%+v", l)
	fail.If(t, l.Missing() != "my cc" || !slices.Equal(l.tools(), []string{"my cc"}), "its tools are %q", l.tools())
}

func TestTheStackAndTheMemoryThatARuntimeIsTold(t *testing.T) {
	b := Builder{Run: []string{"sh", "-Xss{stack}k"}}
	p := fail.Must(b.ofSource(t.Context(), "table_test.go"))(t)
	fail.If(t, p.Command.Args[1] != "-Xss65536k" || p.Overhead != 0, "%+v", p)
	for memory, want := range map[int64]string{0: "256", 64 << 20: "64"} {
		b.Run, b.Memory = []string{"sh", "-Xmx{memory}m"}, memory
		p = fail.Must(b.ofSource(t.Context(), "table_test.go"))(t)
		fail.If(t, p.Command.Args[1] != "-Xmx"+want+"m" || p.Overhead != overhead, "%+v", p)
	}
}

// The user's table replaces the default one, and is the only table that is read.
func TestTheUsersTable(t *testing.T) {
	fail.SkipIf(t, runtime.GOOS != "linux", "the folder for configurations cannot be set")
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	table, err := UserTable()
	fail.If(t, err != nil || len(table) != len(Default()), "without a file it has %d rows, %v", len(table), err)
	name := fail.Must(TableFile())(t)
	texttest.Write(t, name, "[Mine]\nfiles = [\".mine\"]\nrun = \"mine {source}\"\n")
	table, err = UserTable()
	fail.If(t, err != nil || len(table) != 1 || table[0].Name != "Mine", "%+v, %v", table, err)
	texttest.Write(t, name, "[Mine]\n")
	file := fail.As[*atomicfile.FileError](t, fail.ErrorOf(UserTable()), "of a bad one")
	fail.Unequal(t, file.Name, name, "the bad file")
	fail.Unequal(t, fail.As[*text.Error](t, file, "of a bad one").Line, 1, "the line")
}

// sourcesOf returns the names of solutions that are sources.
func sourcesOf(all Solutions) (names []string) {
	for _, one := range all {
		if one.IsSource() {
			names = append(names, one.Name)
		}
	}
	return names
}

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
		words   string
		want    []string // nil for a command
		several bool
	}{
		{"a.x", []string{"a.x"}, false}, {"missing.x", []string{"missing.x"}, false},
		{"a.x b.S", []string{"a.x", "b.S"}, true}, {"many", many, true}, {"many/deep", many[2:], true},
		{"many b.S", append(slices.Clone(many), "b.S"), true}, {"a.x none", []string{"a.x", "none"}, true},
		{"a.x input.txt", []string{"a.x", "input.txt"}, true}, // odd, but a source, no argument
		{"input.txt a.x", []string{"input.txt", "a.x"}, true},
		{"./script.s a.x", []string{"./script.s", "a.x"}, true}, {"./script.s input.txt", nil, false},
		{"python3 a.x", nil, false}, {"python3 a.x b.S", nil, false},
	} {
		got := fail.Must(b.Resolve(strings.Fields(tc.words)))(t)
		fail.Differ(t, sourcesOf(got), tc.want, "%s: the sources are", tc.words)
		fail.Unequal(t, got.Several(), tc.several, "%s: a list is asked for", tc.words)
		found := 0
		if strings.Contains(tc.words, "many") {
			found = len(tc.want) - strings.Count(tc.words, "b.S")
		}
		fail.Unequal(t, len(got.Found()), found, "%s: sources in folders", tc.words)
	}
	err := fail.ErrorOf(b.Resolve([]string{"none"}))
	fail.Unless(t, errors.Is(err, ErrNoSources), "%v", err)
	texttest.Write(t, "tools/none", "#!/bin/sh\n")
	fail.OnError(t, os.Chmod("tools/none", 0o755))
	if folder, err := filepath.Abs("tools"); err == nil {
		t.Setenv("PATH", folder)
	}
	if runtime.GOOS != "windows" {
		got := fail.Must(b.Resolve([]string{"none"}))(t)
		fail.Differ(t, sourcesOf(got), nil, "a program called like a folder: the sources are")
	}
	for words, want := range map[string]bool{
		"a.x --fast": true, "many -x": true, "a.x input.txt --fast": true, "a.x": false, "--fast": false,
		"./script.s --fast": false, "./script.s a.x --fast": true, "python3 a.x --fast": false, "gone --fast": false,
		"a.x -": false,
	} {
		fail.Unequal(t, b.TakeOptions(strings.Fields(words)), want, "%s", words)
	}
}

// Links to sources are followed, those to folders are not. One that leads nowhere is in the list, so that its error is
// told.
func TestLinkedSourcesInAFolder(t *testing.T) {
	t.Chdir(t.TempDir())
	texttest.Write(t, "other/1.x", "")
	texttest.Write(t, "many/3.x", "")
	for link, to := range map[string]string{
		"2.x": "../other/1.x", "4.x": "../gone.x", "5": "../other", "6": ".", "7": "../other",
	} {
		err := os.Symlink(to, filepath.Join("many", link))
		fail.SkipIf(t, err != nil, err)
	}
	b, _ := works(t)
	want := []string{"many/2.x", "many/3.x", "many/4.x"}
	got := sourcesOf(fail.Must(b.Resolve([]string{"many"}))(t))
	for i := range got {
		got[i] = filepath.ToSlash(got[i])
	}
	fail.Differ(t, got, want, "the sources are")
}

func TestTheStandardIsThatOfTheCommand(t *testing.T) {
	for command, want := range map[string]string{
		"g++ -O2 -std=c++20 {source}": "C++20", "gcc -std=gnu17 {source}": "GNU17", "g++ {source}": "",
		"rustc --edition 2021 {source}": "Rust 2021", "rustc --edition": "",
	} {
		l := Language{Name: "Rust", Compile: strings.Fields(command)}
		fail.Unequal(t, l.standard(), want, "%s", command)
	}
}
