package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"ninefold/gui/theme"
)

// NewColumn places things below each other, a gap apart.
func NewColumn(things ...fyne.CanvasObject) *fyne.Container {
	return container.New(columnLayout{gap: theme.Gap}, things...)
}

// NewFilledColumn is NewColumn, but one thing takes the room that the others leave.
func NewFilledColumn(grows fyne.CanvasObject, things ...fyne.CanvasObject) *fyne.Container {
	return container.New(columnLayout{theme.Gap, grows}, things...)
}

// columnLayout places what is visible below each other. It makes words as wide as the column before it asks for their
// height: Fyne's own layouts take the height that they had at another width.
type columnLayout struct {
	gap   float32
	grows fyne.CanvasObject // takes the room that is left; nil for none
}

func (c columnLayout) MinSize(things []fyne.CanvasObject) (least fyne.Size) {
	for i, thing := range visible(things) {
		size := thing.MinSize()
		least.Width = max(least.Width, size.Width)
		least.Height += size.Height
		if i > 0 {
			least.Height += c.gap
		}
	}
	return least
}

func (c columnLayout) Layout(things []fyne.CanvasObject, size fyne.Size) {
	seen := visible(things)
	rest := size.Height - c.gap*float32(max(0, len(seen)-1))
	for _, thing := range seen {
		if thing.Size().Width != size.Width {
			thing.Resize(fyne.NewSize(size.Width, 0))
		}
		if thing != c.grows {
			rest -= thing.MinSize().Height
		}
	}
	y := float32(0)
	for _, thing := range seen {
		height := thing.MinSize().Height
		if thing == c.grows {
			height = max(0, rest)
		}
		thing.Resize(fyne.NewSize(size.Width, height))
		thing.Move(fyne.NewPos(0, y))
		y += height + c.gap
	}
}
