package view

import "ninefold/gui/icon"

// Text is a card with sentences, and below them lines of monospaced text.
type Text struct {
	Title string // empty for none
	Words string
	Lines []string
}

// Facts is a card with a name and lines of facts.
type Facts struct {
	Title string
	Name  string
	Facts []Fact
}

// Fact is a line of Facts.
type Fact struct{ Key, Words string }

// Verdict is a card with the answer to a question, its reason, and buttons.
type Verdict struct {
	Title   string // the question
	Answer  Answer
	Tag     string // the answer in a word
	Words   string
	Legend  []Sign // of the marks on the board
	Buttons []Button
}

// Sign explains an icon on the board.
type Sign struct {
	Icon  icon.Name
	Words string
}

// Answer is the kind of an answer, which gives its colour.
type Answer uint8

// The answers.
const (
	Unknown Answer = iota
	Yes
	No
	Wrong
	Trouble // no answer was possible
	Neutral
	Skipped // no answer was given
)

// Progress is a card that shows how far something is.
type Progress struct {
	Title   string
	Summary string
	Share   float32  // done, 0..1
	Clock   string   // the time it has taken; empty for none
	Place   string   // for example 3 of 12; empty for none
	Buttons []Button // shown as words beside the place, the first at the right
}

// Questions is a card with the state of a row of questions.
type Questions struct {
	Title   string
	Summary string
	Answers []Answer
	Current int    // index of the question asked; beyond the last when all are done
	Words   string // about the current question; empty for none
}

// Puzzle is a card with a puzzle's place in its collection, and how many of each grade are solved.
type Puzzle struct {
	Number string
	Of     string // for example of 110
	Rules  Rules
	Grades []Choice // Sentence says how many of them are solved
	Share  float32  // of the grade that is on, 0..1
}

// Digits is a card with the digits to pick, how often each is missing, and buttons.
type Digits struct {
	On      int // the picked digit; 0 for none
	Missing [9]int
	Erase   Button // beside the digits, as an icon
	Buttons []Button
}

// Start is a card with the ways in, in words.
type Start struct{ Ways []Way }

// Way is a way in: a button with a sentence.
type Way struct {
	Button
	Sentence string
}
