package view

import "ninefold/gui/icon"

// Results is a card with a list of results, each with a verdict in a tag, for example of cases or of solutions.
type Results struct {
	Title    string   // heading of the words
	Headings []string // headings of the columns; none if empty
	Results  []Result
	Current  int // ID of the result shown
}

// Heading returns the card's title.
func (d Results) Heading() string { return d.Title }

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

// Lines is a text with a title.
type Lines struct {
	Title string
	Lines []string
}

// Notice stands in place of something, and says how to get it.
type Notice struct {
	Icon    icon.Name
	Answer  Answer // colour of the icon
	Title   string // empty for none
	Words   string
	Buttons []Button
}

// Heading returns "": Notice is a List only to take the spare room.
func (Notice) Heading() string { return "" }
