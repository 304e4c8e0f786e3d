package session

import "bytes"

// Collection is a Sudoku's place among several Sudokus in one text. It is zero for any other Sudoku.
type Collection struct {
	Text   source `json:"text"` // the text, the same for all of them
	Number int    `json:"number"`
	Of     int    `json:"of"`
}

// Collection returns the Sudoku's place among those of its text.
func (s *Sudoku) Collection() Collection { return s.collection }

// Collect notes that the Sudoku shown is number `number`, from 1, of the `of` Sudokus in the text of a document.
func (s *Session) Collect(d Document, number, of int) {
	text := sourceOf(d.Stamp, "", 0)
	if c := (Collection{text, number, of}); text != "" && c != s.Sudoku.collection {
		s.Sudoku.collection = c
		s.Sudoku.noted++
	}
}

// NextCollected returns the entry of the Sudoku after the one shown in its text, and reports false if there is none.
func (s *Session) NextCollected() (Entry, bool) {
	next := s.Sudoku.collection
	for next.Number++; next.Number <= next.Of; next.Number++ {
		wanted := append([]byte(`"collection":`), plain(next)...)
		for _, r := range s.rows() {
			if bytes.Contains(r.line, wanted) {
				return r.parse(), true
			}
		}
	}
	return Entry{}, false
}
