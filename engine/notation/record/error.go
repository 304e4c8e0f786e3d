package record

import (
	"fmt"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// MoveError says which move the rules forbid. It is the cause of a *text.Error, whose place is where the move begins.
type MoveError struct {
	Cell grid.Cell
	Rule tictactoe.Illegal
}

func (e *MoveError) Error() string { return fmt.Sprintf("%s: %v", cellName(e.Cell), e.Rule) }

// Unwrap gives the rule.
func (e *MoveError) Unwrap() error { return e.Rule }
