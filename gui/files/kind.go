package files

import (
	"path/filepath"
	"strings"

	"ninefold/gui/locale"
)

// Kind is a kind of file that a dialog offers. Its value is the key of its words.
type Kind string

// The kinds of files.
const (
	Any     Kind = "kind.any"
	Boards  Kind = "kind.boards"  // boards and games to open
	Tests   Kind = "kind.tests"   // inputs of the judge's cases
	Records Kind = "kind.records" // games to save
	Texts   Kind = "kind.texts"
	SVG     Kind = "kind.svg"
	PNG     Kind = "kind.png"
)

// endings returns the endings of such files' names; nil if they can have any.
func (k Kind) endings() []string {
	switch k {
	case Boards:
		return []string{".ninefold", ".in", ".out", ".txt", ".sdk", ".ss", ".sudoku"}
	case Tests:
		return []string{".in"}
	case Records:
		return []string{".ninefold"}
	case Texts:
		return []string{".txt", ".in", ".out"}
	case SVG:
		return []string{".svg"}
	case PNG:
		return []string{".png"}
	}
	return nil
}

func (k Kind) words() string { return locale.Text(string(k)) }

// kindOf returns the kind of the file to save under a name.
func kindOf(name string) Kind {
	for _, k := range []Kind{Records, Texts, SVG, PNG} {
		for _, ending := range k.endings() {
			if strings.EqualFold(filepath.Ext(name), ending) {
				return k
			}
		}
	}
	return Any
}
