package gui

import (
	"reflect"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"

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

// webFonts are the fonts that have been fetched.
type webFonts struct {
	regular, bold []byte // nil for those that are built in
	lacks         func(rune) bool
	asked         int    // how many of fontFiles were asked for
	coming        bool   // the last of them
	typed         string // last, and while a font comes, which may lack characters of it too
}

// theme is a theme with those fonts.
func (p *webPage) theme(t fyne.Theme) fyne.Theme {
	if p.fonts.regular == nil {
		return t
	}
	return theme.WithFonts(t, p.fonts.regular, p.fonts.bold)
}

// wantFont fetches fonts if the window speaks Chinese or shows a text that needs them.
func (p *webPage) wantFont(a *App, v *view.View) {
	if p.fonts.asked == 0 && locale.Spoken(a.session.Settings.Language) == locale.Chinese {
		p.fetchFont(a)
	}
	p.wantFontFor(a, v.Status, v.Cards)
}

// wantFontFor fetches fonts if a text in the values has Asian characters that the fetched ones lack.
func (p *webPage) wantFontFor(a *App, values ...any) {
	if p.fonts.lacks == nil {
		p.fonts.lacks = theme.Lacks(theme.Supplement())
	}
	wanted := func(text string) bool {
		return strings.ContainsFunc(text, func(r rune) bool { return asian(r) && p.fonts.lacks(r) })
	}
	if hasText(reflect.ValueOf(values), wanted) {
		p.fetchFont(a)
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
