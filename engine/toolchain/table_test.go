package toolchain

import (
	"errors"
	"os"
	"runtime"
	"slices"
	"testing"

	"ninefold/engine/text"
)

func TestTheDefaultTableHasEveryLanguage(t *testing.T) {
	table := Default()
	for _, extension := range []string{
		".c", ".cpp", ".cc", ".go", ".rs", ".java", ".kt", ".cs", ".pas", ".hs", ".py", ".js", ".rb", ".pl", ".CPP",
	} {
		if len(table.rows("a"+extension)) == 0 {
			t.Errorf("%s is no language's", extension)
		}
	}
	for _, name := range []string{"a.out", "a", "a.txt", "a.in", "cpp", ".cpp.txt"} {
		if len(table.rows(name)) > 0 {
			t.Errorf("%s is a source", name)
		}
	}
	for _, l := range table {
		if len(l.tools()) == 0 {
			t.Errorf("%s needs nothing", l.Name)
		}
	}
}

func TestATableThatCannotBeReadSaysWhere(t *testing.T) {
	for src, want := range map[string]text.Error{
		"":                                   {Line: 1, Column: 1, Want: wantLanguage, Found: text.FoundTextEnd},
		"# nothing\n":                        {Line: 1, Column: 1, Want: wantLanguage, Found: text.FoundTextEnd},
		"run = a\n":                          {Line: 1, Column: 1, Want: wantLanguage, Found: `"run = a"`},
		"[C\nfiles = .c":                     {Line: 1, Column: 1, Want: wantLanguage, Found: `"[C"`},
		"[]":                                 {Line: 1, Column: 1, Want: wantLanguage, Found: `"[]"`},
		"[C]\nfiles = .c\nrun = a\n[D]":      {Line: 5, Column: 1, Want: wantExtension, Found: text.FoundEmpty},
		"[C]\nfiles = .c\n\n":                {Line: 3, Column: 1, Want: wantRun, Found: text.FoundEmpty},
		"[C]\nfiles =":                       {Line: 2, Column: 8, Want: wantExtension, Found: text.FoundLineEnd},
		"[C]\nfiles = .c cc":                 {Line: 2, Column: 12, Want: wantExtension, Found: `"cc"`},
		"[C]\nfiles = .tar.gz":               {Line: 2, Column: 9, Want: wantExtension, Found: `".tar.gz"`},
		"[C]\n  ends = .c":                   {Line: 2, Column: 3, Want: wantKey, Found: `"ends"`},
		"[C]\nfiles = .c\nrun = 'a":          {Line: 3, Column: 7, Want: wantCommand, Found: `"'a"`},
		"[C]\nfiles = .c\nrun =":             {Line: 3, Column: 6, Want: wantCommand, Found: text.FoundLineEnd},
		"[C]\nfiles = .c\nmemory = 2 GB":     {Line: 3, Column: 10, Want: wantMemory, Found: `"2 GB"`},
		"[C]\nfiles = .c\nmemory = 0G":       {Line: 3, Column: 10, Want: wantMemory, Found: `"0G"`},
		"[C]\nfiles = .c\nreads = /a":        {Line: 3, Column: 9, Want: wantFileName, Found: `"/a"`},
		"[C]\nfiles = .c\nrun = é {sources}": {Line: 3, Column: 9, Want: wantPlaceholder, Found: `"{sources}"`},
	} {
		_, err := Parse(src)
		var at *text.Error
		if !errors.As(err, &at) || *at != want {
			t.Errorf("%q: %v, want %v", src, err, &want)
		}
	}
}

func TestATableIsReadAsItIsWritten(t *testing.T) {
	table, err := Parse("\ufeff# mine\r\n[ My C ]\r\nfiles=.C .h \r\n" +
		"compile = 'my cc' -o{program} {source}\r\n\r\nrun = {program}\r\nversion = cc -v\nreads = d\nmemory = 500M\n")
	if err != nil || len(table) != 1 {
		t.Fatal(table, err)
	}
	l := table[0]
	if l.Name != "My C" || l.Memory != 500<<20 || !slices.Equal(l.Extensions, []string{".c", ".h"}) ||
		!slices.Equal(l.Compile, []string{"my cc", "-o{program}", "{source}"}) ||
		!slices.Equal(l.Run, []string{"{program}"}) || !slices.Equal(l.Version, []string{"cc", "-v"}) ||
		l.Reads != "d" {
		t.Errorf("%+v", l)
	}
	if l.Missing() != "my cc" || !slices.Equal(l.tools(), []string{"my cc"}) {
		t.Errorf("its tools are %q", l.tools())
	}
}

// The user's table stands in place of the default one, and is the only thing that is read.
func TestTheUsersTable(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("the folder for configurations cannot be set")
	}
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	if table, err := UserTable(); err != nil || len(table) != len(Default()) {
		t.Errorf("without a file it has %d rows, %v", len(table), err)
	}
	name, err := TableFile()
	if err != nil {
		t.Fatal(err)
	}
	put(t, name, "[Mine]\nfiles = .mine\nrun = mine {source}\n")
	if table, err := UserTable(); err != nil || len(table) != 1 || table[0].Name != "Mine" {
		t.Errorf("%+v, %v", table, err)
	}
	put(t, name, "[Mine]\n")
	var file *FileError
	var at *text.Error
	if _, err := UserTable(); !errors.As(err, &file) || file.Name != name || !errors.As(err, &at) || at.Line != 2 {
		t.Errorf("of a bad one: %v", err)
	}
	if err := os.Remove(name); err != nil {
		t.Fatal(err)
	}
}
