// Package texttest helps tests of any package with texts: it compares errors, and reads and writes samples and files.
package texttest

import (
	"errors"
	"testing"

	"ninefold/engine/text"
)

// Check fails the test unless err, the error of the text called name, is the wanted one.
func Check(t testing.TB, name string, err error, want text.Error) {
	t.Helper()
	var got *text.Error
	if !errors.As(err, &got) {
		t.Errorf("%s: %v, want a *text.Error", name, err)
	} else if *got != want {
		t.Errorf("%s: %v, want %v", name, got, &want)
	}
}
