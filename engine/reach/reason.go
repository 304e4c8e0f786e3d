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
	TooFew                     // Box, Mark, Sent, Marks: the box has room, but not all who were sent there answered
	TooMany                    // Box, Mark, Sent, Marks: more than one mark beyond those that were sent to the box
	Apart                      // Cells: two marks or more that no move joins to the others
	LastInFull                 // Box, Mark, Sent, Marks: the last move is in a box that was full before
	CutOff                     // Box, Boxes: no way past Boxes, by then full, from the last free choice, in Box, on
	NoOrder                    // Boxes: they cannot have been left by a free choice in any order
)

// Reason is why play cannot have made a position, as data that any language can put in words.
type Reason struct {
	Why   Why
	X, O  int               // how many marks each has on the board
	Mark  tictactoe.Mark    // whose last move it is said to be, or who was sent to the box
	Box   grid.Box          // the box in question
	Sent  int               // how many moves, before the last, sent Mark to the box
	Marks int               // how many marks Mark has there
	Boxes tictactoe.Places  // the boxes that must have been left by a free choice when they were full
	Cells tictactoe.CellSet // the marks that nothing joins to the rest
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
		return fmt.Sprintf("%v had %s to answer in field %d, which always had room, but has %s there",
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
	return "nothing is wrong"
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
	var numbers []string
	for b := range each(boxes) {
		numbers = append(numbers, strconv.Itoa(b+1))
	}
	last := len(numbers) - 1
	if last <= 0 {
		return "field " + strings.Join(numbers, "") + " " + one
	}
	return "fields " + strings.Join(numbers[:last], ", ") + " and " + numbers[last] + " " + many
}
