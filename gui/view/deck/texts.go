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

// View has a column for each text, as wide as the text; the last has what the others leave.
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
		row.Nodes = append(row.Nodes, view.Column{Gap: partGap, Nodes: []view.Node{head, words}})
	}
	return onCard("Texts", view.TabPosition, row)
}

// cut reports whether more of the text is there than is seen.
func (t Passage) cut() bool {
	return len(t.Lines) > mostLines || slices.ContainsFunc(t.Lines, func(line string) bool {
		return utf8.RuneCountInString(line) > mostColumns
	})
}
