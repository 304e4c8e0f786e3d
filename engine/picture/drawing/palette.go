package drawing

import (
	"image/color"
	"slices"
)

// Palette has the colours of one appearance.
type Palette struct {
	colours [Colours]color.NRGBA
	shares  [Strengths]uint8 // how much of a colour shows, in percent
}

// Colour returns a colour at its full strength.
func (p *Palette) Colour(c Colour) color.NRGBA { return p.colours[c] }

// Share returns how much of a colour shows at a strength, in percent.
func (p *Palette) Share(s Strength) uint8 { return p.shares[s] }

// Ink returns the colour of an ink.
func (p *Palette) Ink(i Ink) color.NRGBA {
	if i.Strength == Full {
		return p.colours[i.Colour]
	}
	return mix(p.surface(i.Over), p.colours[i.Colour], p.shares[i.Strength])
}

func (p *Palette) surface(s Surface) color.NRGBA {
	ground := p.colours[s.Colour]
	if s.Last {
		return mix(ground, p.colours[s.Colour.laid()], p.shares[Laid])
	}
	return ground
}

// palette has each colour in the appearances, in the order of drawn. newPalette mixes the rest.
var palette = [...][4]uint32{
	Ground:   {0xffffff, 0x1f252b, 0xffffff, 0x000000},
	Line:     {0xd9dde3, 0x353d46, 0x808080, 0x808080},
	BoxLine:  {0x46515c, 0x8b97a3, 0x000000, 0xffffff},
	Letters:  {0x1b2229, 0xe8ecf0, 0x000000, 0xffffff},
	Muted:    {0x5d6873, 0x9aa6b2, 0x404040, 0xc0c0c0},
	X:        {0x0067ab, 0x5cb6f0, 0x003c78, 0x7fd0ff},
	O:        {0xc04a00, 0xff9a5c, 0x8a2b00, 0xffa860},
	Accent:   {0x0067ab, 0x5cb6f0, 0x003c78, 0x7fd0ff},
	Playable: {0x00855b, 0x34cc9a, 0x005a3e, 0x3dffc0},
	Tint:     {0xe3f3ed, 0x17352d, 0xe0f8ee, 0x00291c},
	Hover:    {0xbfe8d6, 0x22574a, 0xc4f2de, 0x003b2a},
	Ray:      {0x97348a, 0xe39bd6, 0x6d0f58, 0xff9be6},
	Alert:    {0xc1121f, 0xff6b70, 0x9a0010, 0xff8086},
	Hatch:    {0x8a94a0, 0x77828e, 0x404040, 0xc0c0c0},
	Chip:     {0xe9edf1, 0x2d353d, 0xe0e0e0, 0x303030},
	Shade1:   {0xfff1b8, 0x453a14, 0xfff0a0, 0x332b00},
	Shade2:   {0xe6dffa, 0x352e52, 0xe6dcff, 0x251c45},

	Window:     {0xf3f5f7, 0x14181c, 0xffffff, 0x000000},
	Card:       {0xffffff, 0x1b2026, 0xffffff, 0x000000},
	Hairline:   {0xe1e5ea, 0x2a3139, 0x606060, 0xa0a0a0},
	Track:      {0xe1e5ea, 0x2a3139, 0xffffff, 0x000000},
	StrongLine: {0xcfd5dc, 0x3a434d, 0x404040, 0xc0c0c0},
	Border:     {0x808a95, 0x77828e, 0x404040, 0xc0c0c0},
	Aside:      {0x5d6873, 0x9aa6b2, 0x303030, 0xd4d4d4},
	Disabled:   {0x949da7, 0x6f7a86, 0x707070, 0x909090},
	AccentTint: {0xe6f0f8, 0x1d3247, 0xd2e6fa, 0x00325c},
	OnAccent:   {0xffffff, 0x14181c, 0xffffff, 0x000000},
	Doubt:      {0x8a4b00, 0xffb454, 0x6b3600, 0xffc078},
}

// Percentages of a colour that show. In strong contrast a faded mark can still be told from its ground.
var (
	softShares = [...]uint8{Full: 100, Faded: 22, Behind: 16, Foreseen: 44, Proposed: 52, Laid: 16,
		Edge: 16, Soft: 75}
	strongShares = [...]uint8{Full: 100, Faded: 80, Behind: 75, Foreseen: 84, Proposed: 80, Laid: 12,
		Edge: 100, Soft: 90}
)

// Percentages of the owner's colour in the ground of a box.
const (
	won    = 9
	inLine = 20
)

func newPalette(appearance int, shares [Strengths]uint8) Palette {
	p := Palette{shares: shares}
	for c, values := range palette {
		hex := values[appearance]
		p.colours[c] = color.NRGBA{R: uint8(hex >> 16), G: uint8(hex >> 8), B: uint8(hex), A: 0xff}
	}
	for _, ground := range [...]struct {
		made, of Colour
		share    uint8
	}{{WonByX, X, won}, {WonByO, O, won}, {LineOfX, X, inLine}, {LineOfO, O, inLine},
		{Drawn, Muted, won},
	} {
		p.colours[ground.made] = mix(p.colours[Ground], p.colours[ground.of], ground.share)
	}
	return p
}

// mix returns ground with percent of over in it.
func mix(ground, over color.NRGBA, percent uint8) color.NRGBA {
	part := func(a, b uint8) uint8 { return uint8((int(a)*(100-int(percent)) + int(b)*int(percent) + 50) / 100) }
	return color.NRGBA{R: part(ground.R, over.R), G: part(ground.G, over.G), B: part(ground.B, over.B), A: 0xff}
}

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
