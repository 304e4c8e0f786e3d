package picture

import (
	"bytes"
	"image/png"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
)

// TestACaptionStandsBelowTheBoard: the picture is higher, the board is the same, and the words are in the description.
func TestACaptionStandsBelowTheBoard(t *testing.T) {
	b, style := sample(), light()
	style.Caption = []string{"Anna & Ben", "Anna wins"}
	svg := string(fail.Must(AppendSVG(nil, &b, style, 1))(t))
	fail.If(t, !strings.Contains(svg, "Anna &amp; Ben\nAnna wins\n</desc>") || !strings.Contains(svg, `height="704"`),
		"%.300s", svg)
	wide := fail.Must(png.Decode(bytes.NewReader(fail.Must(AppendPNG(nil, &b, style, 2))(t))))(t)
	fail.If(t, wide.Bounds().Dx() != 2*Side || wide.Bounds().Dy() != 2*704, "%v", wide.Bounds())
	plain := fail.Must(png.Decode(bytes.NewReader(fail.Must(AppendPNG(nil, &b, light(), 2))(t))))(t)
	dark := 0
	for x := range 2 * Side {
		for y := range 2 * Side {
			fail.NowIf(t, wide.At(x, y) != plain.At(x, y), "the boards differ at %d, %d", x, y)
		}
		for y := 2 * Side; y < 2*704; y++ {
			if r, _, _, _ := wide.At(x, y).RGBA(); r < 0x4000 {
				dark++
			}
		}
	}
	fail.If(t, dark < 1000, "%d dark pixels below the board", dark)
}
