package panel

import (
	"strings"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/language"
	"ninefold/gui/view"
)

// shownRow is a row as it is drawn; columns say which entry is current, hovered and so on, -1 for none.
type shownRow struct {
	ownLine
	view.ListRow
	current, hovered, cursor int
	columns                  []float32 // the widths of the columns of a table; nil for none
}

const (
	rowHeight     = 27
	listInset     = theme.Unit + 2
	rowRadius     = 5
	numberWidth   = 38
	indentWidth   = 16
	mostNoteLines = 16
	notePadding   = 3
)

// cells returns the areas of a row's entries at a width.
func cells(r *view.ListRow, width float32, table bool) []area {
	a := area{0, 0, width - listInset, 0}
	if table {
		a.cutLeft(listInset)
	} else {
		a.cutLeft(numberWidth + float32(r.Indent)*indentWidth)
	}
	return a.columns(len(r.Entries), 0)
}

// noteStyle returns the style of a note, and its area in a row of a width.
func noteStyle(r *view.ListRow, width float32) (style, area) {
	if r.Hint {
		return muted, area{theme.Inset, theme.Unit, width - 2*theme.Inset, 0}
	}
	left := numberWidth + float32(r.Indent)*indentWidth
	return caption, area{left, 2, width - left - listInset - 2, 0}
}

// heightIn returns the height of a row in a list of a width whose rows with entries have a height.
func heightIn(r *view.ListRow, width, entries float32) float32 {
	if r.Note == "" {
		return entries
	}
	s, a := noteStyle(r, width)
	lines := noteLines(r, s, a.width-2*theme.Gap)
	return a.y + float32(len(lines))*s.line() + 2*notePadding + 4
}

// noteLines breaks a note into lines of a width, also at its own line ends.
func noteLines(r *view.ListRow, s style, width float32) (lines []string) {
	for part := range strings.SplitSeq(r.Note, "\n") {
		if left := mostNoteLines - len(lines); left > 0 {
			lines = append(lines, s.wrap(part, width, left)...)
		}
	}
	return lines
}

func (d shownRow) lay(float32, string) placed {
	return placed{draw: func(p *pen, a area) {
		if d.Note != "" {
			d.drawNote(p, a)
			return
		}
		number := area{a.x, a.y, numberWidth - 10 + float32(d.Indent)*indentWidth, a.height}
		p.text(number, d.Number, muted.right())
		for i, cell := range cells(&d.ListRow, a.width, d.columns != nil) {
			cell.y, cell.height = a.y+1, a.height-2
			if d.Entries[i].Node != nil {
				d.drawEntry(p, cell, i)
			} else if i == 0 {
				p.text(cell.within(theme.Gap), ellipsis, muted) // the other side moves first
			}
		}
	}}
}

// drawEntry draws an entry. The current one is filled or, in a table, tinted.
func (d shownRow) drawEntry(p *pen, a area, column int) {
	fill, ring := theme.ColorPrimary, theme.ColorPrimary
	if d.columns != nil {
		fill = theme.ColorAccentTint
	} else if d.current == column {
		ring = theme.ColorOnPrimary
		p.over = ring
	}
	p.ground(a, states{d.current == column, d.hovered == column, d.cursor == column}, fill, ring, rowRadius)
	a = a.within(theme.Gap)
	row := newRow(d.Entries[column].Node.(view.Row))
	if d.columns == nil {
		row.lay(a.width, "").inMiddle(p, a)
	} else {
		d.drawColumns(p, a, row)
	}
	p.over = ""
}

// drawColumns draws the nodes of a table's row, with those after the second at the right.
func (d shownRow) drawColumns(p *pen, a area, row rowElement) {
	cell := func(i int, a area) { row.parts[i].lay(a.width, "").inMiddle(p, a) }
	cell(0, a.cutLeft(d.columns[0]))
	a.cutLeft(row.Gap)
	for i := len(row.parts) - 1; i > 1; i-- {
		if d.columns[i] == 0 {
			continue
		}
		cell(i, a.cutRight(d.columns[i]))
		a.cutRight(columnGap)
	}
	cell(1, a)
}

func (d shownRow) drawNote(p *pen, a area) {
	s, note := noteStyle(&d.ListRow, a.width)
	note.height = a.height - note.y - 4
	if d.Hint {
		p.paragraph(&note, d.Note, s, mostNoteLines)
		return
	}
	p.box(note, look{fill: theme.ColorGround, radius: rowRadius})
	note = note.within(theme.Gap)
	note.cutTop(notePadding)
	p.lines(&note, noteLines(&d.ListRow, s, note.width), s)
}

const (
	leastTag     = 56 // width, so that the words after them are aligned
	columnGap    = 14
	widestColumn = 150
)

// columnsOf returns the widths of a table's columns in a list of a width, 0 for the second; nil for another list.
// The last columns are left out, as 0, where the second would have too little room.
func columnsOf(d *view.List, width float32) []float32 {
	if !d.Table {
		return nil
	}
	widths := []float32{leastTag, 0}
	widen := func(i int, n view.Node) {
		if i == len(widths) {
			widths = append(widths, 0)
		}
		if i == 0 {
			widths[i] = max(widths[i], widthOf(n))
		} else if i > 1 {
			widths[i] = max(widths[i], min(widthOf(n), widestColumn))
		}
	}
	for i, words := range d.Headings {
		widen(2+i, view.Text{Words: words, Style: view.Small})
	}
	for _, r := range d.Rows {
		for i, n := range r.Entries[0].Node.(view.Row).Nodes {
			widen(i, n)
		}
	}
	const leastWords = 0.4 // of the width
	left := width - widths[0]
	for i := 2; i < len(widths); i++ {
		if left -= widths[i] + columnGap; left < leastWords*width {
			widths[i] = 0
		}
	}
	return widths
}

// cutIn returns the words of a table's row that are cut at a width; empty for none.
func cutIn(r *view.ListRow, columns []float32, width float32) string {
	var cut []string
	room := cells(r, width, true)[0].width - 2*theme.Gap
	nodes := r.Entries[0].Node.(view.Row).Nodes
	room -= columns[0] + theme.Gap
	for i, n := range nodes[2:] {
		if columns[2+i] > 0 {
			room -= columns[2+i] + columnGap
		}
		if widthOf(n) > columns[2+i] {
			cut = append(cut, n.(view.Text).Words)
		}
	}
	if words := nodes[1].(view.Text); widthOf(words) > room {
		cut = append([]string{words.Words}, cut...)
	}
	return strings.Join(cut, language.Text("clause.semicolon"))
}
