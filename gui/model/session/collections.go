package session

import (
	"cmp"
	"maps"
	"slices"
	"time"
)

// Collect adds a collection to the list, unless the list has it, and shows its Sudoku used last, or the first. It
// reports whether the list had it. Boards of the same text that were opened one by one become its boards.
func (s *Session) Collect(c *Collection, now time.Time) (before bool, err error) {
	s.AddUnlisted()
	isIt := func(e *Entry) bool { return e.Kind == CollectionKind && e.Place.Text == c.text() }
	if i := slices.IndexFunc(s.removed, isIt); i >= 0 {
		s.restore(s.removed[i])
	}
	if before = s.found.collections[c.text()] != nil; !before {
		c.id, c.Begun = s.next, now.Unix()
		s.next++
		s.catalog.put(written(*c.entry(now.Unix()), s.shelf), true)
		s.recount(c.text())
		s.rewrite(c)
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
func (l *Library) lastOf(text source, of int) Place {
	for _, e := range l.entries {
		if e.Place.Text == text && e.Kind != CollectionKind {
			return Place{text, e.Place.Number, of}
		}
	}
	return Place{text, 1, of}
}

// collectionOf returns the collection of a text.
func (l *Library) collectionOf(text source) (*Collection, error) {
	e := l.found.collections[text]
	if e == nil {
		return nil, errNoBoard
	}
	if l.collection == nil || l.collection.id != e.ID {
		text, err := l.file(e.key())
		if err != nil {
			return nil, err
		}
		if l.collection, err = readCollection(e.ID, text); err != nil {
			return nil, err
		}
	}
	return l.collection, nil
}

// Collected lists the Sudokus of a collection's entry in their order, in two parts: any goroutine may read them, and
// then they are listed where the session is used.
func (l *Library) Collected(e *Entry) (read func() (list func() []*Entry, err error)) {
	boards, k, from := l.members(e.Place.Text), e.key(), l.shelf
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
			if l.collection == nil || l.collection.id != c.id { // else it may have been renamed meanwhile
				l.collection = c
			}
			return entries
		}, nil
	}
}

// NoteGrades keeps grades of Sudokus of a collection, by number, if that is still the one listed last.
func (l *Library) NoteGrades(e *Entry, grades map[int]string) {
	c := l.collection
	if c == nil || c.id != e.ID || l.found.boards[e.key()] == nil { // it was deleted
		return
	}
	graded := *c
	graded.Grades = map[int]string{}
	maps.Copy(graded.Grades, c.Grades)
	maps.Copy(graded.Grades, grades)
	now := l.found.boards[e.key()]
	l.put(written(*now, l.shelf), false)
	l.rewrite(&graded)
}

// rewrite keeps a collection that has changed. It is another one, because the former's file may be under way.
func (l *Library) rewrite(c *Collection) {
	l.collection = c
	l.pending[Key{CollectionKind, c.id}.file()] = c.Kept
}

// members returns the entries of a collection's boards, the latest change first.
func (c *catalog) members(text source) (all []*Entry) {
	for _, e := range c.entries {
		if e.Place.Text == text && e.Kind != CollectionKind {
			all = append(all, e)
		}
	}
	return all
}

// follow brings the collection of a board up to date, after its entry has become another; nil for none. That of a
// changed board becomes the first of the list.
func (c *catalog) follow(old, e *Entry, first bool) {
	board := cmp.Or(e, old)
	of := c.found.collections[board.Place.Text]
	if of == nil || of.Kind == board.Kind || !first && old.IsSolved() == e.IsSolved() {
		return
	}
	now := *of
	if old.IsSolved() {
		now.Solved--
	}
	if e.IsSolved() {
		now.Solved++
	}
	if first {
		now.Used = e.Used
	}
	c.put(now.listed(), first)
}

// recount counts the solved Sudokus of a text's collection, if there is one, and notes when one was changed last.
func (c *catalog) recount(text source) {
	old := c.found.collections[text]
	if old == nil {
		return
	}
	now := *old
	now.Solved = 0
	for _, e := range c.found.members[text] {
		now.Used = max(now.Used, e.Used)
		if e.IsSolved() {
			now.Solved++
		}
	}
	if now.Solved != old.Solved || now.Used != old.Used {
		c.put(now.listed(), false)
	}
}

// Place is a Sudoku's place among several Sudokus in one text. It is zero for any other Sudoku.
type Place struct {
	Text   source `json:"text"` // the text, the same for all of them
	Number int    `json:"number"`
	Of     int    `json:"of"`
}

// next returns the place after this one, with number 0 if this is the last.
func (p Place) next() Place {
	if p.Number++; p.Number > p.Of {
		p.Number = 0
	}
	return p
}

// Place returns the Sudoku's place among those of its text.
func (s *Sudoku) Place() Place { return s.place }

// NextPlace returns the place of the Sudoku after the one shown in its text, and reports false if there is none.
func (s *Session) NextPlace() (Place, bool) {
	next := s.Sudoku.place.next()
	if next.Number == 0 || s.found.collections[next.Text] != nil {
		return next, next.Number > 0
	}
	for s.found.members[next.Text][next.Number] == nil && next.Number > 0 {
		next = next.next()
	}
	return next, next.Number > 0
}

// GoToPlace shows the Sudoku at a place, as it was left. One that was never shown is made of its collection's text. On
// an error nothing changes.
func (s *Session) GoToPlace(p Place) error {
	s.AddUnlisted()
	if e := s.found.members[p.Text][p.Number]; e != nil {
		return s.OpenBoard(e)
	}
	c, err := s.collectionOf(p.Text)
	if err != nil {
		return err
	}
	made, err := c.board(p.Number)
	if err != nil {
		return err
	}
	s.Show(made)
	return nil
}
