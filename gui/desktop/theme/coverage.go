package theme

import (
	"bytes"
	"io"
	"log"
	"slices"
	"unicode"

	fynetheme "fyne.io/fyne/v2/theme"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/fontscan"

	supplement "ninefold/gui/desktop/theme/font"
)

// Lacks returns the first character of a text that neither the program's fonts nor the system's have, in which Fyne
// looks for it; 0 if there is none. It reads fonts, so it is slow; it may be called on any goroutine.
func Lacks(text string) rune {
	var own []*font.Face
	for _, content := range [...][]byte{supplement.Regular(), fynetheme.DefaultTextFont().Content(),
		fynetheme.DefaultSymbolFont().Content(), fynetheme.DefaultEmojiFont().Content()} {
		if face, err := font.ParseTTF(bytes.NewReader(content)); err == nil {
			own = append(own, face)
		}
	}
	systems := fontscan.NewFontMap(log.New(io.Discard, "", 0))
	_ = systems.UseSystemFonts("") // without them the program's fonts are all
	systems.SetQuery(fontscan.Query{Families: []string{fontscan.SansSerif}})
	seen := map[rune]bool{}
	for _, r := range text {
		if seen[r] || unicode.In(r, unicode.Cc, unicode.Cf, unicode.M, unicode.Z) {
			continue
		}
		seen[r] = true
		if !anyHas(own, r) && !anyHas([]*font.Face{systems.ResolveFace(r)}, r) {
			return r
		}
	}
	return 0
}

func anyHas(faces []*font.Face, r rune) bool {
	return slices.ContainsFunc(faces, func(face *font.Face) bool {
		if face == nil {
			return false
		}
		_, ok := face.NominalGlyph(r)
		return ok
	})
}
