package view

import (
	"slices"
	"strconv"
	"strings"

	"ninefold/gui/icon"
	"ninefold/gui/locale"
)

// Passage is a card with sentences, and below them lines of monospaced text.
type Passage struct {
	Title string // empty for none
	Words string
	Lines []string
	Copy  Button // copies the lines; without an ID there is none
}

func (d Passage) Box() Box {
	return Box{Class: "Passage", Tab: TabPosition, Content: d.content()}
}

func (d Passage) content() Column {
	var aside, lines Node
	if d.Copy.ID != "" {
		aside = Press{Look: AsLink, Button: d.Copy}
	}
	if len(d.Lines) > 0 {
		lines = Text{Words: strings.Join(d.Lines, "\n"), Style: Fixed, Copy: d.Copy}
	}
	return onCard(titleOf(d.Title, aside), text(d.Words, Plain, 8), lines)
}

// Facts is a card with a name and lines of facts.
type Facts struct {
	Title string
	Name  string
	Facts []Fact
}

func (d Facts) Box() Box {
	return Box{Class: "Facts", Tab: TabPosition, Content: d.content()}
}

func (d Facts) content() Column {
	facts := Table{Gap: factGap}
	for _, f := range d.Facts {
		facts.Rows = append(facts.Rows, []Node{Text{Words: f.Key, Style: Muted, Role: Term}, text(f.Words, Plain, 4)})
	}
	return onCard(resultOf(d.Title, d.Name), Column{Nodes: []Node{Space{Size: factGap}, facts}})
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

func (d Verdict) Box() Box {
	return Box{Class: "Verdict", Tab: TabPosition, Content: d.content()}
}

func (d Verdict) content() Column {
	var tag Node
	if d.Tag != "" {
		tag = Tag{Words: d.Tag, Answer: d.Answer}
	}
	return onCard(slices.Concat([]Node{titleOf(d.Title, tag), text(d.Words, Plain, 8)}, signs(d.Legend),
		[]Node{wrapped(d.Buttons)})...)
}

// signs returns a row for each sign.
func signs(legend []Sign) (rows []Node) {
	const side = 14
	for _, s := range legend {
		rows = append(rows, Row{Gap: wordsGap, Nodes: []Node{
			Icon{Icon: s.Icon, Side: side, Ink: InkWrong}, Text{Words: s.Words, Style: Small},
		}})
	}
	return rows
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

func (d Progress) Box() Box {
	return Box{Class: "Progress", Tab: TabMoves, Content: d.content()}
}

func (d Progress) content() Column {
	card := onCard(titleOf(d.Title, summary(d.Summary)), Bar{Share: d.Share, Name: d.Title})
	if d.Clock+d.Place == "" && len(d.Buttons) == 0 {
		return card
	}
	foot := Row{Height: titled, Nodes: []Node{
		Text{Words: d.Clock, Style: Muted}, Space{}, Text{Words: d.Place, Style: Small},
	}}
	for _, b := range slices.Backward(d.Buttons) {
		foot.Nodes = append(foot.Nodes, Press{Button: b, Look: AsLink})
	}
	card.Nodes = append(card.Nodes, foot)
	return card
}

// Questions is a card with the state of a row of questions.
type Questions struct {
	Title   string
	Summary string
	Answers []Answer
	Current int    // index of the question asked; beyond the last when all are done
	Words   string // about the current question; empty for none
}

func (d Questions) Box() Box {
	return Box{Class: "Questions", Tab: TabPosition, Content: d.content()}
}

// content gives the question that is asked a colour of its own, until it is answered.
func (d Questions) content() Column {
	const height = 6
	answers := Row{Gap: partGap, Equal: len(d.Answers)}
	for i, a := range d.Answers {
		ink := a.Ink()
		switch {
		case i == d.Current && a == Unknown:
			ink = InkAccent
		case a == Unknown:
			ink = InkTrack
		}
		answers.Nodes = append(answers.Nodes, Fill{Ink: ink, Height: height})
	}
	return onCard(titleOf(d.Title, summary(d.Summary)), answers, text(d.Words, Muted, 3))
}

// Puzzle is a card with a puzzle's place in its collection, and how many of each grade are solved.
type Puzzle struct {
	Number string
	Of     string // for example of 110
	Rules  Rules
	Grades []Choice // Sentence says how many of them are solved
	Share  float32  // of the grade that is on, 0..1
}

func (d Puzzle) Box() Box {
	return Box{Class: "Puzzle", Tab: TabPosition, Content: d.content()}
}

func (d Puzzle) content() Column {
	const height = 50 // of grades with two lines
	name := locale.Text("panel.puzzle")
	title := Row{Gap: wordsGap, Nodes: []Node{Text{Words: name, Style: Label, Role: Heading},
		Text{Words: d.Number, Style: Strong}, Text{Words: d.Of, Style: Muted}, Space{}, d.Rules.chip()}}
	return onCard(title, Switch{Choices: d.Grades, Height: height}, Bar{Share: d.Share, Name: name})
}

// Digits is a card with the digits to pick, how often each is missing, and buttons.
type Digits struct {
	On      int // the picked digit; 0 for none
	Missing [9]int
	Erase   Button // beside the digits, as an icon
	Buttons []Button
}

func (d Digits) Box() Box {
	return Box{Class: "Digits", Name: locale.Text("panel.digits"), Tab: TabDigits, Content: d.content()}
}

// content puts the eraser beside the digits.
func (d Digits) content() Column {
	row := Row{Gap: 4, Equal: len(d.Missing) + 1}
	for i, missing := range d.Missing {
		row.Nodes = append(row.Nodes, Press{Look: AsDigit, Pick: i + 1, Left: missing,
			Button: Button{Words: strconv.Itoa(i + 1), Full: d.Meaning(i + 1), On: d.On == i+1}})
	}
	row.Nodes = append(row.Nodes, Press{Button: d.Erase, Look: AsIcon})
	return onCard(row, wrapped(d.Buttons))
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

func (d Start) Box() Box {
	return Box{Class: "Start", Name: locale.Text("panel.start"), Tab: TabStart, Offers: d.first(), Content: d.content()}
}

// Way is a way in: a button with a sentence.
type Way struct {
	Button
	Sentence string
}

// content has a row for each way.
func (d Start) content() (card Column) {
	const side, inset, radius = 18, 8, 8
	for i, w := range d.Ways {
		drawn := Column{Nodes: []Node{Icon{Icon: w.Icon, Side: side, Ink: InkAccent}}, Inset: Inset{Y: inset}}
		tile := Layers{Nodes: []Node{Fill{Ink: InkTint, Width: tileSide, Height: tileSide, Radius: radius}, drawn}}
		w.Full = locale.Listed(w.Words, w.Sentence)
		keys := Text{Words: w.Keys, Style: Small, Role: Shortcut}
		card.Nodes = append(card.Nodes, tall(i, w.Button, w.Sentence, keys, tile))
	}
	return card
}

// first returns the first way.
func (d Start) first() (first []Button) {
	for _, w := range d.Ways[:min(1, len(d.Ways))] {
		first = append(first, w.Button)
	}
	return first
}
