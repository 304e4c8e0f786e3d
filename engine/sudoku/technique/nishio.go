package technique

import (
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
)

// nishio finds candidates from which singles lead to a contradiction, those with the fewest singles first: such a
// candidate is false.
func nishio(k *Candidates, yield func(Deduction) bool) {
	var all []Deduction
	t := trial{start: k}
	for c, digits := range k.of {
		for digit := range digits.All() {
			if t.fails(Candidate{grid.Cell(c), digit}) {
				all = append(all, t.deduction())
			}
		}
	}
	slices.SortStableFunc(all, func(a, b Deduction) int { return len(a.Singles) - len(b.Singles) })
	slices.Values(all)(yield)
}

// trial holds what follows from a candidate.
type trial struct {
	start   *Candidates
	now     Candidates
	singles []Link       // the candidate that is tried, and those that follow, in order
	placed  grid.CellSet // their cells
	gone    [most]int    // by candidate that is no longer left: the index of the single that took it away
	dead    Link         // the contradiction, if failed
	failed  bool
}

// fails tries a candidate, and reports whether a contradiction follows.
func (t *trial) fails(tried Candidate) bool {
	t.now, t.singles, t.placed, t.failed = *t.start, t.singles[:0], grid.CellSet{}, false
	t.left(1, Link{Candidate: tried})
	for i := 0; i < len(t.singles) && !t.failed; i++ {
		t.place(i)
	}
	return t.failed
}

// place takes away all that a single leaves no room for.
func (t *trial) place(i int) {
	s := t.singles[i].Candidate
	for digit := range (t.now.of[s.Cell] &^ (1 << s.Digit)).All() {
		t.remove(Candidate{s.Cell, digit}, i)
	}
	for c := range t.now.seenBy(s).All() {
		t.remove(Candidate{c, s.Digit}, i)
	}
}

// remove takes a candidate away because of a single, and notes the singles and the contradiction that this leaves.
func (t *trial) remove(c Candidate, because int) {
	t.now.of[c.Cell] &^= 1 << c.Digit
	t.now.places[c.Digit] = t.now.places[c.Digit].Minus(grid.CellsOf(c.Cell))
	t.gone[c.index()] = because
	switch digits := t.now.of[c.Cell]; digits.Len() {
	case 0:
		t.left(0, Link{Candidate: Candidate{Cell: c.Cell}})
	case 1:
		t.left(1, Link{Candidate: Candidate{c.Cell, digits.First()}})
	}
	for h := range sudoku.HousesOf(c.Cell).All() {
		places := t.now.In(h, c.Digit)
		t.left(places.Len(), Link{Candidate: Candidate{places.First(), c.Digit}, Base: 1 << h})
	}
}

// left notes the last candidate of a cell or a house or, if none is left, the contradiction.
func (t *trial) left(n int, s Link) {
	switch {
	case n == 1 && !t.placed.Has(s.Cell):
		t.placed.Add(s.Cell)
		t.singles = append(t.singles, s)
	case n == 0 && !t.failed:
		t.dead, t.failed = s, true
	}
}

// deduction returns the deduction that the candidate tried is false, with those singles alone that it needs.
func (t *trial) deduction() Deduction {
	var needed [grid.Cells]bool
	needed[0] = true
	t.need(&needed, t.dead)
	for i, s := range slices.Backward(t.singles) {
		if needed[i] && i > 0 {
			t.need(&needed, s)
		}
	}
	tried := t.singles[0].Candidate
	d := Deduction{Digits: 1 << tried.Digit, Cells: grid.CellsOf(tried.Cell), Dead: t.dead}
	d.Out = Elimination{d.Cells, d.Digits}
	for i, s := range t.singles {
		if needed[i] {
			d.Singles = append(d.Singles, s)
		}
	}
	return d
}

// need marks the singles that took away what would stand beside a single, or all candidates in a contradiction.
func (t *trial) need(needed *[grid.Cells]bool, s Link) {
	if s.Base == 0 {
		for digit := range (t.start.of[s.Cell] &^ (1 << s.Digit)).All() {
			needed[t.gone[Candidate{s.Cell, digit}.index()]] = true
		}
	}
	for h := range s.Base.All() {
		for c := range t.start.In(h, s.Digit).All() {
			if c != s.Cell {
				needed[t.gone[Candidate{c, s.Digit}.index()]] = true
			}
		}
	}
}
