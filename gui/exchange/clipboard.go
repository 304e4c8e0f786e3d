//go:build !js

package exchange

// Paste imports what is on the clipboard.
func (e *Exchange) Paste() { e.PasteText(e.Clipboard.Content()) }

// copy puts a text on the clipboard and says so.
func (e *Exchange) copy(text, news string) {
	e.Clipboard.SetContent(text)
	e.Host.Inform(news)
}

// canShare is false: no desktop's sheet is known.
func canShare() bool { return false }

func (*Exchange) share(_, _ string, otherwise func()) { otherwise() }
