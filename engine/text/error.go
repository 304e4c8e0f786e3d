package text

import "fmt"

// Want names what a text should have had at some place. The set is closed, so that a screen in any language has a
// word for each; the English word is the value itself.
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

// What can be found besides a character, which is given quoted.
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
	Found        string // a quoted character, or one of the Found constants
}

func (e *Error) Error() string {
	return fmt.Sprintf("line %d, column %d: %s", e.Line, e.Column, e.Message())
}

// Message is the error without its place.
func (e *Error) Message() string { return fmt.Sprintf("want %s, found %s", e.Want, e.Found) }
