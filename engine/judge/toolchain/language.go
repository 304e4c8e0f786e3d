// Package toolchain makes programs of source files, as judges do. By a table of languages, which a user can change, it
// finds the compiler or the interpreter, compiles in a folder for temporary files, and gives the command that runs the
// result. It writes nothing beside a source.
package toolchain

import (
	"os/exec"
	"slices"
	"strings"
)

// Language is a row of the table: how to make a program of a source in it. The words of its commands may contain
// placeholders, which languages.toml explains.
type Language struct {
	Name       string
	Extensions []string // ends of file names in small letters, each with its dot
	Compile    []string // the command that compiles; nil for an interpreted language
	Debug      []string // the command that compiles with checks; nil for Compile
	Run        []string // the command that runs
	Reads      string   // the file, in its working folder, in which the compiler lists what it reads; "" for none
	Memory     int64    // the most memory of the compiler, in bytes; 0 for 2 GiB
}

// Placeholders in a command.
const (
	placeSource  = "{source}"
	placeProgram = "{program}"
	placeFolder  = "{folder}"
	placeName    = "{name}"
	placeClass   = "{class}"
	placeBeside  = "{beside}"
	placeStack   = "{stack}"
	placeMemory  = "{memory}"
)

// stack is the largest stack that judges give to runtimes that must be told it, in KiB.
const stack = "65536"

var placeholders = [...]string{
	placeSource, placeProgram, placeFolder, placeName, placeClass, placeBeside, placeStack,
	placeMemory,
}

// tools returns the programs that the language needs, by the names to look for in PATH.
func (l *Language) tools() []string {
	var tools []string
	for _, command := range [...][]string{l.Compile, l.Run} {
		if len(command) > 0 && !strings.Contains(command[0], "{") && !slices.Contains(tools, command[0]) {
			tools = append(tools, command[0])
		}
	}
	return tools
}

// Missing returns the first tool that is not installed, or "" if all are.
func (l *Language) Missing() string {
	for _, tool := range l.tools() {
		if _, err := exec.LookPath(tool); err != nil {
			return tool
		}
	}
	return ""
}

// standard returns the standard of the language by which sources are compiled, such as C++20; "" if its command names
// none.
func (l *Language) standard() string {
	for i, word := range l.Compile {
		if standard, ok := strings.CutPrefix(word, "-std="); ok {
			return strings.ToUpper(standard)
		}
		if word == "--edition" && i+1 < len(l.Compile) {
			return l.Name + " " + l.Compile[i+1]
		}
	}
	return ""
}

// namesClass reports whether its programs are started by the name of a class.
func (l *Language) namesClass() bool { return l.tells(placeClass) }

// tells reports whether its command to run has a placeholder.
func (l *Language) tells(placeholder string) bool {
	return slices.ContainsFunc(l.Run, func(word string) bool { return strings.Contains(word, placeholder) })
}

// environment returns the variables that its compiler and its programs need.
func (l *Language) environment() []string {
	if l.namesClass() {
		return javaLocale()
	}
	return nil
}

// filled returns a command with its placeholders replaced: those for the files that it takes, and those of the source.
func (s *source) filled(command []string, file, program, folder string) []string {
	replacer := strings.NewReplacer(placeSource, file, placeProgram, program, placeFolder, folder,
		placeName, s.stem(), placeClass, s.class, placeBeside, s.beside, placeStack, stack,
		placeMemory, s.memory)
	words := make([]string, len(command))
	for i, word := range command {
		words[i] = replacer.Replace(word)
	}
	return words
}
