//go:build !js

package gui

import (
	"fyne.io/fyne/v2"

	"ninefold/gui/actions"
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

// inPage is whether the window is in a web page.
const inPage = false

// webPage is what the window needs of the web page that it is in. It is in none.
type webPage struct{}

// pageAddress is the address of the program's web page, which links to what is shown go to; empty for none. The linker
// sets it (.ci/package).
var pageAddress string

func (*webPage) address() string               { return pageAddress }
func (*webPage) join(*App)                     {}
func (*webPage) show(*App, *view.View)         {}
func (*webPage) theme(t fyne.Theme) fyne.Theme { return t }
func (*webPage) say()                          {}

// appearance is how the window looks where the user wants it to look in a way.
func (*webPage) appearance(wanted theme.Appearance) theme.Appearance { return wanted }

// phone reports whether the window is laid out for a phone, which no desktop program is.
func (*webPage) phone() bool { return false }

func (*webPage) notes(*App) []string                                     { return nil }
func (*webPage) actions(_ *App, all []*actions.Action) []*actions.Action { return all }
