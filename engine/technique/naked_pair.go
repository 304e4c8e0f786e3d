package technique

import (
	"ninefold/engine/crosshatch"

	"ninefold/engine/grid"
)

// nakedPairs finds two cells of a house with the same two candidates: no other cell of the house can hold these.
func nakedPairs(k *Candidates, yield func(Deduction) bool) {
	for h := range crosshatch.AllHouses.All() {
		for first := range h.Cells().All() {
			pair := k.of[first]
			if pair.Len() != 2 {
				continue
			}
			var cells grid.CellSet
			for c := range h.Cells().All() {
				if k.of[c] == pair {
					cells.Add(c)
				}
			}
			d := Deduction{Digits: pair, Cells: cells, Base: 1 << h, Cover: 1 << h}
			d.Out = Elimination{k.InAny(h, pair).Minus(cells), pair}
			if cells.Len() == 2 && cells.First() == first && d.Out.Cells.Len() > 0 && !yield(d) {
				return
			}
		}
	}
}
