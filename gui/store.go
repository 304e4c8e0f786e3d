package gui

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
)

const (
	sessionName = "session.json"
	damagedName = "session-damaged-%d.json" // one that was set aside, by its number from 1 on
)

// store keeps the session: in a folder of the program's own, or on a web page in the browser's local storage.
type store struct {
	dir     string
	writing sync.Mutex // held while the session is written
	mu      sync.Mutex
	next    []byte // what is to be written next; nil when all is written
	barred  bool   // nothing may be written: what is there could neither be read nor set aside
	failed  func(error)
}

// newStore keeps the session in dir, which need not exist yet, and tells failed, from any goroutine, when it cannot.
func newStore(dir string, failed func(error)) *store { return &store{dir: dir, failed: failed} }

// setAside keeps a session that cannot be read under another name, which it returns. If that fails too, the session
// stays as it is and nothing is saved any more.
func (s *store) setAside() (string, error) {
	aside, err := s.moveAside()
	s.barred = err != nil
	return aside, err
}

// save writes the session soon, off the caller's goroutine. Of several that wait, only the latest is written.
func (s *store) save(text []byte) {
	if s.barred {
		return
	}
	s.mu.Lock()
	waiting := s.next != nil
	s.next = text
	s.mu.Unlock()
	if !waiting {
		go s.flush()
	}
}

// flush writes what waits to be written and returns when it is safely kept.
func (s *store) flush() {
	s.writing.Lock()
	defer s.writing.Unlock()
	s.mu.Lock()
	text := s.next
	s.next = nil
	s.mu.Unlock()
	if text == nil {
		return
	}
	if err := s.write(text); err != nil {
		s.failed(err)
	}
}

// replaceFile writes a file so that at any moment the name holds either the old content or the whole new one: into a
// temporary file beside it, which then takes the name.
func replaceFile(name string, content []byte) error {
	f, err := os.CreateTemp(filepath.Dir(name), "."+filepath.Base(name)+"-*")
	if err != nil {
		return err
	}
	_, err = f.Write(content)
	return errors.Join(err, settle(f, name, err == nil))
}

// settle closes a temporary file and, if it is good, gives it its name; otherwise it is removed.
func settle(f *os.File, name string, good bool) error {
	var err error
	if good {
		err = f.Sync()
	}
	err = errors.Join(err, f.Close())
	if good && err == nil {
		err = keepMode(f.Name(), name)
	}
	if good && err == nil {
		err = os.Rename(f.Name(), name)
	}
	if !good || err != nil {
		os.Remove(f.Name())
	}
	return err
}

// keepMode gives a new file the permissions of the one it is to replace, or the usual ones.
func keepMode(temporary, name string) error {
	mode := fs.FileMode(0o644)
	if info, err := os.Stat(name); err == nil {
		mode = info.Mode().Perm()
	}
	return os.Chmod(temporary, mode)
}
