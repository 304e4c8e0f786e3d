package technique

import (
	"ninefold/engine/grid"
)

// nakedSingles finds cells with one candidate left.
func nakedSingles(k *Candidates, yield func(Deduction) bool) {
	for c, digits := range k.of {
		if digits.Len() == 1 && !yield(Deduction{Digits: digits, Cells: grid.CellsOf(grid.Cell(c))}) {
			return
		}
	}
}
