package record

import (
	"fmt"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// MoveError is a move that the rules forbid. It is the cause of a *text.Error at the beginning of the move.
type MoveError struct {
	Cell grid.Cell
	Rule tictactoe.Illegal
}

func (e *MoveError) Error() string { return fmt.Sprintf("%s: %v", cellName(e.Cell), e.Rule) }

// Unwrap returns the rule.
func (e *MoveError) Unwrap() error { return e.Rule }
