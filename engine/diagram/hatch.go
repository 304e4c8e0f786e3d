package diagram

import "ninefold/engine/crosshatch"

// Hatch is a set of directions in which lines cross a cell out.
type Hatch uint8

const (
	Across Hatch = 1 << iota // by its row
	Down                     // by its column
	Slant                    // by its box
)

// hatchOf is the direction in which a house crosses its cells out.
func hatchOf(h crosshatch.House) Hatch {
	return [...]Hatch{crosshatch.Row: Across, crosshatch.Column: Down, crosshatch.Box: Slant}[h.Kind()]
}
