package files

import (
	"net/url"
	"syscall/js"
	"time"

	"fyne.io/fyne/v2/storage"

	"ninefold/engine/atomicfile"
	"ninefold/engine/notation"
	"ninefold/gui/locale"
	"ninefold/gui/page"
)

// On a web page Fyne's file dialogs do nothing, and a page sees only the files that its user hands to it. So they are
// chosen in the browser's own dialog, and what is saved is downloaded.

// Choose opens the browser's dialog for a file and gives its text to use.
func (f *Files) Choose(_ Kind, use Use) {
	input := page.Document().Call("createElement", "input")
	input.Set("type", "file")
	page.Listen(input, "change", func(js.Value) { f.Upload(input.Get("files"), use) })
	input.Call("click")
}

// ChoosePath does nothing: a page is told no paths.
func (f *Files) ChoosePath(Kind, func(path string)) {}

// Upload reads the first of the files that the user handed to the page and gives its text to use.
func (f *Files) Upload(files js.Value, use Use) {
	if files.Length() == 0 {
		return
	}
	file := files.Index(0)
	uri, err := storage.ParseURI("upload:///" + url.PathEscape(file.Get("name").String()))
	if err != nil {
		f.Warn(locale.Text("file.unreadable",
			locale.Args{"Name": file.Get("name").String(), "Error": locale.Words().Error(err)}))
		return
	}
	f.readBy(func() ([]byte, error) { return readUpload(file) }, uri, use)
}

func readUpload(file js.Value) ([]byte, error) {
	if file.Get("size").Int() > notation.MaxSize {
		return nil, ErrTooLarge
	}
	buffer, err := page.Await(file.Call("arrayBuffer"))
	if err != nil {
		return nil, err
	}
	bytes := js.Global().Get("Uint8Array").New(buffer)
	text := make([]byte, bytes.Length())
	js.CopyBytesToGo(text, bytes)
	return text, nil
}

// SaveAs does what Save does: a page is not told where a download goes.
func (f *Files) SaveAs(name string, content []byte, _ func(string, atomicfile.Stamp)) {
	f.Save(name, content)
}

// Save offers the content as a download.
func (f *Files) Save(name string, content []byte) {
	bytes := js.Global().Get("Uint8Array").New(len(content))
	js.CopyBytesToJS(bytes, content)
	address := js.Global().Get("URL").Call("createObjectURL", js.Global().Get("Blob").New([]any{bytes}))
	link := page.Document().Call("createElement", "a")
	link.Set("href", address)
	link.Set("download", name)
	link.Call("click")
	// It is read after the click.
	time.AfterFunc(time.Minute, func() { js.Global().Get("URL").Call("revokeObjectURL", address) })
	f.Inform(locale.Text("export.done", locale.Args{"Name": name}))
}
