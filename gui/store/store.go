// Package store is where the session's lines are kept: in a file of the program's own folder, or on a web page in the
// browser's local storage. A line is added at a cost that does not depend on how many there are.
package store

import (
	"bytes"
	"errors"
	"sync"
)

const (
	sessionName = "session.json"
	damagedName = "session-damaged-%d.json" // one that was set aside, by its number from 1 on
)

// MaxSize is the most that is read of a session, in bytes. It holds some million moves.
const MaxSize = 1 << 30

// ErrTooLarge is why a session that is larger is not read.
var ErrTooLarge = errors.New("the session is larger than any that this program writes")

// Line makes a line, with its line end, off the UI goroutine.
type Line func() ([]byte, error)

// Store writes off the caller's goroutine, in the order of the calls.
type Store struct {
	place   place
	failed  func(error)
	writing sync.Mutex // held while lines are written

	mu     sync.Mutex
	next   []Line // what is to be added
	whole  Line   // before them, what takes the place of all that is there; nil for nothing
	barred bool   // nothing may be written: what is there could neither be read nor set aside
	broken bool   // nothing may be added to what is there, as after a write that failed
	lost   error  // why what is there lacks something that was given; nil when it does not
}

// place is where lines are kept.
type place interface {
	load() ([]byte, error)          // nil when there is nothing
	replace(text []byte) error      // all at once or not at all
	add(text []byte) error          // at the end
	setAside() (as string, _ error) // under another name
}

// New keeps the session in dir, which need not exist yet, and tells failed, from any goroutine, when it cannot.
func New(dir string, failed func(error)) *Store { return &Store{place: placeIn(dir), failed: failed} }

// Load gives what was kept, and nil when that is nothing yet.
func (s *Store) Load() ([]byte, error) { return s.place.load() }

// SetAside keeps what is there under another name, which it returns. If that fails, what is there stays as it is and
// nothing is kept any more.
func (s *Store) SetAside() (string, error) {
	name, err := s.place.setAside()
	if err != nil {
		s.Bar()
	}
	return name, err
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

// Renew makes Add refuse until Replace is called: what is there, if anything, is nothing that lines can be added to.
func (s *Store) Renew() {
	s.mu.Lock()
	s.broken = true
	s.mu.Unlock()
}

// Replace puts a line in the place of all that is there.
func (s *Store) Replace(whole Line) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.barred {
		s.wake()
		s.whole, s.next, s.broken = whole, nil, false
	}
}

// Add adds a line. It reports false when that cannot be done as the last write failed: then Replace is wanted.
func (s *Store) Add(line Line) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.barred && !s.broken {
		s.wake()
		s.next = append(s.next, line)
	}
	return !s.broken
}

// wake is called before something begins to wait, to have it written.
func (s *Store) wake() {
	if s.whole == nil && len(s.next) == 0 {
		go s.Flush()
	}
}

// Behind reports whether a write failed and Replace has not made up for it yet.
func (s *Store) Behind() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.lost != nil
}

// Compact lets shorten make one line of all that is there, when there are more than maxLines. It is done at once, off
// the caller's goroutine; lines that are added meanwhile come after it.
func (s *Store) Compact(maxLines int, shorten func([]byte) ([]byte, error)) {
	go func() {
		s.writing.Lock()
		defer s.writing.Unlock()
		text, err := s.place.load()
		if err != nil || bytes.Count(text, []byte("\n")) <= maxLines || s.Barred() {
			return
		}
		short, err := shorten(text)
		if err != nil {
			return
		}
		if err := s.place.replace(short); err != nil {
			s.written(err)
		}
	}()
}

// Flush writes what waits to be written and returns when it is safely kept, or the error why it is not, which failed is
// told as well. When nothing waits it returns the error of the last write.
func (s *Store) Flush() error {
	s.writing.Lock()
	defer s.writing.Unlock()
	s.mu.Lock()
	whole, next, lost := s.whole, s.next, s.lost
	s.whole, s.next = nil, nil
	s.mu.Unlock()
	if whole == nil && len(next) == 0 {
		return lost
	}
	err := s.write(whole, next)
	s.written(err)
	return err
}

func (s *Store) write(whole Line, next []Line) error {
	if whole != nil {
		text, err := whole()
		if err == nil {
			err = s.place.replace(text)
		}
		if err != nil {
			return err
		}
	}
	var added []byte
	for _, line := range next {
		text, err := line()
		if err != nil {
			return err
		}
		added = append(added, text...)
	}
	if len(added) == 0 {
		return nil
	}
	return s.place.add(added)
}

// written is called with what came of a write. After one that failed, lines that began to wait meanwhile would follow
// on what is not there, so they are dropped, unless all is to be replaced anyway.
func (s *Store) written(err error) {
	s.mu.Lock()
	s.lost = err
	if err != nil && s.whole == nil {
		s.next, s.broken = nil, true
	}
	s.mu.Unlock()
	if err != nil {
		s.failed(err)
	}
}
