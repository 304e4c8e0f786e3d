package gui

import (
	"embed"
	"path"
	"strings"

	"ninefold/gui/locale"
)

// The examples: the published samples of both problems and a few positions to learn from, in the order of their names.
//
//go:embed examples/*.txt
var exampleFiles embed.FS

// exampleNames are the names of the examples, in order.
func exampleNames() []string {
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

// exampleText is the judge text of an example, and empty for a name that is none.
func exampleText(name string) []byte {
	text, err := exampleFiles.ReadFile("examples/" + name + ".txt")
	if err != nil {
		return nil
	}
	return text
}

// exampleCommands open the examples.
func exampleCommands() []*command {
	var commands []*command
	for _, name := range exampleNames() {
		commands = append(commands, &command{
			id: "example." + name, menu: "file", group: "examples",
			run: func(a *App) { a.importText(locale.Text("command.example."+name), exampleText(name)) },
		})
	}
	return commands
}
