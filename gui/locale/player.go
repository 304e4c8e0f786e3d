package locale

import (
	"errors"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"ninefold/engine/match"
	"ninefold/engine/program"
)

// Forfeit says that a player has lost otherwise than on the board, and why.
func Forfeit(winner, loser, why string) Status {
	args := Args{"Winner": winner, "Loser": loser, "Why": why}
	return Status{Text("forfeit.won", args), Text("forfeit.why", args)}
}

// faultKeys are how a program lost a game, as a part of a sentence.
var faultKeys = [match.FaultKinds]string{
	match.IllegalMove: "fault.illegal", match.Timeout: "fault.timeout", match.Nonsense: "fault.nonsense", match.Ended: "fault.ended",
}

// Fault says how a program lost a game, when what it was asked last took so long.
func Fault(f *match.Fault, took time.Duration) string {
	return Text(faultKeys[f.Kind], Args{"Detail": faultDetail(f.Err), "Seconds": Seconds(took)})
}

// faultDetail is what is known of a fault beyond its kind.
func faultDetail(err error) string {
	var answer *match.AnswerError
	var end *match.EndError
	switch {
	case err == nil:
		return ""
	case errors.As(err, &answer):
		return Text("fault.answer", Args{"Found": answer.Found()})
	case errors.As(err, &end) && end.End == program.Exited:
		return Text("fault.status", Args{"Status": end.Status})
	case errors.As(err, &end) && end.End == program.Signaled:
		return Text("fault.signal", Args{"Signal": end.Signal})
	case errors.As(err, &end):
		return Text("fault.closed")
	}
	return Error(err)
}

// Remark is the beginning of what is said of a move, to stand in a row of a list. Of a program that is its remark alone: the
// time that it took has a column of its own.
func Remark(comment string) string {
	line, rest, more := strings.Cut(comment, "\n")
	remark, timed := match.CutTime(line)
	switch {
	case !timed:
		return Beginning(comment)
	case remark == "" || !more:
		return Beginning(remark)
	}
	return Beginning(remark + "\n" + rest)
}

// Beginning is the beginning of the first line of a text, to stand in a row of a list.
func Beginning(text string) string {
	const most = 60 // characters
	text = strings.TrimSpace(text)
	line, _, more := strings.Cut(text, "\n")
	line = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r == utf8.RuneError {
			return ' '
		}
		return r
	}, line[:min(len(line), utf8.UTFMax*most)])
	if runes := []rune(line); len(runes) > most {
		line, more = string(runes[:most]), true
	}
	if more {
		line += "…"
	}
	return line
}
