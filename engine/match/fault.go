package match

import (
	"errors"
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
	Timeout                      // no answer within the limit and its margin
	Nonsense                     // an answer that is no move
	Ended                        // the program ended, or closed its output
)

// FaultKinds is how many kinds there are.
const FaultKinds = 4

func (k FaultKind) String() string {
	return [FaultKinds]string{"illegal move", "timeout", "no move", "program exited"}[k]
}

// Fault is why a player lost a game otherwise than on the board.
type Fault struct {
	Kind FaultKind
	Err  error // what is known besides: a *TimeoutError, an *AnswerError, an *EndError; may be nil
}

// Error is what the player did, to follow the player's name.
func (f *Fault) Error() string {
	did := [FaultKinds]string{"made an illegal move", "timed out", "gave no move", "exited"}[f.Kind]
	var end *EndError
	if errors.As(f.Err, &end) && end.End != program.Exited && end.End != program.Signaled {
		did = "closed its output"
	}
	if f.Err == nil || f.Err.Error() == "" {
		return did
	}
	return fmt.Sprintf("%s (%v)", did, f.Err)
}

// Unwrap is what is known beyond the kind of the fault.
func (f *Fault) Unwrap() error { return f.Err }

// TimeoutError is that no answer came within a limit and its margin.
type TimeoutError struct{ Limit }

func (e *TimeoutError) Error() string { return fmt.Sprintf("limit %v", e.Time) }

// AnswerError is a line that should have been a move. It may be long.
type AnswerError struct{ Line string }

func (e *AnswerError) Error() string {
	return fmt.Sprintf("want a row and a column, each 0 to 8, found %q", e.Found())
}

// Found is the beginning of the line, with a dot in the place of each character that cannot be printed.
func (e *AnswerError) Found() string { return printable(shortened(e.Line, 60)) }

// EndError is how a program ended that should have played on.
type EndError struct {
	End    program.End // if it is neither Exited nor Signaled, the program closed its output
	Status int         // of one that exited
	Signal string      // that ended it, otherwise
	Said   string      // the line of its standard error that says why; may be empty
}

func (e *EndError) Error() string {
	how := ""
	switch e.End {
	case program.Exited:
		how = fmt.Sprintf("status %d", e.Status)
	case program.Signaled:
		how = "signal: " + e.Signal
	}
	if how != "" && e.Said != "" {
		how += ": "
	}
	return how + e.Said
}

// lastWords is the line of what a program wrote on standard error that says why it ended: the first, except in a
// traceback of Python, where it is the last. A long one is cut.
func lastWords(stderr []byte) string {
	lines := strings.Split(strings.TrimSpace(string(stderr)), "\n")
	line := lines[0]
	if strings.HasPrefix(line, "Traceback ") {
		line = lines[len(lines)-1]
	}
	return printable(shortened(strings.TrimSpace(line), 200))
}

// printable is a text with a dot in the place of each character that cannot be printed.
func printable(s string) string {
	return strings.Map(func(r rune) rune {
		if r == utf8.RuneError || !unicode.IsPrint(r) {
			return '·'
		}
		return r
	}, s)
}
