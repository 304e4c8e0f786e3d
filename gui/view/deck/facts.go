package deck

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"ninefold/gui/language"
	"ninefold/gui/view"
)

// Passage is a card with sentences, and below them lines of monospaced text.
type Passage struct {
	Title string // empty for none
	Words string
	Lines []string
	Copy  view.Button // copies the lines; without an ID there is none
}

func (d Passage) View() view.CardView {
	return view.CardView{Class: "Passage", Tab: view.TabPosition, Content: d.content()}
}

func (d Passage) content() view.Column {
	var aside, lines view.Node
	if d.Copy.ID != "" {
		aside = view.Press{Look: view.AsLink, Button: d.Copy}
	}
	if len(d.Lines) > 0 {
		lines = view.Text{Words: strings.Join(d.Lines, "\n"), Style: view.Fixed, Copy: d.Copy}
	}
	return onCard(titleOf(d.Title, aside), text(d.Words, view.Plain, 8), lines)
}

// Facts is a card with a name and lines of facts.
type Facts struct {
	Title string
	Name  string
	Tab   view.Tab // empty for that of the position
	Facts []Fact
}

func (d Facts) View() view.CardView {
	return view.CardView{Class: "Facts", Tab: cmp.Or(d.Tab, view.TabPosition), Content: d.content()}
}

func (d Facts) content() view.Column {
	facts := view.Table{Gap: factGap}
	for _, f := range d.Facts {
		key := view.Text{Words: f.Key, Style: view.Muted, Role: view.Term}
		facts.Rows = append(facts.Rows, []view.Node{key, text(f.Words, view.Plain, 4)})
	}
	return onCard(resultOf(d.Title, d.Name), view.Column{Nodes: []view.Node{view.Space{Size: factGap}, facts}})
}

// Fact is a line of Facts.
type Fact struct{ Key, Words string }

// Verdict is a card with the answer to a question, its reason, and buttons.
type Verdict struct {
	Title   string // the question
	Answer  view.Answer
	Tag     string // the answer in a word
	Words   string
	Legend  []view.Sign // of the marks on the board
	Buttons []view.Button
}

func (d Verdict) View() view.CardView {
	return view.CardView{Class: "Verdict", Tab: view.TabPosition, Content: d.content()}
}

func (d Verdict) content() view.Column {
	var answer view.Node
	if d.Tag != "" {
		answer = tag(d.Tag, d.Answer)
	}
	return onCard(slices.Concat([]view.Node{titleOf(d.Title, answer), text(d.Words, view.Plain, 8)}, signs(d.Legend),
		[]view.Node{wrapped(d.Buttons)})...)
}

// signs returns a row for each sign.
func signs(legend []view.Sign) (rows []view.Node) {
	for _, s := range legend {
		rows = append(rows, s.Row())
	}
	return rows
}

// Progress is a card that shows how far something is.
type Progress struct {
	Title   string
	Summary string
	Share   float32       // done, 0..1
	Clock   string        // the time it has taken; empty for none
	Place   string        // for example 3 of 12; empty for none
	Buttons []view.Button // shown as words beside the place, the first at the right
}

func (d Progress) View() view.CardView {
	return view.CardView{Class: "Progress", Tab: view.TabMoves, Content: d.content()}
}

func (d Progress) content() view.Column {
	card := onCard(titleOf(d.Title, summary(d.Summary)), view.Bar{Share: d.Share, Name: d.Title})
	if d.Clock+d.Place == "" && len(d.Buttons) == 0 {
		return card
	}
	foot := view.Row{Height: titleHeight, Nodes: []view.Node{
		view.Text{Words: d.Clock, Style: view.Muted}, view.Space{}, view.Text{Words: d.Place, Style: view.Small},
	}}
	for _, b := range slices.Backward(d.Buttons) {
		foot.Nodes = append(foot.Nodes, view.Press{Button: b, Look: view.AsLink})
	}
	card.Nodes = append(card.Nodes, foot)
	return card
}

// Questions is a card with the state of a row of questions.
type Questions struct {
	Title   string
	Summary string
	Answers []view.Answer
	Current int    // index of the question asked; beyond the last when all are done
	Words   string // about the current question; empty for none
}

func (d Questions) View() view.CardView {
	return view.CardView{Class: "Questions", Tab: view.TabPosition, Content: d.content()}
}

// content gives the question that is asked a colour of its own, until it is answered.
func (d Questions) content() view.Column {
	const height = 6
	answers := view.Row{Gap: partGap, Equal: len(d.Answers)}
	for i, a := range d.Answers {
		ink := a.Ink()
		switch {
		case i == d.Current && a == view.Unknown:
			ink = view.InkAccent
		case a == view.Unknown:
			ink = view.InkTrack
		}
		answers.Nodes = append(answers.Nodes, view.Fill{Ink: ink, Height: height})
	}
	return onCard(titleOf(d.Title, summary(d.Summary)), answers, text(d.Words, view.Muted, 3))
}

// Puzzle is a card with a puzzle's place in its collection, and how many of each grade are solved, or with its day.
type Puzzle struct {
	Title  string
	Number string // or the day
	Of     string // for example of 110
	Rules  Rules
	Grades []view.Choice // none for a day's; Sentence says how many of them are solved
	Share  float32       // of the grade that is on, 0..1
}

func (d Puzzle) View() view.CardView {
	return view.CardView{Class: "Puzzle", Tab: view.TabPosition, Content: d.content()}
}

func (d Puzzle) content() view.Column {
	const height = 50 // of grades with two lines
	title := view.Row{Gap: wordsGap, Nodes: []view.Node{heading(d.Title),
		view.Text{Words: d.Number, Style: view.Strong}, view.Text{Words: d.Of, Style: view.Muted},
		view.Space{}, d.Rules.chip()}}
	if len(d.Grades) == 0 {
		return onCard(title)
	}
	return onCard(title, view.Options{Look: view.AsSwitch, Choices: d.Grades, Height: height},
		view.Bar{Share: d.Share, Name: d.Title})
}

// Digits is a card with the digits to pick, how often each is missing, and buttons.
type Digits struct {
	On      int // the picked digit; 0 for none
	Missing [9]int
	Erase   view.Button // beside the digits, as an icon
	Buttons []view.Button
}

func (d Digits) View() view.CardView {
	return view.CardView{Class: "Digits", Name: language.Text("panel.digits"), Tab: view.TabDigits,
		Content: d.content()}
}

// content puts the eraser beside the digits.
func (d Digits) content() view.Column {
	row := view.Row{Gap: 4, Equal: len(d.Missing) + 1}
	for i, missing := range d.Missing {
		row.Nodes = append(row.Nodes, view.Press{Look: view.AsDigit, Pick: i + 1, Left: missing,
			Button: view.Button{Words: strconv.Itoa(i + 1), Full: d.Meaning(i + 1), On: d.On == i+1}})
	}
	row.Nodes = append(row.Nodes, view.Press{Button: d.Erase, Look: view.AsIcon})
	return onCard(row, wrapped(d.Buttons))
}

// Meaning says what the button of a digit does, and how often the digit is missing.
func (d Digits) Meaning(digit int) string {
	missing := language.Text("digit.done")
	if n := d.Missing[digit-1]; n > 0 {
		missing = language.Plural("digit.missing", n)
	}
	return language.Sentences(language.Text("digit.pick", language.Args{"Digit": digit}), missing)
}
