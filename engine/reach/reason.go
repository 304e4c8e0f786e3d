package reach

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// Why says why play cannot have made a position. It is also the last part of the keys of its words.
type Why string

// The ways, with the fields of Reason that each of them has.
const (
	NoLast      Why = "noLast" // there are marks, but no last move is set
	WrongCounts Why = "counts" // X, O: X must have as many marks as O, or one more
	WrongLast   Why = "last"   // X, O, Mark: the counts say that the other made the last move
	TooFew      Why = "few"    // Box, Mark, Sent, Marks: the box was open, but not all who were sent there answered
	TooMany     Why = "many"   // Box, Mark, Sent, Marks: more than one mark beyond those that were sent to the box
	Apart       Why = "apart"  // Cells: two marks or more that no move joins to the others
	LastInFull  Why = "full"   // Box, Mark, Sent, Marks: the last move is in a box that was full before
	CutOff      Why = "cut"    // Box, Boxes: no way past Boxes, by then full, from the last free choice, in Box, on
	NoOrder     Why = "order"  // Boxes: they cannot have been left by a free choice in any order

	// By rules under which a line closes its box:

	BothLines    Why = "both"   // Box: it has lines of both
	TwoLines     Why = "two"    // Box, Mark: it has lines of Mark that no single move can have made
	LastInClosed Why = "closed" // Box, Mark: the last move is in it, when a line of Mark had closed it before
	ClosedEarly  Why = "early"  // Boxes, Box, Mark, Sent, Marks: more moves sent Mark to Box than it has marks
	ClosedLate   Why = "late"   // Boxes, Box, Mark, Sent, Marks: fewer moves sent Mark there than it has marks
	NoRetraction Why = "stuck"  // Boxes, Tried: all ways to take moves back get stuck while Boxes are closed

	// By rules under which three owned boxes in a row win:

	WonBefore Why = "won"       // Mark, Boxes: it owned these three in a row before the last move
	WonAnyhow Why = "wonAnyhow" // Boxes: whoever owns those with lines of both, somebody had won before the last move
	OwnerLast Why = "ownerLast" // Box, Mark: the owner made its line with the last move, when the other had one
	NoOwners  Why = "owners"    // Boxes, Tried: both have a line there, but in no game is the owner's the first
)

// Reason says why play cannot have made a position, as data: package locale has the words.
type Reason struct {
	Why   Why
	X, O  int            // how many marks each has on the board
	Mark  tictactoe.Mark // whose last move it is said to be, or who was sent to the box, or who made a line
	Box   grid.Box       // the box in question
	Sent  int            // how many moves, before the last, sent Mark to the box
	Marks int            // how many marks Mark has there
	// Boxes are those in question. With ClosedEarly and ClosedLate they are as many as can have been closed, perhaps
	// none: after them no other closed one can have been the next. Box is an example of these.
	Boxes tictactoe.Places
	Cells tictactoe.CellSet // the marks that nothing joins to the rest
	Tried int               // how many positions were met when moves were taken back in every way
}
