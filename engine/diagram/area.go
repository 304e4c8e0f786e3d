package diagram

import "ninefold/engine/grid"

// Area is a rectangle of cells, from the top left to the bottom right cell. There is none unless Shown.
type Area struct {
	From, To grid.Cell
	Shown    bool
}
