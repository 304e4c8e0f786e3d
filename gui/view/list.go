package view

import (
	"strings"

	"ninefold/gui/locale"
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

// list returns the moves and steps in rows.
func (d Moves) list() List {
	l := List{Title: d.Title, Aside: d.Summary, Current: d.Current}
	open := -1 // the row that waits for the second side's move
	for _, m := range d.Moves {
		number := Ordinal(m.Number)
		switch joins := open >= 0 && l.Rows[open].Number == number && l.Rows[open].Indent == m.Depth; {
		case m.Number == 0:
			open = -1
			l.Rows = append(l.Rows, ListRow{Number: Ordinal(m.Step), Indent: m.Depth, Entries: []Entry{m.entry()}})
		case m.Second && joins:
			l.Rows[open].Entries[1], open = m.entry(), -1
		case m.Second:
			l.Rows, open = append(l.Rows, ListRow{Number: number, Indent: m.Depth, Entries: []Entry{{}, m.entry()}}), -1
		default:
			open = len(l.Rows)
			l.Rows = append(l.Rows, ListRow{Number: number, Indent: m.Depth, Entries: []Entry{m.entry(), {}}})
		}
		if m.Note != "" {
			l.Rows = append(l.Rows, ListRow{Indent: m.Depth, Note: m.Note, About: m.ID})
		}
	}
	if d.Hint != "" {
		l.Rows = append(l.Rows, ListRow{Note: d.Hint, Hint: true})
	}
	return l
}

// entry returns the move as an entry: its words, where it sends or why it was made, and its sign.
func (m *Move) entry() Entry {
	const gap, arrowGap = 6, 3
	words := Text{Words: m.Words}
	switch {
	case m.Depth > 0 || m.Undone:
		words.Style = Muted
		if m.Why != "" {
			words.Style = MutedStrong
		}
	case m.Why != "":
		words.Style = Strong
	}
	row := Row{Gap: gap, Nodes: []Node{words}}
	switch {
	case m.Sends != "":
		row.Nodes = append(row.Nodes, Row{Gap: arrowGap, Nodes: []Node{
			Text{Words: "→", Style: Small}, Text{Words: m.Sends, Style: Small},
		}})
	case m.Why != "":
		row.Nodes = append(row.Nodes, Text{Words: m.Why, Style: Small})
	}
	if m.Glyph != "" {
		row.Nodes = append(row.Nodes, Space{}, glyph(m.Glyph))
	}
	return Entry{ID: m.ID, Node: row}
}

// glyph returns a sign. Doubtful moves, good moves and anything else, for example a time, have different colours.
func glyph(sign string) Text {
	switch {
	case strings.Contains(sign, "?"):
		return Text{Words: sign, Style: Counted, Ink: InkTrouble}
	case strings.ContainsAny(sign, "!✓"):
		return Text{Words: sign, Style: Counted, Ink: InkYes}
	}
	return Text{Words: sign, Style: Small}
}

// list returns the results in rows.
func (d Results) list() List {
	const gap = 8
	l := List{Title: d.Title, Headings: d.Headings, Current: d.Current, Table: true}
	for _, r := range d.Results {
		words := Text{Words: r.Words}
		if r.Strong {
			words.Style = Strong
		}
		row := Row{Gap: gap, Nodes: []Node{Tag{Words: r.Tag, Answer: r.Answer}, words}}
		for _, column := range r.Columns {
			row.Nodes = append(row.Nodes, Text{Words: column, Style: Small, Align: Right})
		}
		l.Rows = append(l.Rows, ListRow{Entries: []Entry{{ID: r.ID, Node: row}}})
	}
	return l
}

// Label returns the words of a row's entry, for a screen reader.
func (r *ListRow) Label(column int) string {
	words := []string{r.Number}
	mapped(r.Entries[column].Node, func(n Node) (Node, bool) {
		switch n := n.(type) {
		case Text:
			if n.Words != "→" {
				words = append(words, n.Words)
			}
		case Tag:
			words = append(words, n.Words)
		}
		return n, true
	})
	return locale.Listed(words...)
}
