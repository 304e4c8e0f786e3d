// Package icon names the icons around the board, which are drawn with lines of one thickness.
package icon

import (
	"embed"
	"strings"
)

// Name names an icon.
type Name string

// The icons. Each is a file of the folder lines.
const (
	Home     Name = "home"
	New      Name = "new"
	Open     Name = "open"
	Save     Name = "save"
	Undo     Name = "undo"
	Redo     Name = "redo"
	First    Name = "first"
	Previous Name = "previous"
	Next     Name = "next"
	Last     Name = "last"
	Edit     Name = "edit"
	Erase    Name = "erase"
	Search   Name = "search"
	Hint     Name = "hint"
	Analyse  Name = "analyse"
	Check    Name = "check"
	Play     Name = "play"
	Step     Name = "step"
	Stop     Name = "stop"
	Run      Name = "run"
	Learn    Name = "learn"
	Train    Name = "train"
	Test     Name = "test"
	Copy     Name = "copy"
	Paste    Name = "paste"
	Send     Name = "send"
	Sudoku   Name = "sudoku"
	More     Name = "more"
	Close    Name = "close"
	Caret    Name = "caret"
	Warning  Name = "warning"
	Cross    Name = "cross" // the mark X
	Ring     Name = "ring"  // the mark O
	Lacking  Name = "lacking"
	Excess   Name = "excess"
	Up       Name = "up" // the parent folder
	Folder   Name = "folder"
	File     Name = "file"
)

// Program is the program's own icon, which has colours and is no file of that folder.
const Program Name = "program"

//go:embed lines/*.svg
var files embed.FS

// Drawing returns an icon as SVG, 24 by 24, with lines in currentColor. It reports false if the icon has no drawing.
func Drawing(name Name) (svg string, ok bool) {
	drawing, err := files.ReadFile("lines/" + string(name) + ".svg")
	return string(drawing), err == nil
}

// OfMark returns the icon of X, or else of O.
func OfMark(x bool) Name {
	if x {
		return Cross
	}
	return Ring
}

// Names returns the names of all icons, sorted.
func Names() (all []Name) {
	entries, _ := files.ReadDir("lines") // the files are embedded
	for _, entry := range entries {
		all = append(all, Name(strings.TrimSuffix(entry.Name(), ".svg")))
	}
	return all
}
