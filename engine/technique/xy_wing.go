package technique

import (
	"ninefold/engine/grid"
)

// xyWings finds a bivalue cell, the pivot, that sees two other ones, the pincers, each of which shares another of its
// candidates and the third with the other pincer: one of the pincers holds that, so no cell that sees both can hold it.
func xyWings(k *Candidates, yield func(Deduction) bool) {
	for c, pair := range k.of {
		if pair.Len() != 2 {
			continue
		}
		pivot, x := grid.Cell(c), pair.First()
		y := pair.Toggled(x).First()
		for first := range k.bivalueSeenBy(Candidate{pivot, x}).All() {
			for second := range k.bivalueSeenBy(Candidate{pivot, y}).All() {
				third := k.of[first] &^ (1 << x)
				if pair&third != 0 || k.of[second] != third|1<<y {
					continue
				}
				z := third.First()
				d := Deduction{Digits: third, Cells: grid.CellsOf(pivot, first, second)}
				d.Chain = []Candidate{{first, z}, {first, x}, {pivot, x}, {pivot, y}, {second, y}, {second, z}}
				d.Out = Elimination{k.seenBy(Candidate{first, z}).And(k.seenBy(Candidate{second, z})), third}
				if d.Out.Cells.Len() > 0 && !yield(d) {
					return
				}
			}
		}
	}
}

// bivalueSeenBy returns the cells with two candidates, one of them the candidate's digit, that the candidate sees.
func (k *Candidates) bivalueSeenBy(c Candidate) (cells grid.CellSet) {
	for seen := range k.seenBy(c).All() {
		if k.of[seen].Len() == 2 {
			cells.Add(seen)
		}
	}
	return cells
}
