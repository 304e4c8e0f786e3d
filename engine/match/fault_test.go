package match

import (
	"reflect"
	"strings"
	"testing"
	"time"

	"ninefold/engine/program"
	"ninefold/engine/test/fail"
)

func TestAFaultIsReadFromWhatItSays(t *testing.T) {
	for _, f := range []*Fault{
		{Cell: 40},
		{Kind: Timeout, Limit: 1500 * time.Millisecond},
		{Kind: Nonsense, Answer: `re"sign)`},
		{Kind: Nonsense, Long: true},
		{Kind: Ended, End: program.Exited, Status: 3},
		{Kind: Ended, End: program.Exited, Status: 1, Said: "NameError: name (x)"},
		{Kind: Ended, End: program.Signaled, Signal: "killed"},
		{Kind: Ended, End: program.Signaled, Signal: "segmentation fault", Said: "oh: no"},
		{Kind: Ended, End: program.Closed},
		{Kind: Ended, End: program.Closed, Said: "bye"},
	} {
		got := ParseFault(f.Error())
		fail.Unless(t, reflect.DeepEqual(got, f), "%q is read as %v", f.Error(), got)
	}
	long := &Fault{Kind: Nonsense, Answer: strings.Repeat("ab", 500)}
	got := ParseFault(long.Error())
	fail.If(t, got == nil || got.Error() != long.Error(), "%q is read as %v", long.Error(), got)
	for _, text := range []string{
		"", "X", "timed out", "timed out (limit 1s)", "made an illegal move (9 9)", "exited (status)", "exited",
		"gave no move (x)", "gave no move (broken)",
	} {
		fail.Unequal(t, ParseFault(text), nil, "%q is read as", text)
	}
}
