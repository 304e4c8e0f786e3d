package theme

import (
	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
)

// All the sizes of text.
const (
	SizeLabel    fyne.ThemeSizeName = "label"                          // a card's title: bold, grey, in capitals
	SizeCaption  fyne.ThemeSizeName = "caption"                        // explanations; Fyne's own captions are smaller
	SizeText                        = fynetheme.SizeNameText           // everything else
	SizeHeadline                    = fynetheme.SizeNameSubHeadingText // bold
	SizeTitle                       = fynetheme.SizeNameHeadingText    // of a dialog
)

// The spacing and the sizes of controls, in units. Spacing is a multiple of Unit.
const (
	Unit         float32 = 4
	Gap                  = 2 * Unit // between cards
	Inset                = 3 * Unit // inside a card
	Edge                 = 3 * Unit // at the window's edge
	CardRadius   float32 = 10
	ButtonRadius         = 2 * Unit
	ButtonHeight float32 = 34
	DialogRadius float32 = 14
)

var sizes = map[fyne.ThemeSizeName]float32{
	SizeLabel: 11, SizeCaption: 12, SizeText: 14, SizeHeadline: 16, SizeTitle: 18,

	fynetheme.SizeNamePopupRadius: DialogRadius, fynetheme.SizeNameMenuRadius: ButtonRadius,
	fynetheme.SizeNameButtonRadius: ButtonRadius, fynetheme.SizeNameInputRadius: ButtonRadius,
}

// Size returns the sizes of text and the radii of corners. Fyne's theme has all others.
func (t *boardTheme) Size(name fyne.ThemeSizeName) float32 {
	if size, ok := sizes[name]; ok {
		return size
	}
	return t.Theme.Size(name)
}
