package panel

import "ninefold/gui/view"

type steps view.Steps

func (d steps) paint(p *pen, a area) float32 {
	return p.titledList(a, d.Title, d.Summary, d.rows, d.Current)
}

func (d steps) rows() (rows []row) {
	for _, s := range d.Steps {
		r := row{number: view.Ordinal(s.Number), wide: true, indent: s.Depth}
		r.entries[0] = entry{there: true, id: s.ID, words: s.Words, grey: s.Why, glyph: s.Glyph, bold: s.Why != "",
			aside: s.Depth > 0}
		rows = append(rows, r)
	}
	return withHint(rows, d.Hint)
}
