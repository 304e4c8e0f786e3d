//go:build !js

package files

import (
	"os"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"ninefold/gui/locale"
)

// chooseByFyne is ChoosePath by Fyne's dialog.
func (f *Files) chooseByFyne(then func(path string)) {
	d := dialog.NewFileOpen(func(r fyne.URIReadCloser, err error) {
		if err != nil {
			f.Warn(locale.Text("file.unreadable", locale.Args{"Name": "", "Error": locale.Error(err)}))
		}
		if r == nil {
			return
		}
		r.Close()
		then(r.URI().Path())
	}, f.Dialogs.Window)
	d.SetTitleText(locale.Text("file.open"))
	f.show(d)
}

// show opens a dialog as large as the window allows, so that long names can be read.
func (f *Files) show(d *dialog.FileDialog) {
	const most, margin = 900, 40 // units
	size := f.Dialogs.Window.Canvas().Size()
	f.Dialogs.Show(d)
	d.Resize(fyne.NewSize(min(most, size.Width-margin), min(most*0.75, size.Height-margin)))
}

// saveByFyne is Save by Fyne's dialog.
func (f *Files) saveByFyne(name string, content []byte) {
	d := dialog.NewFileSave(func(w fyne.URIWriteCloser, err error) {
		switch {
		case err != nil:
			f.Warn(locale.Text("file.unwritable", locale.Args{"Error": locale.Error(err)}))
		case w == nil:
		case replaces(w.URI()):
			f.askToReplace(w, content)
		default:
			f.writeInto(w, content)
		}
	}, f.Dialogs.Window)
	d.SetTitleText(locale.Text("file.save"))
	d.SetFileName(name)
	f.show(d)
	canvas := f.Dialogs.Window.Canvas()
	replaceEntry(canvas.Overlays().Top(), canvas, d.Hide)
}

// replaces reports whether a file is there already.
func replaces(u fyne.URI) bool {
	info, err := os.Stat(u.Path())
	return u.Scheme() == "file" && err == nil && info.Mode().IsRegular()
}

// askToReplace writes the content into a file that is there already, if the user says so, and otherwise lets them give
// another name.
func (f *Files) askToReplace(w fyne.URIWriteCloser, content []byte) {
	name := w.URI().Name()
	question := locale.Text("file.replace", locale.Args{"Name": name})
	f.Dialogs.Ask(locale.Text("file.replace.title"), question, locale.Text("file.replace.do"), locale.Text("Cancel"), func(yes bool) {
		if yes {
			f.writeInto(w, content)
			return
		}
		f.saveByFyne(name, content)
	})
}

// writeInto writes the content into a file that Fyne's dialog has made.
func (f *Files) writeInto(w fyne.URIWriteCloser, content []byte) {
	f.write(w.URI().Name(), func() (fyne.URIWriteCloser, error) { return w, nil }, content)
}
