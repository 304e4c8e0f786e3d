package texttest

import (
	"os"
	"path/filepath"
	"testing"

	"ninefold/engine/test/fail"
)

// Write writes a text into a file, makes the folders that are missing, and returns the file's name. The test fails if
// that cannot be done.
func Write[T string | []byte](t testing.TB, name string, text T) string {
	t.Helper()
	fail.OnError(t, os.MkdirAll(filepath.Dir(name), 0o700))
	fail.OnError(t, os.WriteFile(name, []byte(text), 0o600))
	return name
}

// Read returns the text of a file. The test fails if the file cannot be read.
func Read(t testing.TB, name string) string {
	t.Helper()
	return string(fail.Must(os.ReadFile(name))(t))
}
