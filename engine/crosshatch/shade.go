package crosshatch

import "ninefold/engine/grid"

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

// Shaded is the state in which a cell has a shade.
func (s State) Shaded(c grid.Cell, shade Shade) State {
	next := s.next(Shaded, c)
	next.Shades[c] = shade
	return next
}
