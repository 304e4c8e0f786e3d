package view

import "ninefold/engine/diagram"

// Score is how many points each side of a match has.
type Score struct {
	Title   string
	Summary string  // at the right of the title
	Share   float32 // of the first side, of 1
}

// Picture is a board with a title.
type Picture struct {
	Title   string // empty for none
	Summary string // at the right of the title
	Board   diagram.Diagram
}

// Trend is a number that becomes known better and better.
type Trend struct {
	Title    string
	Number   string
	Interval string // in which it lies
	Bands    []Band // from left to right; not drawn if there are none
	Words    string // below; empty for none
}

// Band is the number and its interval at a time: 0 at the foot, 1 at the top, and 0.5 for a number of 0.
type Band struct{ Low, Value, High float32 }
