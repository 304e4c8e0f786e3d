package match

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"ninefold/engine/grid"
	"ninefold/engine/program"
	"ninefold/engine/text"
)

// FaultKind tells how a player lost a game otherwise than on the board.
type FaultKind uint8

const (
	IllegalMove FaultKind = iota // a cell that the rules do not allow
	Timeout                      // no answer within the limit and its margin
	Nonsense                     // an answer that is no move
	Ended                        // the program ended, or closed its output
)

// FaultKinds is the number of kinds.
const FaultKinds = 4

func (k FaultKind) String() string {
	return [FaultKinds]string{"illegal move", "timeout", "no move", "exited"}[k]
}

// Fault tells why a player lost a game otherwise than on the board.
type Fault struct {
	Kind FaultKind
	Err  error // what is known besides: an *IllegalError, a *TimeoutError, an *AnswerError, an *EndError; may be nil
}

// did has the words of Error for each kind.
var did = [FaultKinds]string{"made an illegal move", "timed out", "gave no move", "exited"}

const closed = "closed its output"

// Error returns what the player did, to follow the player's name: what package locale says in English.
func (f *Fault) Error() string {
	what := did[f.Kind]
	if f.Closed() {
		what = closed
	}
	if f.Err == nil || f.Err.Error() == "" {
		return what
	}
	return fmt.Sprintf("%s (%v)", what, f.Err)
}

// Closed reports whether a program closed its output and is not known to have ended.
func (f *Fault) Closed() bool {
	var end *EndError
	return errors.As(f.Err, &end) && end.End != program.Exited && end.End != program.Signaled
}

// ParseFault parses the text of Error. It returns nil if the text is not exactly that.
func ParseFault(told string) *Fault {
	what, detail, _ := strings.Cut(strings.TrimSuffix(told, ")"), " (")
	if what == closed {
		return &Fault{Ended, &EndError{End: program.Closed, Said: detail}}
	}
	kind := FaultKind(slices.Index(did[:], what))
	var err error
	switch kind {
	case IllegalMove:
		err = parseIllegal(detail)
	case Timeout:
		err = parseTimeout(detail)
	case Nonsense:
		err = parseNonsense(detail)
	case Ended:
		err = parseEnd(detail)
	}
	if f := (&Fault{kind, err}); err != nil && f.Error() == told {
		return f
	}
	return nil
}

func parseIllegal(detail string) error {
	c, _, err := ParseAnswer(detail)
	if err != nil {
		return nil
	}
	return &IllegalError{c}
}

func parseTimeout(detail string) error {
	limit, err := time.ParseDuration(strings.ReplaceAll(strings.TrimPrefix(detail, "limit "), " ", ""))
	if err != nil {
		return nil
	}
	return &TimeoutError{Limit{Time: limit}}
}

func parseNonsense(detail string) error {
	if detail == program.ErrLineTooLong.Error() {
		return program.ErrLineTooLong
	}
	return &AnswerError{strings.TrimSuffix(strings.TrimPrefix(detail, wantAnswer), `"`)}
}

func parseEnd(detail string) error {
	how, said, _ := strings.Cut(detail, ": ")
	if how == "signal" {
		how, said, _ = strings.Cut(said, ": ")
		return &EndError{End: program.Signaled, Signal: how, Said: said}
	}
	status, err := strconv.Atoi(strings.TrimPrefix(how, "status "))
	if err != nil {
		return nil
	}
	return &EndError{End: program.Exited, Status: status, Said: said}
}

// IllegalError is a move to a cell where the rules forbid it.
type IllegalError struct{ Cell grid.Cell }

func (e *IllegalError) Error() string { return FormatCell(e.Cell) }

// Unwrap returns what is known besides the kind.
func (f *Fault) Unwrap() error { return f.Err }

// TimeoutError says that no answer came within a limit and its margin.
type TimeoutError struct{ Limit }

func (e *TimeoutError) Error() string { return fmt.Sprintf("limit %s s", e.Seconds()) }

// Seconds returns the limit in seconds, as short as possible.
func (e *TimeoutError) Seconds() string { return strconv.FormatFloat(e.Time.Seconds(), 'g', -1, 64) }

// AnswerError is a line that should have been a move. It may be long.
type AnswerError struct{ Line string }

func (e *AnswerError) Error() string { return wantAnswer + e.Found() + `"` }

const wantAnswer = `expected a row and a column, each 0 to 8, found "`

// Found returns the beginning of the line, with a dot for each character that cannot be printed.
func (e *AnswerError) Found() string { return printable(text.Cut(e.Line, 60)) }

// EndError tells how a program ended that should have played on.
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

// lastWords returns the line of standard error that says why a program ended: the first, or the last of a Python
// traceback. A long line is cut.
func lastWords(stderr []byte) string {
	lines := strings.Split(strings.TrimSpace(string(stderr)), "\n")
	line := lines[0]
	if strings.HasPrefix(line, "Traceback ") {
		line = lines[len(lines)-1]
	}
	return printable(text.Cut(strings.TrimSpace(line), 200))
}

// printable replaces each character that cannot be printed by a dot.
func printable(s string) string {
	return strings.Map(func(r rune) rune {
		if r == utf8.RuneError || !unicode.IsPrint(r) {
			return '·'
		}
		return r
	}, s)
}
