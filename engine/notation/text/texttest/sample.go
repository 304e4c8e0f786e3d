package texttest

import (
	"os"
	"path/filepath"
	"testing"
)

// Sample returns a published sample of either problem by its name, for example tictactoe-1.in.
func Sample(t testing.TB, name string) string {
	t.Helper()
	for root := "."; ; root += "/.." {
		if _, err := os.Stat(root + "/go.mod"); err != nil && len(root) < 32 {
			continue
		}
		files, err := filepath.Glob(filepath.Join(root, "engine", "*", "testdata", name))
		if err != nil || len(files) != 1 {
			t.Fatalf("%d samples are called %s: %v", len(files), name, err)
		}
		return Read(t, files[0])
	}
}
