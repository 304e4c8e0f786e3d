package record

import (
	"fmt"

	"ninefold/engine/grid"
	"ninefold/engine/locale/message"
	"ninefold/engine/notation/text"
	"ninefold/engine/tictactoe"
)

// MoveError is a move that the rules forbid. It is the cause of a *text.Error where the move begins.
type MoveError struct {
	Cell grid.Cell
	Rule tictactoe.Illegal
}

func (e *MoveError) Error() string { return fmt.Sprintf("%s: %v", cellName(e.Cell), e.Rule) }

// Unwrap returns the rule.
func (e *MoveError) Unwrap() error { return e.Rule }

// Message names the move and says which rule forbids it.
func (e *MoveError) Message() message.Message {
	return message.Of("text.move", "Row", e.Cell.Row(), "Col", e.Cell.Col(), "Rule", e.Rule)
}

// The expectations of a record.
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
