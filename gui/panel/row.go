package panel

import (
	"strings"

	"fyne.io/fyne/v2"

	"ninefold/gui/locale"
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

// row is a row of a list: a number with one or two entries, or a note.
type row struct {
	number  string
	indent  int
	entries [2]entry
	wide    bool    // it has one entry, as wide as the row
	result  float32 // its height if the entry is a result, with a tag; otherwise 0
	note    string  // replaces all of that
	about   int     // the ID of the entry that the note is about
	hint    bool    // the note is about the list
}

// entry is a part of a row that can be chosen.
type entry struct {
	there bool
	id    int
	words string
	arrow bool   // after the words, before the grey ones
	grey  string // after the words
	glyph string // at the right
	bold  bool
	aside bool // it is in a variation, or was taken back

	tag     string // of a result
	answer  view.Answer
	columns []string // at the right of the words
	widths  []float32
	tags    float32 // width of the widest tag in the list
}

func (r *row) words(column int) string {
	e := &r.entries[column]
	return locale.Listed(append([]string{r.number, e.tag, e.words, e.grey, e.glyph}, e.columns...)...)
}

const (
	numberWidth   = 38
	indentWidth   = 16
	mostNoteLines = 5
	notePadding   = 3
)

// cells returns the areas of a row's entries at a width.
func (r *row) cells(width float32) [2]area {
	a := area{0, 0, width - listInset, 0}
	if r.result > 0 {
		a.cutLeft(listInset)
		return [2]area{a}
	}
	a.cutLeft(numberWidth + float32(r.indent)*indentWidth)
	if r.wide {
		return [2]area{a}
	}
	halves := a.columns(2, 0)
	return [2]area{halves[0], halves[1]}
}

// noteStyle returns the style of a note, and its area in a row of a width.
func (r *row) noteStyle(width float32) (style, area) {
	if r.hint {
		return muted, area{theme.Inset, theme.Unit, width - 2*theme.Inset, 0}
	}
	left := numberWidth + float32(r.indent)*indentWidth
	return caption, area{left, 2, width - left - listInset - 2, 0}
}

func (r *row) height(p *pen, width float32) float32 {
	if r.result > 0 {
		return r.result
	}
	if r.note == "" {
		return rowHeight
	}
	s, a := r.noteStyle(width)
	lines := r.noteLines(s, a.width-2*theme.Gap)
	return a.y + float32(len(lines))*s.line() + 2*notePadding + 4
}

// noteLines breaks the note into lines of a width, also at its own line ends.
func (r *row) noteLines(s style, width float32) (lines []string) {
	for part := range strings.SplitSeq(r.note, "\n") {
		if left := mostNoteLines - len(lines); left > 0 {
			lines = append(lines, s.wrap(part, width, left)...)
		}
	}
	return lines
}

// shownRow is a row as it is drawn; columns say which entry is current, hovered and so on, -1 for none.
type shownRow struct {
	row
	current, hovered, cursor int
}

func (d shownRow) paint(p *pen, a *area) {
	if d.note != "" {
		d.drawNote(p, *a)
		return
	}
	if d.result > 0 {
		cell := d.cells(a.width)[0]
		cell.y, cell.height = a.y+1, a.height-2
		d.drawResult(p, cell)
		return
	}
	number := area{a.x, a.y, numberWidth - 10 + float32(d.indent)*indentWidth, a.height}
	p.text(number, d.number, muted.right())
	for i, cell := range d.cells(a.width) {
		cell.y, cell.height = a.y+1, a.height-2
		if d.entries[i].there {
			d.drawEntry(p, cell, i)
		} else if i == 0 {
			p.text(cell.within(theme.Gap), ellipsis, muted) // the other side moves first
		}
	}
}

const rowRadius = 5

func (d shownRow) states(column int) states {
	return states{d.current == column, d.hovered == column, d.cursor == column}
}

func (d shownRow) drawEntry(p *pen, a area, column int) {
	e := &d.entries[column]
	words, grey, glyph := plain, caption, caption.in(colourOfGlyph(e.glyph))
	words.bold, glyph.bold = e.bold, glyph.colour != theme.ColorMuted
	if e.aside {
		words.colour = theme.ColorMuted
	}
	ring := theme.ColorPrimary
	if d.current == column {
		ring = theme.ColorOnPrimary
		words.colour, grey.colour, glyph.colour = ring, ring, ring
	}
	p.ground(a, d.states(column), theme.ColorPrimary, ring, rowRadius)
	a = a.within(theme.Gap)
	if e.glyph != "" {
		a.cutRight(p.text(a, e.glyph, glyph.right()) + 4)
	}
	a.cutLeft(p.text(a, e.words, words) + 6)
	if e.arrow {
		a.cutLeft(p.text(a, "→", grey) + 3)
	}
	p.text(a, e.grey, grey)
}

// colourOfGlyph returns the colour of an entry's sign: doubtful moves, good moves and anything else, for example a
// time, have different ones.
func colourOfGlyph(glyph string) fyne.ThemeColorName {
	switch {
	case strings.Contains(glyph, "?"):
		return theme.ColorWarning
	case strings.ContainsAny(glyph, "!✓"):
		return theme.ColorPlayable
	}
	return theme.ColorMuted
}

func (d shownRow) drawNote(p *pen, a area) {
	s, note := d.noteStyle(a.width)
	note.height = a.height - note.y - 4
	if d.hint {
		p.paragraph(&note, d.note, s, mostNoteLines)
		return
	}
	p.box(note, look{fill: theme.ColorGround, radius: rowRadius})
	note = note.within(theme.Gap)
	note.cutTop(notePadding)
	p.lines(&note, d.noteLines(s, note.width), s)
}
