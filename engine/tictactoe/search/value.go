package search

import "cmp"

// ValueKind says how much is known about a value.
type ValueKind uint8

// Win, Draw and Loss are proved, not guessed.
const (
	Unknown  ValueKind = iota // not searched yet, or rules without a winner
	Estimate                  // Permille is a guess
	Win                       // the player whose value it is wins, whatever the opponent does
	Draw                      // neither player can do better
	Loss                      // the opponent wins, whatever the player does
)

// Proved reports whether the result is certain.
func (k ValueKind) Proved() bool { return k >= Win }

// Value is the value of a position or a move for one player.
type Value struct {
	Kind     ValueKind
	Permille int  // the expected result in thousandths: 1000 a sure win, 500 a draw, 0 a sure loss
	Plies    int  // with Win and Loss: moves of both players until the game is over, with the valued move
	Exact    bool // Plies is the distance with best play of both; otherwise it is an upper bound for the winner
}

func won(plies int, exact bool) Value { return Value{Win, 1000, plies, exact} }

func lost(plies int, exact bool) Value { return Value{Loss, 0, plies, exact} }

var draw = Value{Kind: Draw, Permille: 500}

// Percent returns the expected result in whole percent.
func (v Value) Percent() int { return (v.Permille + 5) / 10 }

// ForOpponent returns the same value from the view of the other player.
func (v Value) ForOpponent() Value {
	switch v.Kind {
	case Unknown:
		return v
	case Win:
		v.Kind = Loss
	case Loss:
		v.Kind = Win
	}
	v.Permille = 1000 - v.Permille
	return v
}

// Compare returns a negative number, zero or a positive number if v is worse than, equal to or better than w for the
// player. A proved win beats every estimate, and a shorter win a longer one; every estimate beats a proved loss, and a
// longer loss a shorter one.
func (v Value) Compare(w Value) int { return cmp.Compare(v.rank(), w.rank()) }

// rank orders values: estimates and draws by Permille, 0..1000, wins above them and losses below.
func (v Value) rank() int {
	const beyond = 2000
	switch v.Kind {
	case Win:
		return beyond - v.Plies
	case Loss:
		return v.Plies - beyond
	}
	return v.Permille
}
