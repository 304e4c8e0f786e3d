package texttest

import (
	"os"
	"path/filepath"
	"testing"
)

// Write writes a text into a file, in folders that need not be there, and returns the file's name. It fails the test if
// that cannot be done.
func Write[T string | []byte](t testing.TB, name string, text T) string {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return name
}

// Read is the text of a file. It fails the test if that cannot be read.
func Read(t testing.TB, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
