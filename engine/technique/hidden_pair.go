package technique

import (
	"ninefold/engine/crosshatch"

	"ninefold/engine/grid"
)

// hiddenPairs finds two digits with the same two places in a house: these cells can hold nothing else.
func hiddenPairs(k *Candidates, yield func(Deduction) bool) {
	for h := range crosshatch.AllHouses.All() {
		for first := 1; first <= 9; first++ {
			places := k.In(h, first)
			if places.Len() != 2 {
				continue
			}
			for second := first + 1; second <= 9; second++ {
				pair := grid.Digits(1<<first | 1<<second)
				if k.In(h, second) != places {
					continue
				}
				d := Deduction{Digits: pair, Cells: places, Base: 1 << h}
				for c := range places.All() {
					if others := k.of[c] &^ pair; others != 0 {
						d.Out.Cells.Add(c)
						d.Out.Digits |= others
					}
				}
				if d.Out.Digits != 0 && !yield(d) {
					return
				}
			}
		}
	}
}
