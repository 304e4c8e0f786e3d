package technique

import (
	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
)

// nakedSingles finds cells that one candidate is left for.
func nakedSingles(k *Candidates, yield func(Deduction) bool) {
	for c, digits := range k.of {
		if digits.Len() == 1 && !yield(Deduction{Digits: digits, Cells: crosshatch.CellsOf(grid.Cell(c))}) {
			return
		}
	}
}
