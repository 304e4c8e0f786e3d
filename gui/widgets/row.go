package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"ninefold/gui/theme"
)

// NewRow places things beside each other, a gap apart. One of them takes the room that the others leave.
func NewRow(grows fyne.CanvasObject, things ...fyne.CanvasObject) *fyne.Container {
	return container.New(rowLayout{theme.Gap, grows}, things...)
}

// NewColumns places cards of equal width beside each other.
func NewColumns(cards ...fyne.CanvasObject) *fyne.Container {
	return container.New(rowLayout{gap: theme.Inset}, cards...)
}

// rowLayout places what is visible beside each other. Hidden things take no room.
type rowLayout struct {
	gap   float32
	grows fyne.CanvasObject // takes the room that is left; nil if all have the same width
}

func (r rowLayout) MinSize(things []fyne.CanvasObject) (least fyne.Size) {
	var widest float32
	seen := visible(things)
	for _, thing := range seen {
		size := thing.MinSize()
		least.Width += size.Width
		least.Height = max(least.Height, size.Height)
		widest = max(widest, size.Width)
	}
	if r.grows == nil {
		least.Width = widest * float32(len(seen))
	}
	least.Width += r.gap * float32(max(0, len(seen)-1))
	return least
}

func (r rowLayout) Layout(things []fyne.CanvasObject, size fyne.Size) {
	seen := visible(things)
	room := size.Width - r.gap*float32(max(0, len(seen)-1))
	rest := room
	for _, thing := range seen {
		if thing != r.grows {
			rest -= thing.MinSize().Width
		}
	}
	x := float32(0)
	for _, thing := range seen {
		width := thing.MinSize().Width
		switch {
		case r.grows == nil:
			width = room / float32(len(seen))
		case thing == r.grows:
			width = max(0, rest)
		}
		thing.Resize(fyne.NewSize(width, size.Height))
		thing.Move(fyne.NewPos(x, 0))
		x += width + r.gap
	}
}

func visible(things []fyne.CanvasObject) (seen []fyne.CanvasObject) {
	for _, thing := range things {
		if thing.Visible() {
			seen = append(seen, thing)
		}
	}
	return seen
}
