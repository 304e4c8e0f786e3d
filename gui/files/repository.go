package files

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/storage/repository"

	"ninefold/engine/atomicfile"
)

// fyneFiles is what Fyne's own repository for files can do.
type fyneFiles interface {
	repository.ListableRepository
	repository.HierarchicalRepository
	repository.WritableRepository
}

// atomicFiles is Fyne's repository for files with a few differences. A file that is written keeps its old contents until the
// new ones are whole and closed: the save dialog opens its file before it asks for what to write. And nothing but a
// regular file is opened: the file dialogs read files to guess their type, and would wait for ever for a named pipe. Files
// that are being written are not listed, and a name that is an absolute path, or begins with ~/, stands for that path.
type atomicFiles struct{ fyneFiles }

// UseAtomicFiles puts such a repository in the place of Fyne's.
func UseAtomicFiles() {
	plain, err := repository.ForScheme("file")
	if err != nil {
		return // a system without files, such as a web page
	}
	if _, done := plain.(*atomicFiles); done {
		return
	}
	if plain, ok := plain.(fyneFiles); ok {
		repository.Register("file", &atomicFiles{plain})
	}
}

func (w *atomicFiles) Reader(u fyne.URI) (fyne.URIReadCloser, error) {
	info, err := os.Stat(u.Path())
	if err == nil && !info.Mode().IsRegular() {
		err = &fs.PathError{Op: "open", Path: u.Path(), Err: atomicfile.ErrNotRegular}
	}
	if err != nil {
		return nil, err
	}
	return w.fyneFiles.Reader(u)
}

// Exists is false for every file, so that the save dialog does not ask whether to replace it: it does so in English only.
// Whoever saves asks instead.
func (w *atomicFiles) Exists(fyne.URI) (bool, error) { return false, nil }

func (w *atomicFiles) Writer(u fyne.URI) (fyne.URIWriteCloser, error) {
	return &atomicFile{uri: u}, nil
}

// atomicFile is a file being written, which changes when it is closed. One that nothing is written to stays as it was.
type atomicFile struct {
	uri  fyne.URI
	open *atomicfile.File // nil before the first Write
}

func (w *atomicFile) URI() fyne.URI { return w.uri }

func (w *atomicFile) Write(p []byte) (int, error) {
	if w.open == nil {
		open, err := atomicfile.Create(w.uri.Path())
		if err != nil {
			return 0, err
		}
		w.open = open
	}
	return w.open.Write(p)
}

func (w *atomicFile) Close() error {
	if w.open == nil {
		return nil
	}
	return w.open.Close()
}

func (w *atomicFiles) List(dir fyne.URI) ([]fyne.URI, error) {
	all, err := w.fyneFiles.List(dir)
	return slices.DeleteFunc(all, func(u fyne.URI) bool { return atomicfile.IsTemporary(u.Name()) }), err
}

func (w *atomicFiles) Child(dir fyne.URI, name string) (fyne.URI, error) {
	if rest, ok := strings.CutPrefix(name, "~/"); ok {
		if home, err := os.UserHomeDir(); err == nil {
			name = filepath.Join(home, rest)
		}
	}
	if filepath.IsAbs(name) {
		return storage.NewFileURI(name), nil
	}
	return w.fyneFiles.Child(dir, name)
}
