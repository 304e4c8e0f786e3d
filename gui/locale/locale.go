// Package locale is the words of the program in every language it speaks.
package locale

import (
	"embed"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
)

//go:embed words/*.json
var wordFiles embed.FS

//go:embed help/*.md
var helpFiles embed.FS

// Language is the language the program speaks: one of the files in words, or the system's choice among them.
type Language string

// The languages, in the order in which they are offered.
const (
	SystemLanguage Language = "system"
	English        Language = "en"
	Chinese        Language = "zh"
)

// Languages returns them in that order.
func Languages() []Language { return []Language{SystemLanguage, English, Chinese} }

// Args are the values of a sentence's placeholders.
type Args = map[string]any

// Text is the sentence or word of a key in the language in use.
func Text(key string, args ...any) string { return lang.X(key, key, args...) }

// Plural is the sentence of a key in the form that goes with a number, which it can show as {{.N}}.
func Plural(key string, n int) string { return PluralWith(key, n, Args{"N": n}) }

// PluralWith is the sentence of a key in the form that goes with a number, with placeholders of its own.
func PluralWith(key string, n int, args Args) string { return lang.XN(key, key, n, args) }

// Amount is a number of things, none included: the words have the key "amount." and the things.
func Amount(things string, n int) string {
	if n == 0 {
		return Text("amount.no." + things)
	}
	return Plural("amount."+things, n)
}

// Sentences joins sentences, each whole with its full stop; empty ones are left out.
func Sentences(all ...string) string {
	words := ""
	for _, next := range all {
		switch {
		case words == "":
			words = next
		case next != "":
			words = Text("sentences", Args{"First": words, "Then": next})
		}
	}
	return words
}

// Spoken is the language that a choice comes to on this system.
func Spoken(choice Language) Language {
	if choice != SystemLanguage {
		return choice
	}
	if strings.HasPrefix(lang.SystemLocale().String(), string(Chinese)) {
		return Chinese
	}
	return English
}

// Use makes the program speak a language from now on. Fyne offers no switch for it: what it shows is the file it knows
// for the system's locale, so the chosen file is given that name, and that of the language Fyne falls back to.
func Use(choice Language) {
	words, err := wordFiles.ReadFile("words/" + string(Spoken(choice)) + ".json")
	if err != nil {
		fyne.LogError("a language without its file", err)
		return
	}
	if touched() {
		words = forTouch(words)
	}
	for _, locale := range slices.Compact([]fyne.Locale{"en", lang.SystemLocale()}) {
		if err := lang.AddTranslationsForLocale(words, locale); err != nil {
			fyne.LogError("a language that cannot be used", err)
		}
	}
}

// HelpPage is the page, in Markdown, that explains the game, the texts and the rule sets in a language.
func HelpPage(choice Language) string {
	page, err := helpFiles.ReadFile("help/" + string(Spoken(choice)) + ".md")
	if err != nil {
		fyne.LogError("a language without its help page", err)
	}
	return string(page)
}
