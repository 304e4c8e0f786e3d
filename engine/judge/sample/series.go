package sample

import "ninefold/engine/tictactoe"

// Class is a class of position in a Series.
type Class uint8

const (
	Played     Class = iota // random legal play, stopped after some moves
	Noise                   // random marks in 1 to 80 random cells, any of them the last move
	NearlyFull              // as Noise, with 1 to 8 empty cells
	Freed                   // random legal play, stopped where the last move points to a full or closed box
	Changed                 // random legal play, after which one or two cells were changed
)

// Classes lists the classes of ten successive positions of a Series: position n is a Classes[n%10].
var Classes = [10]Class{Played, Noise, Changed, Played, NearlyFull, Played, Noise, Freed, Played, Changed}

// mostChanges limits the cells in which a Changed position differs from one of play, and a grid from a solved one.
const mostChanges = 2

// Series is an endless series of positions for testing programs that read them, each with a last move and an empty
// cell. The zero Series is by Judge.
type Series struct {
	Seed  uint64
	Rules tictactoe.Rules // the rules of the random play
	// Unreachable says which Changed positions to take. If it is nil, all are taken, though other play can reach a few.
	Unreachable func(tictactoe.Position) bool
}

// At returns position number 0, 1, … and its class.
func (s Series) At(number uint64) (tictactoe.Position, Class) {
	r := New(s.Seed, number)
	class := Classes[number%uint64(len(Classes))]
	switch class {
	case Noise:
		return r.Noise(s.Rules, 1+r.Below(mostMarks)), class
	case NearlyFull:
		return r.Noise(s.Rules, mostMarks-r.Below(8)), class
	case Freed:
		return r.Freed(s.Rules), class
	case Changed:
		return s.changed(r), class
	default: // Played
		return r.Played(s.Rules), class
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
