// Package technique has the deductions that continue when cross-hatching stops. Each technique looks at the candidates
// of the open cells, and places a digit or crosses candidates out.
package technique

import (
	"iter"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
)

// Technique is a way to deduce: its index in the table, where simpler ones come first.
type Technique int

// table has all techniques, the simplest first. find yields what its technique deduces from the candidates.
var table = [...]struct {
	name  string
	level Level
	find  func(k *Candidates, yield func(Deduction) bool)
}{
	{"nakedSingle", Singles, nakedSingles},
	{"hiddenSingle", Singles, hiddenSingles},
	{"pointing", Pairs, pointing},
	{"claiming", Pairs, claiming},
	{"nakedPair", Pairs, nakedSubsets(2)},
	{"hiddenPair", Pairs, hiddenSubsets(2)},
	{"nakedTriple", Pairs, nakedSubsets(3)},
	{"hiddenTriple", Pairs, hiddenSubsets(3)},
	{"nakedQuad", Pairs, nakedSubsets(4)},
	{"hiddenQuad", Pairs, hiddenSubsets(4)},
	{"simpleColouring", Chains, simpleColourings},
	{"xyWing", Chains, xyWings},
	{"xChain", Chains, xChains},
	{"xyChain", Chains, xyChains},
	{"trial", Nishio, nishio},
}

// Techniques is the number of techniques, which are 0 to Techniques-1.
const Techniques = Technique(len(table))

// Level is a group of techniques that take a person about as much effort.
type Level uint8

// The levels, the easiest first.
const (
	Singles Level = iota
	Pairs         // locked candidates, triples and quads too
	Chains        // wings and colouring too
	Nishio
)

// Level returns the level of a technique.
func (t Technique) Level() Level { return table[t].level }

func (t Technique) String() string { return table[t].name }

// Deduction is a finding of a technique. If it has nothing to cross out, it places its one digit in its one cell. Only
// the deductions of chains have a Chain, and only those of trials have Singles.
type Deduction struct {
	Technique Technique
	Before    *sudoku.State // in which it was found
	Digits    grid.Digits   // the digits that it is about
	Cells     grid.CellSet  // the cells that must hold them, or those of the chain, or of the candidate tried
	Base      sudoku.Houses // the houses in which that is seen; Cover if it is seen in the cells
	Cover     sudoku.Houses // the houses whose other cells lose the digits; none if no house loses them
	Out       Elimination
	Chain     []Link // in order; strong and weak links take turns, or all are strong
	Singles   []Link // the candidate that is tried, and the singles that follow, in order
	Dead      Link   // the contradiction to which these lead
}

// Elimination has candidates to cross out: those of the digits that the cells have.
type Elimination struct {
	Cells  grid.CellSet
	Digits grid.Digits
}

// Placed returns the digit to place and its cell, and false if candidates are crossed out instead.
func (d *Deduction) Placed() (c grid.Cell, digit int, ok bool) {
	if d.Out.Digits != 0 {
		return 0, 0, false
	}
	return d.Cells.First(), d.Digits.First(), true
}

// After returns the state before with the deduction made.
func (d *Deduction) After() sudoku.State {
	o := sudoku.Operation{Origin: sudoku.Eliminated, Cells: d.Out.Cells}
	if c, digit, ok := d.Placed(); ok {
		o = sudoku.OperationAt(c, sudoku.Inferred, 1<<digit)
	}
	for c := range d.Out.Cells.All() {
		o.Digits[c] = d.Out.Digits
	}
	after, _ := o.Apply(*d.Before)
	return after
}

// Deductions yields what the techniques find in a state, the simplest technique first. If a cell has no candidate, or a
// house no place for a digit, it yields none, because then anything would follow.
func Deductions(s *sudoku.State) iter.Seq[Deduction] {
	return func(yield func(Deduction) bool) {
		k := candidatesOf(s)
		if !k.consistent(&s.Grid) {
			return
		}
		before, more := *s, true
		for t := Technique(0); more && t < Techniques; t++ {
			table[t].find(k, func(d Deduction) bool {
				d.Technique, d.Before = t, &before
				more = yield(d)
				return more
			})
		}
	}
}

// Next returns the first of the Deductions, and false if there is none.
func Next(s *sudoku.State) (Deduction, bool) {
	for d := range Deductions(s) {
		return d, true
	}
	return Deduction{}, false
}

// Solve makes deductions in a grid, those of cross-hatching first, until none is left. hardest is the last in the table
// of the techniques that it needed, and -1 if cross-hatching sufficed.
func Solve(g sudoku.Grid) (solved sudoku.Grid, hardest Technique) {
	s, hardest := sudoku.State{Sheet: sudoku.Sheet{Grid: g}}, -1
	for {
		if after, ok := s.Grid.Solve(); ok {
			s.Grid = after
		}
		d, ok := Next(&s)
		if !ok {
			return s.Grid, hardest
		}
		s, hardest = d.After(), max(hardest, d.Technique)
	}
}

// Candidates has the digits that each open cell may still hold. A filled cell has none.
type Candidates struct {
	of     [grid.Cells]grid.Digits
	places [10]grid.CellSet // by digit, 1..9
}

func candidatesOf(s *sudoku.State) *Candidates {
	var k Candidates
	for c, digits := range s.EmptyCells() {
		k.of[c] = digits
		for digit := range digits.All() {
			k.places[digit].Add(c)
		}
	}
	return &k
}

// In returns the cells of a house that may hold a digit.
func (k *Candidates) In(h sudoku.House, digit int) grid.CellSet {
	return k.places[digit].And(h.Cells())
}

// consistent reports whether the grid with these candidates has no digit twice in a house, a candidate for each open
// cell, and in each house a place for every digit.
func (k *Candidates) consistent(g *sudoku.Grid) bool {
	if g.Conflicts() != (grid.CellSet{}) {
		return false
	}
	for c := range g.EmptyCells() {
		if k.of[c] == 0 {
			return false
		}
	}
	for digit := 1; digit <= 9; digit++ {
		for h := range (sudoku.AllHouses &^ g.Houses(digit)).All() {
			if k.In(h, digit) == (grid.CellSet{}) {
				return false
			}
		}
	}
	return true
}
