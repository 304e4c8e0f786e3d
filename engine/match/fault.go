package match

import (
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

// Fault says why a player lost a game other than on the board. It is an error.
type Fault struct {
	Kind   FaultKind
	Cell   grid.Cell     // with IllegalMove
	Limit  time.Duration // with Timeout, the limit without its margin
	Answer string        // with Nonsense, the line in place of a move; it may be long
	Long   bool          // with Nonsense: the line is too long to be read

	// With Ended:
	End    program.End // if it is neither Exited nor Signaled, the program closed its output
	Status int         // the exit status, with Exited
	Signal string      // the signal, with Signaled
	Said   string      // the line of its standard error that says why; may be empty
}

// did has the words of Error for each kind, and toCell those that follow an illegal move's.
var did = [FaultKinds]string{"made an illegal move", "timed out", "gave no move", "exited"}

const (
	toCell     = " to row %d, column %d"
	closed     = "closed its output"
	wantAnswer = `expected a row and a column, each 0 to 8, found "`
)

// Error returns what the player did, to follow the player's name, in the English words of package locale.
func (f *Fault) Error() string {
	what, detail := did[f.Kind], ""
	switch f.Kind {
	case IllegalMove:
		what += fmt.Sprintf(toCell, f.Cell.Row(), f.Cell.Col())
	case Timeout:
		detail = "limit " + f.Seconds() + " s"
	case Nonsense:
		detail = wantAnswer + f.Found() + `"`
		if f.Long {
			detail = program.ErrLineTooLong.Error()
		}
	case Ended:
		if f.Closed() {
			what = closed
		}
		detail = f.ending()
	}
	if detail == "" {
		return what
	}
	return what + " (" + detail + ")"
}

func (f *Fault) ending() string {
	how := ""
	switch f.End {
	case program.Exited:
		how = fmt.Sprintf("status %d", f.Status)
	case program.Signaled:
		how = "signal: " + f.Signal
	}
	if how != "" && f.Said != "" {
		how += ": "
	}
	return how + f.Said
}

// Closed reports whether a program closed its output and is not known to have ended.
func (f *Fault) Closed() bool {
	return f.Kind == Ended && f.End != program.Exited && f.End != program.Signaled
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
	what, detail, _ := strings.Cut(strings.TrimSuffix(told, ")"), " (")
	f := &Fault{Kind: FaultKind(max(0, slices.Index(did[:], what)))}
	var row, col int
	switch what {
	default:
		fmt.Sscanf(what, did[IllegalMove]+toCell, &row, &col)
		if min(row, col) < 1 || max(row, col) > 9 {
			return nil
		}
		f.Cell = grid.At(row, col)
	case did[Timeout]:
		f.Limit, _ = time.ParseDuration(strings.ReplaceAll(strings.TrimPrefix(detail, "limit "), " ", ""))
	case did[Nonsense]:
		if f.Long = detail == program.ErrLineTooLong.Error(); !f.Long {
			f.Answer = strings.TrimSuffix(strings.TrimPrefix(detail, wantAnswer), `"`)
		}
	case did[Ended]:
		how, said, _ := strings.Cut(detail, ": ")
		if how == "signal" {
			f.End = program.Signaled
			f.Signal, said, _ = strings.Cut(said, ": ")
		} else {
			f.Status, _ = strconv.Atoi(strings.TrimPrefix(how, "status "))
		}
		f.Said = said
	case closed:
		f.Kind, f.End, f.Said = Ended, program.Closed, detail
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
