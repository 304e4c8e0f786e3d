package session

import (
	"slices"
	"time"
)

// Collect adds a collection to the list, unless the list has it, and shows its Sudoku used last, or the first. It
// reports whether the list had it. Boards of the same text that were opened one by one become its boards.
func (s *Session) Collect(c *Collection, now time.Time) (before bool, err error) {
	s.Adopt()
	s.index.parseAll()
	s.takeBackCollection(c.text())
	if before = s.index.found.collections[c.text()] != nil; !before {
		c.id, c.Begun = s.index.next, now.Unix()
		s.index.next++
		e := c.entry(s.solvedIn(c.text()), now)
		s.index.put(e.row())
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
	for _, r := range s.index.rows {
		if r.place.Text == text && r.key.Kind != CollectionKind {
			return Place{text, r.place.Number, of}
		}
	}
	return Place{text, 1, of}
}

// collectionOf returns the collection of a text.
func (s *Session) collectionOf(text source) (*Collection, error) {
	r := s.index.found.collections[text]
	if r == nil {
		return nil, errNoBoard
	}
	if s.collection == nil || s.collection.id != r.key.ID {
		c, err := s.loadCollection(r.key)
		if err != nil {
			return nil, err
		}
		s.collection = c
	}
	return s.collection, nil
}

// loadCollection reads a collection's file. It may run on any goroutine.
func (s *Session) loadCollection(k key) (*Collection, error) {
	text, err := loadFile(s.shelf, k)
	if err != nil {
		return nil, err
	}
	return readCollection(k.ID, text)
}

// Collected returns a function that lists the Sudokus of a collection's entry in their order. Any goroutine may call
// it.
func (s *Session) Collected(e *Entry) func() ([]Entry, error) {
	rows, k := members(s.index.rows, e.Place.Text), e.key()
	return func() ([]Entry, error) {
		c, err := s.loadCollection(k)
		if err != nil {
			return nil, err
		}
		entries := make([]Entry, len(c.lines))
		for i := range entries {
			entries[i] = c.entryOf(i + 1)
		}
		for _, r := range slices.Backward(rows) { // of two boards of a place the later one counts
			if i := r.place.Number - 1; 0 <= i && i < len(entries) {
				entries[i] = *r.parsed()
				entries[i].Place = c.place(i + 1)
			}
		}
		return entries, nil
	}
}

// members returns the rows of a collection's boards, the latest change first.
func members(rows []*row, text source) (all []*row) {
	for _, r := range rows {
		if r.place.Text == text && r.key.Kind != CollectionKind {
			all = append(all, r)
		}
	}
	return all
}

func (s *Session) solvedIn(text source) (solved int) {
	for _, r := range s.index.found.members[text] {
		if r.parsed().IsSolved() {
			solved++
		}
	}
	return solved
}

// bringUp makes the collection of a changed board the first of the list.
func (s *Session) bringUp(changed *row, now time.Time) {
	if old := s.index.found.collections[changed.place.Text]; old != nil {
		e := *old.parsed()
		e.Used = now.Unix()
		s.index.put(e.row())
	}
}

// count adds to the number of solved Sudokus of a collection if this row, which may be nil, is a solved one of it.
func (s *Session) count(r *row, by int) {
	if r == nil || r.key.Kind == CollectionKind {
		return
	}
	if old := s.index.found.collections[r.place.Text]; old != nil && r.parsed().IsSolved() {
		e := *old.parsed()
		e.Solved += by
		s.index.replace(old, e.row())
	}
}
