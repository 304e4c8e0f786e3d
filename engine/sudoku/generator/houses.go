package generator

import (
	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
)

// houses are the rows, the columns and the boxes.
var houses = func() (houses [27]grid.CellSet) {
	for h := range houses {
		for i := range 9 {
			houses[h].Add(sudoku.House(h).Cell(i))
		}
	}
	return houses
}()

// peers has for each cell the other cells of its houses.
var peers = func() (peers [grid.Cells]grid.CellSet) {
	for c := range peers {
		for h := range sudoku.HousesOf(grid.Cell(c)).All() {
			peers[c] = peers[c].Union(houses[h])
		}
		peers[c].Remove(grid.Cell(c))
	}
	return peers
}()
