package gui

import (
	"embed"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
)

//go:embed lang/*.json
var languageFiles embed.FS

// Language is the language the program speaks: one of the files in lang, or the system's choice among them.
type Language string

// The languages, in the order in which they are offered.
const (
	SystemLanguage Language = "system"
	English        Language = "en"
	Chinese        Language = "zh"
)

var languages = [...]Language{SystemLanguage, English, Chinese}

// facts are what a sentence is about: the values of its placeholders.
type facts = map[string]any

// say gives the sentence or word of a key in the language in use.
func say(key string, about ...any) string { return lang.X(key, key, about...) }

// count gives the sentence of a key in the form that goes with a number, which it can show as {{.N}}.
func count(key string, n int) string { return countOf(key, n, facts{"N": n}) }

// countOf gives the sentence of a key in the form that goes with a number, about whatever the sentence shows.
func countOf(key string, n int, about facts) string { return lang.XN(key, key, n, about) }

// spoken is the language that a choice comes to on this system.
func spoken(choice Language) Language {
	if choice != SystemLanguage {
		return choice
	}
	if strings.HasPrefix(lang.SystemLocale().String(), string(Chinese)) {
		return Chinese
	}
	return English
}

// setLanguage makes say speak a language from now on. Fyne offers no switch for it: what it shows is the file it knows
// for the system's locale, so the chosen file is given that name, and that of the language Fyne falls back to.
func setLanguage(choice Language) {
	words, err := languageFiles.ReadFile("lang/" + string(spoken(choice)) + ".json")
	if err != nil {
		fyne.LogError("a language without its file", err)
		return
	}
	for _, locale := range []fyne.Locale{"en", lang.SystemLocale()} {
		if err := lang.AddTranslationsForLocale(words, locale); err != nil {
			fyne.LogError("a language that cannot be used", err)
		}
	}
}
