package files

import (
	"path/filepath"
	"slices"
	"strings"

	"ninefold/gui/language"
)

// Kind is a kind of file that a dialog offers. Its value is the key of its words.
type Kind string

// The kinds of files.
const (
	Any     Kind = "kind.any"
	Boards  Kind = "kind.boards"  // boards and games to open
	Tests   Kind = "kind.tests"   // inputs of the judge's cases
	Records Kind = "kind.records" // games to save
	Sudokus Kind = "kind.sudokus" // Sudokus to save
	Texts   Kind = "kind.texts"
	SVG     Kind = "kind.svg"
	PNG     Kind = "kind.png"
)

// endings has the endings of such files' names; none if they can have any.
var endings = map[Kind][]string{
	Boards:  {".ninefold", ".in", ".out", ".txt", ".sudoku", ".sdx", ".sdk", ".ss", ".sdm"},
	Tests:   {".in"},
	Records: {".ninefold"},
	Sudokus: {".sudoku", ".sdx", ".sdk", ".ss", ".sdm"},
	Texts:   {".txt", ".in", ".out"},
	SVG:     {".svg"},
	PNG:     {".png"},
}

func (k Kind) words() string { return language.Text(string(k)) }

// kindOf returns the kind of the file to save under a name.
func kindOf(name string) Kind {
	for _, k := range []Kind{Records, Sudokus, Texts, SVG, PNG} {
		if slices.Contains(endings[k], strings.ToLower(filepath.Ext(name))) {
			return k
		}
	}
	return Any
}
