package session

import (
	"errors"
	"slices"
	"time"
)

// index holds the data kept besides the boards: a line with the settings and the board shown, and a line for each
// board, the latest change first. A start reads the first line and the boards shown only.
type index struct {
	next  int // number of the next new board
	rows  []*row
	head  string // the first line as last kept
	stale bool   // the rows have changed since they were kept
	found lookup
}

type head struct {
	Version  int      `json:"version"`
	Next     int      `json:"next"`
	Shown    key      `json:"shown"`
	Other    key      `json:"other"`            // the last board shown of the other kind
	Before   []key    `json:"before,omitempty"` // boards shown before, for Undo
	Settings Settings `json:"settings"`
}

// indexVersion is increased when older programs cannot read what this one writes.
const indexVersion = 3

const IndexFile = "boards.index"

// BoardFolder is the folder of the boards' files.
const BoardFolder = "boards"

// Shelf loads boards by the names of their files.
type Shelf interface {
	Load(name string) ([]byte, error)
}

var errNoBoard = errors.New("there is no such board")

// Writing is a file to write or to remove.
type Writing struct {
	Name    string
	Text    func() []byte // may be called on any goroutine
	Removed bool          // remove the file; Text is nil
}

// Changed reports whether anything to be kept has changed since the last Keep.
func (s *Session) Changed() bool {
	return slices.ContainsFunc(s.loaded(), s.unkept) || s.index.stale || len(s.back)+len(s.gone) > 0 ||
		s.head() != s.index.head
}

// unkept reports whether Keep writes or removes the file of a board.
func (s *Session) unkept(p Problem) bool {
	b := p.own()
	switch {
	case s.isRemoved(p):
		return false
	case p.Untouched() && p != s.Problem():
		return b.id != 0
	}
	return p.state() != b.kept || b.id == 0 && !p.Untouched() || slices.Contains(s.changed, p)
}

// Keep returns the files to write since the last call: changed boards, then the index, then files to remove. now
// becomes the time of the changes.
func (s *Session) Keep(now time.Time) (files []Writing) {
	s.Adopt()
	s.asOf = now
	for _, p := range s.loaded() {
		b := p.own()
		switch {
		case !s.unkept(p):
			continue
		case p.Untouched() && p != s.Problem():
			s.drop(fileOf(p))
			b.id, b.kept = 0, state{work: work{noted: -1}}
			continue
		case p.state() != b.kept || b.id == 0 && !p.Untouched():
			s.note(p, now)
		}
		text := p.Kept()
		files = append(files, Writing{Name: fileOf(p).file(), Text: func() []byte { return text }})
	}
	files = append(files, s.back...)
	s.apart, s.changed, s.back = nil, nil, nil
	if first := s.head(); s.index.stale || first != s.index.head {
		s.index.head, s.index.stale = first, false
		rows := slices.Clone(s.index.rows)
		files = append(files, Writing{Name: IndexFile, Text: func() []byte { return appendIndex(first, rows) }})
	}
	for _, k := range s.gone { // the index no longer names them
		files = append(files, Writing{Name: k.file(), Removed: true})
	}
	s.gone = nil
	return files
}

// note puts a changed board's new row into the index.
func (s *Session) note(p Problem, now time.Time) {
	b := p.own()
	if b.id == 0 {
		b.id = s.index.next
		s.index.next++
	}
	if b.begun.IsZero() {
		b.begun = now
	}
	b.kept = p.state()
	s.enter(rowOf(p, now), now)
}

// enter puts a board's new row into the index, and brings up its collection.
func (s *Session) enter(r *row, now time.Time) {
	s.count(s.index.found.rows[r.key], -1)
	s.index.put(r)
	s.count(r, 1)
	s.bringUp(r, now)
}

// Index returns the whole index.
func (s *Session) Index() []byte { return appendIndex(s.head(), s.index.rows) }

func appendIndex(head string, rows []*row) []byte {
	text := append([]byte(head), '\n')
	for _, r := range rows {
		text = r.append(text)
	}
	return text
}

// put makes a row the first, and removes the board's older row.
func (x *index) put(r *row) {
	x.remove(r.key)
	x.insert(0, r)
}

func (x *index) insert(at int, r *row) {
	x.rows = slices.Insert(x.rows, min(at, len(x.rows)), r)
	x.found.add(r)
	x.stale = true
}

// remove removes a board's row, and returns it and where it was; nil if there was none.
func (x *index) remove(k key) (r *row, at int) {
	if r = x.found.rows[k]; r == nil {
		return nil, 0
	}
	at = slices.Index(x.rows, r)
	x.rows = slices.Delete(x.rows, at, at+1)
	x.found.drop(r)
	x.stale = true
	return r, at
}

// replace puts a row in the place of another.
func (x *index) replace(old, r *row) {
	x.rows[slices.Index(x.rows, old)] = r
	x.found.drop(old)
	x.found.add(r)
	x.stale = true
}

func (s *Session) head() string {
	other := Problem(s.Sudoku)
	if s.Shown == CrossHatching {
		other = s.Game
	}
	h := head{Version: indexVersion, Next: s.index.next, Shown: fileOf(s.Problem()), Other: fileOf(other),
		Settings: s.Settings}
	for _, v := range s.before {
		k := v.key
		if v.board != nil {
			k = keyOf(v.board)
		}
		if s.removalOf(k) < 0 {
			h.Before = append(h.Before, k)
		}
	}
	return string(plain(h))
}

// drop removes a board's row from the index at once, and its file at the next Keep.
func (s *Session) drop(k key) {
	if s.forget(k) {
		s.gone = append(s.gone, k)
	}
}

// forget removes a board's row from the index and reports whether there was one.
func (s *Session) forget(k key) bool {
	r, _ := s.index.remove(k)
	s.count(r, -1)
	return r != nil
}

// load returns the board of a key, from memory or from its file.
func (s *Session) load(k key) (Problem, error) {
	switch {
	case k.ID == 0 && k.Kind == CrossHatching:
		return newSudoku(), nil
	case k.ID == 0:
		return newGame(firstRules), nil
	}
	for _, p := range s.loaded() {
		if fileOf(p) == k {
			return p, nil
		}
	}
	text, err := loadFile(s.shelf, k)
	if err != nil {
		return nil, err
	}
	p, err := read(k, text)
	for i, v := range s.before {
		if err == nil && v.board == nil && v.key == k {
			s.before[i].board = p
		}
	}
	return p, err
}

// loadFile returns the content of a file. It may run on any goroutine.
func loadFile(from Shelf, k key) ([]byte, error) {
	if from == nil {
		return nil, errNoBoard
	}
	text, err := from.Load(k.file())
	if err == nil && text == nil {
		err = errNoBoard
	}
	return text, err
}

func read(k key, text []byte) (Problem, error) {
	var p Problem
	var err error
	if k.Kind == CrossHatching {
		p, err = readSudoku(text)
	} else {
		p, err = readGame(text)
	}
	if err != nil {
		return nil, err
	}
	p.own().id = k.ID
	p.own().kept = p.state()
	return p, nil
}
