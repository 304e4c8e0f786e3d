package deck

import (
	"cmp"

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

func (d Results) View() view.CardView {
	return view.CardView{Class: "Results", Name: d.Title, Tab: view.TabMoves, Grows: true, Content: d.list()}
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

// Report is a card with the state of work that has many results.
type Report struct {
	Busy    int // step of the spinner, from 1; 0 for no spinner
	Counts  []Count
	Summary string  // at the right of the counts
	Share   float32 // done, 0..1; 0 for no bar
}

func (d Report) View() view.CardView {
	return view.CardView{Class: "Report", Tab: view.TabMoves, Bare: true, Content: d.content()}
}

// content has short counts if the summary would not fit after the long ones, and else the summary below them.
func (d Report) content() view.Column {
	const height, bar, turn = 20, 4, 8 // units, and steps
	row := func(words func(Count) string, summary string) view.Row {
		r := view.Row{Gap: wordsGap, Height: height}
		if d.Busy > 0 {
			r.Nodes = append(r.Nodes, view.Bar{Fill: view.Turning, Share: float32(d.Busy%turn) / turn})
		}
		for _, c := range d.Counts {
			r.Nodes = append(r.Nodes, view.Row{Gap: partGap, Nodes: []view.Node{
				view.Fill{Ink: c.Answer.Ink(), Width: 8, Height: 8}, view.Text{Words: words(c), Style: view.Counted},
			}})
		}
		if d.Busy == 0 {
			r.Nodes = append(r.Nodes, view.Space{})
		}
		r.Nodes = append(r.Nodes, view.Text{Words: summary, Style: view.Small})
		return r
	}
	long, short := func(c Count) string { return c.Words }, func(c Count) string { return cmp.Or(c.Short, c.Words) }
	below := view.Column{Nodes: []view.Node{row(short, ""), text(d.Summary, view.Small, 3)}}
	head := view.Either{Wide: row(long, d.Summary), Narrow: view.Either{Wide: row(short, d.Summary), Narrow: below}}
	if d.Share > 0 {
		return view.Column{Nodes: []view.Node{head, view.Bar{Share: d.Share, Height: bar, Fill: view.Accented}}}
	}
	return view.Column{Nodes: []view.Node{head, view.Space{Size: bar}}}
}

// Count is the number of results of a kind.
type Count struct {
	Words  string
	Short  string // for little room; empty for Words
	Answer view.Answer
}

// Notice stands in place of something, and says how to get it.
type Notice struct {
	Icon    icon.Name
	Answer  view.Answer // colour of the icon
	Title   string      // empty for none
	Words   string
	Buttons []view.Button
}

func (d Notice) View() view.CardView {
	return view.CardView{Class: "Notice", Grows: true, Content: d.content()}
}

// content puts all into the middle of the room.
func (d Notice) content() view.Column {
	const widest, side, most = 400, 48, 8 // units, and lines
	about := view.Column{Gap: wordsGap, Inset: view.Inset{X: cardSide, Y: cardSide}, Widest: widest,
		Nodes: []view.Node{view.Icon{Icon: d.Icon, Side: side, Ink: d.Answer.Ink()}}}
	if d.Title != "" {
		about.Nodes = append(about.Nodes, view.Text{Words: d.Title, Style: view.Large, Align: view.Centre})
	}
	if d.Words != "" {
		about.Nodes = append(about.Nodes, view.Text{Words: d.Words, Most: most, Align: view.Centre})
	}
	if len(d.Buttons) > 0 {
		buttons := view.Column{Nodes: []view.Node{wrapped(d.Buttons)}, Widest: widest / 2}
		about.Nodes = append(about.Nodes, view.Space{Size: wordsGap}, buttons)
	}
	return view.Column{Nodes: []view.Node{view.Space{}, about, view.Space{}}}
}
