// Package files opens and saves files: it has the dialogs, and reads and writes off the UI goroutine. It does not
// interpret what a file holds.
package files

import (
	"errors"
	"io/fs"
	"path/filepath"
	"sync"

	"ninefold/engine/atomicfile"
	"ninefold/engine/notation"
	"ninefold/engine/notation/text"
	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/dialog"
	"ninefold/gui/view/screen"
	"ninefold/gui/work/tasks"
)

// Files opens and saves files in a window. On a web page, which learns no paths, the browser's own dialog chooses
// files, and saving downloads them.
type Files struct {
	Frame        screen.Frame // the window
	Dialogs      *dialog.Stack
	Tasks        *tasks.Runner
	Inform, Warn func(string)
	Folder       *string        // folder of the last file, where the next dialog begins; the owner keeps it
	asking       tasks.Latest   // the system's dialog
	saving       sync.WaitGroup // of files that are being written
}

// Close closes the system's dialog if one is open.
func (f *Files) Close() { f.asking.End() }

// Wait returns when all files are written. It is called when the program ends.
func (f *Files) Wait() { f.saving.Wait() }

// Show shows the content of a window beside the main one, and the dialogs over it.
func (f *Files) Show(in screen.Window, sheet view.Sheet) {
	in.Show(sheet)
	f.Dialogs.Refresh()
}

// Text is the content of a file.
type Text struct {
	Name    string
	Path    string // empty if a browser handed the file over
	Content []byte
}

// Use handles a text that was read. It runs off the UI goroutine, and the function that it returns on the UI goroutine.
type Use func(Text) (then func())

// Read reads a file off the UI goroutine and passes its text to use, or warns that it cannot be read. A relative path
// starts in the working directory of the process.
func (f *Files) Read(path string, use Use) {
	f.use(func() (Text, error) {
		if abs, err := filepath.Abs(path); err == nil {
			path = abs
		}
		content, err := atomicfile.ReadFile(path, notation.MaxSize, ErrTooLarge)
		return Text{filepath.Base(path), path, content}, err
	}, use)
}

// Receive passes a text from a browser to use, or warns that it cannot be read.
func (f *Files) Receive(name string, content []byte, err error, use Use) {
	f.use(func() (Text, error) { return Text{Name: name, Content: content}, err }, use)
}

// use passes the text that a function reads, made UTF-8, to use, or warns that it cannot be read. The function must
// return the name of the text also with an error.
func (f *Files) use(read func() (Text, error), use Use) {
	tasks.Then(f.Tasks, tasks.Always(), func() (then func()) {
		file, err := read()
		if err == nil {
			file.Content = text.UTF8(file.Content)
			return use(file)
		}
		return func() { f.Warn(unreadable(file.Name, err)) }
	})
}

// unreadable says that a file or a folder cannot be read, and why.
func unreadable(name string, err error) string {
	return language.Text("file.unreadable", language.Args{"Name": name, "Error": language.Words().Error(err)})
}

// Writer replaces the contents of a file as a whole or not at all, as the functions of package atomicfile do.
type Writer func(path string, content []byte) error

// Write writes a file off the UI goroutine, and calls done with its stamp or an error. It tells the user that the file
// is written and what the file lacks, if anything.
func (f *Files) Write(path string, content []byte, lacks string, write Writer, done func(atomicfile.Stamp, error)) {
	f.saving.Add(1)
	var stamp atomicfile.Stamp
	tasks.Run(f.Tasks, tasks.Always(), func() error {
		defer f.saving.Done()
		stamp = atomicfile.StampOf(path, content)
		return write(path, content)
	}, func(err error) {
		if err == nil {
			f.tellWritten(filepath.Base(path), lacks)
		}
		done(stamp, err)
	})
}

func (f *Files) tellWritten(name, lacks string) {
	f.Inform(language.Sentences(language.Text("export.done", language.Args{"Name": name}), lacks))
}

// WarnUnwritten warns that a file was not written, and says why.
func (f *Files) WarnUnwritten(err error) { f.Warn(unwritable(err)) }

func unwritable(err error) string {
	if errors.Is(err, fs.ErrNotExist) {
		err = language.Error("error.noFolder")
	}
	return language.Text("file.unwritable", language.Args{"Error": language.Words().Error(err)})
}

// ErrTooLarge is the error of a text that is too large to read.
var ErrTooLarge = language.Error("file.tooLarge")
