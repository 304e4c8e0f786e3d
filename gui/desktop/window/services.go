package window

import (
	"encoding/json"
	"net/url"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"ninefold/engine/locale"
	"ninefold/gui/desktop/clipboard"
	"ninefold/gui/desktop/theme"
)

func (w *Window) Copy(text string, done func(error)) {
	w.app.Clipboard().SetContent(text)
	done(nil)
}

// CopyPicture waits for the system in a goroutine of its own.
func (w *Window) CopyPicture(png []byte, done func(error)) {
	go func() {
		end, err := clipboard.Put(png)
		w.post(func() {
			if err == nil {
				w.endPicture()
				w.endPicture = end
			}
			done(err)
		})
	}()
}

func (w *Window) Paste(use func(text string, err error)) { use(w.app.Clipboard().Content(), nil) }

// CanShare returns false: a desktop has no share sheet.
func (w *Window) CanShare() bool                          { return false }
func (w *Window) Share(string, string, func(bool, error)) {}

func (w *Window) Lacks(text string) rune { return theme.Lacks(text) }

// Browse opens a web page, or does nothing if there is no browser.
func (w *Window) Browse(address string) {
	if page, err := url.Parse(address); err == nil {
		_ = w.app.OpenURL(page)
	}
}

// useWords sets the language of Fyne's own words. Fyne has no switch for it and uses the words of the system's locale.
// So the chosen language's words are registered under the names of that locale and of English, to which Fyne falls
// back.
func useWords(language string) {
	file, err := json.Marshal(locale.WordsFor(language).Below("fyne."))
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
