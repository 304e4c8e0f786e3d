package texttest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Sample returns a published sample of either problem by its name, for example tictactoe-1.in.
func Sample(t testing.TB, name string) string { return inProject(t, "engine/*/testdata/"+name) }

// inProject returns the text of the only file of the project with a name.
func inProject(t testing.TB, name string) string {
	t.Helper()
	for root := "."; ; root += "/.." {
		if _, err := os.Stat(root + "/go.mod"); err != nil && len(root) < 32 {
			continue
		}
		files, err := filepath.Glob(filepath.Join(root, name))
		if err != nil || len(files) != 1 {
			t.Fatalf("%d files are called %s: %v", len(files), name, err)
		}
		return Read(t, files[0])
	}
}

// Example is a fenced block of docs/formats.md: the kind that it states, and its text.
type Example struct{ Kind, Text string }

// Examples returns the examples of docs/formats.md.
func Examples(t testing.TB) (found []Example) {
	for i, block := range strings.Split(inProject(t, "docs/formats.md"), "```") {
		if i%2 == 1 {
			kind, text, _ := strings.Cut(block, "\n")
			found = append(found, Example{strings.TrimPrefix(kind, "text "), strings.ReplaceAll(text, "␠", " ")})
		}
	}
	return found
}
