package technique

import (
	"ninefold/engine/grid"
)

// simpleColourings finds chains of one digit whose links are all strong. The candidates get two colours in turn: either
// all of the one colour are true, or all of the other. So no cell that sees both colours can hold the digit; and if two
// of one colour see each other, that colour is false.
func simpleColourings(k *Candidates, yield func(Deduction) bool) {
	strong := k.bilocation()
	s := shortest{search: search{strong: strong, weak: strong.cells}}
	for start := range strong.all() {
		s.from(start)
		for _, end := range s.found {
			switch seen := k.seenBy(end.Candidate); {
			case end.Cell < start.Cell:
			case end.true:
				s.add(end, Elimination{k.seenBy(start).And(seen), 1 << end.Digit})
			case seen.Has(start.Cell):
				s.add(end, Elimination{s.colour(end), 1 << end.Digit})
			}
		}
	}
	s.yield(yield)
}

// cells returns the cells of a candidate's strong links within its digit.
func (l *links) cells(of Candidate) (cells grid.CellSet) {
	for _, c := range l[of.index()] {
		cells.Add(c.Cell)
	}
	return cells
}

// colour returns the cells of the chain to a node that have the colour of the chain's ends.
func (s *search) colour(n node) (cells grid.CellSet) {
	for i, c := range s.chain(n) {
		if i%2 == 0 {
			cells.Add(c.Cell)
		}
	}
	return cells
}
