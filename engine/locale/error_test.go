package locale

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"ninefold/engine/checker"
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
		line, column, ok := text.ErrorPlace(test.err)
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
		for _, of := range []record.Quantity{
			record.Steps, record.Branches, record.Tags, record.TagBytes, record.Bytes, record.LinkBytes,
		} {
			err := &text.Error{Line: 1, Column: 1, Cause: &record.LimitError{Quantity: of, Most: 12345}}
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
	_, empty := judge.FindTests(t.Context(), []string{t.TempDir()}, func(int) {})
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

func TestWhatAJudgeSaysOfACase(t *testing.T) {
	wrong := judge.Result{
		Case: judge.Case{Kind: judge.Sample, Number: 2}, Verdict: judge.WrongAnswer,
		Comparison: checker.Compare([]byte("ERROR"), []byte("123456789\n")),
	}
	checkParts(t, w.Judgement(&wrong), w.Verdict(judge.WrongAnswer), "2", "The answer is ERROR")
	signal := judge.Result{Case: judge.Case{Kind: judge.File, File: "big"}, Verdict: judge.RuntimeError,
		Run: program.Result{Signal: "segmentation fault"}}
	checkParts(t, w.Judgement(&signal), w.Verdict(judge.RuntimeError), "big", "segmentation fault")
	status := judge.Result{Case: judge.Case{Kind: judge.Shrunk}, Verdict: judge.RuntimeError,
		Run: program.Result{Status: 3}}
	checkParts(t, w.Judgement(&status), "3")
	slow := judge.Result{Case: judge.Case{Kind: judge.Sample, Number: 1}, Verdict: judge.TimeLimit}
	checkParts(t, w.Judgement(&slow), "Time limit exceeded on sample 1.")
	marked := judge.Result{Case: judge.Case{Kind: judge.OneMark, Number: 3}, Verdict: judge.WrongAnswer}
	checkParts(t, w.Judgement(&marked), "Wrong answer on one mark, case 3.")
	lost := judge.Result{
		Case: judge.Case{Kind: judge.File, File: "\x1b[31m\n1.in"}, Verdict: judge.RuntimeError,
		Missing: &judge.MissingFile{Path: "gone\a.py", Folder: "/home"},
	}
	checkParts(t, w.Judgement(&lost),
		"Runtime error on �[31m�1.in. Exit code 0. gone�.py is not there: the working folder is /home.")
	spaced := judge.Result{
		Case: judge.Case{Kind: judge.Sample, Number: 1}, Verdict: judge.Presentation,
		WhiteSpace: &checker.LineDifference{Line: 3, Want: "... ", Found: "...\t" + strings.Repeat(" ", 100)},
	}
	checkParts(t, w.Judgement(&spaced),
		"Presentation error on sample 1. White space differs in line 3: expected “... ”, "+
			"found “...�"+strings.Repeat(" ", 36)+"…”.")
	instead := judge.Result{
		Case: judge.Case{Kind: judge.Sample, Number: 1}, Verdict: judge.WrongAnswer,
		FileUse:    judge.FileUse{Wrote: "out\a", Reads: "input", Freopen: true},
		Comparison: checker.Compare(nil, []byte("123456789\n")),
	}
	checkParts(t, w.Judgement(&instead),
		"Wrong answer on sample 1. It wrote out� instead of standard output. It reads input, which is "+
			"not there, instead of standard input. A freopen belongs under #ifndef ONLINE_JUDGE",
		"The answer ends too soon")
	inEveryLanguage(t, func(w *Words) (said []string) {
		for _, source := range [...]judge.CaseKind{judge.Sample, judge.File, judge.Own, judge.Random, judge.Shrunk} {
			said = append(said, w.Judgement(&judge.Result{Case: judge.Case{Kind: source, Number: 7, File: "a file"}}))
		}
		for v := range judge.Verdict(judge.Verdicts) {
			said = append(said, w.Verdict(v))
		}
		return append(said, w.Judgement(&wrong), w.Judgement(&signal), w.Judgement(&status), w.Judgement(&slow),
			w.Judgement(&lost), w.Judgement(&spaced), w.Judgement(&instead))
	})
}

func TestHowManyCasesHadWhichVerdict(t *testing.T) {
	var tally judge.Tally
	fail.Unequal(t, w.Verdicts(&tally), "AC 0", "of no case")
	tally.Cases, tally.By[judge.Accepted], tally.By[judge.TimeLimit] = 13, 12, 1
	fail.Unequal(t, w.Verdicts(&tally), "AC 12, TLE 1", "of 13 cases")
	fail.Unequal(t, w.Seconds(1234*time.Millisecond), "1.23", "it")
}

func TestWhiteSpaceOfAcceptedAnswersIsRemarked(t *testing.T) {
	var tally judge.Tally
	fail.Unequal(t, w.WhiteSpace(&tally), "", "of no case")
	for n, want := range []string{"one accepted answer: sample 1.", "2 accepted answers, first in sample 1."} {
		tally.Add(&judge.Result{Case: judge.Case{Kind: judge.Sample, Number: n + 1},
			WhiteSpace: &checker.LineDifference{}})
		checkParts(t, w.WhiteSpace(&tally), want)
		inEveryLanguage(t, func(w *Words) []string { return []string{w.WhiteSpace(&tally)} })
	}
}

func TestAllThatIsWrongWithAnAnswerIsSaid(t *testing.T) {
	const right = "123456789\n"
	for answer, parts := range map[string][]string{
		right:         {"The answer is right."},
		"123456780\n": {"Row 1, column 9: expected “9”, found “0”"},
		"023456780\n": {"One more cell differs."},
		"12345":       {"4 cells are missing"},
		right + "x\n": {"more text after the board"},
		"ERROR":       {"no contradiction"},
		"what is this line\n" +
			right: {"Line 1 of the answer is not a row of a board: what is this line", "All else is right."},
	} {
		c := checker.Compare([]byte(answer), []byte(right))
		t.Run(answer, func(t *testing.T) { checkParts(t, w.Comparison(&c), parts...) })
		inEveryLanguage(t, func(w *Words) []string { return []string{w.Comparison(&c)} })
	}
}

func TestALimitThatWasExceededIsNamed(t *testing.T) {
	r := judge.Result{Verdict: judge.MemoryLimit, Run: program.Result{Usage: program.Usage{Memory: 70 << 20}},
		Limits: judge.SolutionLimits(1500*time.Millisecond, 64<<20)}
	fail.Unequal(t, w.Reason(&r), "It used 70 MB; the limit is 64 MB.", "of the memory is said")
	r.Verdict = judge.TimeLimit
	got := w.Reason(&r)
	fail.Unless(t, strings.HasSuffix(got, "; the limit is 1.5 s."), "of the time is said %q", got)
}

func TestAnErrorWithAKeyIsPutIntoWordsWhenItIsSaid(t *testing.T) {
	err := fmt.Errorf("refused: %w",
		&KeyError{Key: "learn.target.wrong", Args: Args{"Here": Field(4), "Place": Place(2)}})
	for code, parts := range map[string][]string{
		"en": {"field 5 (centre)", "the top right field"}, "zh": {"第 5 区（中央）", "右上区"},
	} {
		checkParts(t, WordsFor(code).Error(err), parts...)
	}
	box := &KeyError{Key: "learn.cross.box", Args: Args{"Box": Box(grid.At(9, 9).Box())}}
	checkParts(t, box.Error(), WordsFor("en").Box(8))
	checkParts(t, w.Error(&KeyError{Key: "comment.tooLong", Args: Args{"Most": 5, "Characters": 6}}),
		"5 characters", "has 6")
	fail.Unequal(t, w.Error(&KeyError{Key: "train.over"}), w.Text("train.over"), "it")
}
