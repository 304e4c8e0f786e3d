package text

import (
	"errors"
	"fmt"
)

// Want names what a reader expected at some place; package locale has the words. This package lists what readers of
// judges' texts expect; every other reader lists its own.
type Want string

// Expectations of a judge's text.
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

// What can be found other than a character or a word, which are quoted: package locale has the words for these too.
const (
	FoundLineEnd = "lineEnd"
	FoundTextEnd = "textEnd"
	FoundEmpty   = "empty"
)

// Error says where a text cannot be read and why. Line and Column are 1-based. Columns count characters, whatever their
// number of bytes; a tab is one.
type Error struct {
	Line, Column int
	Want         Want
	Found        string // a quoted character or word, or one of the Found constants
	Case         int    // the number of the board that has the error, if the text has several; else 0
	Cause        error  // replaces Want and Found: why what was read is not allowed, say a move that the rules forbid
}

// Error returns a message for developers. Package locale makes the messages for users.
func (e *Error) Error() string {
	if e.Cause != nil {
		return fmt.Sprintf("line %d, column %d: %v", e.Line, e.Column, e.Cause)
	}
	return fmt.Sprintf("line %d, column %d: want %s, found %s", e.Line, e.Column, e.Want, e.Found)
}

// Unwrap returns the cause, or nil.
func (e *Error) Unwrap() error { return e.Cause }

// Further reports whether the error lies later in the text than other, so that its reader got further.
func (e *Error) Further(other *Error) bool {
	return e.Line > other.Line || e.Line == other.Line && e.Column > other.Column
}

// ErrorPlace returns the line and the column of an error in a text, 1-based, and false if err is not such an error.
func ErrorPlace(err error) (line, column int, ok bool) {
	var at *Error
	if errors.As(err, &at) {
		return at.Line, at.Column, true
	}
	return 0, 0, false
}
