package theme

import (
	"bytes"
	"os"
	"regexp"
	"testing"
	"unicode"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
	"github.com/go-text/typesetting/font"

	"ninefold/engine/picture/drawing"
	"ninefold/engine/test/fail"
)

func face(t *testing.T, of fyne.Resource) *font.Face {
	return fail.Must(font.ParseTTF(bytes.NewReader(of.Content())))(t)
}

func has(face *font.Face, r rune) bool {
	_, ok := face.NominalGlyph(r)
	return ok
}

// TestEveryCharacterOfTheWordsIsInOneFont compares the embedded fonts, which font/subset makes, with the words.
// Characters that Fyne's fonts have too would replace Fyne's.
func TestEveryCharacterOfTheWordsIsInOneFont(t *testing.T) {
	var words []byte
	for _, name := range []string{"words/en.json", "words/zh.json", "help/en.md", "help/zh.md"} {
		words = append(words, fail.Must(os.ReadFile("../../../engine/locale/"+name))(t)...)
	}
	for style, fynes := range map[fyne.TextStyle]fyne.Resource{
		{}:             fynetheme.DefaultTextFont(),
		{Bold: true}:   fynetheme.DefaultTextBoldFont(),
		{Italic: true}: fynetheme.DefaultTextItalicFont(),
	} {
		ours, own, symbols := face(t, New(fixed(drawing.Light)).Font(style)), face(t, fynes),
			face(t, fynetheme.DefaultSymbolFont())
		seen := map[rune]bool{}
		for _, r := range string(words) {
			if seen[r] || unicode.IsControl(r) || r == ' ' {
				continue
			}
			seen[r] = true
			if fynes := has(own, r) || has(symbols, r); has(ours, r) == fynes {
				t.Errorf("%+v: %q is in the supplement: %t; in Fyne's fonts: %t", style, r, has(ours, r), fynes)
			}
		}
	}
}

// TestEmphasisHasNoSymbols: Fyne draws a space after a character of its symbol font as a box.
func TestEmphasisHasNoSymbols(t *testing.T) {
	ours, own := face(t, New(fixed(drawing.Light)).Font(fyne.TextStyle{Italic: true})),
		face(t, fynetheme.DefaultTextItalicFont())
	for _, name := range []string{"en.md", "zh.md"} {
		text := fail.Must(os.ReadFile("../../../engine/locale/help/" + name))(t)
		for _, words := range regexp.MustCompile(`\*[^*\n]+\*`).FindAllString(string(text), -1) {
			for _, r := range words {
				fail.Unless(t, has(own, r) || has(ours, r), "%s: %q in %s is a symbol", name, r, words)
			}
		}
	}
}

// TestTheSupplementSharesALineWithFynesFonts: its lines are as high and its space as wide as theirs, and its soft break
// has no width.
func TestTheSupplementSharesALineWithFynesFonts(t *testing.T) {
	for style, fynes := range map[fyne.TextStyle]fyne.Resource{
		{}: fynetheme.DefaultTextFont(), {Bold: true}: fynetheme.DefaultTextBoldFont(),
	} {
		ours, own := face(t, New(fixed(drawing.Light)).Font(style)), face(t, fynes)
		lines, _ := ours.FontHExtents()
		if want, _ := own.FontHExtents(); lines != want || ours.Upem() != own.Upem() {
			t.Errorf("%+v: a line is %+v of %d, want %+v of %d", style, lines, ours.Upem(), want, own.Upem())
		}
		space, _ := ours.NominalGlyph(' ')
		ownSpace, _ := own.NominalGlyph(' ')
		got, want := ours.HorizontalAdvance(space), own.HorizontalAdvance(ownSpace)
		fail.If(t, got != want, "%+v: a space is %v wide, want %v", style, got, want)
		if hair, ok := ours.NominalGlyph('\u200a'); !ok || ours.HorizontalAdvance(hair) != 0 {
			t.Errorf("%+v: the hair space is there: %t, and %v wide", style, ok, ours.HorizontalAdvance(hair))
		}
	}
}

// TestACharacterWithoutAFontIsFound, as the private ones are, and no character of the program's own words.
func TestACharacterWithoutAFontIsFound(t *testing.T) {
	words := fail.Must(os.ReadFile("../../../engine/locale/words/zh.json"))(t)
	fail.Unequal(t, Lacks(string(words)), 0, "of the words it is")
	fail.Unequal(t, Lacks("Ada 🐇\ufe0f\u200d\r\n"), 0, "of a name it is")
	fail.Unequal(t, Lacks("Ada \U0010fffd"), 0x10fffd, "of a private character it is")
}
