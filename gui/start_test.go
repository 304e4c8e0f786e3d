package gui

import (
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

// TestEveryWayInIsOnTheCardAtTheStartUntilSomethingIsDone presses each of them.
func TestEveryWayInIsOnTheCardAtTheStartUntilSomethingIsDone(t *testing.T) {
	w := openWindow(t)
	card, shown := cardOf[view.Start](w)
	fail.NowIf(t, !shown || w.dialogs.Busy(), "beside the board: %q", w.beside())
	leads := map[string]func(*window) bool{
		"playComputer":     func(w *window) bool { return w.session.Game.Sides().Has(session.Computer) },
		"newGame":          func(w *window) bool { return w.fields("Name") != nil },
		"import":           func(w *window) bool { return w.dialogs.Busy() },
		"test":             func(w *window) bool { return len(w.screen.Opened) == 1 },
		"board.crosshatch": func(w *window) bool { return w.session.Shown == session.CrossHatching },
		"train":            func(w *window) bool { return w.checked("train") },
		"learn":            func(w *window) bool { return w.checked("learn") },
	}
	fail.If(t, len(card.Ways) != len(leads), "%d ways in: %+v", len(card.Ways), card.Ways)
	for _, way := range card.Ways {
		w := openWindow(t)
		w.click(way.Words)
		w.await(way.Words, func() bool { return leads[way.ID](w) })
		for _, other := range w.screen.Opened {
			other.Close()
		}
	}
	w.does("learn leave")
	fail.If(t, !shows[view.Start](w), "having looked at the lessons once ends it")
	w.tapCell(5, 5)
	fail.If(t, shows[view.Start](w) || !shows[view.Moves](w), "when something is played there is still %q", w.beside())
}
