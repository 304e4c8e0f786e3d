package view

import (
	"ninefold/gui/language"
)

// List is rows that scroll and take the keyboard. One of their entries is the current one.
type List struct {
	Title    string
	Aside    string   // at the right of the title
	Headings []string // of the last columns of entries that are tables; none if empty
	Rows     []ListRow
	Current  int  // ID of the entry shown; perhaps none has it
	Table    bool // each row has one entry: a Row, of which all nodes but the second are in columns
}

// ListRow is a row of a List: a number with entries beside each other, or a note.
type ListRow struct {
	Number  string
	Indent  int
	Entries []Entry // of two, the first may be missing
	Note    string  // replaces all of that
	About   int     // the ID of the entry that the note is about
	Hint    bool    // the note is about the list
}

// Entry is a part of a row that can be chosen; without a node it is missing.
type Entry struct {
	ID   int
	Node Node
}

// Label returns the words of a row's entry, for a screen reader.
func (r *ListRow) Label(column int) string {
	words := []string{r.Number}
	each(r.Entries[column].Node, func(n Node) {
		if text, ok := n.(Text); ok && text.Words != "→" {
			words = append(words, text.Words)
		}
	})
	return language.Listed(words...)
}
