package view

import (
	"slices"

	"ninefold/gui/icon"
)

// Form is a card with rows of controls.
type Form struct {
	Icon  icon.Name // before the title, for example a side's mark; empty for none
	Title string    // empty for none
	Rows  []FormRow
	Bare  bool // on the sheet's background instead of on a card
}

func (d Form) Box() Box {
	return Box{Class: "Form", Bare: d.Bare, Grows: d.grows(), Content: d.content()}
}

// Bare returns one row of controls on the sheet's background.
func Bare(controls ...Control) Form { return Form{Bare: true, Rows: []FormRow{{Controls: controls}}} }

// FormRow is a row of controls. Fields that are not Narrow share its spare width.
type FormRow struct {
	Words    string // before the controls; the rows of a form have them in a column if any row has words
	Controls []Control
}

// Control is a Field, Select, Options, Check, FormButton, Words or Space. What the user does with a control is reported
// by its ID; then the sheet's owner shows the sheet anew.
type Control any

// Field is a text field.
type Field struct {
	ID       string
	Name     string // for a screen reader
	Caption  string // above the field; empty for none
	Text     string // its content, as the sheet's owner keeps it
	Hint     string // shown if the field is empty; in a Narrow one the unit, after the number
	Lines    int    // the least number of visible lines, monospaced; 0 for a field of one line
	Narrow   bool   // for a number
	Selected int    // how many characters are selected, from the first, when the field gets the keyboard; -1 for all
	Cursor   Cursor // where a change of this puts the cursor, and with it the keyboard
}

// Cursor is a line and column in a text, from 1. Line 0 leaves the cursor where it is. A new Turn repeats a request for
// the same place.
type Cursor struct{ Line, Column, Turn int }

// Select is a menu. A choice is reported by its own ID.
type Select struct {
	ID      string // to give it the keyboard by
	Name    string // for a screen reader
	Choices []Choice
}

// Options is a column of radio buttons with sentences. A choice is reported by its own ID.
type Options struct {
	ID      string // to give it the keyboard by
	Caption string // above them; empty for none
	Choices []Choice
}

// Check is a check box.
type Check struct {
	ID    string
	Words string
	On    bool
}

// FormButton is a button in a form.
type FormButton struct {
	Button   Button
	IconOnly bool // the words are its tip
}

// Words is a line or a paragraph between the controls.
type Words struct {
	Words   string
	Lines   int  // the least number of lines that it takes the room of
	Small   bool // small and grey
	Warning bool // it says what is wrong
}

// content has the words before the controls in a column.
func (d Form) content() Column {
	card := Column{Gap: formGap}
	if !d.Bare {
		card.Inset = Inset{X: cardSide, Y: cardSide}
	}
	switch {
	case d.Icon != "":
		const side, height = 20, 24
		card.Nodes = append(card.Nodes, Row{Gap: formGap, Height: height, Nodes: []Node{
			Icon{Icon: d.Icon, Side: side}, Text{Words: d.Title, Style: Strong, Role: Heading},
		}})
	case d.Title != "":
		card.Nodes = append(card.Nodes, titleOf(d.Title, nil))
	}
	labelled := Table{Gap: formGap}
	for _, r := range d.Rows {
		if !slices.ContainsFunc(d.Rows, func(r FormRow) bool { return r.Words != "" }) {
			card.Nodes = append(card.Nodes, r.flow())
			continue
		}
		words := Row{Height: controlHeight, Nodes: []Node{Text{Words: r.Words, Style: Strong}}}
		labelled.Rows = append(labelled.Rows, []Node{words, r.flow()})
	}
	if labelled.Rows != nil {
		card.Nodes = append(card.Nodes, labelled)
	}
	return card
}

const (
	formGap       = 8  // between rows, and between controls
	controlHeight = 36 // of most controls
)

// flow returns the controls. Words stay on the line of the control after them.
func (r FormRow) flow() Flow {
	flow := Flow{Gap: formGap, RowGap: formGap, Low: true}
	for i := 0; i < len(r.Controls); i++ {
		node := nodeOf(r.Controls[i])
		if _, words := r.Controls[i].(Words); words && len(r.Controls) > 1 {
			node = Row{Height: controlHeight, Nodes: []Node{node}}
			if i+1 < len(r.Controls) && r.Controls[i+1] != Control(Space{}) {
				i++
				node = Row{Gap: formGap, Low: true, Nodes: []Node{node, nodeOf(r.Controls[i])}}
			}
		}
		flow.Nodes = append(flow.Nodes, node)
	}
	return flow
}

func nodeOf(c Control) Node {
	switch c := c.(type) {
	case Words:
		return c.text()
	case FormButton:
		return c.press()
	}
	return c.(Node)
}

func (w Words) text() Text {
	const most = 40
	t := Text{Words: w.Words, Most: most, Least: w.Lines}
	if w.Small {
		t.Style = Small
	}
	if w.Warning {
		t.Ink, t.Role = InkWrong, Alert
	}
	return t
}

func (b FormButton) press() Press {
	if b.IconOnly {
		return Press{Button: b.Button, Look: AsFieldIcon, Own: true}
	}
	return Press{Button: b.Button, Look: AsField, Own: true}
}

// grows reports whether a field of several lines takes the spare height.
func (d Form) grows() bool {
	return slices.ContainsFunc(d.Rows, func(r FormRow) bool {
		return slices.ContainsFunc(r.Controls, func(c Control) bool {
			f, ok := c.(Field)
			return ok && f.Lines > 0
		})
	})
}
