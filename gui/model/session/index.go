package session

import (
	"errors"
	"slices"
	"time"
)

// index holds the data kept besides the boards: a line with the settings and the board shown, and a line for each
// board.
type index struct {
	next    int      // number of the next new board
	entries []*Entry // the latest change first
	head    string   // the first line as last kept
	stale   bool     // the entries have changed since they were kept
	found   lookup
	bin     []removal // as read, until Adopt
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

// Shelf holds files. Any goroutine may use it.
type Shelf interface {
	Load(name string) ([]byte, error) // nil if there is no such file
	Names(folder string) []string     // of the files in a folder, each with the folder's name
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
	return slices.ContainsFunc(s.loaded(), s.unkept) || s.index.stale || len(s.back)+len(s.gone)+len(s.swept) > 0 ||
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
		files = append(files, Writing{Name: fileOf(p).file(), Text: p.frozen().Kept})
	}
	files = append(files, s.back...)
	s.apart, s.changed, s.back = nil, nil, nil
	if first := s.head(); s.index.stale || first != s.index.head {
		s.index.head, s.index.stale = first, false
		entries := slices.Clone(s.index.entries)
		files = append(files, Writing{Name: IndexFile, Text: func() []byte { return appendIndex(first, entries) }})
	}
	for _, k := range s.gone { // the index no longer names them
		files = append(files, Writing{Name: k.file(), Removed: true})
	}
	for _, name := range s.swept {
		files = append(files, Writing{Name: name, Removed: true})
	}
	s.gone, s.swept = nil, nil
	return files
}

// note puts a changed board's new entry into the index. A board that was only looked at keeps its time and its place.
func (s *Session) note(p Problem, now time.Time) {
	b := p.own()
	if b.id == 0 {
		b.id = s.index.next
		s.index.next++
	}
	if b.begun.IsZero() {
		b.begun = now
	}
	old, looked := s.index.found.boards[fileOf(p)], p.content() == b.kept.content
	b.kept = p.state()
	if old != nil && looked {
		s.index.renew(old, keptEntry(p, time.Unix(old.Used, 0)))
	} else {
		s.index.enter(keptEntry(p, now))
	}
}

// Index returns the whole index.
func (s *Session) Index() []byte { return appendIndex(s.head(), s.index.entries) }

func appendIndex(head string, entries []*Entry) []byte {
	size := len(head) + 1
	for _, e := range entries {
		size += len(e.line) + 1
	}
	text := append(append(make([]byte, 0, size), head...), '\n')
	for _, e := range entries {
		text = append(append(text, e.line...), '\n')
	}
	return text
}

// enter makes a board's new entry the first, in place of its older one, and brings up its collection.
func (x *index) enter(e *Entry) {
	x.count(x.found.boards[e.key()], -1)
	x.put(e)
	x.count(e, 1)
	x.bringUp(e)
}

// put makes an entry the first, in place of the board's older one.
func (x *index) put(e *Entry) {
	x.remove(e.key())
	x.entries = slices.Insert(x.entries, 0, e)
	x.found.add(e)
	x.stale = true
}

// renew puts a board's new entry in the place of its older one.
func (x *index) renew(old, e *Entry) {
	x.count(old, -1)
	x.replace(old, e)
	x.count(e, 1)
}

// replace puts an entry in the place of another.
func (x *index) replace(old, e *Entry) {
	x.entries[slices.Index(x.entries, old)] = e
	x.found.drop(old)
	x.found.add(e)
	x.stale = true
}

// remove removes a board's entry and returns it; nil if there was none.
func (x *index) remove(k key) *Entry {
	e := x.found.boards[k]
	if e != nil {
		at := slices.Index(x.entries, e)
		x.entries = slices.Delete(x.entries, at, at+1)
		x.found.drop(e)
		x.stale = true
	}
	return e
}

// removeAll removes the entries of boards, and returns them and their places, in the order of the index.
func (x *index) removeAll(keys []key) (removed []*Entry, at []int) {
	gone := map[*Entry]bool{}
	for _, k := range keys {
		gone[x.found.boards[k]] = true
	}
	left := x.entries[:0]
	for i, e := range x.entries {
		if !gone[e] {
			left = append(left, e)
			continue
		}
		removed, at = append(removed, e), append(at, i)
		x.found.drop(e)
	}
	clear(x.entries[len(left):])
	x.entries, x.stale = left, true
	return removed, at
}

// insertAll puts entries where removeAll has found them.
func (x *index) insertAll(entries []*Entry, at []int) {
	for _, e := range slices.Backward(entries) { // the latest last, so that it is the one found
		x.found.add(e)
	}
	all := make([]*Entry, 0, len(x.entries)+len(entries))
	for _, e := range x.entries {
		for len(entries) > 0 && at[0] <= len(all) {
			all = append(all, entries[0])
			entries, at = entries[1:], at[1:]
		}
		all = append(all, e)
	}
	x.entries, x.stale = append(all, entries...), true
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

// drop removes a board's entry from the index at once, and its file at the next Keep.
func (s *Session) drop(k key) {
	if s.index.forget(k) {
		s.gone = append(s.gone, k)
	}
}

// forget removes a board's entry and reports whether there was one.
func (x *index) forget(k key) bool {
	e := x.remove(k)
	x.count(e, -1)
	return e != nil
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
	text, err := s.file(k)
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

// file returns the content of a file, also of one that the next Keep writes.
func (s *Session) file(k key) ([]byte, error) {
	for _, file := range slices.Backward(s.back) { // the latest first
		if file.Name == k.file() {
			return file.Text(), nil
		}
	}
	return loadFile(s.shelf, k)
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
