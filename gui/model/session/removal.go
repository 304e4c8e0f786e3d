package session

import (
	"slices"
	"time"
)

// removal is what Restore takes back: the removal of a board, or of a collection with its boards, or a renaming.
type removal struct {
	of      *Entry         // as it was before
	renamed bool           // it was not removed, and there is nothing below
	entries []*Entry       // of what was removed, in the order of the index
	at      []int          // their places there
	files   map[key][]byte // their files; nil for one that could not be read
	number  int            // of its file in the bin
}

func (r *removal) has(k key) bool {
	_, has := r.files[k]
	return has
}

// Remove is Removal, all at once.
func (s *Session) Remove(e *Entry) error { return s.Removal(e)()() }

// Removal removes a board, or a collection with its boards, in two parts: any goroutine may read what Restore needs,
// and then where the session is used it is removed. Undo too brings it back, where it was shown. If it is shown, an
// empty board replaces it. If it cannot be read, which is the error, only its entry is removed, for good, and its file
// stays.
func (s *Session) Removal(e *Entry) (read func() (remove func() error)) {
	s.Adopt()
	if s.index.found.boards[e.key()] == nil { // it was removed before
		return func() func() error { return func() error { return nil } }
	}
	keys, files, shelf := []key{e.key()}, map[key][]byte{}, s.shelf
	if e.Kind == CollectionKind {
		for _, board := range s.index.members(e.Place.Text) {
			keys = append(keys, board.key())
		}
	}
	for _, p := range s.loaded() {
		if slices.Contains(keys, fileOf(p)) {
			files[fileOf(p)] = p.Kept()
		}
	}
	return func() (remove func() error) {
		err := check(keys[0], files, shelf)
		for _, k := range keys[1:] {
			if files[k] == nil {
				files[k], _ = loadFile(shelf, k) // without it the board does not come back
			}
		}
		return func() error {
			if err != nil {
				s.index.forget(keys[0])
				return err
			}
			s.remove(keys, files)
			return nil
		}
	}
}

// check reads a file, unless it is among those known, and returns an error if it is no board or collection.
func check(k key, files map[key][]byte, shelf Shelf) (err error) {
	if files[k] == nil {
		files[k], err = loadFile(shelf, k)
	}
	switch {
	case err != nil:
	case k.Kind == CollectionKind:
		_, err = readCollection(k.ID, files[k])
	default:
		_, err = read(k, files[k])
	}
	return err
}

// remove removes boards, of which the first was meant, from the index at once, and their files at the next Keep.
func (s *Session) remove(keys []key, files map[key][]byte) {
	r := removal{of: s.index.found.boards[keys[0]], files: files}
	if r.of == nil { // it was removed meanwhile
		return
	}
	r.entries, r.at = s.index.removeAll(keys)
	for _, e := range r.entries {
		s.gone = append(s.gone, e.key())
		s.index.count(e, -1)
	}
	s.throw(r)
	if s.isRemoved(s.Problem()) {
		s.show(newGame(firstRules))
	}
	if s.isRemoved(s.Game) {
		s.Game = newGame(firstRules)
	}
	if s.isRemoved(s.Sudoku) {
		s.Sudoku = newSudoku()
	}
}

// removalOf returns the index of the removal of a board or a collection; -1 for none.
func (s *Session) removalOf(k key) int {
	return slices.IndexFunc(s.removed, func(r removal) bool { return r.has(k) })
}

func (s *Session) isRemoved(p Problem) bool { return s.removalOf(fileOf(p)) >= 0 }

// bringBack undoes the removal of a board, if it was removed.
func (s *Session) bringBack(p Problem) {
	if i := s.removalOf(fileOf(p)); i >= 0 {
		s.takeBack(i)
	}
}

// takeBack undoes removal i.
func (s *Session) takeBack(i int) {
	r := s.removed[i]
	s.removed = slices.Delete(s.removed, i, i+1)
	s.swept = append(s.swept, r.file())
	var back []*Entry
	var at []int
	for i, e := range r.entries {
		if text := r.files[e.key()]; text != nil {
			back, at = append(back, e), append(at, r.at[i])
			s.back = append(s.back, Writing{Name: e.key().file(), Text: func() []byte { return text }})
		}
	}
	s.index.insertAll(back, at)
	if r.of.Kind != CollectionKind {
		s.index.count(r.of, 1)
	}
	s.gone = slices.DeleteFunc(s.gone, r.has)
}

// takeBackCollection undoes the removal of a text's collection, if it was removed.
func (s *Session) takeBackCollection(text source) {
	i := slices.IndexFunc(s.removed, func(r removal) bool {
		return !r.renamed && r.of.Kind == CollectionKind && r.of.Place.Text == text
	})
	if i >= 0 {
		s.takeBack(i)
	}
}

// CanRestore reports whether Restore can take something back.
func (s *Session) CanRestore() bool { return len(s.removed) > 0 }

// ToRestore returns what Restore would bring back, and whether it was only renamed; nil for nothing.
func (s *Session) ToRestore() (e *Entry, renamed bool) {
	if !s.CanRestore() {
		return nil, false
	}
	last := s.removed[len(s.removed)-1]
	return last.of, last.renamed
}

// Restore brings back what was removed last, to its place in the list, or if a board was renamed since, its former
// name, and reports which. CanRestore must be true.
func (s *Session) Restore() (e *Entry, renamed bool) {
	at := len(s.removed) - 1
	last := s.removed[at]
	if last.renamed {
		_ = s.Rename(last.of, last.of.Name) // a board that can no longer be read keeps its name
		s.removed = s.removed[:at]
	} else {
		s.takeBack(at)
	}
	return last.of, last.renamed
}

// Rename names the board or the collection of an entry, which keeps its place in the list; "" removes the name. Restore
// takes that back. On an error nothing changes.
func (s *Session) Rename(e *Entry, name string) error {
	s.Adopt()
	old := s.index.found.boards[e.key()]
	if e.Kind == CollectionKind {
		c, err := s.collectionOf(e.Place.Text)
		if err != nil {
			return err
		}
		named := *c
		named.Name = name
		s.rewrite(&named)
		now := *old
		now.Name = name
		s.rename(old, now.kept())
		return nil
	}
	p, err := s.load(e.key())
	if err != nil {
		return err
	}
	p.own().rename(name)
	s.apart = append(s.apart, p)
	if old != nil {
		s.rename(old, keptEntry(p, time.Unix(old.Used, 0)))
		p.own().kept, s.changed = p.state(), append(s.changed, p)
	}
	return nil
}

// rename puts an entry with another name in the place of the old one.
func (s *Session) rename(old, named *Entry) {
	s.removed = append(s.removed, removal{of: old, renamed: true})
	s.index.replace(old, named)
}
