//go:build !js

package gui

import (
	"errors"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/locale"
)

// chooseFile lets the user choose a file, and gives its text to then.
func (a *App) chooseFile(then func(fyne.URI, []byte)) {
	d := dialog.NewFileOpen(func(r fyne.URIReadCloser, err error) {
		if err != nil {
			a.warn(locale.Text("file.unreadable", locale.Args{"Name": "", "Error": err.Error()}))
		}
		if r == nil {
			return
		}
		uri := r.URI()
		r.Close()
		a.read(uri, then)
	}, a.window)
	a.show(d)
}

// save asks for a file and writes the text into it.
func (a *App) save(name string, text []byte) {
	d := dialog.NewFileSave(func(w fyne.URIWriteCloser, err error) {
		if err == nil && w == nil {
			return
		}
		if err == nil {
			_, err = w.Write(text)
			err = errors.Join(err, w.Close())
		}
		if err != nil {
			a.warn(locale.Text("file.unwritable", locale.Args{"Error": err.Error()}))
			return
		}
		a.inform(locale.Text("export.done", locale.Args{"Name": w.URI().Name()}))
	}, a.window)
	d.SetFileName(name)
	a.show(d)
	a.focusEntry()
}

// focusEntry gives the keyboard to the first text field of the dialog on top, so that Enter accepts the name.
func (a *App) focusEntry() {
	const enough = 20 // more than any dialog has parts that take the keyboard
	for range enough {
		a.window.Canvas().FocusNext()
		if _, ok := a.window.Canvas().Focused().(*widget.Entry); ok {
			return
		}
	}
}
