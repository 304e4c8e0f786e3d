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
	entries, _ := exampleFiles.ReadDir("examples") // it is there
	var names []string
	for _, entry := range entries {
		names = append(names, strings.TrimSuffix(entry.Name(), path.Ext(entry.Name())))
	}
	return names
}

// ExampleText returns the judge's text of an example, or nil for an unknown name.
func ExampleText(name string) []byte {
	text, _ := exampleFiles.ReadFile("examples/" + name + ".txt")
	return text
}
