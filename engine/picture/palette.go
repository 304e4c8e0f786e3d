package picture

import "image/color"

// Palette is the colours of a picture.
type Palette struct {
	Cell     color.NRGBA // a cell's ground, and the paper round the board
	Grid     color.NRGBA // between cells
	BoxGrid  color.NRGBA // between boxes
	Cross    color.NRGBA
	Ring     color.NRGBA
	Playable color.NRGBA // frame and dot of what may be played
	Tint     color.NRGBA // ground of a cell that may be played
	Pointed  color.NRGBA // rings, and heavy lines across cells
	Ink      color.NRGBA // digits, outlines, coordinates
	Deduced  color.NRGBA // digits that were deduced
	Conflict color.NRGBA
	Hatch    color.NRGBA
}

// Light is for white paper.
func Light() Palette {
	return Palette{
		Cell: rgb(0xffffff), Grid: rgb(0xd3d8de), BoxGrid: rgb(0x4a535d),
		Cross: rgb(0x0067a8), Ring: rgb(0xc44f00), Playable: rgb(0x00875f), Tint: rgb(0xe2f5ec), Pointed: rgb(0x9a3f86),
		Ink: rgb(0x20262c), Deduced: rgb(0x0067a8), Conflict: rgb(0xc1121f), Hatch: rgb(0x8a94a0),
	}
}

// Dark is for dark pages and screens.
func Dark() Palette {
	return Palette{
		Cell: rgb(0x22262b), Grid: rgb(0x3a4149), BoxGrid: rgb(0x8c97a3),
		Cross: rgb(0x62bdf2), Ring: rgb(0xff9248), Playable: rgb(0x2fd39d), Tint: rgb(0x17392f), Pointed: rgb(0xe79bd0),
		Ink: rgb(0xe8ecf0), Deduced: rgb(0x62bdf2), Conflict: rgb(0xff6b70), Hatch: rgb(0x77828e),
	}
}

func rgb(hex uint32) color.NRGBA {
	return color.NRGBA{R: uint8(hex >> 16), G: uint8(hex >> 8), B: uint8(hex), A: 0xff}
}

// withAlpha is a colour with another opacity, of 255.
func withAlpha(c color.NRGBA, alpha uint8) color.NRGBA {
	c.A = alpha
	return c
}
