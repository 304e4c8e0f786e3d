package deck

import "ninefold/gui/view"

// Score is a card with the points of a match.
type Score struct {
	Title   string
	Summary string  // at the right of the title
	Share   float32 // of the first side, 0..1
	None    bool    // no game has ended, so there is no share
}

func (d Score) View() view.CardView {
	return view.CardView{Class: "Score", Tab: view.TabValue, Content: d.content()}
}

func (d Score) content() view.Column {
	bar := view.Bar{Share: d.Share, Fill: view.Accented, Name: d.Title}
	if d.None {
		bar.Fill = view.Nothing
	}
	return onCard(titleOf(d.Title, summary(d.Summary)), bar)
}

// Trend is a card with a number that becomes more exact with time.
type Trend struct {
	Title    string
	Number   string
	Interval string      // contains the number
	Bands    []view.Band // from left to right; not drawn if empty
	Words    string      // below; empty for none
}

func (d Trend) View() view.CardView {
	return view.CardView{Class: "Trend", Tab: view.TabRating, Content: d.content()}
}

func (d Trend) content() view.Column {
	title := view.Row{Gap: wordsGap, Height: titleHeight, Nodes: []view.Node{
		heading(d.Title), view.Space{},
		view.Text{Words: d.Number, Style: view.Strong}, view.Text{Words: d.Interval, Style: view.Muted},
	}}
	return onCard(title, view.Graph{Bands: d.Bands}, text(d.Words, view.Small, 2))
}
