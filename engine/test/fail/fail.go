// Package fail has what tests say in one line: what makes them fail. A message is a format and its arguments.
package fail

import (
	"fmt"
	"strings"
	"testing"
)

// If fails the test if something holds that must not.
func If(t testing.TB, wrong bool, format string, of ...any) {
	t.Helper()
	if wrong {
		t.Errorf(format, of...)
	}
}

// NowIf fails the test as If does, and ends it.
func NowIf(t testing.TB, wrong bool, format string, of ...any) {
	t.Helper()
	if wrong {
		t.Fatalf(format, of...)
	}
}

// Unless fails the test if something does not hold that must.
func Unless(t testing.TB, right bool, format string, of ...any) {
	t.Helper()
	If(t, !right, format, of...)
}

// Unequal fails the test if a value is not the wanted one. The message says of what, and both are added.
func Unequal[T comparable](t testing.TB, got, want T, format string, of ...any) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %s, want %s", fmt.Sprintf(format, of...), shown(got), shown(want))
	}
}

// OnError ends the test if there is an error.
func OnError(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func shown(value any) string {
	text, ok := value.(string)
	switch {
	case !ok:
		return fmt.Sprintf("%+v", value)
	case strings.Contains(text, "\n"):
		return "\n" + text + "\n"
	}
	return fmt.Sprintf("%q", text)
}
