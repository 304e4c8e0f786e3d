package gui

import (
	"slices"

	"fyne.io/fyne/v2"

	"ninefold/gui/insight"
	"ninefold/gui/locale"
	"ninefold/gui/page"
	"ninefold/gui/theme"
)

// A browser gives the program none of the system's fonts. The one that is built in has the Chinese characters of the
// program's own words; those that users write are in a file of the page, which is fetched once it is wanted.
const chineseFile = "chinese.otf"

// theme is a theme with that font, once it has come.
func (p *webPage) theme(t fyne.Theme) fyne.Theme {
	if p.font == nil {
		return t
	}
	return theme.WithFont(t, p.font)
}

// wantFont fetches the font if the window speaks Chinese or shows what is written in it.
func (p *webPage) wantFont(a *App, v *insight.View) {
	if locale.Spoken(a.session.Settings.Language) == locale.Chinese || slices.ContainsFunc(v.Notes, page.IsChinese) {
		p.fetchFont(a)
	}
}

func (p *webPage) fetchFont(a *App) {
	if p.fontAsked {
		return
	}
	p.fontAsked = true
	go func() {
		font, err := page.Fetch(chineseFile)
		if err != nil {
			return // the built-in font does for the program's own words
		}
		a.tasks.Post(func() {
			p.font = font
			a.app.Settings().SetTheme(a.theme())
		})
	}()
}
