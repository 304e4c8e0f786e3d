package reach

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// Why says why play cannot have made a position. The keys of its words end with it.
type Why string

// Each with the fields of Reason that it sets.
const (
	NoLast      Why = "noLast" // there are marks, but no last move is set
	WrongCounts Why = "counts" // X, O: X must have one mark more than O, or the same number
	WrongLast   Why = "last"   // X, O, Mark: the counts say that the other side made the last move
	TooFew      Why = "few"    // Box, Mark, Sent, Marks: the box was open, but fewer than those sent there answered
	TooMany     Why = "many"   // Box, Mark, Sent, Marks: at least two more marks than moves that sent Mark there
	Apart       Why = "apart"  // Cells: two marks or more that no move connects with the others
	LastInFull  Why = "full"   // Box, Mark, Sent, Marks: the last move is in a box that was full before
	CutOff      Why = "cut"    // Box, Boxes: from the last free choice, in Box, no way past Boxes, full by then
	NoOrder     Why = "order"  // Boxes: they cannot have been left by a free choice in any order

	// By rules under which a line closes its box:

	BothLines    Why = "both"   // Box: it has lines of both
	TwoLines     Why = "two"    // Box, Mark: it has lines of Mark that no single move can have made
	LastInClosed Why = "closed" // Box, Mark: the last move is in it, though a line of Mark had closed it before
	ClosedEarly  Why = "early"  // Boxes, Box, Mark, Sent, Marks: more moves sent Mark to Box than it has marks
	ClosedLate   Why = "late"   // Boxes, Box, Mark, Sent, Marks: fewer moves sent Mark there than it has marks
	NoRetraction Why = "stuck"  // Boxes, Tried: every way to take moves back gets stuck while Boxes are closed

	// By rules under which three owned boxes in a row win:

	WonBefore Why = "won"       // Mark, Boxes: it owned these three in a row before the last move
	WonAnyhow Why = "wonAnyhow" // Boxes: whoever owns those with lines of both, a side had won before the last move
	OwnerLast Why = "ownerLast" // Box, Mark: the owner made its line with the last move, after the other's line
	NoOwners  Why = "owners"    // Boxes, Tried: both have a line there, but in no game is the owner's the first
)

// Reason says why play cannot have made a position, as data: package locale has the words.
type Reason struct {
	Why   Why
	X, O  int            // the numbers of marks on the board
	Mark  tictactoe.Mark // the side said to have made the last move, or sent to the box, or with a line
	Box   grid.Box       // the box in question
	Sent  int            // the number of moves, without the last, that sent Mark to the box
	Marks int            // the number of marks of Mark there
	// Boxes are the boxes in question. With ClosedEarly and ClosedLate they are a largest set that can have been
	// closed, perhaps empty: after them no other closed box can have been the next. Box is an example of these.
	Boxes tictactoe.Places
	Cells tictactoe.CellSet // the marks that nothing connects with the rest
	Tried int               // the number of positions met while taking moves back in every way
}
