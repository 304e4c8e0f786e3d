package panel

import (
	"strings"

	"ninefold/gui/locale"
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

type results view.Results

const (
	resultHeight = theme.ButtonHeight // at least
	leastResults = 4                  // rows
	verdictWidth = 56                 // least width of the tags, so that the words after them are aligned
	columnGap    = 14
	widestColumn = 150
)

func (d results) paint(p *pen, a *area) {
	d.drawHeadings(p, *a)
	p.titledList(a, d.Title, "", leastResults*resultHeight, d.rows, d.Current)
}

// drawHeadings writes the columns' headings above them, in the line of the title.
func (d results) drawHeadings(p *pen, a area) {
	if len(d.Headings) == 0 {
		return
	}
	a.cutTop(theme.Gap)
	line := a.cutTop(titleHeight).within(theme.Inset)
	line.width -= listInset
	widths := d.widths()
	for i := len(widths) - 1; i >= 0; i-- {
		p.text(line.cutRight(widths[i]), d.Headings[i], caption.right())
		line.cutRight(columnGap)
	}
}

func (d results) widths() (widths []float32) {
	measure := func(columns []string) {
		for i, words := range columns {
			if i == len(widths) {
				widths = append(widths, 0)
			}
			widths[i] = max(widths[i], min(caption.width(shorten(words)), widestColumn))
		}
	}
	measure(d.Headings)
	for _, r := range d.Results {
		measure(r.Columns)
	}
	return widths
}

// rows returns the rows of the list in an area. As many as have the least height fill it, however many there are, so
// that no strip below them is left empty. A note below the chosen one shows words that are cut in it.
func (d results) rows(a area) (rows []row) {
	widths, tags := d.widths(), float32(verdictWidth)
	height := float32(int(a.height / max(1, float32(int(a.height/resultHeight)))))
	for _, r := range d.Results {
		tags = max(tags, tagWidth(r.Tag))
	}
	for _, r := range d.Results {
		rows = append(rows, row{wide: true, result: height, entries: [2]entry{{
			there: true, id: r.ID, words: r.Words, bold: r.Strong, tag: r.Tag, answer: r.Answer, columns: r.Columns,
			widths: widths, tags: tags,
		}}})
		if r.ID == d.Current {
			rows = withNote(rows, view.Move{ID: r.ID, Note: cutOf(&r, widths, a.width-2*listInset-tags-3*theme.Gap)})
		}
	}
	return rows
}

// cutOf returns the words of a result that are cut if all have `room`; empty for none.
func cutOf(r *view.Result, widths []float32, room float32) string {
	var cut []string
	for i, words := range r.Columns {
		if room -= widths[i] + columnGap; caption.width(shorten(words)) > widths[i] {
			cut = append(cut, words)
		}
	}
	s := plain
	s.bold = r.Strong
	if s.width(shorten(r.Words)) > room {
		cut = append([]string{r.Words}, cut...)
	}
	return strings.Join(cut, locale.Text("clause.semicolon"))
}

// drawResult draws a result. The chosen one has a tinted background.
func (d shownRow) drawResult(p *pen, a area) {
	e := &d.entries[0]
	p.ground(a, d.states(0), theme.ColorAccentTint, theme.ColorPrimary, rowRadius)
	a = a.within(theme.Gap)
	tag := a.cutLeft(e.tags)
	a.cutLeft(theme.Gap)
	p.tag(&tag, e.tag, colourOfAnswer(e.answer))
	for i := len(e.columns) - 1; i >= 0; i-- {
		p.text(a.cutRight(e.widths[i]), e.columns[i], caption.right())
		a.cutRight(columnGap)
	}
	words := plain
	words.bold = e.bold
	p.text(a, e.words, words)
}
