package raster

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/picture"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/picture/drawing"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/tictactoetest"
)

// light returns a picture in light colours with one of everything that a game has.
func light() *picture.Picture {
	p := tictactoetest.TwoMarks()
	return &picture.Picture{Diagram: diagram.OfPosition(&p), Palette: *drawing.Light.Palette()}
}

// decoded returns a picture's PNG as an image.
func decoded(t *testing.T, p *picture.Picture, scale int) image.Image {
	t.Helper()
	return fail.Must(png.Decode(bytes.NewReader(fail.Must(AppendPNG(nil, p, nil, scale))(t))))(t)
}

func TestPNGHasItsSizeAndItsColours(t *testing.T) {
	layout := drawing.LayoutIn(picture.Side, picture.Side)
	half := layout.Cell / 2
	for _, scale := range []int{1, 2, 4} {
		if scale > 1 && testing.Short() {
			break
		}
		img := decoded(t, light(), scale)
		size := img.Bounds().Size()
		fail.If(t, size.X != scale*picture.Side || size.Y != scale*picture.Side, "scale %d is %v", scale, size)
		for _, tc := range []struct {
			what string
			cell grid.Cell
			x, y float32 // from the cell's corner
			want drawing.Colour
		}{
			{"paper", 0, 5 - layout.X, 5 - layout.Y, drawing.Ground},
			{"ground of a cell", 40, 8, 8, drawing.Ground}, {"tint", grid.At(7, 1), 15, 15, drawing.Tint},
			{"dot", grid.At(7, 1), half, half, drawing.Playable}, {"cross", grid.At(6, 4), half, half, drawing.X},
			{"inside of the ring", grid.At(2, 2), half, half, drawing.Ground},
			{"ring", grid.At(2, 2), half, layout.Cell * 0.24, drawing.O},
			{"frame", grid.At(7, 1), -2, half, drawing.Playable},
			{"line between boxes", grid.At(1, 4), -2, 20, drawing.BoxLine},
			{"line between cells", grid.At(1, 2), -0.5, 20, drawing.Line},
		} {
			x, y := layout.CellAt(tc.cell)
			got := color.NRGBAModel.Convert(img.At(int((x+tc.x)*float32(scale)), int((y+tc.y)*float32(scale))))
			fail.If(t, got != drawing.Light.Palette().Colour(tc.want),
				"scale %d: the %s is %v, want %v", scale, tc.what, got, drawing.Light.Palette().Colour(tc.want))
		}
	}
}

// TestACaptionStandsBelowTheBoard: the picture is higher, and the board is the same.
func TestACaptionStandsBelowTheBoard(t *testing.T) {
	p := light()
	plain := decoded(t, p, 2)
	p.Caption = []string{"Anna & Ben", "Anna wins"}
	wide := decoded(t, p, 2)
	fail.If(t, wide.Bounds().Dx() != 2*picture.Side || wide.Bounds().Dy() != 2*704, "%v", wide.Bounds())
	dark := 0
	for x := range 2 * picture.Side {
		for y := range 2 * picture.Side {
			fail.NowIf(t, wide.At(x, y) != plain.At(x, y), "the boards differ at %d, %d", x, y)
		}
		for y := 2 * picture.Side; y < 2*704; y++ {
			if r, _, _, _ := wide.At(x, y).RGBA(); r < 0x4000 {
				dark++
			}
		}
	}
	fail.If(t, dark < 1000, "%d dark pixels below the board", dark)
}

// TestANoteStaysInItsCell writes a note that is far too long.
func TestANoteStaysInItsCell(t *testing.T) {
	layout := drawing.LayoutIn(picture.Side, picture.Side)
	p := picture.Picture{Palette: *drawing.Light.Palette()}
	without := decoded(t, &p, 1)
	p.Diagram.Cells[0].Note = strings.Repeat("W", 30)
	with, changed := decoded(t, &p, 1), 0
	for x := range picture.Side {
		for y := range picture.Side {
			if with.At(x, y) == without.At(x, y) {
				continue
			}
			changed++
			fail.NowIf(t, x < int(layout.X) || x > int(layout.X+layout.Cell) || y > int(layout.Y+layout.Cell),
				"a part of it is at %d, %d", x, y)
		}
	}
	fail.If(t, changed == 0, "it is not written")
}

func TestABadFontIsAnError(t *testing.T) {
	fail.If(t, fail.ErrorOf(AppendPNG(nil, light(), []byte("no font"), 1)) == nil, "it is taken")
}

// TestASmallThumbnailHasNoLinesBetweenCells looks along a row of pixels in the middle of the first box.
func TestASmallThumbnailHasNoLinesBetweenCells(t *testing.T) {
	board, palette := tictactoe.New(tictactoe.Judge).WithMark(80, tictactoe.X), drawing.Light.Palette()
	shown := diagram.OfPosition(&board)
	for _, pixels := range []int{20, 34, 68, 110, 160} {
		layout, picture := drawing.ThumbnailIn(float32(pixels)), Thumbnail(&shown, palette, pixels)
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
	played := fail.Must(empty.Play(40))(t)
	before, after, palette := diagram.OfPosition(&empty), diagram.OfPosition(&played), drawing.Light.Palette()
	for _, pixels := range []int{20, 34, 160, 321} {
		a, b := Thumbnail(&before, palette, pixels), Thumbnail(&after, palette, pixels)
		fail.If(t, a.Bounds().Dx() != pixels || a.Bounds().Dy() != pixels,
			"%d pixels: the image has %v", pixels, a.Bounds())
		fail.If(t, bytes.Equal(a.Pix, b.Pix), "%d pixels: a move does not show", pixels)
	}
}
