package texttest

import (
	"os"
	"path/filepath"
	"testing"
)

// Write writes a text into a file, makes the folders that are missing, and returns the file's name. The test fails if
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

// Read returns the text of a file. The test fails if the file cannot be read.
func Read(t testing.TB, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
