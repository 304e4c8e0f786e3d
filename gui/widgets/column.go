package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"ninefold/gui/theme"
)

// NewColumn is things below each other, a gap apart.
func NewColumn(things ...fyne.CanvasObject) *fyne.Container {
	return container.New(columnLayout{}, things...)
}

// NewFilledColumn is a column of which one thing takes the room that the others leave.
func NewFilledColumn(grows fyne.CanvasObject, things ...fyne.CanvasObject) *fyne.Container {
	return container.New(columnLayout{grows}, things...)
}

// columnLayout has what is visible below each other. How high words are follows from how wide they are, so they are
// made that wide first: Fyne's own layouts take the height that words had before.
type columnLayout struct {
	grows fyne.CanvasObject // nil if nothing takes the room that is left
}

func (columnLayout) MinSize(things []fyne.CanvasObject) (least fyne.Size) {
	seen := visible(things)
	for _, thing := range seen {
		size := thing.MinSize()
		least.Width = max(least.Width, size.Width)
		least.Height += size.Height
	}
	least.Height += theme.Gap * float32(max(0, len(seen)-1))
	return least
}

func (c columnLayout) Layout(things []fyne.CanvasObject, size fyne.Size) {
	seen := visible(things)
	rest := size.Height - theme.Gap*float32(max(0, len(seen)-1))
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
		y += height + theme.Gap
	}
}
