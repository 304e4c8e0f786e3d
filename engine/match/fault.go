package match

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"ninefold/engine/program"
)

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
	Kind FaultKind
	Err  error // such as what was said instead of a move; may be nil
}

func (f *Fault) Error() string {
	if f.Err == nil {
		return f.Kind.String()
	}
	return fmt.Sprintf("%v: %v", f.Kind, f.Err)
}

// Unwrap is what is known beyond the kind of the fault.
func (f *Fault) Unwrap() error { return f.Err }

// AnswerError is a line that should have been a move. It may be long.
type AnswerError struct{ Line string }

func (e *AnswerError) Error() string {
	return fmt.Sprintf("want a row and a column, each 0 to 8, found %q", e.Found())
}

// Found is the beginning of the line, with a dot in the place of each character that cannot be printed.
func (e *AnswerError) Found() string {
	return strings.Map(func(r rune) rune {
		if r == utf8.RuneError || !unicode.IsPrint(r) {
			return '·'
		}
		return r
	}, shortened(e.Line))
}

// EndError is how a program ended that should have played on.
type EndError struct {
	End    program.End // if it is neither Exited nor Signaled, the program closed its output
	Status int         // of one that exited
	Signal string      // that ended it, otherwise
}

func (e *EndError) Error() string {
	switch e.End {
	case program.Exited:
		return fmt.Sprintf("exit status %d", e.Status)
	case program.Signaled:
		return e.Signal
	}
	return "it closed its output"
}
