package notation

import (
	"fmt"

	"ninefold/engine/grid"
	"ninefold/engine/text"
	"ninefold/engine/tictactoe"
)

// MoveError says which move of a text the rules forbid. Its place is that of the move's first character.
type MoveError struct {
	Line, Column int
	Cell         grid.Cell
	Rule         tictactoe.Illegal
}

func (e *MoveError) Error() string {
	return fmt.Sprintf("line %d, column %d: %s: %v", e.Line, e.Column, cellName(e.Cell), e.Rule)
}

// Unwrap gives the rule.
func (e *MoveError) Unwrap() error { return e.Rule }

// placeOf is where the place of an error of this package is kept.
func placeOf(err error) (line, column *int) {
	if e, ok := err.(*MoveError); ok {
		return &e.Line, &e.Column
	}
	e := err.(*text.Error)
	return &e.Line, &e.Column
}

// isFurther reports whether an error is further down the text than another.
func isFurther(a, b error) bool {
	lineA, columnA := placeOf(a)
	lineB, columnB := placeOf(b)
	return *lineA > *lineB || *lineA == *lineB && *columnA > *columnB
}
