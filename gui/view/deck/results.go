package deck

import (
	"ninefold/gui/view"
	"ninefold/gui/view/icon"
)

// Results is a card with a list of results, each with a verdict in a tag, for example of cases or of solutions.
type Results struct {
	Title    string   // heading of the words
	Headings []string // headings of the columns; none if empty
	Results  []ResultRow
	Current  int // ID of the result shown
}

// ResultRow is a row of Results.
type ResultRow struct {
	ID      int
	Tag     string
	Answer  view.Answer
	Words   string
	Strong  bool
	Columns []string // at the right of the words
}

func (d Results) View() view.CardView {
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
	return view.CardView{Class: "Results", Name: d.Title, Tab: view.TabMoves, Grows: true, Content: l}
}

// Report is a card with the state of work that has many results.
type Report struct {
	Busy    int // step of the spinner, from 1; 0 for no spinner
	Counts  []Count
	Summary string  // at the right of the counts
	Share   float32 // done, 0..1; 0 for no bar
}

// Count is the number of results of a kind.
type Count struct {
	Words  string
	Answer view.Answer
}

// View has the summary after the counts, or below them if it would not fit there.
func (d Report) View() view.CardView {
	const height, bar, turn = 20, 4, 8 // units, and steps
	row := func(summary string) view.Row {
		r := view.Row{Gap: wordsGap, Height: height}
		if d.Busy > 0 {
			r.Nodes = append(r.Nodes, view.Bar{Fill: view.Turning, Share: float32(d.Busy%turn) / turn})
		}
		for _, c := range d.Counts {
			r.Nodes = append(r.Nodes, view.Row{Gap: partGap, Nodes: []view.Node{
				view.Fill{Ink: c.Answer.Ink(), Width: 8, Height: 8}, view.Text{Words: c.Words, Style: view.Counted},
			}})
		}
		if d.Busy == 0 {
			r.Nodes = append(r.Nodes, view.Space{})
		}
		r.Nodes = append(r.Nodes, small(summary))
		return r
	}
	below := view.Column{Nodes: []view.Node{row(""), text(d.Summary, view.Small, 3)}}
	head := view.Either{Wide: row(d.Summary), Narrow: below}
	foot := view.Node(view.Space{Size: bar})
	if d.Share > 0 {
		foot = view.Bar{Share: d.Share, Height: bar, Fill: view.Accented}
	}
	return view.CardView{Class: "Report", Tab: view.TabMoves, Bare: true,
		Content: view.Column{Nodes: []view.Node{head, foot}}}
}

// Notice stands in place of something, and says how to get it.
type Notice struct {
	Icon    icon.Name
	Answer  view.Answer // colour of the icon
	Title   string      // empty for none
	Words   string
	Buttons []view.Button
}

// View puts all into the middle of the room.
func (d Notice) View() view.CardView {
	const widest, side, most = 400, 48, 8 // units, and lines
	about := view.Column{Gap: wordsGap, Inset: formInset, Widest: widest,
		Nodes: []view.Node{view.Icon{Icon: d.Icon, Side: side, Ink: d.Answer.Ink()}}}
	for _, t := range [...]view.Text{{Words: d.Title, Style: view.Large}, {Words: d.Words, Most: most}} {
		if t.Align = view.Centre; t.Words != "" {
			about.Nodes = append(about.Nodes, t)
		}
	}
	if len(d.Buttons) > 0 {
		buttons := view.Column{Nodes: []view.Node{wrapped(d.Buttons)}, Widest: widest / 2}
		about.Nodes = append(about.Nodes, view.Space{Size: wordsGap}, buttons)
	}
	return view.CardView{Class: "Notice", Grows: true,
		Content: view.Column{Nodes: []view.Node{view.Space{}, about, view.Space{}}}}
}
