package reach

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// Why says why play cannot have made a position.
type Why uint8

// The ways, with the fields of Reason that each of them has.
const (
	NoLast      Why = iota + 1 // there are marks, but no last move is set
	WrongCounts                // X, O: X must have as many marks as O, or one more
	WrongLast                  // X, O, Mark: the counts say that the other made the last move
	TooFew                     // Box, Mark, Sent, Marks: the box was open, but not all who were sent there answered
	TooMany                    // Box, Mark, Sent, Marks: more than one mark beyond those that were sent to the box
	Apart                      // Cells: two marks or more that no move joins to the others
	LastInFull                 // Box, Mark, Sent, Marks: the last move is in a box that was full before
	CutOff                     // Box, Boxes: no way past Boxes, by then full, from the last free choice, in Box, on
	NoOrder                    // Boxes: they cannot have been left by a free choice in any order

	// By rules under which a line closes its box:

	BothLines    // Box: it has lines of both
	TwoLines     // Box, Mark: it has lines of Mark that no single move can have made
	LastInClosed // Box, Mark: the last move is in it, when a line of Mark had closed it before
	ClosedEarly  // Boxes, Box, Mark, Sent, Marks: see Reason.Boxes; more moves had sent Mark to Box than it has marks in it
	ClosedLate   // Boxes, Box, Mark, Sent, Marks: see Reason.Boxes; fewer had sent it to any of them than it has marks in all
	NoRetraction // Boxes, Tried: every way to take moves back from the end gets stuck while Boxes are closed

	// By rules under which three owned boxes in a row win:

	WonBefore // Mark, Boxes: it owned these three in a row before the last move
	WonAnyhow // Boxes: whoever owns them, which have lines of both, somebody had won before the last move
	OwnerLast // Box, Mark: it is said to own the box, but made its line with the last move, when the other had one
	NoOwners  // Boxes, Tried: they have lines of both, but in no game were the first ones made by those who own them
)

// Reason is why play cannot have made a position, as data that any language can put in words.
type Reason struct {
	Why   Why
	X, O  int            // how many marks each has on the board
	Mark  tictactoe.Mark // whose last move it is said to be, or who was sent to the box, or who made a line
	Box   grid.Box       // the box in question
	Sent  int            // how many moves, before the last, sent Mark to the box
	Marks int            // how many marks Mark has there
	// Boxes are those in question. With ClosedEarly and ClosedLate they are as many as can have been closed, perhaps none:
	// after them no other closed one can have been the next. Box is an example of these.
	Boxes tictactoe.Places
	Cells tictactoe.CellSet // the marks that nothing joins to the rest
	Tried int               // how many positions were met when moves were taken back in every way
}

// String says it in English, in one clause without a full stop.
func (r Reason) String() string {
	switch r.Why {
	case NoLast:
		return "no last move is set"
	case WrongCounts:
		return fmt.Sprintf("X has %s and O has %d, but X moves first and they take turns", count(r.X, "mark"), r.O)
	case WrongLast:
		return fmt.Sprintf("X has %s and O has %d, so the last move was %v's, not %v's",
			count(r.X, "mark"), r.O, r.Mark.Other(), r.Mark)
	case TooFew:
		return fmt.Sprintf("%v had %s to answer in field %d, which was open all the time, but has %s there",
			r.Mark, count(r.Sent, "move"), r.Box.Number(), count(r.Marks, "mark"))
	case TooMany:
		return r.answers() + ", of which only one can be a free choice or the first move"
	case Apart:
		cells := slices.Collect(r.Cells.All())
		return fmt.Sprintf("nothing joins %d marks, one of them in row %d column %d, to the rest of the game",
			len(cells), cells[0].Row(), cells[0].Col())
	case LastInFull:
		return r.answers() + ", so it was full before the last move, which is in it"
	case CutOff:
		return fields(r.Boxes, "was", "were") + fmt.Sprintf(" full when the last free choice was made, in field %d, "+
			"from where no moves in other fields lead to the last move", r.Box.Number())
	case NoOrder:
		return fields(r.Boxes, "was", "were each") +
			" left by a free choice when full, but in no order do moves lead from one choice to the next"
	}
	return r.aboutLines()
}

// aboutLines is String for reasons that only rules with owners know.
func (r Reason) aboutLines() string {
	switch r.Why {
	case BothLines:
		return fmt.Sprintf("field %d has lines of both, but the first of them closed it", r.Box.Number())
	case TwoLines:
		return fmt.Sprintf("field %d has lines of %v that no single move can have made, but the first of them closed it",
			r.Box.Number(), r.Mark)
	case LastInClosed:
		return fmt.Sprintf("the last move is in field %d, which a line of %v had closed before", r.Box.Number(), r.Mark)
	case ClosedEarly:
		return fmt.Sprintf("%s: before field %d was, %s had sent %v there, but %v has %s there",
			r.order(), r.Box.Number(), count(r.Sent, "move"), r.Mark, r.Mark, count(r.Marks, "mark"))
	case ClosedLate:
		return r.order() + ": " + r.late()
	case NoRetraction:
		words := "taking moves back from the end, every way gets stuck"
		if r.Boxes != 0 {
			words += " while " + fields(r.Boxes, "is", "are") + " closed"
		}
		return fmt.Sprintf("%s (positions tried: %d)", words, r.Tried)
	case WonBefore:
		return fmt.Sprintf("%v had won before the last move: ", r.Mark) + fields(r.Boxes, "was", "were") + " its own"
	case WonAnyhow:
		return fields(r.Boxes, "has", "have") +
			" lines of both, and whoever owns which, somebody had won before the last move"
	case OwnerLast:
		return fmt.Sprintf("field %d is said to be %v's, but %v made its line there with the last move, after %v",
			r.Box.Number(), r.Mark, r.Mark, r.Mark.Other())
	case NoOwners:
		return fields(r.Boxes, "has", "have") +
			" lines of both, but in no game that ends here were the first ones the owners'"
	}
	return "nothing is wrong"
}

// order says after which fields no other can have been closed.
func (r Reason) order() string {
	if r.Boxes == 0 {
		return "no field can have been closed first"
	}
	return "after " + numbers(r.Boxes) + " no field can have been closed next"
}

// late says that a side cannot have come so often to some fields before the last of them was closed.
func (r Reason) late() string {
	where := fmt.Sprintf("field %d has", r.Box.Number())
	if r.Boxes != 0 {
		where = fmt.Sprintf("these and field %d have", r.Box.Number())
	}
	words := fmt.Sprintf("%s %s of %v, but only %s can have sent %v there by then",
		where, count(r.Marks, "mark"), r.Mark, count(r.Sent, "move"), r.Mark)
	if r.Mark == tictactoe.X {
		words += ", beside the first move"
	}
	return words
}

// answers says how many moves sent a side to a field, and how many marks it has there.
func (r Reason) answers() string {
	return fmt.Sprintf("%v had %s to answer in field %d, but has %s there",
		r.Mark, count(r.Sent, "move"), r.Box.Number(), count(r.Marks, "mark"))
}

// count is a number of things.
func count(n int, thing string) string {
	switch n {
	case 0:
		return "no " + thing + "s"
	case 1:
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}

// fields is the numbers of some boxes with the verb that agrees.
func fields(boxes tictactoe.Places, one, many string) string {
	verb := many
	if boxes.Len() == 1 {
		verb = one
	}
	return numbers(boxes) + " " + verb
}

// numbers is the numbers of some boxes.
func numbers(boxes tictactoe.Places) string {
	var list []string
	for b := range each(boxes) {
		list = append(list, strconv.Itoa(b+1))
	}
	last := len(list) - 1
	if last <= 0 {
		return "field " + strings.Join(list, "")
	}
	return "fields " + strings.Join(list[:last], ", ") + " and " + list[last]
}
