package gui

import (
	"errors"
	"io"
	"os"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/storage/repository"

	"ninefold/gui/locale"
)

// maxText is the most that is read of a file or pasted, in bytes: far more than any text of one board takes.
const maxText = 128 << 10

// files is what Fyne's own repository for files can do.
type files interface {
	repository.ListableRepository
	repository.HierarchicalRepository
	repository.WritableRepository
}

// wholeFiles is Fyne's repository for files with one difference: a file that is written keeps its old content until
// the new one is whole and closed. The save dialog opens its file before it asks for what to write.
type wholeFiles struct{ files }

// useWholeFiles puts wholeFiles in the place of the repository it builds on.
func useWholeFiles() {
	plain, err := repository.ForScheme("file")
	if err != nil {
		return // a system without files, such as a web page
	}
	if plain, ok := plain.(files); ok {
		repository.Register("file", &wholeFiles{plain})
	}
}

func (w *wholeFiles) Writer(u fyne.URI) (fyne.URIWriteCloser, error) {
	f, err := os.CreateTemp(filepath.Dir(u.Path()), "."+u.Name()+"-*")
	if err != nil {
		return nil, err
	}
	return &wholeFile{f, u, true}, nil
}

// wholeFile is a file being written under another name, which Close gives its own.
type wholeFile struct {
	*os.File
	uri  fyne.URI
	good bool
}

func (w *wholeFile) URI() fyne.URI { return w.uri }

func (w *wholeFile) Write(p []byte) (int, error) {
	n, err := w.File.Write(p)
	w.good = w.good && err == nil
	return n, err
}

func (w *wholeFile) Close() error { return settle(w.File, w.uri.Path(), w.good) }

// Open imports a file as if the user had chosen it.
func (a *App) Open(path string) {
	abs, err := filepath.Abs(path)
	if err != nil {
		abs = path
	}
	a.read(storage.NewFileURI(abs), a.imported)
}

func (a *App) importFile() {
	a.chooseFile(a.imported)
}

// imported takes the text of a file, from wherever it was named.
func (a *App) imported(uri fyne.URI, text []byte) {
	if a.importText(uri.Name(), text) && uri.Scheme() == "file" {
		a.session.Settings.Remember(uri.Path())
		a.window.SetMainMenu(a.buildMenu())
		a.keep()
	}
}

// recentItem is the menu of the files imported last.
func (a *App) recentItem() *fyne.MenuItem {
	item := fyne.NewMenuItem(locale.Text("menu.recent"), nil)
	item.ChildMenu = fyne.NewMenu(item.Label)
	for _, path := range a.session.Settings.Recent {
		item.ChildMenu.Items = append(item.ChildMenu.Items, fyne.NewMenuItem(path, func() {
			a.Open(path)
			a.focusBoard()
		}))
	}
	item.Disabled = len(item.ChildMenu.Items) == 0
	return item
}

// read reads a file off the UI goroutine and gives its text to then, or says why it cannot.
func (a *App) read(uri fyne.URI, then func(fyne.URI, []byte)) {
	a.readBy(func() ([]byte, error) { return readText(uri) }, uri, then)
}

// readBy is read with the means to do it.
func (a *App) readBy(read func() ([]byte, error), uri fyne.URI, then func(fyne.URI, []byte)) {
	go func() {
		text, err := read()
		a.post(func() {
			if err != nil {
				a.warn(locale.Text("file.unreadable", locale.Args{"Name": uri.Name(), "Error": err.Error()}))
				return
			}
			then(uri, text)
		})
	}()
}

func readText(uri fyne.URI) ([]byte, error) {
	r, err := storage.Reader(uri)
	if err != nil {
		return nil, err
	}
	defer r.Close()
	text, err := io.ReadAll(io.LimitReader(r, maxText+1))
	if len(text) > maxText {
		return nil, errors.New(locale.Text("file.tooLarge"))
	}
	return text, err
}

// importText goes on to the board that a text holds and reports true. A text that cannot be read changes nothing and
// opens in a sheet to be mended.
func (a *App) importText(name string, text []byte) bool {
	if err := a.understand(name, text); err != nil {
		a.mend(name, text, err)
		return false
	}
	return true
}

// mend lets the user mend a text that could not be imported, the cursor where the error is.
func (a *App) mend(name string, text []byte, err error) {
	a.edit(sheet{
		title: locale.Text("sheet.mend", locale.Args{"Name": name}), text: string(text), err: err, confirm: locale.Text("sheet.import"),
		use: func(text string) error {
			return a.understand(name, []byte(text))
		},
	})
}

func (a *App) exportAnswer() {
	_, name := a.session.Problem().FileNames()
	a.save(name, a.session.Problem().Answer())
}

func (a *App) exportText() {
	text, err := a.session.Problem().Text()
	if err != nil {
		a.warn(err.Error())
		return
	}
	name, _ := a.session.Problem().FileNames()
	a.save(name, text)
}

func (a *App) copyText() {
	text, err := a.session.Problem().Text()
	if err != nil {
		a.warn(err.Error())
		return
	}
	a.app.Clipboard().SetContent(string(text))
	a.inform(locale.Text("copied.text"))
}

func (a *App) copyAnswer() {
	a.app.Clipboard().SetContent(string(a.session.Problem().Answer()))
	a.inform(locale.Text("copied.answer"))
}

func (a *App) paste() {
	text := a.app.Clipboard().Content()
	switch {
	case text == "":
		a.warn(locale.Text("paste.empty"))
	case len(text) > maxText:
		a.warn(locale.Text("file.tooLarge"))
	default:
		a.importText(locale.Text("paste.name"), []byte(text))
	}
}
