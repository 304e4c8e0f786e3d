package technique

import "ninefold/engine/crosshatch"

// hiddenSingles finds houses with one place left for a digit.
func hiddenSingles(k *Candidates, yield func(Deduction) bool) {
	for h := range crosshatch.AllHouses.All() {
		for digit := 1; digit <= 9; digit++ {
			places := k.In(h, digit)
			if places.Len() == 1 && !yield(Deduction{Digits: 1 << digit, Cells: places, Base: 1 << h}) {
				return
			}
		}
	}
}
