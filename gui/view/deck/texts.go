package deck

import (
	"slices"
	"strings"
	"unicode/utf8"

	"ninefold/gui/view"
)

// Texts is a card with monospaced texts side by side.
type Texts struct {
	Texts []Passage   // each with its title, and a button that copies all of it
	More  bool        // there are others
	All   view.Button // shows all of them whole; left out if all are seen
}

// How much of a text is seen, in lines and in characters of a line. A board needs 13 lines.
const (
	mostLines   = 13
	mostColumns = 60
)

// A text of more than roomyColumns characters in a line before the last one is roomyWidth units wide, so that the last
// one keeps room for a board.
const (
	roomyColumns = 20
	roomyWidth   = 160
)

// View has a column for each text, as wide as the text, but see roomyWidth; the last has what the others leave.
func (d Texts) View() view.CardView {
	const gap = 18
	high := 0
	for _, t := range d.Texts {
		high = max(high, min(len(t.Lines), mostLines))
	}
	row := view.Row{Gap: gap}
	for i, t := range d.Texts {
		head := view.Row{Gap: wordsGap, Height: titleHeight, Nodes: []view.Node{heading(t.Title)}}
		add := func(b view.Button) {
			head.Nodes = append(head.Nodes, view.Press{Look: view.AsWords, Button: b, Complete: true})
		}
		if t.Copy.ID != "" {
			add(t.Copy)
		}
		if i == len(d.Texts)-1 {
			head.Nodes = append(head.Nodes, view.Space{})
			if d.More || slices.ContainsFunc(d.Texts, Passage.cut) {
				add(d.All)
			}
		}
		words := view.Text{Words: strings.Join(t.Lines, "\n"), Style: view.Fixed, Most: mostLines, Least: high,
			Copy: t.Copy}
		column := view.Column{Gap: partGap, Nodes: []view.Node{head, words}}
		if i < len(d.Texts)-1 && t.wider(roomyColumns) {
			column.Widest = roomyWidth
		}
		row.Nodes = append(row.Nodes, column)
	}
	return onCard("Texts", view.TabPosition, row)
}

// cut reports whether more of the text is there than is seen.
func (t Passage) cut() bool {
	return len(t.Lines) > mostLines || t.wider(mostColumns)
}

// wider reports whether a line of the text has more than a number of characters.
func (t Passage) wider(columns int) bool {
	return slices.ContainsFunc(t.Lines, func(line string) bool { return utf8.RuneCountInString(line) > columns })
}
