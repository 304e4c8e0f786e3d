package record

import (
	"fmt"
	"math"
	"regexp"
	"strings"
	"time"
)

// A comment may hold commands in brackets, as in PGN: [%emt H:MM:SS.ffffff] at its front is the time that a move
// took, and [%review] begins what a review said of it.
const (
	timeFormat    = "[%%emt %d:%02d:%09.6f]"
	timePattern   = "[%%emt %d:%d:%f"
	reviewCommand = "[%review] "
)

// TimeCommand returns the command for the time that a move took, to the microsecond.
func TimeCommand(d time.Duration) string {
	d = d.Round(time.Microsecond)
	minutes := int(d.Minutes())
	return fmt.Sprintf(timeFormat, minutes/60, minutes%60, (d - time.Duration(minutes)*time.Minute).Seconds())
}

// CutTime cuts the time off the first line of a comment, and reports whether it begins with one.
func CutTime(comment string) (rest string, took time.Duration, found bool) {
	line, _, _ := strings.Cut(comment, "\n")
	if !strings.HasPrefix(line, "[%emt ") {
		return line, 0, false
	}
	command, rest, closed := strings.Cut(line, "]")
	var hours, minutes int
	var seconds float64
	if _, err := fmt.Sscanf(command, timePattern, &hours, &minutes, &seconds); err != nil || !closed ||
		hours < 0 || hours > 999 || minutes < 0 || minutes > 59 || !(0 <= seconds && seconds < 60) {
		return line, 0, false
	}
	took = time.Duration(hours)*time.Hour + time.Duration(minutes)*time.Minute
	return strings.TrimSpace(rest), took + time.Duration(math.Round(seconds*1e6))*time.Microsecond, true
}

// Reviewed returns a comment with what a review says behind it.
func Reviewed(comment, review string) string {
	return strings.TrimSpace(Unreviewed(comment) + " " + reviewCommand + review)
}

// Unreviewed returns a comment without what a review said.
func Unreviewed(comment string) string {
	if own, _, found := strings.Cut(comment, reviewCommand); found {
		return strings.TrimSpace(own)
	}
	return comment
}

var command = regexp.MustCompile(`\[%\w+[^\]\n]*\] ?`)

// WithoutCommands returns a comment without its commands, also those of other programs such as [%clk 0:01:02], except
// for the times that CutTime cuts. What a review said stays.
func WithoutCommands(comment string) string {
	return command.ReplaceAllStringFunc(comment, func(command string) string {
		if strings.HasPrefix(command, "[%emt ") {
			return command
		}
		return ""
	})
}
