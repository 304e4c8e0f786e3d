package theme

import (
	"bytes"
	"image"
	"image/png"
	"testing"

	"github.com/go-text/typesetting/font"
)

// TestBitmapFont reads a font of pictures as Fyne does.
func TestBitmapFont(t *testing.T) {
	picture := func(width, height int) []byte {
		var file bytes.Buffer
		if err := png.Encode(&file, image.NewNRGBA(image.Rect(0, 0, width, height))); err != nil {
			t.Fatal(err)
		}
		return file.Bytes()
	}
	characters := []Bitmap{
		{'😀', picture(80, 70), 81, 14}, {'ע', picture(33, 71), 34, 15}, {'ก', picture(40, 72), 41, 16},
	}
	face, err := font.ParseTTF(bytes.NewReader(BitmapFont(characters)))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range characters {
		glyph, has := face.NominalGlyph(c.Char)
		if !has {
			t.Errorf("%c is not there", c.Char)
			continue
		}
		if got := face.HorizontalAdvance(glyph); got != float32(c.Advance) {
			t.Errorf("%c is %v wide, want %d", c.Char, got, c.Advance)
		}
		data, is := face.GlyphData(glyph).(font.GlyphBitmap)
		if !is || data.Format != font.PNG || !bytes.Equal(data.Data, c.PNG) {
			t.Errorf("%c is another picture", c.Char)
		}
		extents, ok := face.GlyphExtents(glyph)
		below := -extents.Height - extents.YBearing
		if !ok || int(extents.Width) != data.Width || int(below) != c.Below {
			t.Errorf("%c is at %+v", c.Char, extents)
		}
	}
	for char, width := range map[rune]float32{' ': BitmapEm / 4, 0x200D: 0, 0xFE0F: 0} {
		glyph, has := face.NominalGlyph(char)
		if got := face.HorizontalAdvance(glyph); !has || got != width {
			t.Errorf("%U: %v, %v wide, want %v", char, has, got, width)
		}
		if data, is := face.GlyphData(glyph).(font.GlyphBitmap); is && len(data.Data) > 0 {
			t.Errorf("%U has a picture", char)
		}
	}
	if _, has := face.NominalGlyph('x'); has {
		t.Error("it has an x")
	}
}
