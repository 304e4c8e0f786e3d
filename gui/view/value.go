package view

// Value is a card with the position's value, its course over the game, and the best line.
type Value struct {
	Number string  // for example X 48 %; empty while unknown
	Share  float32 // of X, 0..1
	Graph  Graph   // not drawn without points
	Best   string  // moves; empty for none
	Work   string  // how it was found
	Hint   string  // shown while there are neither moves nor work
}

// Graph is a value over the steps of a game.
type Graph struct {
	Points  []Point
	Current int // index of the step shown
}

// Label describes the step shown and its value, or returns "".
func (d Graph) Label() string {
	if d.Current < 0 || d.Current >= len(d.Points) {
		return ""
	}
	return d.Points[d.Current].Label
}

// Point is a step in a Graph.
type Point struct {
	Value  float32 // 0 at the bottom, 1 at the top
	Known  bool
	Wrong  bool   // the move to it gave something away
	Turned bool   // the game turned here
	Label  string // the step and its value in words
}

// Radius returns the radius, in units, of the dot that marks a wrong move.
func (p Point) Radius() float32 {
	if p.Turned {
		return 4.5
	}
	return 3
}
