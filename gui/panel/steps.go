package panel

// Steps is what was done, one below the other: the steps of an edit, or the deductions of a Sudoku.
type Steps struct {
	Title   string
	Summary string // at the right of the title
	Steps   []Step
	Current int    // the ID of the one that is shown
	Hint    string // below the steps; what will stand there while there is none
}

// Step is one of them.
type Step struct {
	ID     int // given to Options.Choose
	Number int // 0 for none
	Words  string
	Why    string // such as the reason of a deduction; empty for none
	Glyph  string
	Depth  int // of other ways to go on
}

func (d Steps) paint(p *pen, a area) float32 {
	return p.titledList(a, d.Title, d.Summary, d.rows, d.Current)
}

func (Steps) tab() string { return tabMoves }

func (d Steps) title() string { return d.Title }

func (d Steps) rows() (rows []row) {
	for _, s := range d.Steps {
		r := row{number: numbered(s.Number), wide: true, indent: s.Depth}
		r.entries[0] = entry{there: true, id: s.ID, words: s.Words, grey: s.Why, glyph: s.Glyph, bold: s.Why != "",
			aside: s.Depth > 0}
		rows = append(rows, r)
	}
	return withHint(rows, d.Hint)
}
