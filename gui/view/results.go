package view

import (
	"cmp"

	"ninefold/gui/icon"
)

// Results is a card with a list of results, each with a verdict in a tag, for example of cases or of solutions.
type Results struct {
	Title    string   // heading of the words
	Headings []string // headings of the columns; none if empty
	Results  []Result
	Current  int // ID of the result shown
}

func (d Results) Box() Box {
	return Box{Class: "Results", Name: d.Title, Tab: TabMoves, Grows: true, Content: d.list()}
}

// Result is a row of Results.
type Result struct {
	ID      int
	Tag     string
	Answer  Answer
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

func (d Report) Box() Box {
	return Box{Class: "Report", Tab: TabMoves, Bare: true, Content: d.content()}
}

// content has short counts if the summary would not fit after the long ones, and else the summary below them.
func (d Report) content() Column {
	const height, bar = 20, 4
	row := func(words func(Count) string, summary string) Row {
		r := Row{Gap: wordsGap, Height: height}
		if d.Busy > 0 {
			r.Nodes = append(r.Nodes, Spinner{Step: d.Busy})
		}
		for _, c := range d.Counts {
			r.Nodes = append(r.Nodes, Row{Gap: partGap, Nodes: []Node{
				Fill{Ink: c.Answer.Ink(), Width: 8, Height: 8}, Text{Words: words(c), Style: Counted},
			}})
		}
		if d.Busy == 0 {
			r.Nodes = append(r.Nodes, Space{})
		}
		return Row{Gap: r.Gap, Height: r.Height, Nodes: append(r.Nodes, Text{Words: summary, Style: Small})}
	}
	long, short := func(c Count) string { return c.Words }, func(c Count) string { return cmp.Or(c.Short, c.Words) }
	below := Column{Nodes: []Node{row(short, ""), text(d.Summary, Small, 3)}}
	head := Either{Wide: row(long, d.Summary), Narrow: Either{Wide: row(short, d.Summary), Narrow: below}}
	if d.Share > 0 {
		return Column{Nodes: []Node{head, Bar{Share: d.Share, Height: bar, Fill: Accented}}}
	}
	return Column{Nodes: []Node{head, Space{Size: bar}}}
}

// Count is the number of results of a kind.
type Count struct {
	Words  string
	Short  string // for little room; empty for Words
	Answer Answer
}

// Texts is a card with monospaced texts side by side.
type Texts struct {
	Texts []Lines
	More  bool   // there are others
	All   Button // shows all of them whole; left out if all are seen
}

func (d Texts) Box() Box {
	return Box{Class: "Texts", Tab: TabPosition, Content: d}
}

// Lines is a text with a title.
type Lines struct {
	Title string
	Lines []string
	Copy  Button // copies the whole text; a right click on it opens a menu with this
}

// Notice stands in place of something, and says how to get it.
type Notice struct {
	Icon    icon.Name
	Answer  Answer // colour of the icon
	Title   string // empty for none
	Words   string
	Buttons []Button
}

func (d Notice) Box() Box {
	return Box{Class: "Notice", Grows: true, Content: d.content()}
}

// content puts all into the middle of the room.
func (d Notice) content() Column {
	const widest, side, most = 400, 48, 8 // units, and lines
	about := Column{Gap: wordsGap, Inset: Inset{X: cardSide, Y: cardSide}, Widest: widest,
		Nodes: []Node{Icon{Icon: d.Icon, Side: side, Ink: d.Answer.Ink()}}}
	if d.Title != "" {
		about.Nodes = append(about.Nodes, Text{Words: d.Title, Style: Large, Align: Centre})
	}
	if d.Words != "" {
		about.Nodes = append(about.Nodes, Text{Words: d.Words, Most: most, Align: Centre})
	}
	if len(d.Buttons) > 0 {
		buttons := Column{Nodes: []Node{wrapped(d.Buttons)}, Widest: widest / 2}
		about.Nodes = append(about.Nodes, Space{Size: wordsGap}, buttons)
	}
	return Column{Nodes: []Node{Space{}, about, Space{}}}
}
