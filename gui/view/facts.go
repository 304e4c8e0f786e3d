package view

import (
	"slices"

	"ninefold/gui/icon"
	"ninefold/gui/locale"
)

// Text is a card with sentences, and below them lines of monospaced text.
type Text struct {
	Title string // empty for none
	Words string
	Lines []string
}

func (d Text) Compose(p Painter) {
	p.Title(Title{Words: d.Title})
	p.Words(d.Words, Plain)
	p.Lines(d.Lines)
}

// Facts is a card with a name and lines of facts.
type Facts struct {
	Title string
	Name  string
	Facts []Fact
}

func (d Facts) Compose(p Painter) {
	p.Title(Title{Words: d.Title, Strong: d.Name})
	p.Facts(d.Facts)
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

func (d Verdict) Compose(p Painter) {
	p.Title(Title{Words: d.Title, Tag: d.Tag, Answer: d.Answer})
	p.Words(d.Words, Plain)
	p.Signs(d.Legend)
	p.Buttons(d.Buttons)
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

func (d Progress) Compose(p Painter) {
	p.Title(Title{Words: d.Title, Aside: d.Summary})
	p.Bar(d.Share, Done, d.Title)
	p.Place(d.Clock, d.Place, d.Buttons)
}

// Questions is a card with the state of a row of questions.
type Questions struct {
	Title   string
	Summary string
	Answers []Answer
	Current int    // index of the question asked; beyond the last when all are done
	Words   string // about the current question; empty for none
}

// Compose gives the question that is asked a colour of its own, until it is answered.
func (d Questions) Compose(p Painter) {
	answers := slices.Clone(d.Answers)
	if d.Current < len(answers) && answers[d.Current] == Unknown {
		answers[d.Current] = Neutral
	}
	p.Title(Title{Words: d.Title, Aside: d.Summary})
	p.Answers(answers)
	p.Words(d.Words, Grey)
}

// Puzzle is a card with a puzzle's place in its collection, and how many of each grade are solved.
type Puzzle struct {
	Number string
	Of     string // for example of 110
	Rules  Rules
	Grades []Choice // Sentence says how many of them are solved
	Share  float32  // of the grade that is on, 0..1
}

func (d Puzzle) Compose(p Painter) {
	name := locale.Text("panel.puzzle")
	p.Title(Title{Words: name, Number: d.Number, Of: d.Of, Rules: d.Rules})
	p.Choices(d.Grades)
	p.Bar(d.Share, Done, name)
}

// Digits is a card with the digits to pick, how often each is missing, and buttons.
type Digits struct {
	On      int // the picked digit; 0 for none
	Missing [9]int
	Erase   Button // beside the digits, as an icon
	Buttons []Button
}

func (d Digits) Compose(p Painter) {
	p.Digits(d)
	p.Buttons(d.Buttons)
}

// Meaning says what the button of a digit does, and how often the digit is missing.
func (d Digits) Meaning(digit int) string {
	missing := locale.Text("digit.done")
	if n := d.Missing[digit-1]; n > 0 {
		missing = locale.Plural("digit.missing", n)
	}
	return locale.Sentences(locale.Text("digit.pick", locale.Args{"Digit": digit}), missing)
}

// Start is a card with the ways in, in words.
type Start struct{ Ways []Way }

// Way is a way in: a button with a sentence.
type Way struct {
	Button
	Sentence string
}
