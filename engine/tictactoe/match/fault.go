package match

import (
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"ninefold/engine/grid"
	"ninefold/engine/judge/program"
	"ninefold/engine/locale/message"
	"ninefold/engine/notation/text"
	"ninefold/engine/tictactoe"
)

// FaultKind is a way to lose a game other than on the board.
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

// key returns the key of the words for a fault of the kind.
func (k FaultKind) key() string {
	return "fault." + [FaultKinds]string{"illegal", "timeout", "nonsense", "ended"}[k]
}

// Fault says why a player lost a game other than on the board. It is an error.
type Fault struct {
	Kind   FaultKind
	Cell   grid.Cell     // with IllegalMove
	Limit  time.Duration // with Timeout, the limit without its margin
	Answer string        // with Nonsense, the line in place of a move, with Timeout one without its end; may be long
	Long   bool          // with Nonsense: the line is too long to be read

	// With Ended:
	End    program.End // Exited, Signaled, ProcessLimit or Closed
	Status int         // the exit status, with Exited
	Signal string      // the signal, with Signaled
	Said   string      // the line of its standard error that says why; may be empty
}

// What a fault of the kind Ended, or Nonsense that is Long, is called.
const (
	exited   = "exited "
	signaled = "signal "
	crowded  = "too many processes"
	unended  = ", no end of line: "
	closed   = "closed"
	tooLong  = "line too long"
)

// Error returns the fault in a form that ParseFault reads in a record: a name and, behind a colon, details. Package
// locale has the words for people.
func (f *Fault) Error() string {
	name, detail := f.Kind.String(), ""
	switch {
	case f.Kind == IllegalMove:
		detail = fmt.Sprintf("%d %d", f.Cell.Row(), f.Cell.Col())
	case f.Kind == Timeout:
		if detail = f.Limit.String(); f.Answer != "" {
			detail += unended + f.Found()
		}
	case f.Kind == Nonsense && f.Long:
		name = tooLong
	case f.Kind == Nonsense:
		detail = f.Found()
	case f.Closed():
		name, detail = closed, f.Said
	case f.End == program.ProcessLimit:
		name, detail = crowded, f.Said
	case f.End == program.Exited:
		name, detail = exited+strconv.Itoa(f.Status), f.Said
	default:
		name, detail = signaled+f.Signal, f.Said
	}
	if detail == "" {
		return name
	}
	return name + ": " + detail
}

// Told returns the message that the player with a name has lost by the fault.
func (f *Fault) Told(loser string) message.Message {
	var detail any
	key := f.Kind.key()
	switch {
	case f.Kind == IllegalMove:
		return message.Of(key, "Loser", loser, "Row", f.Cell.Row(), "Col", f.Cell.Col())
	case f.Kind == Timeout:
		detail = f.Seconds()
		if f.Answer != "" {
			key = "fault.unended"
		}
	case f.Long:
		detail = program.ErrLineTooLong
	case f.Kind == Nonsense:
		detail = message.Of("fault.answer", "Found", f.Found())
	case f.Closed():
		key, detail = "fault.closed", f.Said
		if f.Said != "" {
			key = "fault.closedSaying"
		}
	default:
		detail = message.Of(endKeys[f.End], "Status", f.Status, "Signal", f.Signal)
		if f.Said != "" {
			detail = message.Of("fault.said", "How", detail, "Said", f.Said)
		}
	}
	return message.Of(key, "Loser", loser, "Detail", detail, "Found", f.Found())
}

// endKeys have the words for how a program ended.
var endKeys = map[program.End]string{
	program.Exited: "fault.status", program.ProcessLimit: "fault.processes", program.Signaled: "fault.signal",
}

// Closed reports whether a program closed its output and is not known to have ended.
func (f *Fault) Closed() bool {
	return f.Kind == Ended && f.End == program.Closed
}

// Seconds returns the limit in seconds, as short as possible.
func (f *Fault) Seconds() string { return strconv.FormatFloat(f.Limit.Seconds(), 'g', -1, 64) }

// Found returns the beginning of the answer, with a dot for each character that cannot be printed.
func (f *Fault) Found() string { return printable(text.Cut(f.Answer, 60)) }

// Illegal returns the cell of an illegal move. It reports false for any other fault, and for nil.
func (f *Fault) Illegal() (grid.Cell, bool) {
	if f == nil || f.Kind != IllegalMove {
		return 0, false
	}
	return f.Cell, true
}

// ParseLost parses why the player of a mark has lost, as a record's Termination says it: the mark, and the fault. It
// returns nil for any other text.
func ParseLost(why string, loser tictactoe.Mark) *Fault {
	told, _ := strings.CutPrefix(why, loser.String()+" ")
	return ParseFault(told)
}

// ParseFault parses the text of Error. It returns nil for any other text.
func ParseFault(told string) *Fault {
	f := &Fault{Kind: Ended}
	name, detail, _ := strings.Cut(told, ": ")
	switch name {
	case IllegalMove.String():
		f.Kind = IllegalMove
		var row, col int
		fmt.Sscanf(detail, "%d %d", &row, &col)
		if min(row, col) < 1 || max(row, col) > 9 {
			return nil
		}
		f.Cell = grid.At(row, col)
	case Timeout.String():
		f.Kind = Timeout
		limit, answer, _ := strings.Cut(detail, unended)
		f.Limit, _ = time.ParseDuration(limit)
		f.Answer = answer
	case Nonsense.String():
		f.Kind, f.Answer = Nonsense, detail
	case tooLong:
		f.Kind, f.Long = Nonsense, true
	case closed:
		f.End, f.Said = program.Closed, detail
	case crowded:
		f.End, f.Said = program.ProcessLimit, detail
	default:
		var found bool
		if f.Signal, found = strings.CutPrefix(name, signaled); found {
			f.End = program.Signaled
		} else {
			f.End, f.Signal = program.Exited, ""
			f.Status, _ = strconv.Atoi(strings.TrimPrefix(name, exited))
		}
		f.Said = detail
	}
	if f.Error() != told {
		return nil
	}
	return f
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
