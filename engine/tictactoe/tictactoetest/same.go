package tictactoetest

import (
	"testing"

	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
)

// Same fails a test unless a game came back as it was, with its branches and comments. Where it comes from may differ:
// texts do not say that.
func Same(t testing.TB, game, back *tictactoe.Game) {
	t.Helper()
	ways, waysBack := game.Ways(), back.Ways()
	var follow func(at, atBack history.ID)
	follow = func(at, atBack history.ID) {
		step, stepBack := game.State(at), back.State(atBack)
		if at == 0 {
			step.Origin = stepBack.Origin
		}
		if step != stepBack {
			t.Fatalf("step %+v came back as %+v", step, stepBack)
		}
		main, branches, ok := ways.From(at)
		mainBack, branchesBack, okBack := waysBack.From(atBack)
		if ok != okBack || len(branches) != len(branchesBack) {
			t.Fatalf("after %+v %d branches came back as %d", step, len(branches), len(branchesBack))
		}
		if ok {
			follow(main, mainBack)
		}
		for i := range branches {
			follow(branches[i], branchesBack[i])
		}
	}
	follow(0, 0)
}
