// Package fail makes a test fail in one line, which says why. A message is a format and its arguments.
package fail

import (
	"fmt"
	"strings"
	"testing"
)

// If fails the test if wrong is true, and lets it go on.
func If(t testing.TB, wrong bool, format string, of ...any) {
	t.Helper()
	if wrong {
		t.Errorf(format, of...)
	}
}

// NowIf fails the test if wrong is true, and ends it.
func NowIf(t testing.TB, wrong bool, format string, of ...any) {
	t.Helper()
	if wrong {
		t.Fatalf(format, of...)
	}
}

// Unless fails the test if right is false, and lets it go on.
func Unless(t testing.TB, right bool, format string, of ...any) {
	t.Helper()
	If(t, !right, format, of...)
}

// Unequal fails the test if got is not want, and lets it go on. The message, which names the value, gets both.
func Unequal[T comparable](t testing.TB, got, want T, format string, of ...any) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %s, want %s", fmt.Sprintf(format, of...), shown(got), shown(want))
	}
}

// OnError ends the test if err is not nil.
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
