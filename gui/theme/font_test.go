package theme

import (
	"bytes"
	"os"
	"strings"
	"testing"
	"unicode"

	"github.com/go-text/typesetting/font"

	"fyne.io/fyne/v2"

	"ninefold/gui/locale"
)

// TestNoCharacterOfTheChineseWordsIsMissing holds the embedded fonts to the words; font/subset makes them anew.
func TestNoCharacterOfTheChineseWordsIsMissing(t *testing.T) {
	words, err := os.ReadFile("../locale/words/zh.json")
	if err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile("../locale/help/zh.md")
	if err != nil {
		t.Fatal(err)
	}
	text := string(words) + string(page)
	for _, style := range []fyne.TextStyle{{}, {Bold: true}, {Italic: true}} {
		resource := New(Fixed(Light), locale.Chinese).Font(style)
		face, err := font.ParseTTF(bytes.NewReader(resource.Content()))
		if err != nil {
			t.Fatal(err)
		}
		missing := strings.Map(func(r rune) rune {
			if _, ok := face.NominalGlyph(r); ok || unicode.IsControl(r) {
				return -1
			}
			return r
		}, text)
		if missing != "" {
			t.Errorf("%s lacks %q", resource.Name(), missing)
		}
	}
}
