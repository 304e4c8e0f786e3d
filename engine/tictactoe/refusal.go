package tictactoe

import (
	"errors"
	"fmt"

	"ninefold/engine/grid"
)

// Refusal is a move that a rule forbids, with all that it takes to say why.
type Refusal struct {
	Position Position // that the move was to be made in
	Cell     grid.Cell
	Rule     Illegal
}

// Refusal is why a move in the cell is refused, a *Refusal, and nil when the move is legal.
func (p Position) Refusal(c grid.Cell) error {
	var rule Illegal
	if !errors.As(p.Check(c), &rule) {
		return nil
	}
	return &Refusal{p, c, rule}
}

func (r *Refusal) Error() string {
	return fmt.Sprintf("row %d, column %d: %v", r.Cell.Row(), r.Cell.Col(), r.Rule)
}

// Unwrap is the rule.
func (r *Refusal) Unwrap() error { return r.Rule }
