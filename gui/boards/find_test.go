package boards

import (
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/overlay"
	"ninefold/gui/session"
	"ninefold/gui/tasks/taskstest"
)

// TestManyBoardsAreLookedAtInParts: a key describes only some boards before the window goes on, and of two searches the
// later one wins.
func TestManyBoardsAreLookedAtInParts(t *testing.T) {
	const many = 1000
	runner := taskstest.New()
	l := &List{Host: &overlay.Host{Session: session.New(), Tasks: runner.Runner, Render: func() {},
		Inform: func(string) {}}}
	boards := make([]listed, many)
	for i := range boards {
		boards[i].Entry = session.Entry{ID: i + 1, Kind: session.TicTacToe, Name: "even"}
		if i%2 == 1 {
			boards[i].Name = "odd"
		}
	}
	l.page = page{on: true, boards: boards, kind: all, at: -1}
	l.find(0)
	l.Find("even")
	l.Find("odd")
	for known := 0; ; {
		now := 0
		for i := range l.boards {
			if l.boards[i].said != nil {
				now++
			}
		}
		fail.If(t, now-known > many/2, "%d boards were put into words at once", now-known)
		known = now
		next := runner.Pop()
		if next == nil {
			break
		}
		next()
	}
	fail.If(t, len(l.shown) != many/2 || l.boards[l.shown[0]].Name != "odd", "%d boards are shown", len(l.shown))
}
