package sample

import "ninefold/engine/tictactoe"

// class is a class of position in a Series.
type class uint8

const (
	played     class = iota // random legal play, stopped after some moves
	noise                   // random marks in 1 to 80 random cells, any of them the last move
	nearlyFull              // as noise, with 1 to 8 empty cells
	freed                   // random legal play, stopped where the last move points to a full or closed box
	changed                 // random legal play, after which one or two cells were changed
)

// classes lists the classes of ten successive positions of a Series: position n is of classes[n%10].
var classes = [10]class{played, noise, changed, played, nearlyFull, played, noise, freed, played, changed}

// mostChanges limits the cells in which a changed position differs from one of play, and a grid from a solved one.
const mostChanges = 2

// Series is an endless series of positions for testing programs that read them, each with a last move and an empty
// cell. The zero Series is by Judge.
type Series struct {
	Seed  uint64
	Rules tictactoe.Rules // the rules of the random play
	// Unreachable says which changed positions to take. If it is nil, all are taken, though other play can reach a few.
	Unreachable func(tictactoe.Position) bool
}

// At returns position number 0, 1, ….
func (s Series) At(number uint64) tictactoe.Position {
	r := New(s.Seed, number)
	switch classes[number%uint64(len(classes))] {
	case noise:
		return r.Noise(s.Rules, 1+r.Below(mostMarks))
	case nearlyFull:
		return r.Noise(s.Rules, mostMarks-r.Below(8))
	case freed:
		return r.Freed(s.Rules)
	case changed:
		return s.changed(r)
	default: // played
		return r.Played(s.Rules)
	}
}

// changed changes one or two cells of a played position until the result may be taken.
func (s Series) changed(r Random) tictactoe.Position {
	p := r.Played(s.Rules)
	for {
		q := p
		for range 1 + r.Below(mostChanges) {
			q = r.Change(q)
		}
		if q.Count(tictactoe.Empty) > 0 && (s.Unreachable == nil || s.Unreachable(q)) {
			return q
		}
	}
}
