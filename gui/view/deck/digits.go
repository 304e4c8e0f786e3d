package deck

import (
	"strconv"

	"ninefold/gui/language"
	"ninefold/gui/view"
)

// Digits is a card with the digits to pick, how often each is missing, and buttons.
type Digits struct {
	On      int // the picked digit; 0 for none
	Missing [9]int
	Erase   view.Button // beside the digits, as an icon
	Buttons []view.Button
}

func (d Digits) View() view.CardView {
	row := view.Row{Gap: 4, Equal: len(d.Missing) + 1}
	for i, missing := range d.Missing {
		row.Nodes = append(row.Nodes, view.Press{Look: view.AsDigit, Pick: i + 1, Left: missing,
			Button: view.Button{Words: strconv.Itoa(i + 1), Full: d.meaning(i + 1), On: d.On == i+1}})
	}
	row.Nodes = append(row.Nodes, view.Press{Button: d.Erase, Look: view.AsIcon})
	card := onCard("Digits", view.TabDigits, row, wrapped(d.Buttons))
	card.Name = language.Text("panel.digits")
	return card
}

// meaning says what the button of a digit does, and how often the digit is missing.
func (d Digits) meaning(digit int) string {
	missing := language.Text("digit.done")
	if n := d.Missing[digit-1]; n > 0 {
		missing = language.Plural("digit.missing", n)
	}
	return language.Sentences(language.Text("digit.pick", language.Args{"Digit": digit}), missing)
}
