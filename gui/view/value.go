package view

// Value shows the position's value, its course over the game, and the best line.
type Value struct {
	Number string  // such as X 48 %; empty while it is not known
	Share  float32 // of X, of 1
	Graph  Graph   // not drawn without points
	Best   string  // the moves; empty for none
	Work   string  // how it was found out
	Hint   string  // in the place of the moves and the work, while there are none
}

// Graph is a value over the steps of a game.
type Graph struct {
	Points  []Point
	Current int // the step that is shown
}

// Label is the step that is shown and its value in words, or "".
func (d Graph) Label() string {
	if d.Current < 0 || d.Current >= len(d.Points) {
		return ""
	}
	return d.Points[d.Current].Label
}

// Point is a step of it.
type Point struct {
	Value  float32 // 0 at the foot, 1 at the top
	Known  bool
	Wrong  bool   // the move to it gave something away
	Turned bool   // the game turned here
	Label  string // the step and its value in words
}

// Radius is that of the dot for a wrong move, in units.
func (p Point) Radius() float32 {
	if p.Turned {
		return 4.5
	}
	return 3
}
