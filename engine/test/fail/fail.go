// Package fail makes a test fail in one line, which says why. A message is a format and its arguments.
package fail

import (
	"errors"
	"fmt"
	"slices"
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

// Lacks fails the test if a text lacks a part, and lets it go on. The message, which names the text, gets both.
func Lacks(t testing.TB, text, part, format string, of ...any) {
	t.Helper()
	If(t, !strings.Contains(text, part), "%s: %s, want %q in it", fmt.Sprintf(format, of...), shown(text), part)
}

// Differ fails the test if two lists differ, and lets it go on. The message, which names the list, gets both.
func Differ[T comparable](t testing.TB, got, want []T, format string, of ...any) {
	t.Helper()
	If(t, !slices.Equal(got, want), "%s: %+v, want %+v", fmt.Sprintf(format, of...), got, want)
}

// OnError ends the test if err is not nil.
func OnError(t testing.TB, err error) {
	t.Helper()
	if err != nil { // without NowIf, whose arguments would be allocated even if it is nil
		t.Fatal(err)
	}
}

// SkipIf ends the test without a result if something that it needs is missing, and says what.
func SkipIf(t testing.TB, missing bool, what ...any) {
	t.Helper()
	if missing {
		t.Skip(what...)
	}
}

// Must returns a function that returns a value, or ends the test if the error beside it is not nil.
func Must[T any](value T, err error) func(testing.TB) T {
	return func(t testing.TB) T {
		t.Helper()
		OnError(t, err)
		return value
	}
}

// ErrorOf returns the error of a call that returns a value too.
func ErrorOf[T any](_ T, err error) error { return err }

// As returns the error of a type that an error is or wraps. It ends the test if there is none. The message, which names
// what failed, gets the error.
func As[E error](t testing.TB, err error, format string, of ...any) (found E) {
	t.Helper()
	NowIf(t, !errors.As(err, &found), "%s: %v, want a %T", fmt.Sprintf(format, of...), err, found)
	return found
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
