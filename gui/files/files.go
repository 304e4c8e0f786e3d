// Package files opens and saves files: it has the dialogs, and reads and writes off the UI goroutine. It does not
// interpret what a file holds.
package files

import (
	"context"
	"path/filepath"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"ninefold/engine/atomicfile"
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
	close        context.CancelFunc // closes the system's dialog; nil if none is open
	saving       sync.WaitGroup     // for files that are being written
}

// Close closes the system's dialog if one is open.
func (f *Files) Close() {
	if f.close != nil {
		f.close()
		f.close = nil
	}
}

// Wait returns when all files are written. It is called when the program ends.
func (f *Files) Wait() { f.saving.Wait() }

// Text is the content of a file.
type Text struct {
	URI     fyne.URI
	Content []byte
}

// Use uses a text that was read. It is called off the UI goroutine, and the function that it returns on it.
type Use func(Text) (then func())

// Read reads a file off the UI goroutine and gives its text to use, or warns that it cannot be read.
func (f *Files) Read(uri fyne.URI, use Use) {
	f.readBy(func() ([]byte, error) {
		return atomicfile.ReadFile(filepath.FromSlash(uri.Path()), notation.MaxSize, ErrTooLarge)
	}, uri, use)
}

// ReadPath does what Read does for a path, relative to the folder that the program was started in.
func (f *Files) ReadPath(path string, use Use) {
	abs, err := filepath.Abs(path)
	if err != nil {
		abs = path
	}
	f.Read(storage.NewFileURI(abs), use)
}

// readBy does what Read does by the function read.
func (f *Files) readBy(read func() ([]byte, error), uri fyne.URI, use Use) {
	tasks.Run(f.Tasks, context.Background(), func() (then func()) {
		content, err := read()
		if err == nil {
			return use(Text{uri, content})
		}
		return func() {
			f.Warn(locale.Text("file.unreadable", locale.Args{"Name": uri.Name(), "Error": locale.Words().Error(err)}))
		}
	}, func(then func()) { then() })
}

// Writer replaces the contents of a file as a whole or not at all, as the functions of package atomicfile do.
type Writer func(path string, content []byte) error

// Write writes a file off the UI goroutine, tells the user when that is done, and calls done with the file's stamp or
// the error.
func (f *Files) Write(path string, content []byte, write Writer, done func(atomicfile.Stamp, error)) {
	f.saving.Add(1)
	var stamp atomicfile.Stamp
	tasks.Run(f.Tasks, context.Background(), func() error {
		defer f.saving.Done()
		stamp = atomicfile.StampOf(path, content)
		return write(path, content)
	}, func(err error) {
		if err == nil {
			f.Inform(locale.Text("export.done", locale.Args{"Name": filepath.Base(path)}))
		}
		done(stamp, err)
	})
}

// WarnUnwritten warns that a file was not written, and says why.
func (f *Files) WarnUnwritten(err error) {
	f.Warn(locale.Text("file.unwritable", locale.Args{"Error": locale.Words().Error(err)}))
}

// ErrTooLarge says why a text is not read.
var ErrTooLarge = locale.Error("file.tooLarge")
