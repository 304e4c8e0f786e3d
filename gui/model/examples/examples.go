// Package examples has the published samples of both problems and some instructive positions.
package examples

import (
	"embed"
	"path"
	"strings"
)

//go:embed texts/*.txt
var files embed.FS

// Names returns the names of the examples, sorted.
func Names() (names []string) {
	entries, _ := files.ReadDir("texts") // it is there
	for _, entry := range entries {
		names = append(names, strings.TrimSuffix(entry.Name(), path.Ext(entry.Name())))
	}
	return names
}

// Text returns the judge's text of an example, or nil for an unknown name.
func Text(name string) []byte {
	text, _ := files.ReadFile("texts/" + name + ".txt")
	return text
}
