package picture

import (
	"image"

	"ninefold/engine/diagram"
	"ninefold/engine/drawing"
)

// Thumbnail paints a diagram without coordinates, pixels wide and high. pixels must be at least 20.
func Thumbnail(d *diagram.Diagram, palette *drawing.Palette, pixels int) *image.RGBA {
	fonts, err := loadFonts(nil)
	if err != nil {
		return image.NewRGBA(image.Rect(0, 0, pixels, pixels)) // cannot be: the font is Go's own
	}
	layout := drawing.ThumbnailIn(float32(pixels))
	return paint(onPaper(d, &layout, float32(pixels)), fonts, palette, pixels, 1)
}
