package files

import (
	"cmp"
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"

	"ninefold/engine/atomicfile"
	"ninefold/gui/language"
	"ninefold/gui/view/screen"
	"ninefold/gui/work/tasks"
)

// request describes a file dialog.
type request struct {
	saving string   // the title's key for a file to save; empty for the usual one
	name   string   // proposed for a file to save; empty to open a file
	near   []string // the folder of the first of these paths that exists is shown first
	folder string   // shown first; empty for the system's choice
	kinds  []Kind   // offered as filters; the first is chosen at first
	// trouble is why a file could not be saved, when it is asked for again in the window's own dialog.
	trouble error
}

// saves reports whether the dialog asks for a place to save.
func (q *request) saves() bool { return q.name != "" }

// named returns the path of a file to save, typed into the window's own dialog: where it has no ending, with that of
// the proposed name, unless there is a file without one. What the system's dialog answers may be all that the program
// may write. It must not be called on the UI goroutine.
func (q *request) named(path string) string {
	if !q.saves() || filepath.Ext(path) != "" || exists(path) {
		return path
	}
	return path + filepath.Ext(q.name)
}

func exists(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}

func (q *request) title() string {
	if q.saves() {
		return language.Text(cmp.Or(q.saving, "file.save"))
	}
	return language.Text("file.open")
}

// asker shows the system's dialog and returns the chosen path, errLeft if the user chose none, or another error if the
// system has no such dialog. It asks before a file is overwritten, and closes the dialog when the context is cancelled.
// It blocks, so it must not be called on the UI goroutine.
type asker func(context.Context, request) (path string, err error)

var errLeft = errors.New("the dialog was left without a choice")

// Choose opens a dialog for a file, and reads the file for use.
func (f *Files) Choose(kind Kind, use Use) {
	if browser, ok := f.Frame.(screen.Browser); ok {
		browser.ChooseFile(func(name string, content []byte, err error) { f.Receive(name, content, err, use) })
		return
	}
	f.ChoosePath(kind, func(path string) { f.Read(path, use) })
}

// ChoosePath opens a dialog for a file, and passes its path to then. It begins in the folder of the first of the known
// paths that exists, or else where any dialog begins.
func (f *Files) ChoosePath(kind Kind, then func(path string), known ...string) {
	f.ask(f.system(), toChoose(kind, known), then)
}

// folderOf returns the folder of the first of the paths that exists, which may be one itself; empty for none. A network
// can keep it waiting, so it must not be called on the UI goroutine.
func folderOf(paths []string) string {
	for _, path := range paths {
		if path == "" {
			continue
		}
		path, _ = filepath.Abs(path)
		switch info, err := os.Stat(path); {
		case err != nil:
		case info.IsDir():
			return path
		default:
			return filepath.Dir(path)
		}
	}
	return ""
}

// Content passes what a file is to hold to use, and what the file lacks, if anything. It may ask the user first, and
// does not call use if the file is not to be written. An error says why no file of this name can hold it.
type Content func(file string, use func(content []byte, lacks string)) error

// Whole is the same content for a file of any name.
func Whole(content []byte) Content {
	return func(_ string, use func([]byte, string)) error {
		use(content, "")
		return nil
	}
}

// Save asks for a file and writes the content into it.
func (f *Files) Save(name string, content []byte) {
	f.SaveAs("", name, Whole(content), func(string, atomicfile.Stamp) {})
}

// SaveAs is Save of what depends on the file, in a dialog with the title of a key, if there is one. It proposes a name,
// or a path with its folder. It also tells the user what the file lacks, and calls saved with the file's path and stamp
// when all of it is written. If it cannot be written, it asks again, and says why. On a web page saved is not called,
// since the browser does not tell where a download goes.
func (f *Files) SaveAs(title, name string, content Content, saved func(path string, stamp atomicfile.Stamp)) {
	if browser, ok := f.Frame.(screen.Browser); ok {
		name := filepath.Base(name)
		err := content(name, func(content []byte, lacks string) {
			browser.Download(name, content)
			f.tellWritten(name, lacks)
		})
		if err != nil {
			f.WarnUnwritten(err)
		}
		return
	}
	q := toSave(name)
	q.saving = title
	var save func(path string)
	again := func(path string, err error) {
		folder := filepath.Dir(path)
		q.name, q.near, q.trouble = filepath.Base(path), []string{folder, filepath.Dir(folder)}, err
		f.pick(q, save)
	}
	save = func(path string) {
		err := content(path, func(content []byte, lacks string) {
			f.Write(path, content, lacks, atomicfile.WriteFile, func(stamp atomicfile.Stamp, err error) {
				if err != nil {
					again(path, err)
					return
				}
				saved(path, stamp)
			})
		})
		if err != nil {
			again(path, err)
		}
	}
	f.ask(f.system(), q, save)
}

// toChoose asks for a file to open. At first all files are shown, since a judge's files can have any name.
func toChoose(kind Kind, known []string) request {
	q := request{near: known, kinds: []Kind{Any}}
	if kind != Any {
		q.kinds = append(q.kinds, kind)
	}
	return q
}

// toSave asks for a file to save, and proposes a name and the folder before it, if there is one.
func toSave(path string) request {
	name := filepath.Base(path)
	q := request{name: name, kinds: []Kind{Any}}
	if name != path {
		q.near = []string{filepath.Dir(path)}
	}
	if kind := kindOf(name); kind != Any {
		q.kinds = []Kind{kind, Any}
	}
	return q
}

// system returns the system's dialog over the window. It returns nil if the system knows no window, as in tests.
func (f *Files) system() (ask asker) {
	f.Frame.Native(func(handle uintptr) { ask = systemDialog(handle) })
	return ask
}

// ask shows the system's dialog, or the window's own if the system has none, and passes the path to then. The window
// stays usable meanwhile. Another call closes the open dialog, so at most one is open and none stays behind unseen.
func (f *Files) ask(system asker, q request, then func(path string)) {
	q.near = append(slices.Clone(q.near), *f.Folder)
	if system == nil {
		f.pick(q, then)
		return
	}
	ctx := f.asking.Begin()
	tasks.Then(f.Tasks, ctx, func() func() {
		q.folder = folderOf(q.near)
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
