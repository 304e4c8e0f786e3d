package gui

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/test/fail"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
)

// hardest is a Sudoku whose next deduction takes long: a trial.
const hardest = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"

func TestEachActionIsAskedOnceASettleAndNeverAfterAPointerMove(t *testing.T) {
	w := openWindow(t)
	w.paste(hardest)
	asked := map[string]int{}
	for _, a := range w.table.Actions {
		if can := a.Enabled; can != nil {
			a.Enabled = func() bool { asked[a.ID]++; return can() }
		}
	}
	w.loop.Do(func() {})
	fail.If(t, len(asked) < 10, "only %v are asked", asked)
	for id, n := range asked {
		fail.Unequal(t, n, 1, "%s is asked", id)
	}
	clear(asked)
	w.pointTo(1, 1)
	fail.If(t, len(asked) > 0, "after a move of the pointer: %v", asked)
}

func TestWhatIsDoneWhileThePointerMovesIsShown(t *testing.T) {
	w := openWindow(t)
	w.loop.Do(func() {
		w.pointTo(5, 5)
		fail.OnError(t, w.place.Tap(grid.At(5, 5)))
		w.pointTo(1, 1)
	})
	fail.If(t, w.shownAt(5, 5).Symbol != diagram.Cross, "the move is not shown")
}

// BenchmarkAPointerMove moves the pointer over the board, and settles each time.
func BenchmarkAPointerMove(b *testing.B) {
	for name, show := range map[string]func(w *window){
		"home":        func(*window) {},
		"game":        func(w *window) { w.paste(game); w.key(keys.End) },
		"deduction":   func(w *window) { w.paste(texttest.Sample(w.t, "crosshatch-1.in")); w.run("step") },
		"hard Sudoku": func(w *window) { w.paste(hardest) },
	} {
		b.Run(name, func(b *testing.B) {
			w := openWindow(b)
			show(w)
			w.tasks.RunPosted()
			for i := 0; b.Loop(); i++ {
				w.screen.Send(screen.Point{Cell: grid.Cell(i % grid.Cells), Any: true})
			}
		})
	}
}
