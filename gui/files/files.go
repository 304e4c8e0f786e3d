// Package files opens and saves files: the dialogs for it, and reading and writing off the UI goroutine. What a file
// holds it does not know.
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

// Use is what is done with a text that was read. It is called off the UI goroutine, and what it returns is called on
// it.
type Use func(Text) (then func())

// Read reads a file off the UI goroutine and lets its text be used, or says why it cannot.
func (f *Files) Read(uri fyne.URI, use Use) {
	f.readBy(func() ([]byte, error) {
		return atomicfile.ReadFile(filepath.FromSlash(uri.Path()), notation.MaxSize, ErrTooLarge)
	}, uri, use)
}

// ReadPath is Read for a path, relative to the folder that the program was started in.
func (f *Files) ReadPath(path string, use Use) {
	abs, err := filepath.Abs(path)
	if err != nil {
		abs = path
	}
	f.Read(storage.NewFileURI(abs), use)
}

// readBy is Read with the means to do it.
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

// Writer gives a file new contents, all of them or none, as those of package atomicfile do.
type Writer func(path string, content []byte) error

// Write gives a file a new content off the UI goroutine. It says when that is done, and calls done with the file's
// stamp or the error.
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

// WarnUnwritten says why a file was not written.
func (f *Files) WarnUnwritten(err error) {
	f.Warn(locale.Text("file.unwritable", locale.Args{"Error": locale.Words().Error(err)}))
}

// ErrTooLarge is why a text is not read.
var ErrTooLarge = locale.Error("file.tooLarge")
