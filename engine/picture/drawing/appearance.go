package drawing

import "slices"

// Appearance is how the program looks: by one of the palettes, or as the system does.
type Appearance string

// The appearances.
const (
	FollowSystem  Appearance = "system"
	Light         Appearance = "light" // for white paper and light windows
	Dark          Appearance = "dark"
	ContrastLight Appearance = "contrast-light" // Light with strong contrast
	ContrastDark  Appearance = "contrast-dark"
)

// Appearances returns all appearances in the order of the menu.
func Appearances() []Appearance { return append([]Appearance{FollowSystem}, drawn[:]...) }

// drawn are the appearances that have a palette.
var drawn = [...]Appearance{Light, Dark, ContrastLight, ContrastDark}

// palettes are those of drawn. They never change.
var palettes = [...]Palette{
	newPalette(0, softShares), newPalette(1, softShares), newPalette(2, strongShares), newPalette(3, strongShares),
}

// Palette returns the appearance's palette; for FollowSystem that of Light.
func (a Appearance) Palette() *Palette { return &palettes[max(0, slices.Index(drawn[:], a))] }
