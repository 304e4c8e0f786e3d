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

	"ninefold/engine/atomicfile"
	"ninefold/engine/grid"
	"ninefold/engine/judge/checker"
	"ninefold/engine/notation/text"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

func findTests(paths ...string) ([]string, error) {
	names, _, err := FindTests(context.Background(), paths, func(int) {})
	return names, err
}

// The usual pairs of names are tests; what is neither an input nor an answer is named.
func TestTheUsualPairsOfNamesAreTests(t *testing.T) {
	t.Chdir(t.TempDir())
	sample := samples(TicTacToe)[0]
	for input, answer := range map[string]string{
		"02": "02.a", "input3.txt": "output3.txt", "in4": "out4", "5.in": "5.ans", "6.in": "", "7.txt": "7.txt.out",
	} {
		texttest.Write(t, filepath.Join("tests", input), sample.Input)
		if answer != "" {
			texttest.Write(t, filepath.Join("tests", answer), "an answer that is wrong")
			_, err := ReadTests(TicTacToe, filepath.Join("tests", input), false)
			fail.As[*AnswerError](t, err, "of %s", input)
		}
	}
	for _, other := range []string{"notes.txt", "8.out", "9", ".hidden"} {
		texttest.Write(t, filepath.Join("tests", other), "")
	}
	names, leftOut, err := FindTests(t.Context(), []string{"tests"}, func(int) {})
	fail.If(t, err != nil || len(names) != 6 || len(leftOut) != 3, "%q, %v, %v", names, leftOut, err)
	for i, name := range []string{"8.out", "9", "notes.txt"} {
		file := fail.As[*atomicfile.FileError](t, leftOut[i], "left out")
		fail.If(t, filepath.Base(file.Name) != name || file.Err != ErrNoPair, "%v, want %s", file, name)
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
	names, _, err := FindTests(t.Context(), []string{"case_test.go", folder}, func(n int) { told = append(told, n) })
	fail.If(t, err != nil || len(names) != 1+count || !slices.IsSorted(names[1:]),
		"%d names, sorted %v, %v", len(names), slices.IsSorted(names[1:]), err)
	fail.If(t, len(told) < 3 || told[0] > 1+folderPart || !slices.IsSorted(told) || told[len(told)-1] != 1+count,
		"told were %v", told)
	ctx, cancel := context.WithCancel(t.Context())
	parts := 0
	_, _, err = FindTests(ctx, []string{folder}, func(int) { parts++; cancel() })
	fail.If(t, err != context.Canceled || parts != 1, "cancelled it reads %d parts, %v", parts, err)
}

func TestAFileMayHaveSeveralCases(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, p := range Problems {
		all := samples(p)
		texttest.Write(t, "all.in", slices.Concat(all[0].Input, []byte("\n"), all[1].Input))
		texttest.Write(t, "all.out", slices.Concat(all[0].Answer, all[1].Answer))
		cases, err := ReadTests(p, "all.in", false)
		fail.NowIf(t, err != nil || len(cases) != 2, "%v: %d cases, %v", p, len(cases), err)
		for i, c := range cases {
			fail.If(t, c.Number != i+1 || c.File != "all.in" || !bytes.Equal(c.Answer, all[i].Answer),
				"%v: case %d is %+v", p, i, c)
		}
		texttest.Write(t, "all.out", slices.Concat(all[1].Answer, all[0].Answer))
		err = fail.ErrorOf(ReadTests(p, "all.in", false))
		fail.Unequal(t, fail.As[*AnswerError](t, err, "%v", p).Case, 1, "%v: the first that is not right", p)
	}
}

// Each answer is compared with its own case, so the cells of one that is wrong are those of a board.
func TestTheWrongAnswerOfSeveralIsNamed(t *testing.T) {
	t.Chdir(t.TempDir())
	one := samples(TicTacToe)[0]
	texttest.Write(t, "many.in", bytes.Repeat(slices.Concat(one.Input, []byte("\n")), 5))
	wrong := bytes.Replace(one.Answer, []byte("!"), []byte("."), 1)
	texttest.Write(t, "many.out", slices.Concat(bytes.Repeat(one.Answer, 4), wrong))
	err := fail.ErrorOf(ReadTests(TicTacToe, "many.in", false))
	said := fail.As[*AnswerError](t, err, "a wrong answer")
	fail.Unequal(t, said.Case, 5, "the case is")
	want := []checker.Difference{{Cell: grid.At(7, 1), Want: '!', Found: '.', Line: 57, Column: 1}}
	fail.Differ(t, said.Comparison.Differences, want, "it is wrong in")
	texttest.Write(t, "many.out", bytes.Repeat(one.Answer, 6))
	answer := fail.As[*AnswerError](t, fail.ErrorOf(ReadTests(TicTacToe, "many.in", false)), "an answer too many")
	fail.If(t, answer.Comparison.Extra == nil, "of an answer too many is said %+v", answer.Comparison)
	texttest.Write(t, "many.in", slices.Concat(one.Input, []byte("\n"), one.Input, []byte("\nxo\n")))
	err = fail.ErrorOf(ReadTests(TicTacToe, "many.in", false))
	fail.Unequal(t, fail.As[*text.Error](t, err, "a bad case").Case, 3, "the bad case is")
}

// Answers are longer than their inputs, so the largest file of tests has answers of more than 1 MiB.
func TestTheLargestFileOfTestsCanHaveItsAnswers(t *testing.T) {
	t.Chdir(t.TempDir())
	one := samples(TicTacToe)[0]
	n := maxInput / len(one.Input)
	texttest.Write(t, "all.in", bytes.Repeat(one.Input, n))
	texttest.Write(t, "all.out", bytes.Repeat(one.Answer, n))
	cases, err := ReadTests(TicTacToe, "all.in", false)
	fail.If(t, err != nil || len(cases) != n || n*len(one.Answer) <= maxInput, "%d cases, %v", len(cases), err)
}

func TestBadTestsAreRefused(t *testing.T) {
	t.Chdir(t.TempDir())
	texttest.Write(t, "large.in", bytes.Repeat([]byte("\n"), maxInput+1))
	for name, said := range map[string]string{
		"large.in": "error.tooManyTests map[Most:1]", ".": "is a directory",
		"missing.in": "no such file or directory",
	} {
		file := fail.As[*atomicfile.FileError](t, fail.ErrorOf(ReadTests(TicTacToe, name, false)), "%s", name)
		fail.If(t, file.Name != name || file.Err.Error() != said, "%s: %v, want %s", name, file, said)
	}
	_, err := findTests("missing")
	fail.If(t, !errors.Is(err, fs.ErrNotExist) || strings.Count(err.Error(), "missing") != 1, "a missing path: %v", err)
	texttest.Write(t, "empty/x", "")
	_, err = findTests("empty")
	fail.If(t, err == nil || err.Error() != "empty: error.noTests", "a folder without inputs: %v", err)
}

func TestWhatIsUsedInsteadOfStandardInputAndOutputIsFound(t *testing.T) {
	t.Chdir(t.TempDir()) // an empty folder
	code := `freopen("other.in", "r", stdin); freopen("input.txt", "r", stdin);`
	for _, tc := range []struct {
		name, code string
		want       []Cause
	}{
		{"writes a file", code, []Cause{{Wrote, "output.out"}, {Freopen, ""}}},
		{"writes a file", "", []Cause{{Wrote, "output.out"}}},
		{"reads a file", code, []Cause{{Reads, "input.txt"}, {Freopen, ""}}}, {"reads a file", "", nil},
		{"reads and writes", `open('output.txt') open('input.txt')`, []Cause{{Reads, "input.txt"}}},
		{"needs no file", code, nil}, {"makes a file", code, nil}, {"divides", code, nil}, {"silent", code, nil},
		{"crashes", code, nil},
	} {
		tester := newTester(TicTacToe, tc.name)
		tester.Apart = true
		r, err := testOne(tester, samples(TicTacToe)[0])
		fail.OnError(t, err)
		err = tester.addFileCauses(t.Context(), texttest.Write(t, filepath.Join(t.TempDir(), "source"), tc.code), &r)
		fail.If(t, err != nil || !r.Failed() || !slices.Equal(r.Causes, tc.want),
			"%s: %v, %+v, %v, want %+v", tc.name, r.Verdict, r.Causes, err, tc.want)
	}
	fail.Differ(t, fail.Must(os.ReadDir("."))(t), nil, "in the working folder")
}

// In this solution, as in most runtimes, writing more than allowed is only an error.
func TestAFileThatIsTooLongIsTooMuchOutput(t *testing.T) {
	tester := newTester(TicTacToe, "writes a file")
	tester.Apart, tester.Limits.File = true, 10
	r, err := testOne(tester, samples(TicTacToe)[0])
	fail.If(t, err != nil || r.Verdict != OutputLimit, "%v, %v", r.Verdict, err)
}

// A solution that does not run apart uses the user's own folder. Nothing is said about files there.
func TestASolutionThatDoesNotRunApartRunsWhereTheUserIs(t *testing.T) {
	t.Chdir(t.TempDir())
	r, err := testOne(newTester(TicTacToe, "writes a file"), samples(TicTacToe)[0])
	_, missing := os.Stat("output.out")
	fail.If(t, err != nil || missing != nil || r.Causes != nil, "%+v, %v, %v", r.Causes, err, missing)
}

func TestRunsApartLeaveNothing(t *testing.T) {
	temporary := t.TempDir()
	for _, name := range []string{"TMPDIR", "TMP", "TEMP"} {
		t.Setenv(name, temporary)
	}
	tester := newTester(TicTacToe, "writes a file")
	tester.Apart = true
	suite := Suite{Problem: TicTacToe, Count: 5}
	for _, err := range tester.testAll(t.Context(), suite.Cases()) {
		fail.OnError(t, err)
	}
	tester.folders.remove()
	fail.Differ(t, fail.Must(os.ReadDir(temporary))(t), nil, "left")
}

func TestWhichFilesASolutionMayRead(t *testing.T) {
	for source, want := range map[string][]string{
		`ifstream in("INPUT.TXT"); Scanner(System.in); cin.ignore(); f("a/b.in"); open('task-1.in')`: {
			"INPUT.TXT", "task-1.in"},
		"\x00data.inp\x00made.txt\x00/x/other.in\x00":                     {"data.inp"},
		`"../secret.txt" ".txt" "input.txts" ".hidden.txt" "a.in" "a.in"`: {"a.in"},
	} {
		fail.Differ(t, namesIn([]byte(source), []string{"made.txt"}), want, "%q", source)
	}
}
