package picture

import (
	"bytes"
	"testing"

	"ninefold/engine/diagram"
	"ninefold/engine/drawing"
	"ninefold/engine/tictactoe"
)

func TestAThumbnailShowsTheBoardAtItsSize(t *testing.T) {
	empty := tictactoe.New(tictactoe.Open)
	played, err := empty.Play(40)
	if err != nil {
		t.Fatal(err)
	}
	before, after, palette := diagram.OfPosition(&empty), diagram.OfPosition(&played), drawing.Light()
	for _, pixels := range []int{20, 34, 160, 321} {
		a, b := Thumbnail(&before, &palette, pixels), Thumbnail(&after, &palette, pixels)
		if a.Bounds().Dx() != pixels || a.Bounds().Dy() != pixels {
			t.Errorf("%d pixels: the image has %v", pixels, a.Bounds())
		}
		if bytes.Equal(a.Pix, b.Pix) {
			t.Errorf("%d pixels: a move does not show", pixels)
		}
	}
}
