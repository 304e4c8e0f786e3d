package technique

import (
	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
)

// nakedSingles finds cells with one candidate left.
func nakedSingles(k *Candidates, yield func(Deduction) bool) {
	for c, digits := range k.of {
		if digits.Len() == 1 && !yield(Deduction{Digits: digits, Cells: grid.CellsOf(grid.Cell(c))}) {
			return
		}
	}
}

// hiddenSingles finds houses with one place left for a digit.
func hiddenSingles(k *Candidates, yield func(Deduction) bool) {
	for h := range sudoku.AllHouses.All() {
		for digit := 1; digit <= 9; digit++ {
			places := k.In(h, digit)
			if places.Len() == 1 && !yield(Deduction{Digits: 1 << digit, Cells: places, Base: 1 << h}) {
				return
			}
		}
	}
}

// pointing finds boxes whose places for a digit all lie in one line: the digit goes nowhere else in that line.
func pointing(k *Candidates, yield func(Deduction) bool) { locked(k, sudoku.AllBoxes, yield) }

// claiming finds lines whose places for a digit all lie in one box: the digit goes nowhere else in that box.
func claiming(k *Candidates, yield func(Deduction) bool) {
	locked(k, sudoku.AllHouses&^sudoku.AllBoxes, yield)
}

// locked finds digits whose places in a house of in, two or more, all lie in another house too.
func locked(k *Candidates, in sudoku.Houses, yield func(Deduction) bool) {
	for h := range in.All() {
		for digit := 1; digit <= 9; digit++ {
			places := k.In(h, digit)
			if places.Len() < 2 {
				continue
			}
			for other := range (sudoku.Shared(places) &^ (1 << h)).All() {
				d := Deduction{Digits: 1 << digit, Cells: places, Base: 1 << h, Cover: 1 << other}
				d.Out = Elimination{k.In(other, digit).Minus(places), d.Digits}
				if d.Out.Cells.Len() > 0 && !yield(d) {
					return
				}
			}
		}
	}
}
