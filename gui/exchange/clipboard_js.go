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

// canShare reports whether links are shared by the system's sheet, as on a phone.
func canShare() bool { return page.CanShare() }

// share gives a link to the system's sheet, and says what is to be said of it. If the browser has not, it does
// otherwise.
func (e *Exchange) share(link, news string, otherwise func()) {
	go func() {
		shared, err := page.Share(link)
		e.Host.Tasks.Post(func() {
			switch {
			case err != nil:
				otherwise()
			case shared:
				e.Host.Inform(news)
			}
		})
	}()
}
