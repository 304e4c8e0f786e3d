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

// FormRow is a row of controls: Fields, Options, Checks, what FieldButton, FieldIcon and Said return, and Spaces.
// Fields that are not Narrow share its spare width. What the user does with a control is reported by its ID; then the
// sheet's owner shows the sheet anew.
type FormRow struct {
	Words    string // before the controls; the rows of a form have them in a column if any row has words
	Controls []view.Node
}

// Bare returns one row of controls on the sheet's background.
func Bare(controls ...view.Node) Form { return Form{Bare: true, Rows: []FormRow{{Controls: controls}}} }

// FieldButton returns a button among fields.
func FieldButton(b view.Button) view.Press {
	return view.Press{Button: b, Look: view.AsField, Complete: true}
}

// FieldIcon returns a button behind a field that shows only its icon.
func FieldIcon(b view.Button) view.Press {
	return view.Press{Button: b, Look: view.AsFieldIcon, Complete: true}
}

// Line returns controls that stay on one line, for example a field with words before it.
func Line(controls ...view.Node) view.Row {
	line := view.Row{Gap: formGap, Low: true}
	for _, c := range controls {
		if words, ok := c.(view.Text); ok {
			c = view.Row{Height: controlHeight, Nodes: []view.Node{words}}
		}
		line.Nodes = append(line.Nodes, c)
	}
	return line
}

// Said returns a line or a paragraph between the controls.
func Said(words string) view.Text {
	const most = 40
	return view.Text{Words: words, Most: most}
}

// Hint returns small words between the controls.
func Hint(words string) view.Text {
	t := Said(words)
	t.Style = view.Small
	return t
}

// Warned returns words that say what is wrong.
func Warned(words string) view.Text {
	t := Said(words)
	t.Ink, t.Role = view.InkWrong, view.Alert
	return t
}

const (
	formGap       = 8  // between rows, and between controls
	controlHeight = 36 // of most controls
)

func (d Form) View() view.CardView {
	content := view.Column{Gap: formGap}
	if !d.Bare {
		content.Inset = formInset
	}
	switch {
	case d.Icon != "":
		const side, height = 20, 24
		content.Nodes = append(content.Nodes, view.Row{Gap: formGap, Height: height, Nodes: []view.Node{
			view.Icon{Icon: d.Icon, Side: side}, view.Text{Words: d.Title, Style: view.Strong, Role: view.Heading},
		}})
	case d.Title != "":
		content.Nodes = append(content.Nodes, titleOf(d.Title, nil))
	}
	labelled := view.Table{Gap: formGap, Form: true}
	hasWords := slices.ContainsFunc(d.Rows, func(r FormRow) bool { return r.Words != "" })
	grows := false
	for _, r := range d.Rows {
		grows = grows || slices.ContainsFunc(r.Controls, isHigh)
		if hasWords {
			words := view.Row{Height: controlHeight, Nodes: []view.Node{strong(r.Words)}}
			labelled.Rows = append(labelled.Rows, []view.Node{words, r.row()})
		} else {
			content.Nodes = append(content.Nodes, r.row())
		}
	}
	if hasWords {
		content.Nodes = append(content.Nodes, labelled)
	}
	return view.CardView{Class: "Form", Bare: d.Bare, Grows: grows, Content: content}
}

// isHigh reports whether a control is a field of several lines, which takes the spare height.
func isHigh(control view.Node) bool {
	f, ok := control.(view.Field)
	return ok && f.Lines > 0
}

// row returns the controls.
func (r FormRow) row() view.Row {
	return view.Row{Gap: formGap, Wraps: true, RowGap: formGap, Low: true, Nodes: r.Controls}
}
