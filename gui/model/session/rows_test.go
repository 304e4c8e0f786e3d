package session

import (
	"slices"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func TestOfAHugeGameTheLineShownIsListed(t *testing.T) {
	g := newGame(tictactoe.Judge)
	for g.Len() <= mostListed {
		g.GoTo(0)
		for p := g.Position(); !p.Over() && g.Len() <= mostListed; p = g.Position() {
			legal := slices.Collect(p.Legal().ByBox())
			fail.OnError(t, g.Play(legal[g.Len()%len(legal)]))
		}
	}
	rows, line := g.Rows(), g.Line()
	fail.If(t, len(rows) != len(line) || rows[len(rows)-1].ID != line[len(line)-1] || rows[1].Step != 2 ||
		rows[1].Number != 1, "%d rows for a line of %d steps, the second is %+v", len(rows), len(line), rows[1])
}
