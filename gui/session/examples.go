package session

import (
	"embed"
	"path"
	"strings"
)

// The examples, sorted by name: the published samples of both problems and some instructive positions.
//
//go:embed examples/*.txt
var exampleFiles embed.FS

// Examples returns the names of the examples, sorted.
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

// ExampleText returns the judge's text of an example, or nil for an unknown name.
func ExampleText(name string) []byte {
	text, err := exampleFiles.ReadFile("examples/" + name + ".txt")
	if err != nil {
		return nil
	}
	return text
}
