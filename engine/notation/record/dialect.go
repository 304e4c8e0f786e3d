package record

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// Names returns the cell that a word names, and false if it names none.
type Names func(word string) (grid.Cell, bool)

// ReadWords reads a whole text with a record's tags, comments and branches in which each step is a move, written as one
// word. Numbers of moves may stand anywhere and may be wrong, and a result as in PGN may stand at the end. The rules
// hold unless a tag names others, which ReadWords reports. The errors are those of Read.
func ReadWords(src []byte, rules tictactoe.Rules, names Names) (game Record, named bool, err error) {
	r := newReader(src, rules)
	r.names = names
	if err := r.read(); err != nil {
		return Record{}, false, err
	}
	return r.record(), r.named[rulesTag], nil
}

// readWord reads a move that is a word, or its number.
func (r *reader) readWord() error {
	if digits, _ := r.takeNumber(); digits != "" {
		return nil
	}
	start, word := r.Pos, r.Word()
	c, ok := r.names(word)
	switch {
	case word == "":
		return r.Unexpected(WantMove)
	case !ok:
		return r.UnexpectedWord(start, word, WantMove)
	}
	r.Pos += len(word)
	return r.play(c, start)
}
