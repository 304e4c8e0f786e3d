package exchange

import "ninefold/gui/locale"

// Paste imports what is on the clipboard, if the program may read it.
func (e *Exchange) Paste() {
	e.Screen.Paste(func(text string, err error) {
		if err != nil {
			e.Host.Warn(locale.Text("page.pasteRefused"))
			return
		}
		e.PasteText(text)
	})
}

// copy puts a text on the clipboard and says so, or that it was refused.
func (e *Exchange) copy(text, news string) {
	e.Screen.Copy(text, func(err error) {
		if err != nil {
			e.Host.Warn(locale.Text("page.copyRefused"))
			return
		}
		e.Host.Inform(news)
	})
}
