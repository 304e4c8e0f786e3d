package text

import "fmt"

// Want names what a text should have had at some place. The English words are the value itself, which is the key to the
// words in other languages. This package lists what judge texts want; packages that read other texts list theirs.
type Want string

// What can be wanted of a judge text.
const (
	WantMark     Want = "x, o or ."
	WantDigit    Want = "a digit 1 to 9 or ."
	WantLineEnd  Want = "the end of the line"
	WantTextEnd  Want = "the end of the text"
	WantRow      Want = "a row 1 to 9"
	WantSpace    Want = "a space"
	WantColumn   Want = "a column 1 to 9"
	WantOccupied Want = "an occupied cell"
)

// What can be found besides a character or a word, which is given quoted.
const (
	FoundLineEnd = "the end of the line"
	FoundTextEnd = "the end of the text"
	FoundEmpty   = "an empty one"
)

// Error says where a text cannot be read and why. Line and Column are 1-based; a column is one character, however
// many bytes it takes, and a tab counts as one.
type Error struct {
	Line, Column int
	Want         Want
	Found        string // a quoted character or word, or one of the Found constants
	Cause        error  // in place of Want and Found: why what was read cannot be, such as a move that the rules forbid
}

func (e *Error) Error() string {
	return fmt.Sprintf("line %d, column %d: %s", e.Line, e.Column, e.Message())
}

// Message is the error without its place.
func (e *Error) Message() string {
	if e.Cause != nil {
		return e.Cause.Error()
	}
	return fmt.Sprintf("want %s, found %s", e.Want, e.Found)
}

// Unwrap is the cause, if there is one.
func (e *Error) Unwrap() error { return e.Cause }

// Further reports whether the error lies further on in the text than another: whoever found it could read more.
func (e *Error) Further(other *Error) bool {
	return e.Line > other.Line || e.Line == other.Line && e.Column > other.Column
}
