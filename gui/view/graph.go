package view

// Graph is a value over the steps of a game or, without points, a number that becomes more exact with time.
type Graph struct {
	Points  []Point
	Current int // index of the step shown
	Bands   []Band
	Low     bool // where there is little room
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

// Band is a number and its interval at a time: 0 at the bottom, 1 at the top; 0.5 means a number of 0.
type Band struct{ Low, Value, High float32 }
