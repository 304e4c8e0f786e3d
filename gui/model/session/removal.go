package session

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"ninefold/gui/model/settings"
)

// A removed board keeps its file until a hundred later ones went. The boards of a removed collection are removed with
// it.

// mostRemovals is how many removals Restore can take back.
const mostRemovals = 100

// removedFile tells when boards and collections were removed, in nanoseconds of Unix time by the names of their files.
// If it is lost, the index tells it.
const removedFile = "removed.json"

// readRemoved reads that file, and reports false if it is not there or damaged.
func readRemoved(shelf Shelf) (at map[string]int64, ok bool) {
	text, _ := shelf.Load(removedFile)
	return at, json.Unmarshal(text, &at) == nil
}

// removals returns what was removed by itself, the latest last: a collection, or a board that did not go with one.
func (c *catalog) removals() (all []*Entry) {
	for _, e := range c.removed {
		switch n := len(all); {
		case n == 0 || all[n-1].Removed != e.Removed:
			all = append(all, e)
		case e.Kind == CollectionKind:
			all[n-1] = e
		}
	}
	return all
}

// keepRemovals puts that file among those to write.
func (c *catalog) keepRemovals(pending map[string]func() []byte) {
	at := map[string]int64{}
	for _, e := range c.removals() {
		at[e.key().file()] = e.Removed
	}
	pending[removedFile] = func() []byte { return plain(at) }
}

// Remove removes a board, or a collection with its boards. If one of them is shown, an empty board replaces it.
func (s *Session) Remove(e *Entry) {
	s.AddUnlisted()
	if of := s.found.boards[e.key()]; of != nil { // else it was removed meanwhile
		s.close(s.remove(of))
	}
}

// remove removes a board, or a collection with its boards, and returns their keys.
func (l *Library) remove(of *Entry) (gone []Key) {
	at := max(1, l.Now.UnixNano())
	if n := len(l.removed); n > 0 {
		at = max(at, l.removed[n-1].Removed+1)
	}
	left := l.entries[:0]
	for _, e := range l.entries {
		if e != of && (of.Kind != CollectionKind || e.Place.Text != of.Place.Text) {
			left = append(left, e)
			continue
		}
		l.found.drop(e)
		gone = append(gone, e.key())
		now := *e
		if now.Removed = at; e == of {
			now = *now.listed()
			l.acts = append(l.acts, &now)
		}
		l.removed = append(l.removed, &now)
	}
	clear(l.entries[len(left):])
	l.entries, l.stale = left, true
	l.recount(of.Place.Text)
	l.purge()
	l.keepRemovals(l.pending)
	return gone
}

// purge forgets for good what was removed before the last mostRemovals removals.
func (l *Library) purge() {
	for len(l.removals()) > mostRemovals {
		at := l.removed[0].Removed
		isOldest := func(e *Entry) bool { return e.Removed == at }
		for _, e := range l.removed {
			if isOldest(e) {
				l.pending[e.key().file()] = nil
			}
		}
		l.removed, l.acts = slices.DeleteFunc(l.removed, isOldest), slices.DeleteFunc(l.acts, isOldest)
	}
}

// close shows empty boards in place of removed ones. What of those is not kept yet is kept.
func (s *Session) close(gone []Key) {
	isGone := func(b Board) bool { return b.meta().id != 0 && slices.Contains(gone, keyOf(b)) }
	for _, b := range s.open {
		if isGone(b) && s.unkept(b) {
			s.pending[keyOf(b).file()] = b.frozen().Kept
		}
	}
	s.open = slices.DeleteFunc(s.open, isGone)
	shown := s.Board()
	if isGone(s.Game) {
		s.Game = newGame(settings.FirstRules)
	}
	if isGone(s.Sudoku) {
		s.Sudoku = newSudoku()
	}
	if isGone(shown) {
		s.Show(newGame(settings.FirstRules))
	}
}

// CanRestore reports whether Restore can take something back.
func (l *Library) CanRestore() bool { return len(l.acts) > 0 }

// ToRestore returns what Restore would bring back, and whether it was only renamed; nil for nothing.
func (l *Library) ToRestore() (e *Entry, renamed bool) {
	if !l.CanRestore() {
		return nil, false
	}
	last := l.acts[len(l.acts)-1]
	return last, last.Removed == 0
}

// Restore brings back what was removed last, to its place in the list, or if a board was renamed since, its former
// name, and returns it. CanRestore must be true.
func (l *Library) Restore() (e *Entry, renamed bool) {
	last, renamed := l.ToRestore()
	if !renamed {
		return l.restore(last), false
	}
	acts := l.acts[:len(l.acts)-1]
	_ = l.Rename(last, last.Name) // a board that can no longer be read keeps its name
	l.acts = acts
	return last, true
}

// restore takes back the removal of a board or a collection.
func (l *Library) restore(of *Entry) *Entry {
	isPart := func(e *Entry) bool { return e.Removed == of.Removed }
	var back []*Entry
	for _, e := range l.removed {
		if !isPart(e) {
			continue
		}
		now := *e
		if now.Removed = 0; e == of {
			now = *now.listed()
		}
		back = append(back, &now)
	}
	l.removed, l.acts = slices.DeleteFunc(l.removed, isPart), slices.DeleteFunc(l.acts, isPart)
	for _, e := range slices.Backward(back) { // the latest last, so that it is the one found
		l.found.add(e)
	}
	l.entries, l.stale = merged(back, l.entries), true
	l.recount(of.Place.Text)
	l.keepRemovals(l.pending)
	return l.found.boards[of.key()]
}

// merged returns the entries of both lists, the latest edit first.
func merged(a, b []*Entry) []*Entry {
	all := make([]*Entry, 0, len(a)+len(b))
	for _, e := range b {
		for len(a) > 0 && a[0].Used >= e.Used {
			all, a = append(all, a[0]), a[1:]
		}
		all = append(all, e)
	}
	return append(all, a...)
}

// Rename names the board or the collection of an entry, which keeps its place in the list; "" removes the name. Restore
// takes that back. On an error nothing changes.
func (l *Library) Rename(e *Entry, name string) error {
	l.AddUnlisted()
	if e.Kind == CollectionKind {
		c, err := l.collectionOf(e.Place.Text)
		if err != nil {
			return err
		}
		named := *c
		named.Name = name
		l.rewrite(&named)
	} else {
		b, err := l.load(e.key())
		if err != nil {
			return err
		}
		b.meta().rename(name)
		l.hold(b)
	}
	if old := l.found.boards[e.key()]; old != nil {
		l.acts = append(l.acts, old)
		now := *old
		now.Name = name
		l.put(written(now, l.shelf), false)
	}
	return nil
}

// binFolder is where older versions kept removed boards: a file for each removal, with the boards' own files in it.
const binFolder = "bin"

// binned is a removal as its file has it.
type binned struct {
	Of    int               `json:"of"`      // the entry of the board or the collection that was meant
	Lines []string          `json:"entries"` // of the index
	Files map[string][]byte `json:"files"`   // by name
}

// readBin adds what is in the bin to all entries, and returns when it was removed. If that was done before, it removes
// the bin.
func (c *catalog) readBin(shelf Shelf, all []*Entry, before bool) (at map[string]int64, _ []*Entry) {
	at = map[string]int64{}
	listed := map[Key]bool{}
	for _, e := range all {
		listed[e.key()] = true
	}
	for _, file := range shelf.Names(binFolder) {
		var bin binned
		text, _ := shelf.Load(file)
		number, _ := strconv.Atoi(strings.TrimSuffix(strings.TrimPrefix(file, binFolder+"/"), ".json"))
		switch {
		case number == 0 || json.Unmarshal(text, &bin) != nil:
			continue
		case before:
			c.converted[file] = nil
			continue
		}
		for i, line := range bin.Lines {
			e := readEntry([]byte(line))
			if e == nil || bin.Files[e.key().file()] == nil {
				continue
			}
			if i == bin.Of {
				at[e.key().file()] = int64(number)
			}
			if c.next = max(c.next, e.ID+1); !listed[e.key()] {
				listed[e.key()] = true
				board := bin.Files[e.key().file()]
				c.converted[e.key().file()] = func() []byte { return board }
				all = append(all, written(*e, shelf))
			}
		}
	}
	return at, all
}
