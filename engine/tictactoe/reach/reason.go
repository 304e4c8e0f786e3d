package reach

import (
	"ninefold/engine/grid"
	"ninefold/engine/locale/message"
	"ninefold/engine/tictactoe"
)

// ReasonKind says why play cannot have made a position. The keys of its words end with it.
type ReasonKind string

// Each with the fields of Reason that it sets.
const (
	NoLast      ReasonKind = "noLast" // the counts are possible, but no last move is set
	WrongCounts ReasonKind = "counts" // X, O: X must have one mark more than O, or the same number
	WrongLast   ReasonKind = "last"   // X, O, Mark: the counts say that the other side made the last move
	TooFew      ReasonKind = "few"    // Box, Mark, Sent, Marks: an open box: fewer answered than were sent there
	TooMany     ReasonKind = "many"   // Box, Mark, Sent, Marks: at least two more marks than moves that sent Mark there
	Apart       ReasonKind = "apart"  // Cells: two marks or more that no move connects with the others
	LastInFull  ReasonKind = "full"   // Box, Mark, Sent, Marks: the last move is in a box that was full before
	CutOff      ReasonKind = "cut"    // Box, Boxes: from the last free choice, in Box, no way past Boxes, full by then
	NoOrder     ReasonKind = "order"  // Boxes: they cannot have been left by a free choice in any order

	// By rules under which a line closes its box:

	BothLines    ReasonKind = "both"   // Box: it has lines of both
	TwoLines     ReasonKind = "two"    // Box, Mark: it has lines of Mark that no single move can have made
	LastInClosed ReasonKind = "closed" // Box, Mark: the last move is in it, though a line of Mark had closed it before
	ClosedEarly  ReasonKind = "early"  // Boxes, Box, Mark, Sent, Marks: more moves sent Mark to Box than it has marks
	ClosedLate   ReasonKind = "late"   // Boxes, Box, Mark, Sent, Marks: fewer moves sent Mark there than it has marks
	NoRetraction ReasonKind = "stuck"  // Boxes, Tried: every way to take moves back gets stuck while Boxes are closed

	// By rules under which three owned boxes in a row win:

	WonBefore ReasonKind = "won"       // Mark, Boxes: it owned these three in a row before the last move
	WonAnyhow ReasonKind = "wonAnyhow" // Boxes: whoever owns those with lines of both, a side had won before
	OwnerLast ReasonKind = "ownerLast" // Box, Mark: the owner made its line with the last move, after the other's line
	NoOwners  ReasonKind = "owners"    // Boxes, Tried: both have a line there, but in no game is the owner's the first
)

// Reason says why play cannot have made a position, as data.
type Reason struct {
	Kind  ReasonKind
	X, O  int            // the numbers of marks on the board
	Mark  tictactoe.Mark // the side said to have made the last move, or sent to the box, or with a line
	Box   grid.Box       // the box in question
	Sent  int            // the number of moves, without the last, that sent Mark to the box
	Marks int            // the number of marks of Mark there
	// Boxes are the boxes in question. With ClosedEarly and ClosedLate they are a largest set that can have been
	// closed, perhaps empty: after them no other closed box can have been the next. Box is an example of these.
	Boxes grid.Places
	Cells grid.CellSet // the marks that nothing connects with the rest
	Tried int          // the number of positions met while taking moves back in every way
}

// Message says why.
func (r Reason) Message() message.Message {
	besides, first := any(""), grid.Cell(0)
	if r.Kind == ClosedLate && r.Mark == tictactoe.X {
		besides = message.Of("reach.why.lateBeside")
	}
	for c := range r.Cells.ByBox() {
		first = c
		break
	}
	marks := func(n int) message.Amount { return message.Amount{Things: "marks", N: n} }
	return message.Of("reach.why."+string(r.Kind), "N", r.Boxes.Len(),
		"X", marks(r.X), "O", marks(r.O), "Mark", r.Mark, "Other", r.Mark.Other(),
		"Field", r.Box.Number(), "Sent", message.Amount{Things: "moves", N: r.Sent}, "Marks", marks(r.Marks),
		"Only", message.Amount{Things: "only", N: r.Marks}, "Fields", r.Boxes, "Besides", besides,
		"Cells", r.Cells.Len(), "Row", first.Row(), "Col", first.Col(), "Tried", r.Tried)
}
