package record

import "ninefold/engine/text"

// What can be wanted of a record.
const (
	WantMove       text.Want = "move"
	WantMoveNumber text.Want = "moveNumber"
	WantBranchEnd  text.Want = "branchEnd"
	WantGlyph      text.Want = "glyph"
	WantCommentEnd text.Want = "commentEnd"
	WantEscape     text.Want = "escape"
	WantBracket    text.Want = "bracket"
	WantTagName    text.Want = "tagName"
	WantQuoteEnd   text.Want = "quoteEnd"
	WantBracketEnd text.Want = "bracketEnd"
	WantRules      text.Want = "rules"
	WantLast       text.Want = "last"
	WantChange     text.Want = "change"
	WantBox        text.Want = "box"
	WantLine       text.Want = "line"
)
