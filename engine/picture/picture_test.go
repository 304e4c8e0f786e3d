package picture

import (
	"bytes"
	"encoding/xml"
	"flag"
	"fmt"
	"image/color"
	"image/png"
	"io"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/picture/drawing"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

var update = flag.Bool("update", false, "write the pictures in testdata anew")

// light returns the style of the tests.
func light() Style { return Style{Palette: *drawing.Light.Palette()} }

// sample returns a diagram with one of everything that a game has.
func sample() diagram.Diagram {
	var b diagram.Diagram
	b.Cells[grid.At(6, 4)] = diagram.Cell{Symbol: diagram.Cross, Last: true}
	b.Cells[grid.At(2, 2)] = diagram.Cell{Symbol: diagram.Ring}
	b.Boxes[6].Framed = true
	for place := range 9 {
		b.Cells[grid.Box(6).Cell(place)].Playable = true
	}
	return b
}

func svgOf(t *testing.T, b *diagram.Diagram) string {
	t.Helper()
	return string(fail.Must(AppendSVG(nil, b, light(), 1))(t))
}

func TestTheSamplesSVGIsTheKeptOne(t *testing.T) {
	const name = "testdata/sample.svg"
	b := sample()
	got := svgOf(t, &b)
	if *update {
		texttest.Write(t, name, got)
	}
	fail.Unequal(t, got, texttest.Read(t, name), "it differs from %s; look at it, then go test -update", name)
}

// everything returns a diagram with more of what can be shown, much of it in one cell.
func everything() diagram.Diagram {
	b := sample()
	for i := range b.Cells {
		b.Cells[i] = diagram.Cell{Symbol: diagram.Symbol(i % 5), Digit: i%9 + 1, Playable: i%2 == 0, Last: i%3 == 0,
			Marked: i%4 == 0, Hatch: diagram.Hatch(i % 8), Note: []string{"", "-12", "<&>"}[i%3], Corner: "7"}
	}
	b.Boxes[3] = diagram.Box{Owner: diagram.Ring, InLine: true, Closed: true}
	b.Whole, b.Alerts = true, 1
	return b
}

func TestSVGIsWellFormedAndHoldsItsText(t *testing.T) {
	b := everything()
	svg := svgOf(t, &b)
	decoder, said := xml.NewDecoder(strings.NewReader(svg)), ""
	for {
		token, err := decoder.Token()
		if err == io.EOF {
			break
		}
		fail.OnError(t, err)
		if text, ok := token.(xml.CharData); ok {
			said += string(text)
		}
	}
	fail.Unless(t, strings.Contains(said, string(b.AppendText(nil))), "the text is not in it: %q", said)
	for _, wrong := range []string{"NaN", "Inf", "e+", "e-0"} {
		fail.If(t, strings.Contains(svg, wrong), "%s is no number", wrong)
	}
}

func TestPNGHasItsSizeAndItsColours(t *testing.T) {
	b, p, layout := sample(), drawing.Light.Palette(), drawing.LayoutIn(Side, Side)
	half := layout.Cell / 2
	for _, scale := range []int{1, 2, 4} {
		if scale > 1 && testing.Short() {
			break
		}
		var file bytes.Buffer
		fail.OnError(t, WritePNG(&file, &b, light(), scale))
		img := fail.Must(png.Decode(&file))(t)
		size := img.Bounds().Size()
		fail.If(t, size.X != scale*Side || size.Y != scale*Side, "scale %d is %v", scale, size)
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
			fail.If(t, got != p.Colour(tc.want),
				"scale %d: the %s is %v, want %v", scale, tc.what, got, p.Colour(tc.want))
		}
	}
}

// TestANoteStaysInItsCell measures a note that is far too long.
func TestANoteStaysInItsCell(t *testing.T) {
	layout, fonts := drawing.LayoutIn(Side, Side), fail.Must(loadFonts(nil))(t)
	var b diagram.Diagram
	b.Cells[0].Note = strings.Repeat("W", 30)
	for _, s := range shapesOf(&b, new(Style)) {
		if s.Text != b.Cells[0].Note {
			continue
		}
		letters := fonts.letters(&s)
		for i := range letters {
			p := path{scale: 1}
			p.addLetter(&letters[i])
			area := p.bounds()
			fail.NowIf(t, float32(area.Min.X) < layout.X || float32(area.Max.X) > layout.X+layout.Cell,
				"a part of it lies from %d to %d", area.Min.X, area.Max.X)
		}
		return
	}
	t.Error("it is not written")
}

func TestABadFontIsAnError(t *testing.T) {
	var b diagram.Diagram
	style := Style{Font: []byte("no font")}
	fail.If(t, fail.ErrorOf(AppendSVG(nil, &b, style, 1)) == nil, "SVG takes it")
	fail.If(t, WritePNG(io.Discard, &b, style, 1) == nil, "PNG takes it")
}

func BenchmarkSVG(b *testing.B) {
	board := everything()
	var dst []byte
	for b.Loop() {
		dst, _ = AppendSVG(dst[:0], &board, light(), 1)
	}
	b.ReportMetric(float64(len(dst)), "bytes")
}

func BenchmarkPNG(b *testing.B) {
	board := everything()
	for _, scale := range []int{1, 2, 4} {
		b.Run(fmt.Sprintf("%dx", scale), func(b *testing.B) {
			var file bytes.Buffer
			for b.Loop() {
				file.Reset()
				_ = WritePNG(&file, &board, light(), scale)
			}
			b.ReportMetric(float64(file.Len()), "bytes")
		})
	}
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
