//go:build !js

package files

import (
	"errors"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/locale"
)

// Choose lets the user choose a file, and gives its text to then.
func (f *Files) Choose(then func(Text)) {
	f.Dialogs.Show(dialog.NewFileOpen(func(r fyne.URIReadCloser, err error) {
		if err != nil {
			f.Warn(locale.Text("file.unreadable", locale.Args{"Name": "", "Error": err.Error()}))
		}
		if r == nil {
			return
		}
		uri := r.URI()
		r.Close()
		f.Read(uri, then)
	}, f.Dialogs.Window))
}

// Save asks for a file and writes the content into it.
func (f *Files) Save(name string, content []byte) {
	d := dialog.NewFileSave(func(w fyne.URIWriteCloser, err error) {
		if err == nil && w == nil {
			return
		}
		if err == nil {
			_, err = w.Write(content)
			err = errors.Join(err, w.Close())
		}
		if err != nil {
			f.Warn(locale.Text("file.unwritable", locale.Args{"Error": err.Error()}))
			return
		}
		f.Inform(locale.Text("export.done", locale.Args{"Name": w.URI().Name()}))
	}, f.Dialogs.Window)
	d.SetFileName(name)
	f.Dialogs.Show(d)
	f.focusEntry()
}

// focusEntry gives the keyboard to the first text field of the dialog on top, so that Enter accepts the name.
func (f *Files) focusEntry() {
	const enough = 20 // more than any dialog has parts that take the keyboard
	canvas := f.Dialogs.Window.Canvas()
	for range enough {
		canvas.FocusNext()
		if _, ok := canvas.Focused().(*widget.Entry); ok {
			return
		}
	}
}
