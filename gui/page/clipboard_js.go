package page

import "syscall/js"

// Copy puts a text on the clipboard, or gives the reason why the browser refuses it. It waits for the browser.
func Copy(text string) error {
	_, err := Await(js.Global().Get("ninefoldClipboard").Call("write", text))
	return err
}

// Paste is the text on the clipboard, or the reason why the browser refuses it. It waits for the browser, which may ask
// the user.
func Paste() (string, error) {
	text, err := Await(js.Global().Get("ninefoldClipboard").Call("read"))
	if err != nil {
		return "", err
	}
	return text.String(), nil
}

// OnRefused calls hear when the browser refuses a text field the clipboard: to write to it or to read it.
func OnRefused(hear func(reading bool)) {
	js.Global().Get("ninefoldClipboard").Set("refused", js.FuncOf(func(_ js.Value, args []js.Value) any {
		hear(args[0].String() == "read")
		return nil
	}))
}

// OnPasted calls hear with the text of every paste that the browser does by itself, as after Ctrl+V.
func OnPasted(hear func(text string)) {
	ListenFirst("paste", func(event js.Value) {
		event.Call("preventDefault")
		hear(event.Get("clipboardData").Call("getData", "text/plain").String())
	})
}

// Held is a clipboard that holds a text, which the browser has given.
type Held string

// Content is the text.
func (h Held) Content() string { return string(h) }

// SetContent does nothing.
func (Held) SetContent(string) {}
