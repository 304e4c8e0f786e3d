package files

import (
	"context"
	"errors"
	"os"
	"path/filepath"

	"ninefold/engine/atomicfile"
	"ninefold/gui/locale"
	"ninefold/gui/screen"
	"ninefold/gui/tasks"
)

// request is what a file dialog asks for.
type request struct {
	title  string
	name   string // proposed for a file to save; empty to open a file
	folder string // shown first; empty for the system's choice
	kinds  []Kind // of files that can be shown; those of the first are at first
}

// asker asks by the system's dialog and returns the path of the file. It returns errLeft if the user chose none, and
// another error if the system has no such dialog. It asks before a file is overwritten, and closes the dialog when the
// context is cancelled. It waits for the user, so it is called off the UI goroutine.
type asker func(context.Context, request) (path string, err error)

var errLeft = errors.New("the dialog was left without a choice")

// Choose opens a dialog for a file and gives its text to use.
func (f *Files) Choose(kind Kind, use Use) {
	if browser, ok := f.Frame.(screen.Browser); ok {
		browser.ChooseFile(func(name string, content []byte, err error) { f.Take(name, content, err, use) })
		return
	}
	f.ChoosePath(kind, func(path string) { f.Read(path, use) })
}

// ChoosePath opens a dialog for a file and gives its path to then.
func (f *Files) ChoosePath(kind Kind, then func(path string)) {
	f.ask(f.system(), toChoose(kind), then)
}

// Save asks for a file and writes the content into it.
func (f *Files) Save(name string, content []byte) {
	f.SaveAs(name, content, "", func(string, atomicfile.Stamp) {})
}

// SaveAs does what Save does, also tells the user what the file does not hold, if anything, and calls saved with the
// file's path and stamp when all of it is written. A page is not told where a download goes, and saved is not called
// there.
func (f *Files) SaveAs(name string, content []byte, lacks string, saved func(path string, stamp atomicfile.Stamp)) {
	if browser, ok := f.Frame.(screen.Browser); ok {
		browser.Download(name, content)
		f.tellWritten(name, lacks)
		return
	}
	f.ask(f.system(), toSave(name), func(path string) {
		f.Write(path, content, lacks, atomicfile.WriteFile, func(stamp atomicfile.Stamp, err error) {
			if err != nil {
				f.WarnUnwritten(err)
				return
			}
			saved(path, stamp)
		})
	})
}

// toChoose asks for a file of a kind. At first all files are shown, because a judge's files have any name.
func toChoose(kind Kind) request {
	q := request{title: locale.Text("file.open"), kinds: []Kind{Any}}
	if kind != Any {
		q.kinds = append(q.kinds, kind)
	}
	return q
}

// toSave asks for a file to save, and proposes a name.
func toSave(name string) request {
	q := request{title: locale.Text("file.save"), name: name, kinds: []Kind{Any}}
	if kind := kindOf(name); kind != Any {
		q.kinds = []Kind{kind, Any}
	}
	return q
}

// system returns the system's dialog over the window, or nil over a window that is not the system's, as in tests.
func (f *Files) system() (ask asker) {
	f.Frame.Native(func(handle uintptr) { ask = systemDialog(handle) })
	return ask
}

// ask asks by the system's dialog and gives the path to then. If there is no such dialog it opens the window's own. The
// window stays usable meanwhile. Another call closes the dialog, so that at most one is open, and none blocks the way
// that cannot be seen.
func (f *Files) ask(system asker, q request, then func(path string)) {
	q.folder = *f.Folder
	if system == nil {
		f.pick(q, then)
		return
	}
	ctx := f.asking.Begin()
	tasks.Then(f.Tasks, ctx, func() func() {
		if info, err := os.Stat(q.folder); err != nil || !info.IsDir() {
			q.folder = ""
		}
		path, err := system(ctx, q)
		return func() {
			f.Close()
			switch {
			case err == nil:
				*f.Folder = filepath.Dir(path)
				then(path)
			case !errors.Is(err, errLeft):
				f.pick(q, then)
			}
		}
	})
}
