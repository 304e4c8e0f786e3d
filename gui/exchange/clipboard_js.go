package exchange

import (
	"ninefold/gui/locale"
	"ninefold/gui/page"
)

// Paste imports what is on the clipboard, if the browser lets the page read it.
func (e *Exchange) Paste() {
	go func() {
		text, err := page.Paste()
		e.Host.Tasks.Post(func() {
			if err != nil {
				e.Host.Warn(locale.Text("page.pasteRefused"))
				return
			}
			e.PasteText(text)
		})
	}()
}

// copy puts a text on the clipboard and says so, or that the browser refuses it.
func (e *Exchange) copy(text, news string) {
	go func() {
		err := page.Copy(text)
		e.Host.Tasks.Post(func() {
			if err != nil {
				e.Host.Warn(locale.Text("page.copyRefused"))
				return
			}
			e.Host.Inform(news)
		})
	}()
}
