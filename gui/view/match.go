package view

import "ninefold/engine/diagram"

// Score is a card with the points of a match.
type Score struct {
	Title   string
	Summary string  // at the right of the title
	Share   float32 // of the first side, 0..1
	None    bool    // no game has ended, so there is no share
}

func (d Score) Box() Box {
	return Box{Class: "Score", Tab: TabValue, Content: d.content()}
}

func (d Score) content() Column {
	bar := Bar{Share: d.Share, Fill: Accented, Name: d.Title}
	if d.None {
		bar.Fill = Nothing
	}
	return onCard(titleOf(d.Title, summary(d.Summary)), bar)
}

// Picture is a card with a board and a title. A board without a title has words and buttons below it. The room for them
// is the same for all words, so that the board keeps its size: words that do not fit scroll.
type Picture struct {
	Title    string // empty for none
	Summary  string // at the right of the title
	Board    diagram.Diagram
	Headline string // of the words
	Words    string
	Legend   []Sign // of the marks on the board
	Buttons  []Button
}

func (d Picture) Box() Box {
	return Box{Class: "Picture", Tab: TabPosition, Content: d}
}

// Trend is a card with a number that becomes more exact with time.
type Trend struct {
	Title    string
	Number   string
	Interval string // contains the number
	Bands    []Band // from left to right; not drawn if empty
	Words    string // below; empty for none
}

func (d Trend) Box() Box {
	return Box{Class: "Trend", Tab: TabValue, Content: d.content()}
}

// Band is the number and its interval at a time: 0 at the bottom, 1 at the top; 0.5 means a number of 0.
type Band struct{ Low, Value, High float32 }

func (d Trend) content() Column {
	title := Row{Gap: wordsGap, Height: titled, Nodes: []Node{
		Text{Words: d.Title, Style: Label, Role: Heading}, Space{},
		Text{Words: d.Number, Style: Strong}, Text{Words: d.Interval, Style: Muted},
	}}
	return onCard(title, Bands{Bands: d.Bands}, text(d.Words, Small, 2))
}
