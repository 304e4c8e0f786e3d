package gui

import (
	"reflect"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

// TestToShowBeginsNothing: only what the user does starts searches and asks players; any number of renders start
// nothing.
func TestToShowBeginsNothing(t *testing.T) {
	for name, prepare := range map[string]func(*window){
		"a first start":          func(*window) {},
		"a game of the computer": func(w *window) { w.run("rules.open"); w.run("computerX") },
		"an analysis":            func(w *window) { w.run("rules.open"); w.run("analysis") },
		"an edited board":        func(w *window) { w.tapCell(5, 5); w.key("E"); w.tapCell(1, 1) },
		"a hint":                 func(w *window) { w.run("rules.closed"); w.run("hint") },
		"a review":               func(w *window) { w.run("rules.open"); w.tapCell(5, 5); w.run("review") },
		"a puzzle":               func(w *window) { w.run("train"); w.tap(firstPlayable(w)) },
		"a lesson":               func(w *window) { w.run("learn") },
		"a Sudoku":               func(w *window) { w.run("board.crosshatch"); w.run("step") },
	} {
		t.Run(name, func(t *testing.T) {
			w := openWindow(t)
			prepare(w)
			begun, shown := w.tasks.Begun(), w.view()
			w.render()
			w.render()
			fail.Unequal(t, w.tasks.Begun()-begun, 0, "it begins")
			again := w.view()
			fail.Unless(t, reflect.DeepEqual(again, shown), "shown at first:\n%+v\nand then:\n%+v", shown, again)
		})
	}
}

// TestAChangeIsActedUponOnce: a commit starts the work for a change, and only once.
func TestAChangeIsActedUponOnce(t *testing.T) {
	w := openWindow(t)
	w.does("rules.open computerO")
	fail.OnError(t, w.session.Game.Play(grid.At(5, 5)))
	begun := w.tasks.Begun()
	if w.render(); w.features.players.Thinks() || w.tasks.Begun() != begun {
		t.Error("to show a change begins what is to be done about it")
	}
	w.commit()
	first := w.tasks.Begun() - begun
	fail.NowIf(t, !w.features.players.Thinks() || first == 0, "the computer does not think")
	w.commit()
	fail.Unequal(t, w.tasks.Begun()-begun-first, 0, "the same position begins")
}

// firstPlayable returns the first legal cell.
func firstPlayable(w *window) grid.Cell {
	c := grid.Cell(0)
	for d := w.screen.Shown.Diagram; !d.Cells[c].Playable; c++ {
	}
	return c
}
