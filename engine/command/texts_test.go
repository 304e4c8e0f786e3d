package command

import (
	"path/filepath"
	"strings"
	"testing"

	"ninefold/engine/notation"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

// wonByMajority is a game that more owned boxes decide, on a board with none left to play in.
const wonByMajority = `[Rules "majority"]

xxx ooo xxx
... ... ...
... ... ...

ooo xxx ooo
... ... ...
... ... ...

xxx oxo oxo
... xox xox
... oxo oxo
none
`

// moved is a record without tags that begins with a board, afterMoves the answer of mark to it.
const (
	moved      = position + "\n1. 7 1 {so}\n"
	afterMoves = "!!! ... ... \n!!! ... ... \n!!! ... ... \n\n" + open + open + "... x.. ... \n\n" +
		"o.. ... ... \n" + open + open + "\n"
)

func TestCommandsReadWhatTheWindowReads(t *testing.T) {
	records := "[X \"" + strings.Repeat("Ann ", 40) + "\"]\n\n1. 6 4\n\n[X \"Eve\"]\n\n1. 6 4\n"
	for name, tc := range map[string]struct{ text, want string }{
		"a record with a long tag": {records[:strings.Index(records, "\n[X \"Eve")], marked},
		"several records":          {records, marked + marked},
		"UTF-16":                   {texttest.UTF16(position), marked},
		"a board and its moves":    {moved, afterMoves},
		"another record behind it": {moved + "\n[X \"Eve\"]\n\n1. 6 4\n", afterMoves + marked},
		"a position before it":     {position + moved, marked + afterMoves},
	} {
		status, stdout, stderr := run(strings.NewReader(tc.text), "mark")
		fail.If(t, status != exitSuccess || stdout != tc.want,
			"%s: status %d, %s%s, want %s", name, status, stdout, stderr, tc.want)
	}
}

func TestAnAnswerInUTF16IsChecked(t *testing.T) {
	input := texttest.Write(t, filepath.Join(t.TempDir(), "input"), texttest.UTF16(position))
	status, stdout, stderr := run(strings.NewReader(texttest.UTF16(marked)), "check", input, "-")
	fail.If(t, status != exitSuccess || stdout != "ok\n", "status %d, %s%s", status, stdout, stderr)
}

func TestEachFormOfASudokuIsCrossHatched(t *testing.T) {
	files := fail.Must(filepath.Glob("../notation/testdata/sudokus/*"))(t)
	for _, name := range files {
		boards, err := notation.Boards([]byte(texttest.Read(t, name)))
		fail.NowIf(t, err != nil, "%s: %v", name, err)
		status, stdout, stderr := run(nil, "crosshatch", name)
		rows := strings.Count(stdout, "\n")
		fail.If(t, status != exitSuccess || rows != 9*len(boards) || !strings.HasPrefix(stdout, "534678912\n"),
			"%s: status %d, %s%s", name, status, stdout, stderr)
		_, solved, stderr := run(nil, "crosshatch", "--solve", name)
		fail.Unless(t, strings.HasPrefix(solved, "534678912\n"), "%s: solved as %s%s", name, solved, stderr)
		checked, said, _ := run(strings.NewReader(stdout), "check", name, "-")
		fail.If(t, checked != exitSuccess, "%s: status %d, %s", name, checked, said)
	}
}

func TestAnalysisIsByTheRulesOfTheText(t *testing.T) {
	status, stdout, stderr := run(strings.NewReader(wonByMajority), "analyse", "--json", "--time", "1ms")
	fail.If(t, status != exitSuccess || !strings.Contains(stdout, `"rules":"majority"`),
		"%d, %s%s", status, stdout, stderr)
	status, stdout, _ = run(strings.NewReader(position), "analyse", "--json", "--time", "1ms")
	fail.If(t, status != exitSuccess || !strings.Contains(stdout, `"rules":"closed"`),
		"of a judge's text: %d, %s", status, stdout)
}

func TestABadCaseOfSeveralIsNumbered(t *testing.T) {
	for args, text := range map[string]string{
		"mark":       position + position + strings.Replace(position, "x", "Q", 1),
		"crosshatch": someGrid + someGrid + strings.Replace(someGrid, "9", "Q", 1),
		"reach":      "[X \"Ann\"]\n1. 5 5\n\n[X \"Bob\"]\n1. 5 5\n\n[X \"Eve\"]\n1. 5 5 2. 9 9\n",
	} {
		status, _, stderr := run(strings.NewReader(text), args)
		fail.If(t, status != exitFailure || !strings.Contains(stderr, ": case 3: "), "%s: %d, %s", args, status, stderr)
	}
	status, stdout, stderr := run(strings.NewReader(strings.Replace(moved, "7 1", "9 9", 1)), "mark")
	fail.If(t, status != exitFailure || stdout != "" || !strings.HasPrefix(stderr, "-:14:4: 9,9"),
		"of the moves behind a board: %d, %s%s", status, stdout, stderr)
	status, _, stderr = run(strings.NewReader("[X \"Ann\"]\n1. 5 5 2. 9 9\n"), "mark")
	fail.If(t, status != exitFailure || strings.Contains(stderr, "case") || !strings.HasPrefix(stderr, "-:2:11: 9,9"),
		"of one: %d, %s", status, stderr)
}
