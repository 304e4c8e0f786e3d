package board

import (
	"testing"

	"ninefold/engine/grid"
)

func BenchmarkAMove(b *testing.B) {
	before, after := midgame(b)
	board := shown(b, before)
	b.ReportAllocs()
	for b.Loop() {
		board.Draw(after)
		board.Draw(before)
	}
}

func BenchmarkThePointerOverARow(b *testing.B) {
	before, _ := midgame(b)
	board := shown(b, before)
	b.ReportAllocs()
	for b.Loop() {
		for col := 1; col <= 9; col++ {
			cell := board.Cell(grid.At(5, col))
			cell.MouseIn(nil)
			cell.MouseOut()
		}
	}
}
