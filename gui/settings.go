package gui

import (
	"ninefold/gui/locale"
	"ninefold/gui/theme"
)

// settingCommands are the choices of language and appearance, each a command of its own.
func settingCommands() []*command {
	var choices []*command
	for _, appearance := range theme.Appearances() {
		choices = append(choices, &command{
			id: "appearance." + string(appearance), menu: "view", group: "appearance",
			checked: func(a *App) bool { return a.session.Settings.Appearance == appearance },
			run: func(a *App) {
				a.session.Settings.Appearance = appearance
				a.settingsChanged()
			},
		})
	}
	for _, language := range locale.Languages() {
		choices = append(choices, &command{
			id: "language." + string(language), menu: "view", group: "language",
			checked: func(a *App) bool { return a.session.Settings.Language == language },
			run: func(a *App) {
				a.session.Settings.Language = language
				a.settingsChanged()
			},
		})
	}
	return choices
}

// settingsChanged makes the window anew as the settings have it, and keeps them.
func (a *App) settingsChanged() {
	a.rebuild()
	a.keep()
}
