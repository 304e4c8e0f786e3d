package view

import "ninefold/gui/icon"

// Results is a list of results, each with its verdict in a tag, such as those of cases or of solutions.
type Results struct {
	Title    string   // what the words are called
	Headings []string // what the columns are called; none for nothing
	Results  []Result
	Current  int // the ID of the one that is shown
}

// Heading returns the card's title.
func (d Results) Heading() string { return d.Title }

// Result is one of them.
type Result struct {
	ID      int
	Tag     string
	Answer  Answer
	Words   string
	Strong  bool
	Columns []string // at the right of the words
}

// Report is how far something with many results has come.
type Report struct {
	Busy    int // the step of a spinner, from 1; 0 for none
	Counts  []Count
	Summary string  // at the right of the counts
	Share   float32 // that is done, of 1; 0 for no bar
}

// Count is how many results there are of a kind.
type Count struct {
	Words  string
	Short  string // where there is little room; empty for the same
	Answer Answer
}

// Texts is texts beside each other, in letters of equal width.
type Texts struct {
	Texts []Lines
	All   Button // shows them whole; without words for nothing
}

// Lines is a text under a title.
type Lines struct {
	Title string
	Lines []string
}

// Notice stands where something will be: what it will be, and how it comes.
type Notice struct {
	Icon    icon.Name
	Answer  Answer // for the icon's colour
	Title   string // empty for none
	Words   string
	Buttons []Button
}

// Heading is nothing: the card only takes the room that is left.
func (Notice) Heading() string { return "" }
