package panel

import (
	"strconv"

	"ninefold/gui/locale"
	"ninefold/gui/theme"
)

// Moves is the moves of a game with their variations, numbered, in a column for each side.
type Moves struct {
	Title   string // empty for Moves
	Summary string // at the right of the title
	Moves   []Move // in the order in which they stand there
	Current int    // the ID of the one that is shown
	Hint    string // below the moves; what will stand there while there is none
}

// Move is a move of it, or a step that is none, such as an import, which stands in a row of its own.
type Move struct {
	ID     int // given to Options.Choose
	Number int // of the two moves of both sides; 0 for a step that is none
	Step   int // the number of such a step; 0 for none
	Second bool
	Words  string // such as 7,5
	Field  int    // that it sends to; 0 if the choice is free
	Glyph  string // such as ?? for a blunder
	Note   string // a comment, or a better line, below the move
	Depth  int    // of variations; 0 for the game
}

// title is what the card is called.
func (d Moves) title() string {
	if d.Title == "" {
		return locale.Text("panel.moves")
	}
	return d.Title
}

func (d Moves) paint(p *pen, a area) float32 {
	return p.titledList(a, d.title(), d.Summary, d.rows, d.Current)
}

func (Moves) tab() string { return tabMoves }

// titledList draws a list below its title, as high as the area, or without the title if a tab says it. It returns the
// least height that it needs.
func (p *pen) titledList(a area, title, summary string, rows func() []row, current int) float32 {
	if p.teller != nil {
		p.title(&a, title, summary, caption)
		p.teller.list(title, rows(), current, p.options.Choose)
		return 0
	}
	head := theme.Gap + titleHeight + theme.Unit
	if p.tabbed {
		head = listInset
	}
	if p.measuring {
		return head + p.leastList() + listInset
	}
	top := a.cutTop(head).within(theme.Inset)
	if !p.tabbed {
		top.cutTop(theme.Gap)
		p.title(&top, title, summary, caption)
	}
	a.cutBottom(listInset)
	p.list(a, rows(), current)
	return head + p.leastList() + listInset
}

// leastList is the least height of a list: three rows, or one for fingers.
func (p *pen) leastList() float32 {
	if p.options.Touch {
		return theme.TouchHeight
	}
	return 3 * rowHeight
}

// rows are the rows in which the moves stand.
func (d Moves) rows() (rows []row) {
	open := -1 // the row that waits for the second side's move
	for _, m := range d.Moves {
		if m.Number == 0 {
			step := row{number: numbered(m.Step), indent: m.Depth, wide: true, entries: [2]entry{m.entry()}}
			rows, open = withNote(append(rows, step), m), -1
			continue
		}
		number := numbered(m.Number)
		if !m.Second || open < 0 || rows[open].number != number || rows[open].indent != m.Depth {
			rows, open = append(rows, row{number: number, indent: m.Depth}), len(rows)
		}
		rows[open].entries[column(m.Second)] = m.entry()
		if m.Second {
			open = -1
		}
		rows = withNote(rows, m)
	}
	return withHint(rows, d.Hint)
}

// numbered is a number before a row; none for 0.
func numbered(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n) + "."
}

// withNote ends rows with a move's note.
func withNote(rows []row, m Move) []row {
	if m.Note == "" {
		return rows
	}
	return append(rows, row{indent: m.Depth, note: m.Note})
}

// withHint ends rows with a hint.
func withHint(rows []row, hint string) []row {
	if hint == "" {
		return rows
	}
	return append(rows, row{note: hint, hint: true})
}

func column(second bool) int {
	if second {
		return 1
	}
	return 0
}

func (m *Move) entry() entry {
	e := entry{there: true, id: m.ID, words: m.Words, glyph: m.Glyph, aside: m.Depth > 0}
	if m.Field > 0 {
		e.arrow, e.grey = true, strconv.Itoa(m.Field)
	}
	return e
}

// NumberOf is the number that a move of a game has in the list of moves, where those of both sides have one together:
// of the first or of the second side, and the n-th of all, from 1 on.
func NumberOf(n int, second bool) int {
	if second {
		return (n + 1) / 2
	}
	return n/2 + 1
}
