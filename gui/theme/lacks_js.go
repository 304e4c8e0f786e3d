package theme

import (
	"bytes"

	"github.com/go-text/typesetting/font"
)

// Lacks tells of characters whether a font lacks them.
func Lacks(of []byte) func(rune) bool {
	face, err := font.ParseTTF(bytes.NewReader(of))
	if err != nil {
		return func(rune) bool { return true }
	}
	return func(r rune) bool {
		_, has := face.NominalGlyph(r)
		return !has
	}
}
