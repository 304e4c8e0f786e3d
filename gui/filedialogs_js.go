package gui

import (
	"errors"
	"net/url"
	"syscall/js"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"ninefold/gui/locale"
)

// On a web page Fyne's file dialogs do nothing, and a page sees only the files that its user hands to it. So they are
// chosen in the browser's own dialog, and what is saved is downloaded.

// chooseFile lets the user choose a file, and gives its text to then.
func (a *App) chooseFile(then func(fyne.URI, []byte)) {
	input := document().Call("createElement", "input")
	input.Set("type", "file")
	listen(input, "change", func(js.Value) { a.upload(input.Get("files"), then) })
	input.Call("click")
}

// upload reads the first of the files that the user has handed to the page, and gives its text to then.
func (a *App) upload(files js.Value, then func(fyne.URI, []byte)) {
	if files.Length() == 0 {
		return
	}
	file := files.Index(0)
	uri, err := storage.ParseURI("upload:///" + url.PathEscape(file.Get("name").String()))
	if err != nil {
		a.warn(locale.Text("file.unreadable", locale.Args{"Name": file.Get("name").String(), "Error": err.Error()}))
		return
	}
	a.readBy(func() ([]byte, error) { return readUpload(file) }, uri, then)
}

func readUpload(file js.Value) ([]byte, error) {
	if file.Get("size").Int() > maxText {
		return nil, errors.New(locale.Text("file.tooLarge"))
	}
	buffer, err := await(file.Call("arrayBuffer"))
	if err != nil {
		return nil, err
	}
	bytes := js.Global().Get("Uint8Array").New(buffer)
	text := make([]byte, bytes.Length())
	js.CopyBytesToGo(text, bytes)
	return text, nil
}

// save gives the text to the browser as a download; where it goes, the user decides there.
func (a *App) save(name string, text []byte) {
	bytes := js.Global().Get("Uint8Array").New(len(text))
	js.CopyBytesToJS(bytes, text)
	address := js.Global().Get("URL").Call("createObjectURL", js.Global().Get("Blob").New([]any{bytes}))
	link := document().Call("createElement", "a")
	link.Set("href", address)
	link.Set("download", name)
	link.Call("click")
	time.AfterFunc(time.Minute, func() { js.Global().Get("URL").Call("revokeObjectURL", address) }) // it is read after the click
	a.inform(locale.Text("export.done", locale.Args{"Name": name}))
}
