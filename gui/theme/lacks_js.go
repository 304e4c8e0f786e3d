package theme

import (
	"bytes"

	"github.com/go-text/typesetting/font"
)

// Lacks returns a function that reports whether a font lacks a character.
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
