package session

import (
	"time"

	"ninefold/engine/history"
)

// board holds what a game and a Sudoku have in common besides their steps.
type board struct {
	id       int // names the file; 0 while it has none
	name     string
	fails    string // the program that fails on it as a case; empty for none. Then that is its name
	begun    time.Time
	document Document
	source   source  // the text it was imported from or saved as; empty for none
	copy     int     // 2 for the second board of that file or text, and so on; 0 for the first
	saved    content // content that the document, or the source, holds
	said     int     // counts changes of tags and of the players
	noted    int     // counts changes that only the board's own file holds, for example of the document
	kept     state
}

// content is the revision of what a document holds: it counts changes of the steps and of the tags.
type content struct{ steps, said int }

// work is the revision of what was done on a board, whichever step is shown.
type work struct {
	content
	noted int
}

// state is the revision of everything that is kept of a board.
type state struct {
	work
	shown       history.ID
	redoChanges int // of the branch that Redo follows
	look        look
}

// look is how the user looks at the board. It belongs to no step.
type look struct {
	picked   int
	counting bool
	spent    time.Duration
	deleted  history.ID
	ahead    history.ID
}

func (b *board) own() *board { return b }

// Name returns the name that the user gave the board, or "".
func (b *board) Name() string { return b.name }

func (b *board) rename(name string) {
	b.name = name
	b.noted++
}
