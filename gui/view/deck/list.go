package deck

import (
	"strings"

	"ninefold/gui/view"
)

// list returns the moves and steps in rows.
func (d Moves) list() view.List {
	l := view.List{Title: d.Title, Aside: d.Summary, Current: d.Current}
	open := -1 // the row that waits for the second side's move
	for _, m := range d.Moves {
		number := Ordinal(m.Number)
		switch joins := open >= 0 && l.Rows[open].Number == number && l.Rows[open].Indent == m.Depth; {
		case m.Number == 0:
			open = -1
			step := view.ListRow{Number: Ordinal(m.Step), Indent: m.Depth, Entries: []view.Entry{m.entry()}}
			l.Rows = append(l.Rows, step)
		case m.Second && joins:
			l.Rows[open].Entries[1], open = m.entry(), -1
		case m.Second:
			open = -1
			l.Rows = append(l.Rows, view.ListRow{Number: number, Indent: m.Depth, Entries: []view.Entry{{}, m.entry()}})
		default:
			open = len(l.Rows)
			l.Rows = append(l.Rows, view.ListRow{Number: number, Indent: m.Depth, Entries: []view.Entry{m.entry(), {}}})
		}
		if m.Note != "" {
			l.Rows = append(l.Rows, view.ListRow{Indent: m.Depth, Note: m.Note, About: m.ID})
		}
	}
	if d.Hint != "" {
		l.Rows = append(l.Rows, view.ListRow{Note: d.Hint, Hint: true})
	}
	return l
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
		row.Nodes = append(row.Nodes, view.Row{Gap: arrowGap, Nodes: []view.Node{
			view.Text{Words: "→", Style: view.Small}, view.Text{Words: m.Sends, Style: view.Small},
		}})
	case m.Why != "":
		row.Nodes = append(row.Nodes, view.Text{Words: m.Why, Style: view.Small})
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
	return view.Text{Words: sign, Style: view.Small}
}

// list returns the results in rows.
func (d Results) list() view.List {
	const gap = 8
	l := view.List{Title: d.Title, Headings: d.Headings, Current: d.Current, Table: true}
	for _, r := range d.Results {
		words := view.Text{Words: r.Words}
		if r.Strong {
			words.Style = view.Strong
		}
		row := view.Row{Gap: gap, Nodes: []view.Node{tag(r.Tag, r.Answer), words}}
		for _, column := range r.Columns {
			row.Nodes = append(row.Nodes, view.Text{Words: column, Style: view.Small, Align: view.Right})
		}
		l.Rows = append(l.Rows, view.ListRow{Entries: []view.Entry{{ID: r.ID, Node: row}}})
	}
	return l
}
