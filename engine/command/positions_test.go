package command

import (
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/record"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func TestPositionsAreReadFromRecordsToo(t *testing.T) {
	game := tictactoe.NewGame(tictactoe.Closed)
	fail.OnError(t, game.Play(grid.At(5, 5)))
	written := string(record.Append(nil, &record.Record{Game: game}))
	for name, text := range map[string]string{"a record": written, "compass moves": "C/c"} {
		var got []tictactoe.Position
		err := readPositions(strings.NewReader(text), func(p tictactoe.Position) error {
			got = append(got, p)
			return nil
		})
		fail.If(t, err != nil || len(got) != 1 || got[0].At(grid.At(5, 5)) != tictactoe.X,
			"%s: %d positions, %v", name, len(got), err)
	}
}

func TestTheEmptyBoardIsAnalysed(t *testing.T) {
	args := strings.Fields("analyse --empty --rules judge --threads 1")
	status, stdout, _ := run(nil, args...)
	fail.NowIf(t, status != exitSuccess, "status %d", status)
	lines := strings.Count(stdout, "\n")
	fail.If(t, lines != grid.Cells, "%d lines, want one for each cell:\n%s", lines, stdout)
}
