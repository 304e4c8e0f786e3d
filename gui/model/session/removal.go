package session

import "slices"

// A removed board keeps its file, which tells when it was removed, until a hundred later ones went. The boards of a
// removed collection are removed with it; their files tell nothing.

// mostRemovals is how many removals Restore can take back.
const mostRemovals = 100

// act is what Restore takes back: the removal at a time, or a renaming.
type act struct {
	removed int64
	renamed *Entry // as it was before; nil for a removal
}

// Remove reads and removes synchronously.
func (s *Session) Remove(e *Entry) error { return s.Removal(e)()() }

// Removal removes a board, or a collection with its boards, in two parts: any goroutine may read its file, and then
// where the session is used it is removed. If it is shown, an empty board replaces it. If it cannot be read, which is
// the error, only its entry is removed, for good, and its file stays.
func (s *Session) Removal(e *Entry) (read func() (remove func() error)) {
	s.AddUnlisted()
	k, reading := e.key(), s.marking(e.key())
	return func() (remove func() error) {
		marked, err := reading()
		return func() error {
			switch now := s.found.boards[k]; {
			case now == nil: // it was removed meanwhile
			case err != nil:
				s.forget(k)
			default:
				s.close(s.remove(now, marked))
			}
			return err
		}
	}
}

// marking returns a function that reads a board or a collection, on any goroutine. What that returns gives the content
// of its file when it is removed at a time, or is not for 0.
func (l *Library) marking(k Key) func() (marked func(at int64) []byte, err error) {
	var b Board
	if i := slices.IndexFunc(l.open, func(b Board) bool { return keyOf(b) == k }); i >= 0 {
		b = l.open[i].frozen()
	}
	waits, shelf := l.pending[k.file()], l.shelf
	return func() (marked func(at int64) []byte, err error) {
		var text []byte
		switch {
		case b != nil:
			return func(at int64) []byte { b.meta().removed = at; return b.Kept() }, nil
		case waits != nil:
			text = waits()
		default:
			text, err = loadFile(shelf, k)
		}
		if err != nil {
			return nil, err
		}
		return markedIn(k, text)
	}
}

// markedIn does what marking returns, for a file's content.
func markedIn(k Key, text []byte) (marked func(at int64) []byte, err error) {
	if k.Kind == CollectionKind {
		c, err := readCollection(k.ID, text)
		return func(at int64) []byte { c.Removed = at; return c.Kept() }, err
	}
	b, err := read(k, text)
	return func(at int64) []byte { b.meta().removed = at; return b.Kept() }, err
}

// remove removes a board, or a collection with its boards, and returns their keys.
func (l *Library) remove(e *Entry, marked func(at int64) []byte) (gone []Key) {
	at := int64(1)
	if n := len(l.removed); n > 0 {
		at += l.removed[n-1].Removed
	}
	if !l.now.IsZero() {
		at = max(at, l.now.UnixNano())
	}
	l.count(e, -1)
	text, left := marked(at), l.entries[:0]
	for _, one := range l.entries {
		if one != e && (e.Kind != CollectionKind || one.Place.Text != e.Place.Text) {
			left = append(left, one)
			continue
		}
		l.found.drop(one)
		gone = append(gone, one.key())
		now := *one
		if now.Removed = at; one == e {
			now = *written(now, l.shelf)
		}
		l.removed = append(l.removed, &now)
	}
	clear(l.entries[len(left):])
	l.entries, l.stale = left, true
	l.pending[e.key().file()] = func() []byte { return text }
	l.acts = append(l.acts, act{removed: at})
	l.purge()
	return gone
}

// purge forgets for good what was removed before the last mostRemovals removals.
func (l *Library) purge() {
	removals := 0
	for i := len(l.removed) - 1; i >= 0; i-- {
		if i == len(l.removed)-1 || l.removed[i].Removed != l.removed[i+1].Removed {
			removals++
		}
		if removals > mostRemovals {
			at := l.removed[i].Removed
			for _, e := range l.removed[:i+1] {
				l.pending[e.key().file()] = nil
			}
			l.removed = slices.Delete(l.removed, 0, i+1)
			l.acts = slices.DeleteFunc(l.acts, func(a act) bool { return a.renamed == nil && a.removed <= at })
			return
		}
	}
}

// close shows empty boards in place of removed ones.
func (s *Session) close(gone []Key) {
	isGone := func(b Board) bool { return b.meta().id != 0 && slices.Contains(gone, keyOf(b)) }
	s.open = slices.DeleteFunc(s.open, isGone)
	shown := s.Board()
	if isGone(s.Game) {
		s.Game = newGame(firstRules)
	}
	if isGone(s.Sudoku) {
		s.Sudoku = newSudoku()
	}
	if isGone(shown) {
		s.Show(newGame(firstRules))
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
	if last.renamed != nil {
		return last.renamed, true
	}
	return l.removedAt(last.removed), false
}

// removedAt returns what was removed at a time: a collection, or else the only board.
func (l *Library) removedAt(at int64) (of *Entry) {
	for _, e := range l.removed {
		if e.Removed == at && (of == nil || e.Kind == CollectionKind) {
			of = e
		}
	}
	return of
}

// Restore brings back what was removed last, to its place in the list, or if a board was renamed since, its former
// name, and returns it. CanRestore must be true.
func (l *Library) Restore() (e *Entry, renamed bool) {
	last := l.acts[len(l.acts)-1]
	if last.renamed == nil {
		return l.restore(last.removed), false
	}
	acts := l.acts[:len(l.acts)-1]
	_ = l.Rename(last.renamed, last.renamed.Name) // a board that can no longer be read keeps its name
	l.acts = acts
	return last.renamed, true
}

// restore takes back the removal at a time.
func (l *Library) restore(at int64) *Entry {
	of := l.removedAt(at)
	var back []*Entry
	for _, e := range l.removed {
		if e.Removed != at {
			continue
		}
		now := *e
		now.Removed = 0
		if e == of {
			l.unmark(&now)
		}
		back = append(back, &now)
	}
	l.removed = slices.DeleteFunc(l.removed, func(e *Entry) bool { return e.Removed == at })
	l.acts = slices.DeleteFunc(l.acts, func(a act) bool { return a.renamed == nil && a.removed == at })
	for _, e := range slices.Backward(back) { // the latest last, so that it is the one found
		l.found.add(e)
	}
	l.entries, l.stale = merged(back, l.entries), true
	l.count(l.found.boards[of.key()], 1)
	if of.Kind == CollectionKind {
		l.recount(of.Place.Text)
	}
	return l.found.boards[of.key()]
}

// unmark lets the file of a removed board or collection no longer say so. One that cannot be read stays as it is.
func (l *Library) unmark(e *Entry) {
	if marked, err := l.marking(e.key())(); err == nil {
		text := marked(0)
		l.pending[e.key().file()] = func() []byte { return text }
		*e = *written(*e, l.shelf)
	}
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

// restoreCollection takes back the removal of a text's collection, if it was removed.
func (l *Library) restoreCollection(text source) {
	for _, e := range l.removed {
		if e.Kind == CollectionKind && e.Place.Text == text {
			l.restore(e.Removed)
			return
		}
	}
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
		l.renamed(e, func(now *Entry) { now.Name = name })
		l.rewrite(&named)
		return nil
	}
	b, err := l.load(e.key())
	if err != nil {
		return err
	}
	b.meta().rename(name)
	l.hold(b)
	l.renamed(e, func(now *Entry) { now.Name = name })
	return nil
}

// renamed notes that a board's entry gets another name.
func (l *Library) renamed(e *Entry, change func(*Entry)) {
	old := l.found.boards[e.key()]
	if old == nil {
		return
	}
	l.acts = append(l.acts, act{renamed: old})
	now := *old
	change(&now)
	l.replace(old, written(now, l.shelf))
}
