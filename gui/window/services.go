package window

import (
	"encoding/json"
	"net/url"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"ninefold/engine/locale"
)

// Copy puts a text on the clipboard.
func (w *Window) Copy(text string, done func(error)) {
	w.app.Clipboard().SetContent(text)
	done(nil)
}

// Paste reads the clipboard's text.
func (w *Window) Paste(use func(text string, err error)) { use(w.app.Clipboard().Content(), nil) }

// CanShare is false: a desktop has no sheet for sharing.
func (w *Window) CanShare() bool { return false }

// Share does nothing.
func (w *Window) Share(string, func(bool, error)) {}

// Browse opens a page of the web; without a browser nothing happens.
func (w *Window) Browse(address string) {
	if page, err := url.Parse(address); err == nil {
		_ = w.app.OpenURL(page)
	}
}

// useWords makes Fyne speak a language from now on. It has words of its own and no switch for their language: it shows
// those that it knows for the system's locale, so those of the chosen language are given that name, and that of the
// language that Fyne falls back to.
func useWords(language string) {
	file, err := json.Marshal(locale.For(language).Below("fyne."))
	if err != nil {
		fyne.LogError("words that cannot be written", err)
		return
	}
	for _, name := range slices.Compact([]fyne.Locale{"en", lang.SystemLocale()}) {
		if err := lang.AddTranslationsForLocale(file, name); err != nil {
			fyne.LogError("a language that cannot be used", err)
		}
	}
}
