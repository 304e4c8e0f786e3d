package gui

import (
	"maps"
	"reflect"
	"slices"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/gui/locale"
	"ninefold/gui/page"
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

// fontFiles are files of the page: a browser gives the program none of the system's fonts. Those that are built in have
// the characters of the program's own words; those that users write are fetched once they are wanted. Each pair of
// files, the regular font and the bold one, has what those before it have.
var fontFiles = [...][2]string{
	{"chinese.otf", "chinese-bold.otf"}, // what is written in the People's Republic
	{"asian.otf", "asian.otf"},          // all that is written in Chinese, Japanese and Korean
}

// webFonts is the fonts that have come, and the characters that the browser has drawn.
type webFonts struct {
	regular, bold []byte // nil for those that are built in
	lacks         func(rune) bool
	asked         int    // how many of fontFiles were asked for
	coming        bool   // the last of them
	typed         string // last, and while a font comes, which may lack characters of it too
	drawn         map[rune]theme.Bitmap
	builtInLack   func(rune) bool // whether Fyne's fonts lack a character; nil before it is asked
}

// theme is a theme with those fonts.
func (p *webPage) theme(t fyne.Theme) fyne.Theme {
	if p.fonts.regular == nil && p.fonts.drawn == nil {
		return t
	}
	var drawn []byte
	if p.fonts.drawn != nil {
		drawn = theme.BitmapFont(slices.Collect(maps.Values(p.fonts.drawn)))
	}
	return theme.WithFonts(t, p.fonts.regular, p.fonts.bold, drawn)
}

// wantFont fetches fonts if the window speaks Chinese or shows what they are for.
func (p *webPage) wantFont(a *App, v *view.View) {
	if p.fonts.asked == 0 && locale.Spoken(a.session.Settings.Language) == locale.Chinese {
		p.fetchFont(a)
	}
	p.wantFontFor(a, v.Status, v.Cards)
}

// wantFontFor fetches fonts if a text in the values has characters that those which have come lack, and lets the
// browser draw what no font has.
func (p *webPage) wantFontFor(a *App, values ...any) {
	if p.fonts.lacks == nil {
		p.fonts.lacks = theme.Lacks(theme.Supplement())
	}
	before := len(p.fonts.drawn)
	wanted := func(text string) bool {
		return strings.ContainsFunc(text, func(r rune) bool {
			switch {
			case isPlain(r) || !p.fonts.lacks(r):
				return false
			case asian(r) && (p.fonts.asked < len(fontFiles) || p.fonts.coming):
				return true
			}
			p.draw(r)
			return false
		})
	}
	if hasText(reflect.ValueOf(values), wanted) {
		p.fetchFont(a)
	}
	if len(p.fonts.drawn) > before {
		a.tasks.Post(func() { p.applyFonts(a) })
	}
}

// wantFontForTyped is wantFontFor what was typed into a field, which is not in the view.
func (p *webPage) wantFontForTyped(a *App, text string) {
	if p.fonts.coming {
		text = p.fonts.typed + text
	}
	p.fonts.typed = text
	p.wantFontFor(a, text)
}

// mostDrawn is how many characters the browser draws at most, so that a long text in another script does not take long.
const mostDrawn = 500

// draw lets the browser draw a character that no font has.
func (p *webPage) draw(r rune) {
	f := &p.fonts
	if f.builtInLack == nil {
		text := theme.Lacks(fynetheme.DefaultTextFont().Content())
		symbols := theme.Lacks(fynetheme.DefaultSymbolFont().Content())
		f.builtInLack = func(r rune) bool { return text(r) && symbols(r) }
	}
	if _, is := f.drawn[r]; is || len(f.drawn) == mostDrawn || !unicode.IsGraphic(r) || !f.builtInLack(r) ||
		unicode.Is(unicode.Variation_Selector, r) {
		return
	}
	if f.drawn == nil {
		f.drawn = map[rune]theme.Bitmap{}
	}
	file, width, below := page.Draw(r, theme.BitmapEm)
	f.drawn[r] = theme.Bitmap{Char: r, PNG: file, Advance: width, Below: below}
}

// isPlain reports whether a character is one of those that Fyne's fonts have in any case.
func isPlain(r rune) bool { return r < 0x300 }

// applyFonts shows the window with the fonts that there are.
func (p *webPage) applyFonts(a *App) {
	a.app.Settings().SetTheme(a.theme())
	a.render() // which may want more
}

// hasText reports whether a value is or has a text with a property.
func hasText(v reflect.Value, property func(string) bool) bool {
	switch v.Kind() {
	case reflect.String:
		return property(v.String())
	case reflect.Interface, reflect.Pointer:
		return !v.IsNil() && hasText(v.Elem(), property)
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			if hasText(v.Index(i), property) {
				return true
			}
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if hasText(v.Field(i), property) {
				return true
			}
		}
	}
	return false
}

// asian reports whether fontFiles are for a character.
func asian(r rune) bool {
	return unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul)
}

// fetchFont fetches the next of fontFiles, unless others are on their way.
func (p *webPage) fetchFont(a *App) {
	if p.fonts.coming || p.fonts.asked == len(fontFiles) {
		return
	}
	files := fontFiles[p.fonts.asked]
	p.fonts.asked++
	p.fonts.coming = true
	go func() {
		regular, err := page.Fetch(files[0])
		bold := regular
		if err == nil && files[1] != files[0] {
			bold, err = page.Fetch(files[1])
		}
		a.tasks.Post(func() {
			p.fonts.coming = false
			if err != nil {
				return // the built-in fonts do for the program's own words
			}
			p.fonts.regular, p.fonts.bold, p.fonts.lacks = regular, bold, theme.Lacks(regular)
			p.applyFonts(a)
			p.wantFontFor(a, p.fonts.typed)
		})
	}()
}
