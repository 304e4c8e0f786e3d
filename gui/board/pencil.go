package board

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/gui/theme"
)

// addPencil writes the pencil marks, each digit at its place in three rows of three. A preview of a digit has their room.
func (r *cellRenderer) addPencil(side float32) {
	view := r.cell.view
	if r.cell.pointed && view.Playable {
		return
	}
	third := side / 3
	for digit := range view.Pencil.All() {
		mark := r.pencil[digit-1]
		if mark == nil {
			mark = canvas.NewText(strconv.Itoa(digit), color.Transparent)
			r.pencil[digit-1] = mark
		}
		mark.TextSize, mark.Color = max(minNote, side*0.24), faded(fynetheme.Color(theme.ColorInk), 0xc0)
		size := mark.MinSize()
		x, y := third*float32((digit-1)%3), third*float32((digit-1)/3)
		mark.Move(fyne.NewPos(x+(third-size.Width)/2, y+(third-size.Height)/2))
		mark.Resize(size)
		r.objects = append(r.objects, mark)
	}
}
