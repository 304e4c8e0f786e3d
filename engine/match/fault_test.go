package match

import (
	"errors"
	"reflect"
	"strings"
	"testing"
	"time"

	"ninefold/engine/program"
)

func TestAFaultIsReadFromWhatItSays(t *testing.T) {
	for _, f := range []*Fault{
		{IllegalMove, &IllegalError{40}},
		{Timeout, &TimeoutError{Limit{Time: 1500 * time.Millisecond}}},
		{Nonsense, &AnswerError{`re"sign)`}},
		{Nonsense, program.ErrLineTooLong},
		{Ended, &EndError{End: program.Exited, Status: 3}},
		{Ended, &EndError{End: program.Exited, Status: 1, Said: "NameError: name (x)"}},
		{Ended, &EndError{End: program.Signaled, Signal: "killed"}},
		{Ended, &EndError{End: program.Signaled, Signal: "segmentation fault", Said: "oh: no"}},
		{Ended, &EndError{End: program.Closed}},
		{Ended, &EndError{End: program.Closed, Said: "bye"}},
	} {
		if got := ParseFault(f.Error()); !reflect.DeepEqual(got, f) {
			t.Errorf("%q is read as %v", f.Error(), got)
		}
	}
	long := &Fault{Nonsense, &AnswerError{strings.Repeat("ab", 500)}}
	if got := ParseFault(long.Error()); got == nil || got.Error() != long.Error() {
		t.Errorf("%q is read as %v", long.Error(), got)
	}
	unknown := &Fault{Nonsense, errors.New("broken")}
	for _, text := range []string{
		"", "X", "timed out", "timed out (limit 1s)", "made an illegal move (9 9)", "exited (status)", "exited",
		"gave no move (x)", unknown.Error(),
	} {
		if got := ParseFault(text); got != nil {
			t.Errorf("%q is read as %+v", text, got)
		}
	}
}
