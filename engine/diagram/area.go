package diagram

import "ninefold/engine/grid"

// Area is a rectangle of cells, from the top left one to the bottom right one; none unless Shown.
type Area struct {
	From, To grid.Cell
	Shown    bool
}
