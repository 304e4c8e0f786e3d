package match

import (
	"fmt"
	"strconv"
	"strings"
	"time"

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

// String returns what the kind is called in reports: as in a record, of a program that ended as one that exited.
func (k FaultKind) String() string { return strings.TrimSpace(ways[(&Fault{Kind: k}).way()].name) }

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

// ways has a row for each way to lose by a fault: the fault without its details; what it is called in a record, where
// a status or a signal may follow; and the keys of the words for it, and for how a program has ended.
var ways = [...]struct {
	Fault
	name, key, how string
}{
	{Fault{Kind: IllegalMove}, "illegal move", "fault.illegal", ""},
	{Fault{Kind: Timeout}, "timeout", "fault.timeout", ""},
	{Fault{Kind: Nonsense}, "no move", "fault.nonsense", "fault.answer"},
	{Fault{Kind: Nonsense, Long: true}, "line too long", "fault.nonsense", "error.longLine"},
	{Fault{Kind: Ended, End: program.Closed}, "closed", "fault.closed", ""},
	{Fault{Kind: Ended, End: program.ProcessLimit}, "too many processes", "fault.ended", "fault.processes"},
	{Fault{Kind: Ended, End: program.Exited}, "exited ", "fault.ended", "fault.status"},
	{Fault{Kind: Ended, End: program.Signaled}, "signal ", "fault.ended", "fault.signal"},
}

// way returns the index of the fault's row in ways: the last one, a signal, for an end that has none.
func (f *Fault) way() int {
	for i, w := range ways {
		if w.Kind == f.Kind && w.Long == f.Long && w.End == f.End {
			return i
		}
	}
	return len(ways) - 1
}

// unended parts the limit of a timeout from the beginning of an answer.
const unended = ", no end of line: "

// Error returns the fault in a form that ParseFault reads in a record: a name and, behind a colon, details. Package
// locale has the words for people.
func (f *Fault) Error() string {
	name, detail := ways[f.way()].name, f.Said
	switch {
	case f.Kind == IllegalMove:
		detail = fmt.Sprintf("%d %d", f.Cell.Row(), f.Cell.Col())
	case f.Kind == Timeout:
		if detail = f.Limit.String(); f.Answer != "" {
			detail += unended + f.Found()
		}
	case f.Kind == Nonsense:
		detail = f.Found()
	case f.End == program.Exited:
		name += strconv.Itoa(f.Status)
	case f.End == program.Signaled:
		name += f.Signal
	}
	if detail == "" {
		return name
	}
	return name + ": " + detail
}

// Told returns the message that the player with a name has lost by the fault.
func (f *Fault) Told(loser string) message.Message {
	w := &ways[f.way()]
	key, detail := w.key, any(f.Said)
	if w.how != "" {
		detail = message.Of(w.how, "Found", f.Found(), "Status", f.Status, "Signal", f.Signal)
	}
	switch {
	case f.Kind == Timeout && f.Answer != "":
		key = "fault.unended"
	case f.Said != "" && w.how == "":
		key = "fault.closedSaying"
	case f.Said != "":
		detail = message.Of("fault.said", "How", detail, "Said", f.Said)
	}
	if f.Kind == Timeout {
		detail = strconv.FormatFloat(f.Limit.Seconds(), 'g', -1, 64)
	}
	return message.Of(key, "Loser", loser, "Detail", detail, "Found", f.Found(), "Row", f.Cell.Row(), "Col",
		f.Cell.Col())
}

// Found returns the beginning of the answer in one line.
func (f *Fault) Found() string { return printable(f.Answer, 60) }

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
	name, detail, _ := strings.Cut(told, ": ")
	for _, w := range ways {
		rest, ok := strings.CutPrefix(name, w.name)
		if !ok {
			continue
		}
		f := w.Fault
		switch {
		case f.Kind == IllegalMove:
			var row, col int
			fmt.Sscanf(detail, "%d %d", &row, &col)
			if min(row, col) >= 1 && max(row, col) <= 9 {
				f.Cell = grid.At(row, col)
			}
		case f.Kind == Timeout:
			limit, answer, _ := strings.Cut(detail, unended)
			f.Limit, _ = time.ParseDuration(limit)
			f.Answer = answer
		case f.Kind == Nonsense && !f.Long:
			f.Answer = detail
		case f.End == program.Signaled:
			f.Signal, f.Said = rest, detail
		default:
			f.Status, _ = strconv.Atoi(rest)
			f.Said = detail
		}
		if f.Error() == told {
			return &f
		}
	}
	return nil
}

// lastWords returns the line of standard error that says why a program ended: the first, or the last of a Python
// traceback. A long line is cut.
func lastWords(stderr []byte) string {
	lines := strings.Split(strings.TrimSpace(string(stderr)), "\n")
	line := lines[0]
	if strings.HasPrefix(line, "Traceback ") {
		line = lines[len(lines)-1]
	}
	return printable(strings.TrimSpace(line), 200)
}

// printable cuts a line to a number of characters, and puts a dot for each that cannot be printed.
func printable(line string, most int) string {
	return strings.ReplaceAll(text.SafeLine(text.Cut(line, most)), "\ufffd", "·")
}
