package session

import (
	"errors"
	"maps"
	"slices"
	"sync"
	"time"

	"ninefold/gui/model/settings"
)

// Library is all boards, and the files that keep them.
type Library struct {
	catalog
	open       []Board                  // in memory, the one shown last at the end
	pending    map[string]func() []byte // files to write, by name; nil to remove one
	shelf      Shelf                    // nil for no files
	coming     func() catalog           // reads the whole catalog, on any goroutine; nil after AddUnlisted
	acts       []*Entry                 // what Restore takes back, the latest last: removed, or as it was called before
	collection *Collection              // the one read last; nil for none
	Now        time.Time                // of the last event
}

// catalog lists all boards.
type catalog struct {
	next      int      // the number of the next new board
	entries   []*Entry // the latest edit first
	removed   []*Entry // of removed boards, the latest removal last
	found     lookup
	stale     bool                     // the index file is out of date
	converted map[string]func() []byte // files that older versions kept elsewhere, until AddUnlisted
}

func newCatalog(most int) catalog {
	return catalog{next: 1, entries: make([]*Entry, 0, most), found: newLookup(most),
		converted: map[string]func() []byte{}}
}

// BoardFolder is the folder of the boards' files.
const BoardFolder = "boards"

// Shelf holds files. Any goroutine may use it.
type Shelf interface {
	Load(name string) ([]byte, error) // nil if there is no such file
	Names(folder string) []string     // of the files in a folder, each with the folder's name
	Version(name string) string       // another one whenever the file has changed; "" if there is no such file
}

// Writing is a file to write or to remove.
type Writing struct {
	Name string
	Text func() []byte // may be called on any goroutine; nil to remove the file
}

// mostOpen limits how many boards stay in memory.
const mostOpen = 16

// Keep returns the files to write since the last call, then those to remove. now becomes the time of the changes.
func (s *Session) Keep(now time.Time) []Writing {
	s.AddUnlisted()
	s.hold(s.Game)
	s.hold(s.Sudoku)
	for _, b := range s.open {
		if b.Untouched() && b != s.Board() {
			s.forgetUntouched(b)
		} else if s.unkept(b) {
			s.note(b, now)
		}
	}
	if over := len(s.open) - mostOpen; over > 0 {
		isOld := func(b Board) bool { return b != s.Game && b != s.Sudoku }
		old := slices.DeleteFunc(slices.Clone(s.open[:over]), isOld)
		s.open = append(old, s.open[over:]...)
	}
	if head := s.head(); head != s.keptHead {
		s.keptHead = head
		s.pending[SettingsFile] = func() []byte { return []byte(head) }
	}
	if s.stale {
		s.stale = false
		entries := slices.Concat(s.entries, s.removed)
		s.pending[IndexFile] = func() []byte { return appendIndex(entries) }
	}
	return s.takePending()
}

// takePending returns what is pending: files to write, then those to remove, and last what tells of all others: which
// are removed, and the index.
func (l *Library) takePending() []Writing {
	var write, remove, last []Writing
	for _, name := range slices.Sorted(maps.Keys(l.pending)) {
		w := Writing{name, l.pending[name]}
		switch {
		case w.Text == nil:
			remove = append(remove, w)
		case name == removedFile:
			last = slices.Insert(last, 0, w)
		case name == IndexFile:
			last = append(last, w)
		default:
			write = append(write, w)
		}
	}
	clear(l.pending)
	return slices.Concat(write, remove, last)
}

// Changed reports whether Keep has anything to write.
func (s *Session) Changed() bool {
	return slices.ContainsFunc(s.open, s.unkept) || s.unkept(s.Game) || s.unkept(s.Sudoku) || s.stale ||
		len(s.pending) > 0 || s.head() != s.keptHead
}

// unkept reports whether Keep writes or removes the file of an open board.
func (s *Session) unkept(b Board) bool {
	m := b.meta()
	if b.Untouched() && b != s.Board() {
		return m.id != 0
	}
	return b.changes() != m.kept.changes || m.id == 0 && !b.Untouched()
}

// forgetUntouched removes the file of a board from which everything was undone.
func (l *Library) forgetUntouched(b Board) {
	if m := b.meta(); m.id != 0 {
		l.forget(keyOf(b))
		l.pending[keyOf(b).file()] = nil
		m.id, m.kept = 0, revision{-1, -1}
	}
}

// note puts a changed board's new entry into the list, and its file among those to write. A board that was only looked
// at keeps its time and its place.
func (l *Library) note(b Board, now time.Time) {
	m := b.meta()
	if m.id == 0 {
		m.id = l.next
		l.next++
	}
	if m.data.Begun == 0 {
		m.data.Begun = now.Unix()
	}
	edited := l.found.boards[keyOf(b)] == nil || b.edits() != m.kept.edits
	if edited {
		m.data.Used = now.Unix()
	}
	l.put(written(*b.Entry(), l.shelf), edited)
	m.kept = revisionOf(b)
	l.pending[keyOf(b).file()] = b.frozen().Kept
}

// written returns an entry for the index, whose file is to be written.
func written(e Entry, to Shelf) *Entry {
	name := e.key().file()
	e.version = sync.OnceValue(func() string {
		if to == nil {
			return ""
		}
		return to.Version(name)
	})
	return e.listed()
}

// put puts an entry in the place of the board's older one, or if there is none or if it is to be first, at the head of
// the list.
func (c *catalog) put(e *Entry, first bool) {
	old, at := c.found.boards[e.key()], 0
	if old != nil {
		at = slices.Index(c.entries, old)
		c.found.drop(old)
	}
	if old == nil || first {
		if old != nil {
			c.entries = slices.Delete(c.entries, at, at+1)
		}
		c.entries, at = slices.Insert(c.entries, 0, e), 0
	}
	c.entries[at] = e
	c.found.add(e)
	c.stale = true
	c.follow(old, e, first)
}

// forget removes a board's entry for good.
func (c *catalog) forget(k Key) {
	if e := c.found.boards[k]; e != nil {
		at := slices.Index(c.entries, e)
		c.entries = slices.Delete(c.entries, at, at+1)
		c.found.drop(e)
		c.stale = true
		c.follow(e, nil, false)
	}
}

// load returns the board of a key, from memory or from its file.
func (l *Library) load(k Key) (Board, error) {
	switch {
	case k.ID == 0 && k.Kind == CrossHatching:
		return newSudoku(), nil
	case k.ID == 0:
		return newGame(settings.FirstRules), nil
	}
	for _, b := range l.open {
		if keyOf(b) == k {
			return b, nil
		}
	}
	text, err := l.file(k)
	if err != nil {
		return nil, err
	}
	b, err := read(k, text)
	if e := l.found.boards[k]; err == nil && e != nil && b.meta().data.Used == 0 {
		b.meta().data.Used = e.Used // older versions kept it in the index alone
	}
	return b, err
}

// hold keeps a board in memory until its changes are kept.
func (l *Library) hold(b Board) {
	if !slices.Contains(l.open, b) {
		l.open = slices.Insert(l.open, 0, b)
	}
}

// file returns the content of a file, also of one that the next Keep writes.
func (l *Library) file(k Key) ([]byte, error) {
	if text := l.pending[k.file()]; text != nil {
		return text(), nil
	}
	return loadFile(l.shelf, k)
}

// loadFile returns the content of a file. It may run on any goroutine.
func loadFile(from Shelf, k Key) ([]byte, error) {
	if from == nil {
		return nil, errNoBoard
	}
	text, err := from.Load(k.file())
	if err == nil && text == nil {
		err = errNoBoard
	}
	return text, err
}

// read reads a board's file.
func read(k Key, text []byte) (b Board, err error) {
	if k.Kind == CrossHatching {
		b, err = readSudoku(text)
	} else {
		b, err = readGame(text)
	}
	if err != nil {
		return nil, err
	}
	b.meta().id = k.ID
	b.meta().kept = revisionOf(b)
	return b, nil
}

var errNoBoard = errors.New("there is no such board")
