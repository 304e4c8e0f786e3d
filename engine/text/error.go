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

// What can be wanted of a record of a game and of other programs' texts (package notation). Found may be a quoted word
// there.
const (
	WantKnown      Want = "a text of a known form"
	WantMove       Want = "a move"
	WantMoveNumber Want = "the number of the next move"
	WantBranchEnd  Want = "the end of the branch, )"
	WantCommentEnd Want = "the end of the comment, }"
	WantEscape     Want = "a character that may follow a backslash"
	WantBracket    Want = "a tag, edit, rules or owner"
	WantTagName    Want = "a name that no tag had before"
	WantQuoteEnd   Want = "the closing quotation mark"
	WantBracketEnd Want = "the closing bracket, ]"
	WantRules      Want = "judge, open or closed"
	WantLast       Want = "the last move, or none"
	WantChange     Want = "a cell with its mark, last, owner or rules"
	WantField      Want = "a field 1 to 9"
	WantLine       Want = "a mark that has a line in the field"
	WantGroup      Want = "X, O or a number of empty cells"
	WantSlash      Want = "a slash"
	WantSemicolon  Want = "a semicolon"
	WantCapital    Want = "X or O"
	WantSmall      Want = "x or o"
	WantCapitals   Want = "X, O or ."
	WantState      Want = "X, O, #, . or one @"
	WantFieldOr0   Want = "a field 1 to 9, or 0 for any"
	WantFieldOrAny Want = "a field 0 to 8, or - for any"
	WantTurn       Want = "the mark whose turn it is"
	WantIndex      Want = "a cell 0 to 80"
	WantStateDigit Want = "a digit that can stand at this place"
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
