// Package texttest helps tests of any package with texts: it compares errors, and reads and writes samples and files.
package texttest

import (
	"errors"
	"reflect"
	"testing"

	"ninefold/engine/notation/text"
)

// Check fails the test unless err, the error of the text called name, is the wanted one, with an equal cause.
func Check(t testing.TB, name string, err error, want text.Error) {
	t.Helper()
	var got *text.Error
	if !errors.As(err, &got) {
		t.Errorf("%s: %v, want a *text.Error", name, err)
	} else if !reflect.DeepEqual(*got, want) {
		t.Errorf("%s: %v, want %v", name, got, &want)
	}
}

// Refusal returns a check that read refuses a text, which has a name, with an error at a place, where one thing is
// wanted and another found.
func Refusal[T string | []byte, R any](
	t testing.TB, read func(T) (R, error),
) func(name, src string, line, column int, want text.Want, found string) {
	return func(name, src string, line, column int, want text.Want, found string) {
		t.Helper()
		_, err := read(T(src))
		Check(t, name, err, text.Error{Line: line, Column: column, Want: want, Found: found})
	}
}
