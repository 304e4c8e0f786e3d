package deck

import (
	"cmp"
	"slices"
	"strings"

	"ninefold/gui/view"
)

// Passage is a card with sentences, and below them lines of monospaced text.
type Passage struct {
	Title string // empty for none
	Words string
	Lines []string
	Copy  view.Button // copies the lines, as does a menu on them; without an ID there is none
}

func (d Passage) View() view.CardView {
	var aside, lines view.Node
	if d.Copy.ID != "" {
		aside = view.Press{Look: view.AsLink, Button: d.Copy}
	}
	if len(d.Lines) > 0 {
		lines = view.Text{Words: strings.Join(d.Lines, "\n"), Style: view.Fixed, Copy: d.Copy}
	}
	return onCard("Passage", view.TabPosition, titleOf(d.Title, aside), text(d.Words, view.Plain, 8), lines)
}

// Facts is a card with a name and lines of facts.
type Facts struct {
	Title string
	Name  string
	Tab   view.Tab // empty for that of the position
	Facts []Fact
}

func (d Facts) View() view.CardView {
	facts := view.Table{Gap: factGap, Rows: rowsOf(d.Facts, view.Muted)}
	return onCard("Facts", cmp.Or(d.Tab, view.TabPosition), resultOf(d.Title, strong(d.Name)),
		view.Column{Nodes: []view.Node{view.Space{Size: factGap}, facts}})
}

// Fact is a line of Facts.
type Fact struct{ Key, Words string }

// rowsOf returns facts in rows, their keys in a style.
func rowsOf(facts []Fact, style view.Style) (rows [][]view.Node) {
	const most = 4 // lines of what a key means
	for _, f := range facts {
		key := view.Text{Words: f.Key, Style: style, Role: view.Term}
		rows = append(rows, []view.Node{key, text(f.Words, view.Plain, most)})
	}
	return rows
}

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
	var answer view.Node
	if d.Tag != "" {
		answer = tag(d.Tag, d.Answer)
	}
	parts := []view.Node{titleOf(d.Title, answer), text(d.Words, view.Plain, 8)}
	return onCard("Verdict", view.TabPosition, append(append(parts, signs(d.Legend)...), wrapped(d.Buttons))...)
}

// signs returns a row for each sign, its icon before its words.
func signs(legend []view.Sign) (rows []view.Node) {
	const side = 14
	for _, s := range legend {
		rows = append(rows, view.Row{Gap: wordsGap, Nodes: []view.Node{
			view.Icon{Icon: s.Icon, Side: side, Ink: view.InkWrong}, small(s.Words),
		}})
	}
	return rows
}

// Progress is a card that shows how far something is.
type Progress struct {
	Title   string
	Summary string        // beside the title
	Share   float32       // done, 0..1
	Fill    view.Filling  // of the bar
	Tab     view.Tab      // empty for that of the moves
	Clock   string        // the time it has taken, in place of a summary; empty for none
	Words   string        // below the bar, where longer ones do not move it; empty for none
	Place   string        // for example 3 of 12; empty for none
	Buttons []view.Button // shown as words beside the place, the first at the right
}

func (d Progress) View() view.CardView {
	aside := summary(d.Summary)
	if d.Clock != "" {
		aside = muted(d.Clock)
	}
	foot := view.Row{Height: titleHeight, Nodes: []view.Node{small(d.Place), view.Space{}}}
	for _, b := range slices.Backward(d.Buttons) {
		foot.Nodes = append(foot.Nodes, view.Press{Button: b, Look: view.AsLink})
	}
	parts := []view.Node{titleOf(d.Title, aside), view.Bar{Share: d.Share, Fill: d.Fill, Name: d.Title},
		text(d.Words, view.Small, 3), foot}
	if d.Place == "" && len(d.Buttons) == 0 {
		parts = parts[:3]
	}
	return onCard("Progress", cmp.Or(d.Tab, view.TabMoves), parts...)
}

// Questions is a card with the state of a row of questions.
type Questions struct {
	Title   string
	Summary string
	Answers []view.Answer
	Current int    // index of the question asked, which has a colour of its own; beyond the last when all are done
	Words   string // about the current question; empty for none
}

func (d Questions) View() view.CardView {
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
	return onCard("Questions", view.TabPosition, titleOf(d.Title, summary(d.Summary)), answers,
		text(d.Words, view.Muted, 3))
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
	const height = 50 // of grades with two lines
	parts := []view.Node{
		view.Row{Gap: wordsGap, Nodes: []view.Node{heading(d.Title), strong(d.Number), muted(d.Of), view.Space{},
			d.Rules.chip()}},
		view.Options{Look: view.AsSwitch, Choices: d.Grades, Height: height}, view.Bar{Share: d.Share, Name: d.Title},
	}
	if len(d.Grades) == 0 {
		parts = parts[:1]
	}
	return onCard("Puzzle", view.TabPosition, parts...)
}
