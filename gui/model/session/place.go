package session

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
