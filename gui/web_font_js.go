package gui

import (
	"fmt"

	"fyne.io/fyne/v2"

	"ninefold/gui/locale"
	"ninefold/gui/page"
	"ninefold/gui/stage"
	"ninefold/gui/theme"
)

// A browser gives the program none of the system's fonts. Those that are built in have the Chinese characters of the
// program's own words; those that users write are in files of the page, which are fetched once they are wanted.
const (
	chineseFile     = "chinese.otf"
	boldChineseFile = "chinese-bold.otf"
)

// theme is a theme with those fonts, once they have come.
func (p *webPage) theme(t fyne.Theme) fyne.Theme {
	if p.font == nil {
		return t
	}
	return theme.WithFonts(t, p.font, p.boldFont)
}

// wantFont fetches the fonts if the window speaks Chinese or shows what is written in it.
func (p *webPage) wantFont(a *App, v *stage.View) {
	if p.fontAsked {
		return
	}
	if locale.Spoken(a.session.Settings.Language) == locale.Chinese || page.IsChinese(fmt.Sprint(v.Status, v.Cards)) {
		p.fetchFont(a)
	}
}

func (p *webPage) fetchFont(a *App) {
	p.fontAsked = true
	go func() {
		font, err := page.Fetch(chineseFile)
		bold, boldErr := page.Fetch(boldChineseFile)
		if err != nil || boldErr != nil {
			return // the built-in fonts do for the program's own words
		}
		a.tasks.Post(func() {
			p.font, p.boldFont = font, bold
			a.app.Settings().SetTheme(a.theme())
		})
	}()
}
