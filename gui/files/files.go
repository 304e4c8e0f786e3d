// Package files opens and saves files: the dialogs for it, and reading and writing off the UI goroutine. What a file holds
// it does not know.
package files

import (
	"context"
	"errors"
	"io"
	"path/filepath"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"ninefold/engine/notation"
	"ninefold/gui/locale"
	"ninefold/gui/tasks"
	"ninefold/gui/widgets"
)

// Files opens and saves files in a window.
type Files struct {
	Dialogs      *widgets.Dialogs
	Tasks        *tasks.Runner
	Inform, Warn func(string)
	close        context.CancelFunc // of the system's dialog that is open; nil for none
	saving       sync.WaitGroup     // counts what is being saved
}

// Close closes the system's dialog if one is open.
func (f *Files) Close() {
	if f.close != nil {
		f.close()
		f.close = nil
	}
}

// Wait returns when all that is being saved is written. It is called when the program ends.
func (f *Files) Wait() { f.saving.Wait() }

// Text is what was read of a file.
type Text struct {
	URI     fyne.URI
	Content []byte
}

// Read reads a file off the UI goroutine and gives its text to then, or says why it cannot.
func (f *Files) Read(uri fyne.URI, then func(Text)) {
	f.readBy(func() ([]byte, error) { return readText(uri) }, uri, then)
}

// ReadPath is Read for a path, relative to the folder that the program was started in.
func (f *Files) ReadPath(path string, then func(Text)) {
	abs, err := filepath.Abs(path)
	if err != nil {
		abs = path
	}
	f.Read(storage.NewFileURI(abs), then)
}

// readBy is Read with the means to do it.
func (f *Files) readBy(read func() ([]byte, error), uri fyne.URI, then func(Text)) {
	type result struct {
		content []byte
		err     error
	}
	tasks.Run(f.Tasks, context.Background(), func() result {
		content, err := read()
		return result{content, err}
	}, func(r result) {
		if r.err != nil {
			f.Warn(locale.Text("file.unreadable", locale.Args{"Name": uri.Name(), "Error": locale.Error(r.err)}))
			return
		}
		then(Text{uri, r.content})
	})
}

// write writes a content off the UI goroutine into the file that open makes, and says whether it could.
func (f *Files) write(name string, open func() (fyne.URIWriteCloser, error), content []byte) {
	f.saving.Add(1)
	tasks.Run(f.Tasks, context.Background(), func() error {
		defer f.saving.Done()
		w, err := open()
		if err != nil {
			return err
		}
		_, err = w.Write(content)
		return errors.Join(err, w.Close())
	}, func(err error) {
		if err != nil {
			f.Warn(locale.Text("file.unwritable", locale.Args{"Error": locale.Error(err)}))
			return
		}
		f.Inform(locale.Text("export.done", locale.Args{"Name": name}))
	})
}

func readText(uri fyne.URI) ([]byte, error) {
	r, err := storage.Reader(uri)
	if err != nil {
		return nil, err
	}
	defer r.Close()
	text, err := io.ReadAll(io.LimitReader(r, notation.MaxSize+1))
	if len(text) > notation.MaxSize {
		return nil, ErrTooLarge()
	}
	return text, err
}

// ErrTooLarge is why a text is not read.
func ErrTooLarge() error { return errors.New(locale.Text("file.tooLarge")) }
