package text

import (
	"errors"
	"fmt"
)

// Want names what a text should have at some place; package locale has the words. This package lists what judges' texts
// want; each other reader lists its own.
type Want string

// What can be wanted of a judge text.
const (
	WantMark     Want = "mark"
	WantDigit    Want = "digit"
	WantLineEnd  Want = "lineEnd"
	WantTextEnd  Want = "textEnd"
	WantRow      Want = "row"
	WantSpace    Want = "space"
	WantColumn   Want = "column"
	WantOccupied Want = "occupied"
)

// What can be found besides a character or a word, which is given quoted: their words are in package locale too.
const (
	FoundLineEnd = "lineEnd"
	FoundTextEnd = "textEnd"
	FoundEmpty   = "empty"
)

// Error says where a text cannot be read and why. Line and Column are 1-based. A column is a character, of any number
// of bytes; a tab is one.
type Error struct {
	Line, Column int
	Want         Want
	Found        string // a quoted character or word, or one of the Found constants
	Cause        error  // in place of Want and Found: why what was read cannot be, such as a move that the rules forbid
}

// Error is for developers. Package locale makes what users read.
func (e *Error) Error() string {
	if e.Cause != nil {
		return fmt.Sprintf("line %d, column %d: %v", e.Line, e.Column, e.Cause)
	}
	return fmt.Sprintf("line %d, column %d: want %s, found %s", e.Line, e.Column, e.Want, e.Found)
}

// Unwrap returns the cause, or nil.
func (e *Error) Unwrap() error { return e.Cause }

// Further reports whether the error lies further on in the text than another, so that its reader could read more.
func (e *Error) Further(other *Error) bool {
	return e.Line > other.Line || e.Line == other.Line && e.Column > other.Column
}

// Place returns the place of an error in a text, and false if the error has none.
func Place(err error) (line, column int, ok bool) {
	var at *Error
	if errors.As(err, &at) {
		return at.Line, at.Column, true
	}
	return 0, 0, false
}
