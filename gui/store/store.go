// Package store is where the session is kept: in files of the program's own folder, or on a web page in the browser's
// local storage. Each file is written whole, and what is put in it last counts.
package store

import (
	"cmp"
	"errors"
	"slices"
	"sync"
)

// MaxSize is the most that is read of a file, in bytes. It holds some million moves.
const MaxSize = 1 << 28

// ErrTooLarge is why a file that is larger is not read.
var ErrTooLarge = errors.New("the file is larger than any that this program writes")

// Store writes off the caller's goroutine, one file after the other, in the order in which they were put.
type Store struct {
	storage storage
	failed  func(error)
	writing sync.Mutex // held while files are written

	mu     sync.Mutex
	now    []file // what is being written
	next   []file // what is to be written then, each name once
	barred bool   // nothing may be written: what is there could neither be read nor set aside
	asked  bool   // what was put last is about to be written
}

// file is what a file is to hold.
type file struct {
	name string
	text func() []byte // can be called in any goroutine; nil if the file is to be removed
}

// storage is where files are kept. A name may have folders, parted by a slash.
type storage interface {
	load(name string) ([]byte, error)          // nil when there is no such file
	replace(name string, text []byte) error    // all at once or not at all
	remove(name string) error                  // nil when there is none
	setAside(name string) (as string, _ error) // under another name
	names(folder string) (names []string)      // of the files in a folder
}

// New keeps files in dir, which need not exist yet, and tells failed, from any goroutine, when it cannot.
func New(dir string, failed func(error)) *Store {
	return &Store{storage: openStorage(dir), failed: failed}
}

// Load gives what a file holds, or is to hold as soon as that is written, and nil when there is none.
func (s *Store) Load(name string) ([]byte, error) {
	s.mu.Lock()
	waiting := slices.Concat(s.now, s.next)
	s.mu.Unlock()
	for _, f := range slices.Backward(waiting) {
		if f.name == name && f.text == nil {
			return nil, nil
		} else if f.name == name {
			return f.text(), nil
		}
	}
	return s.storage.load(name)
}

// Names are the names of the files in a folder, which they begin with.
func (s *Store) Names(folder string) []string { return s.storage.names(folder) }

// SetAside keeps a file under another name, which it returns. If that fails, the file stays as it is and nothing is
// kept any more.
func (s *Store) SetAside(name string) (string, error) {
	aside, err := s.storage.setAside(name)
	if err != nil {
		s.Bar()
	}
	return aside, err
}

// Bar lets nothing be written from now on.
func (s *Store) Bar() {
	s.mu.Lock()
	s.barred = true
	s.mu.Unlock()
}

// Barred reports whether nothing is kept.
func (s *Store) Barred() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.barred
}

// Put writes a file in the place of what it holds. If it is put again before it is written, only that is.
func (s *Store) Put(name string, text func() []byte) { s.put(file{name, text}) }

// Remove removes a file.
func (s *Store) Remove(name string) { s.put(file{name: name}) }

func (s *Store) put(f file) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.barred {
		return
	}
	s.next = with(s.next, f)
	if !s.asked {
		s.asked = true
		go s.writeAsked()
	}
}

// writeAsked writes what waits, unless that was done meanwhile.
func (s *Store) writeAsked() {
	s.writing.Lock()
	defer s.writing.Unlock()
	s.mu.Lock()
	asked := s.asked
	s.mu.Unlock()
	if asked {
		_ = s.flush() // failed is told
	}
}

// with is files with another one, last, in the place of that of the same name.
func with(files []file, f file) []file {
	for i, old := range files {
		if old.name == f.name {
			files = append(files[:i:i], files[i+1:]...)
			break
		}
	}
	return append(files, f)
}

// Flush writes what waits to be written and returns when it is safely kept, or the error why it is not, which failed is
// told as well. What could not be written is tried again with what is put next. When nothing waits it returns nil.
func (s *Store) Flush() error {
	s.writing.Lock()
	defer s.writing.Unlock()
	return s.flush()
}

func (s *Store) flush() error {
	s.mu.Lock()
	files := s.next
	s.now, s.next, s.asked = files, nil, false
	s.mu.Unlock()
	var err error
	var left []file
	for _, f := range files {
		if err != nil && f.text != nil { // but what is removed makes room
			left = append(left, f)
		} else if trouble := s.write(f); trouble != nil {
			err = cmp.Or(err, trouble)
			left = append(left, f)
		}
	}
	s.mu.Lock()
	for _, newer := range s.next {
		left = with(left, newer)
	}
	s.now, s.next = nil, left
	s.mu.Unlock()
	if err != nil {
		s.failed(err)
	}
	return err
}

func (s *Store) write(f file) error {
	if f.text == nil {
		return s.storage.remove(f.name)
	}
	return s.storage.replace(f.name, f.text())
}
