package sudoku

import "ninefold/engine/grid"

// Pencil has the pencil marks: for each cell the digits noted in it as possible. Cross-hatching ignores them. Those of
// a filled cell are kept but not shown.
type Pencil [grid.Cells]grid.Digits

// without returns the marks without a digit, 1..9, in the cells that a cell sees.
func (p Pencil) without(digit int, c grid.Cell) Pencil {
	for seen := range Peers(c).All() {
		p[seen] &^= 1 << digit
	}
	return p
}

// Note replaces the pencil marks of an open cell. For a filled cell, or without a change, no step is added.
func (g *Game) Note(c grid.Cell, marks grid.Digits) {
	now := g.Now()
	if now.Grid.At(c) == 0 && now.Pencil[c] != marks {
		g.Push(now.Noted(c, marks))
	}
}

// FillPencil makes the candidates of every open cell its pencil marks. Without a change no step is added.
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

// PencilFilled returns the state in which the candidates of every open cell have become its pencil marks. Struck marks
// stay.
func (s State) PencilFilled() State {
	next := s.next(PencilFilled, 0)
	for c, candidates := range s.EmptyCells() {
		next.Pencil[c] = candidates | s.StruckIn(c)
	}
	return next
}

// Noted returns the state in which the pencil marks of a cell have been replaced. If a struck mark goes, its digit is a
// candidate again.
func (s State) Noted(c grid.Cell, marks grid.Digits) State {
	next := s.next(Pencilled, c)
	next.Pencil[c] = marks
	next.Out[c] &^= s.StruckIn(c) &^ marks
	return next
}

// Strike crosses a candidate of an open cell out by hand, or makes it a candidate again. For a digit that stands in a
// house of the cell no step is added.
func (g *Game) Strike(c grid.Cell, digit int) {
	if now := g.Now(); now.Grid.Candidates(c).Has(digit) {
		g.Push(now.Struck(c, digit))
	}
}

// Struck returns the state in which a candidate of a cell has been crossed out by hand, with its pencil mark struck. If
// it was crossed out before, it is a candidate again.
func (s State) Struck(c grid.Cell, digit int) State {
	next := s.next(Struck, c)
	next.Out[c] = s.Out[c].Toggled(digit)
	next.Pencil[c] |= 1 << digit
	return next
}

// StruckIn returns the candidates of a cell that were crossed out by hand.
func (s *State) StruckIn(c grid.Cell) grid.Digits { return s.Out[c] & s.Pencil[c] }

// withoutOut returns the state in which only candidates crossed out by hand stay crossed out.
func (s State) withoutOut() State {
	for c := range s.Out {
		s.Out[c] &= s.Pencil[c]
	}
	return s
}

// Filled returns the state in which a digit, 1..9, has been entered or deduced in a cell, or the cell has been cleared,
// 0. A digit removes its pencil marks from the cells that see it; clearing brings none back.
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

// Shade is a colour that the user gave a cell: 1..ShadeCount, or 0 for none.
type Shade uint8

// ShadeCount is the number of shades.
const ShadeCount = 2

// Shades has the shade of each cell. Cross-hatching ignores it.
type Shades [grid.Cells]Shade

// Shade gives a cell a shade, or removes it if the cell has it already.
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
