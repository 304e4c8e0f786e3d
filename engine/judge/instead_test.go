package judge

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
)

// codeOf returns the Code of a source with this text.
func codeOf(t *testing.T, source string) Code {
	t.Helper()
	name := filepath.Join(t.TempDir(), "source")
	texttest.Write(t, name, source)
	return ReadCode(name)
}

func TestWhatIsUsedInsteadOfStandardInputAndOutputIsFound(t *testing.T) {
	t.Chdir(t.TempDir()) // an empty folder
	code := codeOf(t, `freopen("other.in", "r", stdin); freopen("input.txt", "r", stdin);`)
	for _, tc := range []struct {
		name string
		code Code
		want Instead
	}{
		{"writes a file", code, Instead{Wrote: "output.out", Freopen: true}},
		{"writes a file", Code{}, Instead{Wrote: "output.out"}},
		{"reads a file", code, Instead{Reads: "input.txt", Freopen: true}},
		{"reads a file", Code{}, Instead{}},
		{"reads and writes", codeOf(t, `open('input.txt')`), Instead{Reads: "input.txt"}},
		{"needs no file", code, Instead{}},
		{"makes a file", code, Instead{}},
		{"divides", code, Instead{}},
		{"silent", code, Instead{}},
		{"crashes", code, Instead{}},
	} {
		tester := tester(TicTacToe, tc.name)
		tester.Apart, tester.Code = true, tc.code
		r, err := testOne(tester, samples(TicTacToe)[0])
		fail.If(t, err != nil || !r.Failed() || r.Instead != tc.want,
			"%s: %v, %+v, %v, want %+v", tc.name, r.Verdict, r.Instead, err, tc.want)
	}
	entries, err := os.ReadDir(".")
	fail.If(t, err != nil || len(entries) > 0, "in the working folder are %v, %v", entries, err)
}

// In this solution, as in most runtimes, writing more than allowed is only an error.
func TestAFileThatIsTooLongIsTooMuchOutput(t *testing.T) {
	tester := tester(TicTacToe, "writes a file")
	tester.Apart, tester.Limits.File = true, 10
	r, err := testOne(tester, samples(TicTacToe)[0])
	fail.If(t, err != nil || r.Verdict != OutputLimit, "%v, %v", r.Verdict, err)
}

// A solution that does not run apart uses the user's own folder. Nothing is said about files there.
func TestASolutionThatDoesNotRunApartRunsWhereTheUserIs(t *testing.T) {
	t.Chdir(t.TempDir())
	r, err := testOne(tester(TicTacToe, "writes a file"), samples(TicTacToe)[0])
	_, missing := os.Stat("output.out")
	fail.If(t, err != nil || missing != nil || r.Instead.Any(), "%+v, %v, %v", r.Instead, err, missing)
}

func TestRunsApartLeaveNothing(t *testing.T) {
	temporary := t.TempDir()
	for _, name := range []string{"TMPDIR", "TMP", "TEMP"} {
		t.Setenv(name, temporary)
	}
	tester := tester(TicTacToe, "writes a file")
	tester.Apart = true
	suite := Suite{Problem: TicTacToe, Count: 5}
	for _, err := range tester.TestAll(context.Background(), suite.Cases()) {
		fail.OnError(t, err)
	}
	left, err := os.ReadDir(temporary)
	fail.If(t, err != nil || len(left) > 0, "left are %v, %v", left, err)
}

func TestWhichFilesASolutionMayRead(t *testing.T) {
	for _, tc := range []struct {
		source, stderr string
		want           []string
	}{
		{`ifstream in("INPUT.TXT"); Scanner(System.in); cin.ignore(); f("a/b.in"); open('task-1.in')`, "",
			[]string{"task-1.in", "INPUT.TXT"}},
		{"\x00data.inp\x00/x/other.in\x00", "", []string{"data.inp"}},
		{`"../secret.txt" ".txt" "input.txts" ".hidden.txt"`, "", nil},
		{"", "FileNotFoundError: [Errno 2] No such file or directory: 'cells.bin'\n", []string{"cells.bin"}},
		{"", "open ‘board.csv’ and '/etc/a.txt' and '../a.txt'", []string{"board.csv"}},
	} {
		code := codeOf(t, tc.source)
		got := code.inputNames([]byte(tc.stderr))
		fail.Unless(t, slices.Equal(got, tc.want), "%q, %q: %q, want %q", tc.source, tc.stderr, got, tc.want)
	}
}
