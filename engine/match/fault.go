package match

import "fmt"

// FaultKind is how a player lost a game otherwise than on the board.
type FaultKind uint8

// The kinds of fault.
const (
	IllegalMove FaultKind = iota // a cell that the rules do not allow
	Timeout                      // no answer within the time
	Nonsense                     // an answer that is no move
	Ended                        // the program ended, or closed its output
)

// FaultKinds is how many kinds there are.
const FaultKinds = 4

func (k FaultKind) String() string {
	return [FaultKinds]string{"illegal move", "no answer in time", "nonsense", "early end"}[k]
}

// Fault is why a player lost a game otherwise than on the board.
type Fault struct {
	Kind   FaultKind
	Detail string // such as what was said instead of a move; may be empty
}

func (f *Fault) Error() string {
	if f.Detail == "" {
		return f.Kind.String()
	}
	return fmt.Sprintf("%v: %s", f.Kind, f.Detail)
}
