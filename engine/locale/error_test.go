package locale

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ninefold/engine/atomicfile"
	"ninefold/engine/grid"
	"ninefold/engine/judge"
	"ninefold/engine/judge/checker"
	"ninefold/engine/judge/program"
	"ninefold/engine/judge/toolchain"
	"ninefold/engine/locale/message"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/match"
)

func TestAnErrorOfATextSaysWhereAndWhat(t *testing.T) {
	for said, err := range map[string]error{
		`Line 5, column 7: expected x, o or a dot (.), found "Q"`: &text.Error{
			Line: 5, Column: 7, Want: text.WantMark, Found: `"Q"`},
		"Line 1, column 9: expected a digit 1 to 9 or a dot (.), found the end of the line": &text.Error{
			Line: 1, Column: 9, Want: text.WantDigit, Found: text.FoundLineEnd},
		"Line 2, column 1: expected a row 1 to 9, found the end of the text": fmt.Errorf("below: %w", &text.Error{
			Line: 2, Column: 1, Want: text.WantRow, Found: text.FoundTextEnd}),
		"Line 1, column 1: expected an occupied cell, found an empty one": &text.Error{
			Line: 1, Column: 1, Want: text.WantOccupied, Found: text.FoundEmpty},
		"Line 3, column 8: 1,1 may not be played: the last move points to another field": &text.Error{
			Line: 3, Column: 8, Cause: record.MoveError(grid.At(1, 1), tictactoe.WrongBox)},
	} {
		errorSays(t, err, said)
	}
	for _, err := range []error{errors.New("no text at all"), fs.ErrPermission} {
		fail.Unequal(t, w.Error(err), err.Error(), "another error does not speak for itself")
	}
}

// TestThePageAboutFormatsSaysWhatIsWrong checks the errors of the examples that are refused.
func TestThePageAboutFormatsSaysWhatIsWrong(t *testing.T) {
	for _, e := range texttest.Examples(t) {
		if said, refused := strings.CutPrefix(e.Kind, "refused: "); refused {
			fail.Unequal(t, w.Error(fail.ErrorOf(notation.Read([]byte(e.Text)))), said, "of\n%s", e.Text)
		}
	}
}

func TestWhatIsMoreThanAGameCanHoldIsSaidWithTheNumber(t *testing.T) {
	for _, things := range []string{"steps", "branches", "tags", "tagBytes", "bytes", "linkBytes"} {
		errorSays(t, &text.Error{Line: 1, Column: 1, Cause: record.CheckLimit(12346, things, 12345)}, "12345")
	}
}

func TestWhatIsWrongWithACommandOrATestIsSaidInEveryLanguage(t *testing.T) {
	_, unclosed := program.ParseCommand("'a")
	_, unfollowed := program.ParseCommand("a \\")
	_, unnamed := program.ParseCommand(" ")
	_, missing := exec.LookPath("no-such-program-at-all")
	_, _, empty := judge.FindTests(t.Context(), []string{t.TempDir()}, func(int) {})
	_, folder := judge.ReadTests(judge.TicTacToe, t.TempDir(), false)
	_, noProgram := program.Start(program.Command{Args: []string{t.TempDir()}})
	for _, err := range []error{unclosed, unfollowed, unnamed, missing, empty, folder, noProgram} {
		errorSays(t, err)
	}
	broken := texttest.Write(t, filepath.Join(t.TempDir(), "Broken.in"), "Q")
	_, misread := judge.ReadTests(judge.TicTacToe, broken, false)
	errorSays(t, misread, "Broken.in", "Line 1", "column 1")
	unended := match.Fault{Kind: match.Timeout, Limit: time.Second, Answer: "3 3"}
	errorSays(t, message.NewError("match.hopeless", "Fault", unended.Told("./bot"), "Games", 10),
		"./bot timed out (limit 1 s): it wrote \"3 3\" without ending the line", "10")
}

func TestWhyASourceIsNoProgramIsSaidInEveryLanguage(t *testing.T) {
	_, table := toolchain.Parse("[C]\nrun = \"{here}\"")
	lacking := func(source string, tools ...string) error {
		why := message.NewError("error.noTool", "N", len(tools), "Tools", message.List(tools))
		return atomicfile.NewFileError(source, why)
	}
	for want, err := range map[string]error{
		"a�: mcs is not installed":                   lacking("a\a", "mcs"),
		"b: none of these is installed: mcs, dotnet": lacking("b", "mcs", "dotnet"),
		"c: compilation error (C)": &toolchain.CompileError{Source: "c", Language: "C",
			Said: "a.c:1:1: error"},
		"c: the compiler took too long and was stopped (C)": &toolchain.CompileError{
			Source: "c", Language: "C", End: program.TimeLimit},
		"c: the compiler used too much memory and was stopped (C)": &toolchain.CompileError{
			Source: "c", Language: "C", End: program.MemoryLimit},
		"c: the compiler wrote too much and was stopped (C)": &toolchain.CompileError{
			Source: "c", Language: "C", End: program.OutputLimit},
		`Languages.toml: Line 2, column 8: expected {source}, {program}, {folder}, {name}, {class} or {beside}, ` +
			`found "{here}\""`: &atomicfile.FileError{Name: "Languages.toml", Err: table},
		"no folder for temporary files can be made in a�: permission denied": message.NewError("error.noTemporary",
			"Folder", message.Name("a\a"), "Error", fs.ErrPermission),
		"A.c: it is too large to be a source file": &atomicfile.FileError{
			Name: "A.c", Err: toolchain.ErrTooLarge},
	} {
		fail.Unequal(t, w.Error(err), want, "it")
		errorSays(t, err)
	}
}

func TestANameThatNoFileCanHaveIsNotRepeated(t *testing.T) {
	for _, name := range []string{"a\x00b", strings.Repeat("a", 5000)} {
		_, err := os.Create(filepath.Join(t.TempDir(), name))
		fail.Unequal(t, w.Error(err), w.Text("error.badName"), "%d characters", len(name))
	}
}

func TestWhatAJudgeSaysOfACase(t *testing.T) {
	sample := func(number int) judge.Case { return judge.Case{Kind: judge.Sample, Number: number} }
	of := func(name string) judge.Case { return judge.Case{Kind: judge.File, File: name} }
	for said, r := range map[string]judge.Result{
		"Wrong answer on sample 2. The answer is ERROR": {Case: sample(2), Verdict: judge.WrongAnswer,
			Comparison: checker.Compare([]byte("ERROR"), []byte(strings.Repeat("123456789\n", 9)))},
		"Runtime error on big. Killed by signal: segmentation fault": {Case: of("big"), Verdict: judge.RuntimeError,
			Run: program.Completed{End: program.Signaled, Signal: "segmentation fault"}},
		"It had more than 256 processes and threads at once": {Case: sample(1), Verdict: judge.RuntimeError,
			Run: program.Completed{End: program.ProcessLimit}},
		"Wrong answer on sample 2. The checker says: Exit code 1.": {Case: sample(2), Verdict: judge.WrongAnswer,
			Ruling: &judge.Ruling{Kind: judge.OfAnswer, Status: 1}},
		"Accepted on sample 2.": {Case: sample(2), Ruling: &judge.Ruling{Kind: judge.OfAnswer}},
		"Exit code 4. It fails in 2 of 3 runs.": {Case: sample(1), Verdict: judge.RuntimeError, Fails: 2,
			Run: program.Completed{Status: 4}},
		"Exit code 3": {Case: judge.Case{Kind: judge.Shrunk}, Verdict: judge.RuntimeError,
			Run: program.Completed{Status: 3}},
		"Time limit exceeded on sample 1.": {Case: sample(1), Verdict: judge.TimeLimit},
		"Wrong answer on one mark, case 3.": {Case: judge.Case{Kind: judge.OneMark, Number: 3},
			Verdict: judge.WrongAnswer},
		"Runtime error on �[31m�1.in. Exit code 0.": {
			Case: of("\x1b[31m\n1.in"), Verdict: judge.RuntimeError},
		"Presentation error on sample 1. White space differs in line 3: expected “...␣”, found “...�" +
			strings.Repeat("␣", 36) + "…”.": {Case: sample(1), Verdict: judge.Presentation,
			WhiteSpace: &checker.LineDifference{Line: 3, Want: "... ", Found: "...\t" + strings.Repeat(" ", 100)}},
		"Wrong answer on sample 1. It wrote out� instead of standard output. It reads input, which is not there, " +
			"instead of standard input. A freopen belongs under #ifndef ONLINE_JUDGE": {
			Case: sample(1), Verdict: judge.WrongAnswer,
			Causes: []judge.Cause{{Kind: judge.Wrote, Name: "out\a"}, {Kind: judge.Reads, Name: "input"},
				{Kind: judge.Freopen}}},
	} {
		says(t, func(w *Words) string { return w.Judgement(&r) }, said)
	}
	for _, source := range [...]judge.CaseKind{judge.Sample, judge.File, judge.Own, judge.Random, judge.Shrunk} {
		c := judge.Case{Kind: source, Number: 7, File: "a file"}
		says(t, func(w *Words) string { return w.Say(&c) })
	}
	for v := range judge.Verdict(judge.Verdicts) {
		says(t, func(w *Words) string { return w.Verdict(v) })
	}
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
	const where = "sample 1, line 4: expected “...”, found “.␣..”."
	for n, want := range []string{"one accepted answer, " + where, "2 accepted answers, first in " + where} {
		tally.Add(&judge.Result{Case: judge.Case{Kind: judge.Sample, Number: n + 1},
			WhiteSpace: &checker.LineDifference{Line: 4 + n, Want: "...", Found: ". .."}})
		says(t, func(w *Words) string { return w.WhiteSpace(&tally) }, want)
		accepted := judge.Standing{Progress: judge.Progress{Tally: tally}}
		says(t, func(w *Words) string { return w.StandingColumns(&accepted)[4] }, want)
	}
}

func TestAllThatIsWrongWithAnAnswerIsSaid(t *testing.T) {
	rest := strings.Repeat("123456789\n", 8)
	right := "123456789\n" + rest
	for answer, parts := range map[string][]string{
		right: {"The answer is right."}, "123456780\n" + rest: {"Row 1, column 9: expected “9”, found “0”"},
		"023456780\n" + rest: {"One more cell differs."}, right[:85]: {"4 cells are missing"},
		right + "x\n": {"more text after the board"}, "ERROR": {"no contradiction"},
		"\n" + right: {"The answer is right. White space differs in line 1"},
		"1234 56789\n" + rest: {
			"White space is wrong in line 1, and judges compare words: expected “123456789”, found “1234”."},
		"what is this line\n" +
			right: {"Line 1 of the answer is not a row of a board: what is this line", "All else is right."},
	} {
		c := checker.Compare([]byte(answer), []byte(right))
		says(t, func(w *Words) string { return w.Comparison(&c) }, parts...)
	}
}

func TestALimitThatWasExceededIsNamed(t *testing.T) {
	r := judge.Result{Verdict: judge.MemoryLimit, Run: program.Completed{Usage: program.Usage{Memory: 70 << 20}},
		Limits: judge.SolutionLimits(1500*time.Millisecond, 64<<20)}
	fail.Unequal(t, w.Reason(&r), "It used 70 MB; the limit is 64 MB.", "of the memory is said")
	r.Verdict, r.Run.CPU, r.Run.Wall = judge.TimeLimit, 1600*time.Millisecond, 4100*time.Millisecond
	checkParts(t, w.Reason(&r), "It was stopped after 1.60 s of processor time; the limit is 1.5 s.")
	r.Run.CPU = 150 * time.Millisecond
	checkParts(t, w.Reason(&r), "It was stopped after 4.10 s by the clock, of which 0.15 s were processor time; "+
		"the limit by the clock is 4 s.")
	tally := judge.Tally{}
	tally.Add(&r)
	fail.Unequal(t, w.Measures(&tally), "slowest 4.100 s by the clock, most memory 70 MB", "of the test is said")
}

func TestAnErrorWithAKeyIsPutIntoWordsWhenItIsSaid(t *testing.T) {
	err := fmt.Errorf("refused: %w",
		message.NewError("learn.elsewhere", "Here", grid.Box(4), "Place", Place(2)))
	checkParts(t, w.Error(err), "field 5 (centre)", "the top right field")
	checkParts(t, WordsFor("zh").Error(err), "第 5 区（中央）", "右上区")
	checkParts(t, w.Error(message.NewError("comment.tooLong", "Most", 5, "Characters", 6)),
		"5 characters", "has 6")
	fail.Unequal(t, w.Error(message.NewError("train.over")), w.Text("train.over"), "it")
}
