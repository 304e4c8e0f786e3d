package diagram

// Sign is a small shape that says how a value is meant.
type Sign uint8

// The signs.
const (
	NoSign  Sign = iota
	Winning      // a triangle that points up
	Even         // a square
	Losing       // a triangle that points down
)
