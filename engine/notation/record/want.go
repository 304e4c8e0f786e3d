package record

import "ninefold/engine/text"

// What can be wanted of a record.
const (
	WantMove       text.Want = "a move"
	WantMoveNumber text.Want = "the number of the next move"
	WantBranchEnd  text.Want = "the end of the branch, )"
	WantCommentEnd text.Want = "the end of the comment, }"
	WantEscape     text.Want = "a character that may follow a backslash"
	WantBracket    text.Want = "a tag, edit, rules or owner"
	WantTagName    text.Want = "a name that no tag had before"
	WantQuoteEnd   text.Want = "the closing quotation mark"
	WantBracketEnd text.Want = "the closing bracket, ]"
	WantRules      text.Want = "judge, open, closed or majority"
	WantLast       text.Want = "the last move, or none"
	WantChange     text.Want = "a cell with its mark, last, owner or rules"
	WantField      text.Want = "a field 1 to 9"
	WantLine       text.Want = "a mark that has a line in the field"
)
