//go:build !js

package gui

import (
	"fyne.io/fyne/v2"

	"ninefold/gui/actions"
	"ninefold/gui/insight"
	"ninefold/gui/locale"
)

// inPage is whether the window is in a web page.
const inPage = false

// webPage is what the window needs of the web page that it is in. It is in none.
type webPage struct{}

func (*webPage) join(*App)                                               {}
func (*webPage) show(*App, *insight.View)                                {}
func (*webPage) theme(t fyne.Theme) fyne.Theme                           { return t }
func (*webPage) say(locale.Status)                                       {}
func (*webPage) notes(*App) []string                                     { return nil }
func (*webPage) actions(_ *App, all []*actions.Action) []*actions.Action { return all }
