package diagram

import "ninefold/engine/tictactoe"

// Symbol is a mark or a digit in a cell.
type Symbol uint8

const (
	Blank   Symbol = iota
	Cross          // X
	Ring           // O
	Given          // a digit of the puzzle, bold
	Deduced        // a digit that was deduced, light
	Entered        // a digit that a person entered, light and underlined
)

// SymbolOf returns the symbol of a mark.
func SymbolOf(m tictactoe.Mark) Symbol {
	return [...]Symbol{tictactoe.Empty: Blank, tictactoe.X: Cross, tictactoe.O: Ring}[m]
}
