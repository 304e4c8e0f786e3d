package deck

import (
	"strconv"
	"strings"

	"ninefold/gui/view"
)

// Moves is a card with the numbered moves of a game and their variations, a column for each side. It can also list
// other steps, one a row: those of an edit, or the deductions of a Sudoku.
type Moves struct {
	Title   string
	Summary string // at the right of the title
	Moves   []Move // in the order of the list
	Current int    // the ID of the move shown
	Hint    string // below the moves; without moves it says what will be listed
}

// Move is a move in Moves or, in a row of its own, another step, for example an import.
type Move struct {
	ID     int // of the choice
	Number int // shared by the moves of both sides; 0 for another step
	Step   int // number of another step; 0 for none
	Second bool
	Words  string // for example 7,5
	Sends  string // number of the field it sends to, or a word for a free choice; empty at the end
	Why    string // for example the reason of a deduction; empty for none
	Glyph  string // for example ?? for a blunder
	Note   string // a comment, or a better move, shown below
	Depth  int    // of the variation; 0 for the main line
	Undone bool   // Undo took it back
}

func (d Moves) View() view.CardView {
	l := view.List{Title: d.Title, Aside: d.Summary, Current: d.Current}
	open := -1 // the row that waits for the second side's move
	for _, m := range d.Moves {
		row := view.ListRow{Number: Ordinal(m.Number), Indent: m.Depth, Entries: []view.Entry{m.entry(), {}}}
		joins := open >= 0 && m.Second && l.Rows[open].Number == row.Number && l.Rows[open].Indent == m.Depth
		switch {
		case m.Number == 0:
			row.Number, row.Entries = Ordinal(m.Step), row.Entries[:1]
		case joins:
			l.Rows[open].Entries[1] = row.Entries[0]
		case m.Second:
			row.Entries = []view.Entry{{}, row.Entries[0]}
		}
		open = -1
		if m.Number > 0 && !m.Second {
			open = len(l.Rows)
		}
		if !joins {
			l.Rows = append(l.Rows, row)
		}
		if m.Note != "" {
			l.Rows = append(l.Rows, view.ListRow{Indent: m.Depth, Note: m.Note, About: m.ID})
		}
	}
	if d.Hint != "" {
		l.Rows = append(l.Rows, view.ListRow{Note: d.Hint, Hint: true})
	}
	return view.CardView{Class: "Moves", Name: d.Title, Tab: view.TabMoves, Grows: true, Content: l}
}

// entry returns the move as an entry: its words and its sign, where it sends or why it was made, and its time.
func (m *Move) entry() view.Entry {
	const gap, arrowGap = 6, 3
	words := view.Text{Words: m.Words}
	switch {
	case m.Depth > 0 || m.Undone:
		words.Style = view.Muted
		if m.Why != "" {
			words.Style = view.MutedStrong
		}
	case m.Why != "":
		words.Style = view.Strong
	}
	row := view.Row{Gap: gap, Nodes: []view.Node{words}}
	graded := strings.ContainsAny(m.Glyph, "?!✓")
	if graded {
		row.Nodes[0] = view.Row{Gap: arrowGap, Nodes: []view.Node{words, glyph(m.Glyph)}}
	}
	switch {
	case m.Sends != "":
		row.Nodes = append(row.Nodes, view.Row{Gap: arrowGap, Nodes: []view.Node{small("→"), small(m.Sends)}})
	case m.Why != "":
		row.Nodes = append(row.Nodes, small(m.Why))
	}
	if m.Glyph != "" && !graded { // a time
		row.Nodes = append(row.Nodes, view.Space{}, glyph(m.Glyph))
	}
	return view.Entry{ID: m.ID, Node: row}
}

// glyph returns a sign. Doubtful moves, good moves and anything else, for example a time, have different colours.
func glyph(sign string) view.Text {
	switch {
	case strings.Contains(sign, "?"):
		return view.Text{Words: sign, Style: view.Counted, Ink: view.InkTrouble}
	case strings.ContainsAny(sign, "!✓"):
		return view.Text{Words: sign, Style: view.Counted, Ink: view.InkYes}
	}
	return small(sign)
}

// Ordinal returns the number before a row; "" for 0.
func Ordinal(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n) + "."
}

// NumberOf returns the number in the list for the n-th move of a game, counted from 1. The moves of the first and the
// second side share a number.
func NumberOf(n int, second bool) int {
	if second {
		return (n + 1) / 2
	}
	return n/2 + 1
}
