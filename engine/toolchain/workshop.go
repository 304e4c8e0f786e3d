package toolchain

import (
	"os"
	"path/filepath"
	"strings"
	"sync"

	"ninefold/engine/atomicfile"
)

// Workshop is a folder for temporary files in which this process compiles programs. It remembers them, so that an
// unchanged source is compiled once. The zero Workshop makes the folder when it is needed; Close removes it.
type Workshop struct {
	mu     sync.Mutex
	folder string
	made   map[recipe]string // the folders of programs
}

// recipe is a source and what else decides how it is compiled while a process lives.
type recipe struct{ compile, beside, file, content string }

func (l *Language) recipe(s *source) recipe {
	return recipe{strings.Join(l.Compile, "\x00"), s.beside, s.file, string(s.content)}
}

// Close removes all programs. None may run any more.
func (w *Workshop) Close() {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.folder != "" {
		os.RemoveAll(w.folder)
	}
	w.folder, w.made = "", nil
}

// find returns the folder of a program made by a recipe, or "" if there is none.
func (w *Workshop) find(r recipe) string {
	w.mu.Lock()
	defer w.mu.Unlock()
	if folder := w.made[r]; look(folder).isFolder() { // the system may have removed it
		return folder
	}
	return ""
}

func (w *Workshop) keep(r recipe, folder string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.made == nil {
		w.made = map[recipe]string{}
	}
	w.made[r] = folder
}

// bench is a new folder for a program.
type bench string

// made returns the folder in which the compiler works, and temporary that for its temporary files.
func (b bench) made() string      { return filepath.Join(string(b), "made") }
func (b bench) temporary() string { return filepath.Join(string(b), "temporary") }

// newBench makes a bench. The error is a *FolderError.
func (w *Workshop) newBench() (b bench, err error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if !look(w.folder).isFolder() {
		if w.folder, err = os.MkdirTemp("", "ninefold-programs-"); err != nil {
			return "", NewFolderError(err)
		}
	}
	folder, err := os.MkdirTemp(w.folder, "")
	if err != nil {
		return "", NewFolderError(err)
	}
	b = bench(folder)
	for _, part := range [...]string{b.made(), b.temporary()} {
		if err := os.Mkdir(part, 0o700); err != nil {
			return "", NewFolderError(err)
		}
	}
	return b, nil
}

// FolderError says that the folder for temporary files cannot be used.
type FolderError struct {
	Folder string
	Err    error
}

func (e *FolderError) Error() string { return e.Folder + ": " + e.Err.Error() }

func (e *FolderError) Unwrap() error { return e.Err }

// NewFolderError returns the error of the system's folder for temporary files. It removes what package os puts before
// err.
func NewFolderError(err error) *FolderError { return &FolderError{os.TempDir(), atomicfile.Cause(err)} }
