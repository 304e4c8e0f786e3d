package session

import (
	"embed"
	"path"
	"strings"
)

// The examples: the published samples of both problems and a few positions to learn from, in the order of their names.
//
//go:embed examples/*.txt
var exampleFiles embed.FS

// Examples are the names of the examples, in order.
func Examples() []string {
	entries, err := exampleFiles.ReadDir("examples")
	if err != nil {
		return nil
	}
	var names []string
	for _, entry := range entries {
		names = append(names, strings.TrimSuffix(entry.Name(), path.Ext(entry.Name())))
	}
	return names
}

// ExampleText is the judge text of an example, and empty for a name that is none.
func ExampleText(name string) []byte {
	text, err := exampleFiles.ReadFile("examples/" + name + ".txt")
	if err != nil {
		return nil
	}
	return text
}
