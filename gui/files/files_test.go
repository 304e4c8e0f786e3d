package files

import (
	"os"
	"path/filepath"
	"testing"
)

// put writes a file into a folder and names it.
func put(t *testing.T, dir, name, text string) (path string) {
	t.Helper()
	path = filepath.Join(dir, name)
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}
