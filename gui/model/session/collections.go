package session

import (
	"maps"
	"slices"
	"time"
)

// Collect adds a collection to the list, unless the list has it, and shows its Sudoku used last, or the first. It
// reports whether the list had it. Boards of the same text that were opened one by one become its boards.
func (s *Session) Collect(c *Collection, now time.Time) (before bool, err error) {
	s.Adopt()
	s.takeBackCollection(c.text())
	if before = s.index.found.collections[c.text()] != nil; !before {
		c.id, c.Begun = s.index.next, now.Unix()
		s.index.next++
		e := c.entry(s.index.solvedIn(c.text()), now.Unix())
		s.index.put(e)
		s.back = append(s.back, Writing{Name: e.key().file(), Text: c.Kept})
		s.collection = c
	}
	return before, s.GoToPlace(s.lastOf(c.text(), len(c.lines)))
}

// PlaceIn returns the place of the board shown in a collection, or if it is none of it, of the one changed last.
func (s *Session) PlaceIn(e *Entry) Place {
	if s.Shown == CrossHatching && s.Sudoku.place.Text == e.Place.Text {
		return s.Sudoku.place
	}
	return s.lastOf(e.Place.Text, e.Place.Of)
}

// lastOf returns the place of a collection's Sudoku that was changed last, or of the first one.
func (s *Session) lastOf(text source, of int) Place {
	for _, e := range s.index.entries {
		if e.Place.Text == text && e.Kind != CollectionKind {
			return Place{text, e.Place.Number, of}
		}
	}
	return Place{text, 1, of}
}

// collectionOf returns the collection of a text.
func (s *Session) collectionOf(text source) (*Collection, error) {
	e := s.index.found.collections[text]
	if e == nil {
		return nil, errNoBoard
	}
	if s.collection == nil || s.collection.id != e.ID {
		text, err := s.file(e.key())
		if err != nil {
			return nil, err
		}
		if s.collection, err = readCollection(e.ID, text); err != nil {
			return nil, err
		}
	}
	return s.collection, nil
}

// Collected lists the Sudokus of a collection's entry in their order, in two parts: any goroutine may read them, and
// then they are listed where the session is used.
func (s *Session) Collected(e *Entry) (read func() (list func() []*Entry, err error)) {
	boards, k, from := s.index.members(e.Place.Text), e.key(), s.shelf
	return func() (list func() []*Entry, err error) {
		text, err := loadFile(from, k)
		if err != nil {
			return nil, err
		}
		c, err := readCollection(k.ID, text)
		if err != nil {
			return nil, err
		}
		entries := make([]*Entry, len(c.lines))
		for i := range entries {
			entries[i] = c.entryOf(i + 1)
		}
		for _, e := range slices.Backward(boards) { // of two boards of a place the later one counts
			if i := e.Place.Number - 1; 0 <= i && i < len(entries) {
				here := *e
				here.Place = c.place(i + 1)
				entries[i] = &here
			}
		}
		return func() []*Entry {
			if s.collection == nil || s.collection.id != c.id { // else it may have been renamed meanwhile
				s.collection = c
			}
			return entries
		}, nil
	}
}

// NoteGrades keeps grades of Sudokus of a collection, by number, if that is still the one listed last.
func (s *Session) NoteGrades(e *Entry, grades map[int]string) {
	c := s.collection
	if c == nil || c.id != e.ID || s.index.found.boards[e.key()] == nil { // it was deleted
		return
	}
	graded := *c
	graded.Grades = map[int]string{}
	maps.Copy(graded.Grades, c.Grades)
	maps.Copy(graded.Grades, grades)
	s.rewrite(&graded)
}

// rewrite keeps a collection that has changed. It is another one, because the former's file may be under way.
func (s *Session) rewrite(c *Collection) {
	s.collection = c
	s.back = append(s.back, Writing{Name: key{CollectionKind, c.id}.file(), Text: c.Kept})
}

// members returns the entries of a collection's boards, the latest change first.
func (x *index) members(text source) (all []*Entry) {
	for _, e := range x.entries {
		if e.Place.Text == text && e.Kind != CollectionKind {
			all = append(all, e)
		}
	}
	return all
}

func (x *index) solvedIn(text source) (solved int) {
	for _, e := range x.found.members[text] {
		if e.IsSolved() {
			solved++
		}
	}
	return solved
}

// bringUp makes the collection of a changed board the first of the list.
func (x *index) bringUp(changed *Entry) {
	if old := x.found.collections[changed.Place.Text]; old != nil {
		now := *old
		now.Used = changed.Used
		x.put(now.kept())
	}
}

// count adds to the number of solved Sudokus of a collection if this entry, which may be nil, is a solved one of it.
func (x *index) count(e *Entry, by int) {
	if e == nil || e.Kind == CollectionKind {
		return
	}
	if old := x.found.collections[e.Place.Text]; old != nil && e.IsSolved() {
		now := *old
		now.Solved += by
		x.replace(old, now.kept())
	}
}
