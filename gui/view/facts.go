package view

import "ninefold/gui/icon"

// Text is what is said in sentences, and below them lines of a text in which every character is as wide as the others.
type Text struct {
	Title string // empty for none
	Words string
	Lines []string
}

// Facts tells a few facts in lines, below a name.
type Facts struct {
	Title string
	Name  string
	Facts []Fact
}

// Fact is a line of it.
type Fact struct{ Key, Words string }

// Verdict is the answer to a question, why it is that, and what can be done about it.
type Verdict struct {
	Title   string // the question
	Answer  Answer
	Tag     string // the answer in a word
	Words   string
	Legend  []Sign // of what the board shows
	Buttons []Button
}

// Sign explains an icon on the board.
type Sign struct {
	Icon  icon.Name
	Words string
}

// Answer says which answer is given; its colour follows from it.
type Answer uint8

// The answers.
const (
	Unknown Answer = iota
	Yes
	No
	Wrong
	Trouble // there is no answer
	Neutral
	Skipped // no answer was given
)

// Progress is how far something has come.
type Progress struct {
	Title   string
	Summary string
	Share   float32  // of 1
	Clock   string   // how long it has taken; empty for none
	Place   string   // such as 3 of 12; empty for none
	Buttons []Button // words beside the place
}

// Questions is how far a row of questions has come.
type Questions struct {
	Title   string
	Summary string
	Answers []Answer
	Current int    // the one that is asked; none beyond the last
	Words   string // about that; empty for none
}

// Puzzle is which puzzle of a collection it is, and how many of each grade are done.
type Puzzle struct {
	Number string
	Of     string // such as of 110
	Rules  Rules
	Grades []Choice // Sentence is how many of them are done
	Share  float32  // of the grade that is on, of 1
}

// Digits is the digits to pick from, how often each is missing, and what can be done with them.
type Digits struct {
	On      int // the digit that is picked; 0 for none
	Missing [9]int
	Erase   Button // beside the digits, an icon
	Buttons []Button
}

// Start is the ways in, each in words.
type Start struct{ Ways []Way }

// Way is a way in.
type Way struct {
	Button
	Sentence string
}
