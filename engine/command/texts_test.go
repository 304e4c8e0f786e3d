package command

import (
	"path/filepath"
	"strings"
	"testing"

	"ninefold/engine/notation"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func TestUTF16IsRead(t *testing.T) {
	_, said, _ := run(strings.NewReader(texttest.UTF16(position)), "mark")
	fail.Unequal(t, said, marked, "the board")
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

func TestJSONTellsEveryEndOfAGame(t *testing.T) {
	for end := range tictactoe.Termination(tictactoe.Terminations) {
		said := outcome(tictactoe.Outcome{Termination: end, Winner: tictactoe.O})
		fail.If(t, (said == "") != (end == tictactoe.Ongoing), "%v is told as %q", end, said)
	}
	fail.Unequal(t, outcome(tictactoe.Outcome{Termination: tictactoe.MoreBoxes, Winner: tictactoe.O}), "O has won",
		"it is")
}
