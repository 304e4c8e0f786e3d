// Package toolchain makes programs of source files, as judges do: by a table of languages that a person can change, it
// finds the compiler or the interpreter, compiles into a cache, and gives the command that runs what came out. Nothing
// is written beside a source.
package toolchain

import (
	"os/exec"
	"slices"
	"strings"
)

// Language is a row of the table: how a program is made of a source in it. The words of its commands may hold
// placeholders, which languages.toml explains.
type Language struct {
	Name       string
	Extensions []string // ends of names in small letters, each with its dot
	Compile    []string // the command that compiles; nil for an interpreted language
	Run        []string // the command that runs
	Version    []string // the command by which the compiler tells its version; nil if its programs are not kept
	Reads      string   // the file, in the folder that it works in, where the compiler lists what it reads; "" for none
	Memory     int64    // what the compiler may use, in bytes; 0 for 2 GiB
}

// What stands for something else in a command.
const (
	placeSource  = "{source}"
	placeProgram = "{program}"
	placeFolder  = "{folder}"
	placeName    = "{name}"
	placeClass   = "{class}"
	placeBeside  = "{beside}"
)

var placeholders = [...]string{placeSource, placeProgram, placeFolder, placeName, placeClass, placeBeside}

// tools returns the programs that the language needs, by the names that are looked for in PATH.
func (l *Language) tools() []string {
	var tools []string
	for _, command := range [...][]string{l.Compile, l.Run} {
		if len(command) > 0 && !strings.Contains(command[0], "{") && !slices.Contains(tools, command[0]) {
			tools = append(tools, command[0])
		}
	}
	return tools
}

// Missing returns the first of its tools that is not installed; "" if all are.
func (l *Language) Missing() string {
	for _, tool := range l.tools() {
		if _, err := exec.LookPath(tool); err != nil {
			return tool
		}
	}
	return ""
}

// namesClass reports whether its programs are started by the name of a class.
func (l *Language) namesClass() bool {
	return slices.ContainsFunc(l.Run, func(word string) bool { return strings.Contains(word, placeClass) })
}

// filled returns a command with values in place of the placeholders, which alternate with them.
func filled(command []string, values ...string) []string {
	replacer := strings.NewReplacer(values...)
	words := make([]string, len(command))
	for i, word := range command {
		words[i] = replacer.Replace(word)
	}
	return words
}
