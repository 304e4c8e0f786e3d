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

// Note replaces the pencil marks of an open cell. If a struck mark goes, its digit is a candidate again. For a filled
// cell, or without a change, no step is added.
func (g *Game) Note(c grid.Cell, marks grid.Digits) {
	now := g.Now()
	if now.Grid.At(c) == 0 && now.Pencil[c] != marks {
		g.Do(OperationAt(c, Pencilled, marks))
	}
}

// ToggleNote notes a digit in an open cell, or takes that note away.
func (g *Game) ToggleNote(c grid.Cell, digit int) { g.Note(c, g.Now().Pencil[c].Toggled(digit)) }

// FillPencil makes the candidates of every open cell its pencil marks. Without a change no step is added.
func (g *Game) FillPencil() {
	if g.CanFillPencil() {
		g.Do(Operation{Origin: PencilFilled})
	}
}

// CanFillPencil reports whether FillPencil would change a mark.
func (g *Game) CanFillPencil() bool {
	now := g.Now()
	return now.filledPencil() != now.Pencil
}

// filledPencil returns the marks with the candidates of every open cell. Struck marks stay.
func (s *State) filledPencil() Pencil {
	pencil := s.Pencil
	for c, candidates := range s.EmptyCells() {
		pencil[c] = candidates | s.StruckIn(c)
	}
	return pencil
}

// Strike crosses a candidate of an open cell out by hand, with its pencil mark struck, or makes it a candidate again.
// For a digit that stands in a house of the cell no step is added.
func (g *Game) Strike(c grid.Cell, digit int) { g.Do(OperationAt(c, Struck, 1<<digit)) }

// StruckIn returns the candidates of a cell that were crossed out by hand.
func (s *State) StruckIn(c grid.Cell) grid.Digits { return s.Out[c] & s.Pencil[c] }

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
	g.Do(OperationAt(c, Shaded, 1<<shade))
}
