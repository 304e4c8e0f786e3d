package deck

import (
	"slices"

	"ninefold/gui/view"
	"ninefold/gui/view/icon"
)

// Form is a card with rows of controls.
type Form struct {
	Icon  icon.Name // before the title, for example a side's mark; empty for none
	Title string    // empty for none
	Rows  []FormRow
	Bare  bool // on the sheet's background instead of on a card
}

func (d Form) View() view.CardView {
	return view.CardView{Class: "Form", Bare: d.Bare, Grows: d.grows(), Content: d.content()}
}

// Bare returns one row of controls on the sheet's background.
func Bare(controls ...Control) Form { return Form{Bare: true, Rows: []FormRow{{Controls: controls}}} }

// FormRow is a row of controls. Fields that are not Narrow share its spare width.
type FormRow struct {
	Words    string // before the controls; the rows of a form have them in a column if any row has words
	Controls []Control
}

// Control is a Field, Options, a Check, FormButton, Words or Space. What the user does with a control is reported
// by its ID; then the sheet's owner shows the sheet anew.
type Control any

// FormButton is a button in a form.
type FormButton struct {
	Button   view.Button
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
func (d Form) content() view.Column {
	card := view.Column{Gap: formGap}
	if !d.Bare {
		card.Inset = view.Inset{X: cardSide, Y: cardSide}
	}
	switch {
	case d.Icon != "":
		const side, height = 20, 24
		card.Nodes = append(card.Nodes, view.Row{Gap: formGap, Height: height, Nodes: []view.Node{
			view.Icon{Icon: d.Icon, Side: side}, view.Text{Words: d.Title, Style: view.Strong, Role: view.Heading},
		}})
	case d.Title != "":
		card.Nodes = append(card.Nodes, titleOf(d.Title, nil))
	}
	labelled := view.Table{Gap: formGap, Form: true}
	for _, r := range d.Rows {
		if !slices.ContainsFunc(d.Rows, func(r FormRow) bool { return r.Words != "" }) {
			card.Nodes = append(card.Nodes, r.row())
			continue
		}
		words := view.Row{Height: controlHeight, Nodes: []view.Node{view.Text{Words: r.Words, Style: view.Strong}}}
		labelled.Rows = append(labelled.Rows, []view.Node{words, r.row()})
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

// row returns the controls. Words stay on the line of the control after them, and a button with only an icon on that
// of the control before it.
func (r FormRow) row() view.Row {
	row := view.Row{Gap: formGap, Wraps: true, RowGap: formGap, Low: true}
	for i := 0; i < len(r.Controls); i++ {
		node := nodeOf(r.Controls[i])
		if _, words := r.Controls[i].(Words); words && len(r.Controls) > 1 {
			node = view.Row{Height: controlHeight, Nodes: []view.Node{node}}
			if i+1 < len(r.Controls) && r.Controls[i+1] != Control(view.Space{}) {
				i++
				node = view.Row{Gap: formGap, Low: true, Nodes: []view.Node{node, nodeOf(r.Controls[i])}}
			}
		}
		if i+1 < len(r.Controls) {
			if b, ok := r.Controls[i+1].(FormButton); ok && b.IconOnly {
				i++
				node = view.Row{Gap: formGap, Low: true, Nodes: []view.Node{node, b.press()}}
			}
		}
		row.Nodes = append(row.Nodes, node)
	}
	return row
}

func nodeOf(c Control) view.Node {
	switch c := c.(type) {
	case Words:
		return c.text()
	case FormButton:
		return c.press()
	}
	return c.(view.Node)
}

func (w Words) text() view.Text {
	const most = 40
	t := view.Text{Words: w.Words, Most: most, Least: w.Lines}
	if w.Small {
		t.Style = view.Small
	}
	if w.Warning {
		t.Ink, t.Role = view.InkWrong, view.Alert
	}
	return t
}

func (b FormButton) press() view.Press {
	if b.IconOnly {
		return view.Press{Button: b.Button, Look: view.AsFieldIcon, Complete: true}
	}
	return view.Press{Button: b.Button, Look: view.AsField, Complete: true}
}

// grows reports whether a field of several lines takes the spare height.
func (d Form) grows() bool {
	return slices.ContainsFunc(d.Rows, func(r FormRow) bool {
		return slices.ContainsFunc(r.Controls, func(c Control) bool {
			f, ok := c.(view.Field)
			return ok && f.Lines > 0
		})
	})
}
