package session

import "bytes"

// Collection tells which of several Sudokus in one text a Sudoku is. It is zero for any other Sudoku.
type Collection struct {
	Text   source `json:"text"` // of which all of them have the same
	Number int    `json:"number"`
	Of     int    `json:"of"`
}

// Collection returns which of several Sudokus in one text it is.
func (s *Sudoku) Collection() Collection { return s.collection }

// Collect notes which of so many Sudokus in the text of a document, 1 for the first, the Sudoku shown is.
func (s *Session) Collect(d Document, number, of int) {
	text := sourceOf(d.Stamp, "", 0)
	if c := (Collection{text, number, of}); text != "" && c != s.Sudoku.collection {
		s.Sudoku.collection = c
		s.Sudoku.noted++
	}
}

// NextCollected returns the entry of the Sudoku after the one shown in its text, and false if there is none.
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
