package technique

import (
	"math/bits"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
)

// nakedSubsets finds n cells of a house that have n candidates together: no other cell of the house can hold these.
func nakedSubsets(n int) func(*Candidates, func(Deduction) bool) {
	return func(k *Candidates, yield func(Deduction) bool) {
		k.subsets(n, false, func(h sudoku.House, cells grid.CellSet, digits grid.Digits) bool {
			d := Deduction{Digits: digits, Cells: cells, Base: 1 << h, Cover: 1 << h}
			d.Out.Digits = digits
			for digit := range digits.All() {
				d.Out.Cells = d.Out.Cells.Union(k.In(h, digit).Minus(cells))
			}
			return d.Out.Cells.Len() == 0 || yield(d)
		})
	}
}

// hiddenSubsets finds n digits that have n places together in a house: these cells can hold nothing else.
func hiddenSubsets(n int) func(*Candidates, func(Deduction) bool) {
	return func(k *Candidates, yield func(Deduction) bool) {
		k.subsets(n, true, func(h sudoku.House, cells grid.CellSet, digits grid.Digits) bool {
			d := Deduction{Digits: digits, Cells: cells, Base: 1 << h}
			for c := range cells.All() {
				if others := k.of[c] &^ digits; others != 0 {
					d.Out.Cells.Add(c)
					d.Out.Digits |= others
				}
			}
			return d.Out.Digits == 0 || yield(d)
		})
	}
}

// subsets yields n cells of a house that hold n digits and no others or, if hidden, n digits that go into n cells and
// no others. A cell with one candidate and a digit with one place are not among them.
func (k *Candidates) subsets(n int, hidden bool, yield func(sudoku.House, grid.CellSet, grid.Digits) bool) {
	for h := range sudoku.AllHouses.All() {
		var sets [9]uint16 // by cell, its digits; if hidden, by digit, its cells
		for i := range 9 {
			for digit := range k.of[h.Cell(i)].All() {
				if hidden {
					sets[digit-1] |= 1 << i
				} else {
					sets[i] |= 1 << (digit - 1)
				}
			}
		}
		if !nSetsCoveringN(&sets, n, 0, 0, 0, func(chosen, members uint16) bool {
			if hidden {
				chosen, members = members, chosen
			}
			var of grid.CellSet
			for i := range grid.Places(chosen).All() {
				of.Add(h.Cell(i))
			}
			return yield(h, of, grid.Digits(members<<1))
		}) {
			return
		}
	}
}

// nSetsCoveringN yields n sets, by their indices, that have n members together. Those chosen so far have these members;
// more are taken from the index on. It reports false if yield did.
func nSetsCoveringN(sets *[9]uint16, n, from int, chosen, members uint16, yield func(chosen,
	members uint16) bool) bool {
	switch {
	case bits.OnesCount16(members) > n:
		return true
	case bits.OnesCount16(chosen) == n:
		return bits.OnesCount16(members) < n || yield(chosen, members)
	}
	for i := from; i < len(sets); i++ {
		if bits.OnesCount16(sets[i]) > 1 && !nSetsCoveringN(sets, n, i+1, chosen|1<<i, members|sets[i], yield) {
			return false
		}
	}
	return true
}
