package tictactoe

// Mark is what stands in a cell (the statement's "chip"), or whose it is: nobody's, X's or O's.
type Mark uint8

// The three marks.
const (
	Empty Mark = iota
	X
	O
)

// Other is the opponent's mark; Empty has none and stays Empty.
func (m Mark) Other() Mark { return [...]Mark{Empty, O, X}[m] }

func (m Mark) String() string { return [...]string{".", "X", "O"}[m] }
