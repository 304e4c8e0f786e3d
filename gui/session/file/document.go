package file

import (
	"ninefold/engine/atomicfile"
	"ninefold/engine/history"
	"ninefold/engine/notation"
)

// Document is a file of the user's, in which a game or a Sudoku is.
type Document struct {
	Path    string           `json:"path"`
	Form    notation.Form    `json:"form,omitempty"`    // of its text; empty if that holds more than was taken from it
	Stamp   atomicfile.Stamp `json:"stamp,omitempty"`   // of the file when it was opened or saved
	Changed bool             `json:"changed,omitempty"` // the game is not what is in the file
	State   history.ID       `json:"state,omitempty"`   // of the Sudoku, that is in the file
}
