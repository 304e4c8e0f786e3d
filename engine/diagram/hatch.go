package diagram

import "ninefold/engine/crosshatch"

// Hatch is a set of directions of the lines that cross out a cell.
type Hatch uint8

const (
	Across Hatch = 1 << iota // by its row
	Down                     // by its column
	Slant                    // by its box
)

// hatchOf returns the direction in which a house crosses out its cells.
func hatchOf(h crosshatch.House) Hatch {
	return [...]Hatch{crosshatch.Row: Across, crosshatch.Column: Down, crosshatch.Box: Slant}[h.Kind()]
}
