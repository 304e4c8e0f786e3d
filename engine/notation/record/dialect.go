package record

import (
	"ninefold/engine/grid"
	"ninefold/engine/text"
	"ninefold/engine/tictactoe"
)

// Dialect is a form of text with a record's tags, comments and branches in which each step is a move, written as one
// word. Numbers of moves may stand anywhere and may be wrong, and a result as in PGN may stand at the end.
type Dialect struct {
	// Rules is the rule set unless a tag names another.
	Rules tictactoe.Rules
	// Tags reports whether the text can begin with tags.
	Tags bool
	// Starts has the readers of tags that say from which position the game starts, by the tags' names.
	Starts map[string]StartReader
	// Cell returns the cell that a word names, and false if it names none.
	Cell func(word string) (grid.Cell, bool)
}

// StartReader reads a start position from the text of a tag, up to the end of the cursor's text. It may return nil.
type StartReader func(*text.Cursor) (*tictactoe.Position, error)

// Read reads a whole text, with the errors of the function Read, and reports whether a tag names the rules.
func (d *Dialect) Read(src []byte) (game Record, named bool, err error) {
	r := newReader(src, d.Rules)
	r.dialect = d
	if err := r.read(); err != nil {
		return Record{}, false, err
	}
	return r.record(), r.named[rulesTag], nil
}

// readWord reads a move of a dialect, or its number.
func (r *reader) readWord() error {
	if digits, _ := r.takeNumber(); digits != "" {
		return nil
	}
	start, word := r.Pos, r.Word()
	c, ok := r.dialect.Cell(word)
	switch {
	case word == "":
		return r.Unexpected(WantMove)
	case !ok:
		return r.UnexpectedWord(start, word, WantMove)
	}
	r.Pos += len(word)
	return r.play(c, start)
}
