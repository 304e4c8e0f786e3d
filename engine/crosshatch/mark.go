package crosshatch

import "ninefold/engine/grid"

// Pencil is pencil marks: the digits that are noted in each cell as those it may still hold. They mean nothing to
// cross-hatching, and those of a cell that holds a digit are kept and not shown.
type Pencil [grid.Cells]Digits

// without returns the marks without a digit, 1..9, in the cells that a cell sees: the others of its houses.
func (p Pencil) without(digit int, c grid.Cell) Pencil {
	for h := range housesOf[c].All() {
		for i := range 9 {
			if seen := h.Cell(i); seen != c {
				p[seen] &^= 1 << digit
			}
		}
	}
	return p
}

// Note replaces the pencil marks of an open cell. If they are so already, or the cell holds a digit, no step is added.
func (g *Game) Note(c grid.Cell, marks Digits) {
	now := g.Now()
	if now.Grid.At(c) == 0 && now.Pencil[c] != marks {
		g.Push(now.Noted(c, marks))
	}
}

// FillPencil makes the candidates of every open cell its pencil marks. If they are so already, no step is added.
func (g *Game) FillPencil() {
	if g.CanFillPencil() {
		g.Push(g.Now().PencilFilled())
	}
}

// CanFillPencil reports whether FillPencil would change a mark.
func (g *Game) CanFillPencil() bool {
	now := g.Now()
	return now.PencilFilled().Pencil != now.Pencil
}

// PencilFilled returns the state in which the candidates of every open cell have become its pencil marks. Those that
// are struck stay.
func (s State) PencilFilled() State {
	next := s.next(PencilFilled, 0)
	for c, candidates := range s.Open() {
		next.Pencil[c] = candidates | s.StruckIn(c)
	}
	return next
}

// Noted returns the state in which the pencil marks of a cell have been replaced. Of a mark that was struck and goes
// the digit is a candidate again.
func (s State) Noted(c grid.Cell, marks Digits) State {
	next := s.next(Pencilled, c)
	next.Pencil[c] = marks
	next.Out[c] &^= s.StruckIn(c) &^ marks
	return next
}

// Strike crosses a candidate of an open cell out by hand, or makes it a candidate again. A digit that stands in a house
// of the cell adds no step.
func (g *Game) Strike(c grid.Cell, digit int) {
	if now := g.Now(); now.Grid.Candidates(c).Has(digit) {
		g.Push(now.Struck(c, digit))
	}
}

// Struck returns the state in which a candidate of a cell has been crossed out by hand, with its pencil mark struck; or
// one that was crossed out is a candidate again.
func (s State) Struck(c grid.Cell, digit int) State {
	next := s.next(Struck, c)
	next.Out[c] = s.Out[c].Toggled(digit)
	next.Pencil[c] |= 1 << digit
	return next
}

// StruckIn returns the candidates of a cell that were crossed out by hand.
func (s *State) StruckIn(c grid.Cell) Digits { return s.Out[c] & s.Pencil[c] }

// withoutOut returns the state in which no candidates are crossed out but those by hand.
func (s State) withoutOut() State {
	for c := range s.Out {
		s.Out[c] &= s.Pencil[c]
	}
	return s
}

// Filled returns the state in which a digit, 1..9, has been entered or deduced in a cell, or the cell has been cleared,
// 0. A digit takes its pencil marks away from the cells that see it; one that is cleared brings none back.
func (s State) Filled(origin Origin, c grid.Cell, digit int) State {
	next := s.next(origin, c)
	next.Grid = s.Grid.WithDigit(c, digit)
	if s.Grid.At(c) != 0 {
		next = next.withoutOut()
	}
	if digit != 0 {
		next.Pencil = s.Pencil.without(digit, c)
	}
	return next
}

// Shade is a colour that the user gave a cell: 1 up to ShadeCount, 0 for none.
type Shade uint8

// ShadeCount is how many shades there are.
const ShadeCount = 2

// Shades is the shade of each cell. It means nothing to cross-hatching.
type Shades [grid.Cells]Shade

// Shade gives a cell a shade, or takes away the one that it has already.
func (g *Game) Shade(c grid.Cell, shade Shade) {
	now := g.Now()
	if now.Shades[c] == shade {
		shade = 0
	}
	g.Push(now.Shaded(c, shade))
}

// Shaded returns the state in which a cell has a shade.
func (s State) Shaded(c grid.Cell, shade Shade) State {
	next := s.next(Shaded, c)
	next.Shades[c] = shade
	return next
}
