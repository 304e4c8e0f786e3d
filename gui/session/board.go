package session

import (
	"time"

	"ninefold/engine/history"
)

// board holds what a game and a Sudoku have besides their steps.
type board struct {
	id       int // names the file; 0 until there is one
	name     string
	begun    time.Time
	document Document
	source   source  // what it was imported from, or saved as; empty for nothing
	copy     int     // of the boards of that file or that text, 2 for the second; 0 for the first
	saved    content // what the document, or the source, holds
	said     int     // changes of what is said of it and saved with it, such as who plays
	noted    int     // changes of what is kept with it alone, such as its document
	kept     state
}

// content is the revision of what a document holds: it counts changes of the steps and of tags.
type content struct{ steps, said int }

// state is the revision of all that is kept of a board.
type state struct {
	content
	noted int
	shown history.ID
	turns int // of the way that Redo takes
	look  look
}

// look is how the user looks at the board, which belongs to no step.
type look struct {
	picked   int
	counting bool
	spent    time.Duration
	deleted  history.ID
	ahead    history.ID
}

func (b *board) own() *board { return b }

// Name returns the name that the user gave the board; empty for none.
func (b *board) Name() string { return b.name }

func (b *board) rename(name string) {
	b.name = name
	b.noted++
}
