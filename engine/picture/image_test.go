package picture

import (
	"bytes"
	"testing"

	"ninefold/engine/diagram"
	"ninefold/engine/drawing"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// TestASmallThumbnailHasNoLinesBetweenCells looks along a row of pixels in the middle of the first box.
func TestASmallThumbnailHasNoLinesBetweenCells(t *testing.T) {
	board, palette := tictactoe.New(tictactoe.Judge).WithMark(80, tictactoe.X), drawing.Light()
	shown := diagram.OfPosition(&board)
	for _, pixels := range []int{20, 34, 68, 110, 160} {
		layout := drawing.ThumbnailIn(float32(pixels))
		picture := Thumbnail(&shown, &palette, pixels)
		first, y := int(layout.X)+1, int(layout.Y+layout.Cell/2)
		others := 0
		for x := first; x < first+int(layout.Box)-2; x++ {
			if picture.At(x, y) != picture.At(first, y) {
				others++
			}
		}
		fail.Unequal(t, others > 0, (pixels > 100), "%d pixels: %d pixels of a row of cells are others", pixels, others)
	}
}

func TestAThumbnailShowsTheBoardAtItsSize(t *testing.T) {
	empty := tictactoe.New(tictactoe.Open)
	played, err := empty.Play(40)
	fail.OnError(t, err)
	before, after, palette := diagram.OfPosition(&empty), diagram.OfPosition(&played), drawing.Light()
	for _, pixels := range []int{20, 34, 160, 321} {
		a, b := Thumbnail(&before, &palette, pixels), Thumbnail(&after, &palette, pixels)
		fail.If(t, a.Bounds().Dx() != pixels || a.Bounds().Dy() != pixels,
			"%d pixels: the image has %v", pixels, a.Bounds())
		fail.If(t, bytes.Equal(a.Pix, b.Pix), "%d pixels: a move does not show", pixels)
	}
}
