package sudoku

import (
	"errors"

	"ninefold/engine/grid"
)

// Origin tells how a grid came about: what kind of operation led to it.
type Origin uint8

const (
	Started      Origin = iota // the empty grid, ready to be filled by hand
	Imported                   // a grid was read
	Entered                    // a digit was set or cleared by hand
	Deduced                    // a step was made
	Inferred                   // a digit was deduced beyond cross-hatching, when no step was left
	Eliminated                 // candidates were crossed out beyond cross-hatching
	Pencilled                  // the pencil marks of a cell were changed by hand
	PencilFilled               // the candidates of every open cell became its pencil marks
	Reopened                   // from here on the given digits may be changed
	Typed                      // a given digit was set or cleared by hand
	Begun                      // from here on the typed digits are given
	Struck                     // a candidate was crossed out by hand, or made a candidate again
	Shaded                     // a cell was given another shade by hand
	Revealed                   // cells got their digits of the solution, because the user wanted to see these
)

// Deduces reports whether the program deduced the change.
func (o Origin) Deduces() bool { return o == Deduced || o == Inferred || o == Eliminated }

// Gives reports whether a state of the origin says which digits are given: all except in its Entered cells.
func (o Origin) Gives() bool { return o == Imported || o == Begun || o.Types() }

// Types reports whether a digit typed in a state of the origin becomes a given one.
func (o Origin) Types() bool { return o == Started || o == Reopened || o == Typed }

// Operation is what was done to a Sudoku, which Apply does again.
type Operation struct {
	Origin Origin
	Cells  grid.CellSet // the cells that it changed; of Reopened those whose digits are not given
	// Digits has for each of Cells its new digit, marks or shade, or the candidates that were crossed out or restored.
	// Bit 0 stands for no digit and no shade.
	Digits [grid.Cells]grid.Digits
}

// OperationAt returns an operation in one cell.
func OperationAt(c grid.Cell, origin Origin, digits grid.Digits) Operation {
	o := Operation{Origin: origin}
	o.add(c, digits)
	return o
}

func (o *Operation) add(c grid.Cell, digits grid.Digits) {
	o.Cells.Add(c)
	o.Digits[c] = digits
}

// Cell returns the cell that was changed; 0 if it was not one.
func (o Operation) Cell() grid.Cell {
	if c, only := o.Cells.Only(); only {
		return c
	}
	return 0
}

var errImpossible = errors.New("the operation is impossible in this state")

// Apply returns the state after the operation. It fails if the operation is impossible in the state. That a deduction
// follows is not proved; a digit deduced must be a candidate of its cell. A Sudoku can only begin with a grid that was
// Started or Imported.
func (o Operation) Apply(s State) (State, error) {
	next, n := s, o.Cells.Len()
	next.Operation, next.Entered = o, grid.CellSet{}
	possible := n == 1
	switch o.Origin {
	case Started, Imported:
		possible = false
	case Eliminated, Revealed:
		possible = n > 0
	case Begun:
		possible, next.Entered = n == 0, s.Entered
	case PencilFilled:
		possible, next.Pencil = n == 0, s.filledPencil()
	case Reopened:
		possible, next.Entered = true, o.Cells
		next.forgetOut()
	case Typed:
		next.Entered = s.Entered.Minus(o.Cells)
		next.forgetOut()
	}
	for c := range o.Cells.All() {
		possible = possible && next.change(c, s.Grid.Candidates(c), s.Out[c])
	}
	if !possible {
		return s, errImpossible
	}
	return next, nil
}

// change makes the state's operation in one of its cells, which had some candidates, a part of them crossed out. It
// reports false if that is impossible.
func (s *State) change(c grid.Cell, candidates, out grid.Digits) bool {
	digits, digit := s.Digits[c], s.Digits[c].First()
	single := digits.Len() == 1
	switch s.Origin {
	case Reopened:
		return digits == 0
	case Entered:
		s.fill(c, digit)
		return single
	case Deduced, Inferred:
		s.fill(c, digit)
		return single && (candidates &^ out).Has(digit)
	case Revealed:
		single = single && digit > 0 && digit != s.Grid.At(c)
		s.fill(c, digit)
		return single
	case Typed:
		s.Grid = s.Grid.WithDigit(c, digit)
		return single
	case Shaded:
		s.Shades[c] = Shade(digit)
		return single && digit <= ShadeCount
	case Pencilled:
		s.Out[c] &^= s.StruckIn(c) &^ digits
		s.Pencil[c] = digits
		return !digits.Has(0)
	case Struck:
		s.Out[c] ^= digits
		s.Pencil[c] |= digits
		return single && candidates.Has(digit)
	case Eliminated:
		s.Digits[c] &= candidates &^ out
		s.Out[c] |= s.Digits[c]
		s.Pencil[c] &^= s.Digits[c]
		return s.Digits[c] != 0
	}
	return false
}

// fill sets a cell's digit, 1..9, or clears it, 0. A digit removes its pencil marks from the cells that see it;
// clearing brings none back.
func (s *State) fill(c grid.Cell, digit int) {
	if s.Grid.At(c) != 0 {
		s.forgetOut()
	}
	s.Grid = s.Grid.WithDigit(c, digit)
	if digit != 0 {
		s.Pencil = s.Pencil.without(digit, c)
	}
}

// forgetOut makes what was crossed out a candidate again, unless it was crossed out by hand.
func (s *State) forgetOut() {
	for c := range s.Out {
		s.Out[c] &= s.Pencil[c]
	}
}
