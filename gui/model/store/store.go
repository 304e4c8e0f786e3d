// Package store keeps the session: in files of the program's folder, or for a web page in the browser's local storage.
// Each file is written as a whole. Of several writes to one file, the last wins.
package store

import (
	"cmp"
	"errors"
	"maps"
	"slices"
	"sync"
)

// MaxSize limits the size of a file that is read, in bytes. It suffices for some million moves.
const MaxSize = 1 << 28

// ErrTooLarge is the error of reading a larger file.
var ErrTooLarge = errors.New("the file is larger than any that this program writes")

// Store writes files off the caller's goroutine, one after another, in the order of the calls to Put.
type Store struct {
	storage storage
	failed  func(error)
	writing sync.Mutex // held while files are written

	mu      sync.Mutex
	waiting map[string]*file // being or to be written, by name
	puts    int              // how many files were put
	barred  bool             // nothing is written, because a file can be neither read nor set aside
	asked   bool             // a goroutine will write what is waiting
}

// file is a file to write or to remove.
type file struct {
	name string
	text func() []byte // may be called on any goroutine; nil to remove the file
	at   int           // its number among all that were put
}

// storage is where files are kept. A name may have folders, separated by slashes.
type storage interface {
	load(name string) ([]byte, error)          // nil if there is no such file
	replace(name string, text []byte) error    // as a whole or not at all
	remove(name string) error                  // nil if there is no such file
	setAside(name string) (as string, _ error) // renames it to as
	names(folder string) (names []string)      // files in a folder
	version(name string) string                // its size and the time of writing, if known; "" for no such file
}

// New returns a store of files in dir, which need not exist yet. It calls failed, on any goroutine, if a write fails.
func New(dir string, failed func(error)) *Store {
	return &Store{storage: openStorage(dir), failed: failed, waiting: map[string]*file{}}
}

// Load returns the content of a file, even if it is still to be written; nil if there is no such file.
func (s *Store) Load(name string) ([]byte, error) {
	s.mu.Lock()
	f := s.waiting[name]
	s.mu.Unlock()
	switch {
	case f == nil:
		return s.storage.load(name)
	case f.text == nil:
		return nil, nil
	}
	return f.text(), nil
}

// Names returns the names of the files in a folder, each with the folder's name. It also removes what killed writes
// left. Where nothing may be written it does neither. It may be called on any goroutine.
func (s *Store) Names(folder string) []string {
	if s.Barred() {
		return nil
	}
	return s.storage.names(folder)
}

// Version tells one state of a file on disk from another: its size and the time of its last change. It returns "" if
// there is no such file.
func (s *Store) Version(name string) string { return s.storage.version(name) }

// SetAside renames a file and returns its new name. If that fails, the file stays as it is and nothing is written any
// more.
func (s *Store) SetAside(name string) (string, error) {
	aside, err := s.storage.setAside(name)
	if err != nil {
		s.Bar()
	}
	return aside, err
}

// Bar stops all writing from now on.
func (s *Store) Bar() {
	s.mu.Lock()
	s.barred = true
	s.mu.Unlock()
}

// Barred reports whether nothing is written.
func (s *Store) Barred() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.barred
}

// Put replaces the content of a file, or removes it if text is nil. A second Put before the first was written replaces
// it. The function text may be called on any goroutine.
func (s *Store) Put(name string, text func() []byte) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.barred {
		return
	}
	s.puts++
	s.waiting[name] = &file{name, text, s.puts}
	if !s.asked {
		s.asked = true
		go s.writeAsked()
	}
}

// writeAsked writes what is waiting, unless another goroutine has done so.
func (s *Store) writeAsked() {
	s.writing.Lock()
	defer s.writing.Unlock()
	s.mu.Lock()
	asked := s.asked
	s.mu.Unlock()
	if asked {
		_ = s.flush() // failed reports the error
	}
}

// Flush writes what is waiting and returns when it is on disk. It returns an error after passing it to failed too.
// Failed files are tried again at the next write.
func (s *Store) Flush() error {
	s.writing.Lock()
	defer s.writing.Unlock()
	return s.flush()
}

func (s *Store) flush() error {
	s.mu.Lock()
	files := slices.SortedFunc(maps.Values(s.waiting), func(a, b *file) int { return a.at - b.at })
	s.asked = false
	s.mu.Unlock()
	var err error
	for _, f := range files {
		if err != nil && f.text != nil { // a removal still makes room
			continue
		}
		if trouble := s.write(f); trouble != nil {
			err = cmp.Or(err, trouble)
			continue
		}
		s.mu.Lock()
		if s.waiting[f.name] == f { // not put again meanwhile
			delete(s.waiting, f.name)
		}
		s.mu.Unlock()
	}
	if err != nil {
		s.failed(err)
	}
	return err
}

func (s *Store) write(f *file) error {
	if f.text == nil {
		return s.storage.remove(f.name)
	}
	return s.storage.replace(f.name, f.text())
}
