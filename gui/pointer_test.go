package gui

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text/texttest"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
)

// hardest is a Sudoku whose next deduction takes long: a trial.
const hardest = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"

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
