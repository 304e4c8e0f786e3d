// Package picture draws a diagram as SVG and as PNG. Both formats write the same list of shapes, so that they show the same.
// It knows no rules and needs no display.
package picture

// Style is how a diagram is drawn.
type Style struct {
	Palette Palette
	// Font is one in the OpenType format for those characters of notes that Go's own font, which has Latin, Greek and
	// Cyrillic ones, lacks; nil for none.
	Font []byte
}
