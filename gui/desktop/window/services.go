package window

import (
	"context"
	"encoding/json"
	"net/url"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver"
	"fyne.io/fyne/v2/lang"

	enginelocale "ninefold/engine/locale"
	"ninefold/gui/desktop/clipboard"
	"ninefold/gui/desktop/theme"
	"ninefold/gui/language"
	"ninefold/gui/view/screen"
)

func (w *Window) Copy(text string, done func(error)) {
	w.app.Clipboard().SetContent(text)
	done(nil)
}

// silence is how long the program that copied a text may take to hand it over.
const silence = 2 * time.Second

// Paste reads the clipboard. Under X11 Fyne would wait for the program that copied, however long, on the UI goroutine.
func (w *Window) Paste(use func(text string, err error)) {
	if _, handedOver := w.context().(driver.X11WindowContext); !handedOver {
		use(w.app.Clipboard().Content(), nil)
		return
	}
	go func() {
		ctx, cancel := context.WithTimeout(context.Background(), silence)
		defer cancel()
		text, err := clipboard.Read(ctx)
		w.tasks.Post(func() { use(text, err) })
	}()
}

// pasteInField reads the clipboard for a text field.
func (w *Window) pasteInField(use func(text string)) {
	w.Paste(func(text string, err error) {
		if err != nil {
			w.main.Send(screen.Tip(language.Text("paste.silent")))
			return
		}
		use(text)
	})
}

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
func useWords(choice string) {
	file, err := json.Marshal(enginelocale.WordsFor(choice).Below("fyne."))
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
