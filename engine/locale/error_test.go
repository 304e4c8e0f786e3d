package locale

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/judge"
	"ninefold/engine/notation/foreign"
	"ninefold/engine/notation/record"
	"ninefold/engine/program"
	"ninefold/engine/test/fail"
	"ninefold/engine/text"
	"ninefold/engine/text/texttest"
	"ninefold/engine/tictactoe"
	"ninefold/engine/toolchain"
)

func TestAnErrorOfATextSaysWhereAndWhat(t *testing.T) {
	move := &text.Error{Line: 3, Column: 8, Cause: &record.MoveError{Cell: grid.At(1, 1), Rule: tictactoe.WrongBox}}
	for name, test := range map[string]struct {
		err          error
		said         string
		line, column int
	}{
		"a character": {&text.Error{Line: 5, Column: 7, Want: text.WantMark, Found: `"Q"`},
			`Line 5, column 7: expected x, o or a dot (.), found "Q"`, 5, 7},
		"a line's end": {&text.Error{Line: 1, Column: 9, Want: text.WantDigit, Found: text.FoundLineEnd},
			"Line 1, column 9: expected a digit 1 to 9 or a dot (.), found the end of the line", 1, 9},
		"wrapped": {fmt.Errorf("below: %w", &text.Error{Line: 2, Column: 1, Want: text.WantRow,
			Found: text.FoundTextEnd}), "Line 2, column 1: expected a row 1 to 9, found the end of the text", 2, 1},
		"a move":  {move, "Line 3, column 8", 3, 8},
		"another": {fs.ErrPermission, fs.ErrPermission.Error(), 0, 0},
	} {
		got := w.Error(test.err)
		fail.Unless(t, strings.HasPrefix(got, test.said), "%s: %q, want %q", name, got, test.said)
		line, column, ok := text.Place(test.err)
		fail.If(t, line != test.line || column != test.column || ok != (line > 0),
			"%s: at line %d, column %d, %v", name, line, column, ok)
	}
	checkParts(t, w.Error(move), "1,1", "another field")
	fail.Unequal(t, w.Error(errors.New("no text at all")), "no text at all", "another error does not speak for itself")
	inEveryLanguage(t, func(w *Words) []string {
		return []string{w.Error(move),
			w.Error(&text.Error{Line: 1, Column: 1, Want: text.WantMark, Found: text.FoundEmpty})}
	})
}

func TestWhatIsMoreThanAGameCanHoldIsSaidWithTheNumber(t *testing.T) {
	inEveryLanguage(t, func(w *Words) (said []string) {
		for _, of := range []record.Thing{
			record.Steps, record.Branches, record.Tags, record.TagBytes, record.Bytes, record.LinkBytes,
		} {
			err := &text.Error{Line: 1, Column: 1, Cause: &record.LimitError{Thing: of, Most: 12345}}
			checkParts(t, w.Error(err), "12345")
			said = append(said, w.Error(err))
		}
		return said
	})
}

func TestWhatIsWrongWithACommandOrATestIsSaidInEveryLanguage(t *testing.T) {
	_, unclosed := program.ParseCommand("'a")
	_, unfollowed := program.ParseCommand("a \\")
	_, unnamed := program.ParseCommand(" ")
	_, missing := exec.LookPath("no-such-program-at-all")
	_, empty := judge.FindTests(context.Background(), []string{t.TempDir()}, func(int) {})
	_, folder := judge.ReadTests(judge.TicTacToe, t.TempDir())
	broken := filepath.Join(t.TempDir(), "broken.in")
	texttest.Write(t, broken, "Q")
	_, misread := judge.ReadTests(judge.TicTacToe, broken)
	checkParts(t, w.Error(misread), "broken.in", "Line 1", "column 1")
	inEveryLanguage(t, func(w *Words) (said []string) {
		for _, err := range []error{
			unclosed, unfollowed, unnamed, missing, empty, folder,
			&program.StartError{Program: "p", Err: syscall.EISDIR},
		} {
			said = append(said, w.Error(err))
		}
		return said
	})
}

func TestWhyASourceIsNoProgramIsSaidInEveryLanguage(t *testing.T) {
	_, table := toolchain.Parse("[C]\nrun = \"{here}\"")
	one := &toolchain.ToolError{Source: "a\a", Tools: []string{"mcs"}}
	two := &toolchain.ToolError{Source: "b", Tools: []string{"mcs", "dotnet"}}
	failed := &toolchain.CompileError{Source: "c", Language: "C", Said: "a.c:1:1: error"}
	stopped := &toolchain.CompileError{Source: "c", Language: "C", End: program.TimeLimit}
	greedy := &toolchain.CompileError{Source: "c", Language: "C", End: program.MemoryLimit}
	verbose := &toolchain.CompileError{Source: "c", Language: "C", End: program.OutputLimit}
	noCache := &toolchain.CacheError{Err: os.ErrNotExist}
	file := &toolchain.FileError{Name: "languages.toml", Err: table}
	for err, want := range map[error]string{
		one:     "a�: mcs is not installed",
		two:     "b: none of these is installed: mcs, dotnet",
		failed:  "c: compilation error (C)",
		stopped: "c: the compiler took too long and was stopped (C)",
		greedy:  "c: the compiler used too much memory and was stopped (C)",
		verbose: "c: the compiler wrote too much and was stopped (C)",
		file: `languages.toml: Line 2, column 8: expected {source}, {program}, {folder}, {name}, {class} or ` +
			`{beside}, found "{here}\""`,
		&toolchain.CacheError{Folder: "a\a", Err: fs.ErrPermission}: "programs cannot be kept in the folder a�: " +
			"permission denied",
		noCache: "the system names no folder for caches: there is no such file",
		&toolchain.FileError{Name: "a.c", Err: toolchain.ErrTooLarge}: "a.c: it is too large to be a source file",
	} {
		fail.Unequal(t, w.Error(err), want, "it")
	}
	inEveryLanguage(t, func(w *Words) []string {
		return []string{w.Error(one), w.Error(two), w.Error(failed), w.Error(stopped)}
	})
}

func TestANameThatNoFileCanHaveIsNotRepeated(t *testing.T) {
	for _, name := range []string{"a\x00b", strings.Repeat("a", 5000)} {
		_, err := os.Create(filepath.Join(t.TempDir(), name))
		fail.Unequal(t, w.Error(err), w.Text("error.badName"), "%d characters", len(name))
	}
}

func TestANoteSaysWhichCellOrField(t *testing.T) {
	inEveryLanguage(t, func(w *Words) (said []string) {
		for _, kind := range [...]foreign.NoteKind{foreign.LastChosen, foreign.TargetLost} {
			said = append(said, w.Note(foreign.Note{Kind: kind, Cell: grid.At(5, 6), Choices: 3, Box: 4}))
		}
		return said
	})
}
