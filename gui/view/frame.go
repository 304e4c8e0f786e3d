package view

import (
	"slices"

	"ninefold/gui/icon"
)

// Headline says under the board what the state is, and why. Its height never changes.
type Headline struct {
	Icon     icon.Name // for example the mark of the side to move; empty for none
	Words    string
	Sentence string
	Warning  bool    // the sentence is a warning
	Warnings int     // how many there were: a warning that is given again differs in this alone
	Progress float32 // of the work under way, 0..1; 0 for none
}

// Toolbar has groups of icons, other icons at the right, and a switch. Groups that do not fit are in a menu.
type Toolbar struct {
	Groups [][]Button
	Right  []Button
	Switch Switch
}

// Head is the top of a phone's window: a title and the switch.
type Head struct {
	Title  string
	Switch Switch
}

// MainButtons returns the buttons that the cards offer above all: the first way in, those after a game, and
// primary buttons.
func MainButtons(cards []Card) (offers []Button) {
	for _, card := range cards {
		switch c := card.(type) {
		case Start:
			if len(c.Ways) > 0 {
				offers = append(offers, c.Ways[0].Button)
			}
		case Players:
			offers = append(offers, c.Buttons...)
		case Verdict:
			offers = append(offers, primary(c.Buttons)...)
		case Buttons:
			offers = append(offers, primary(c.Buttons)...)
		}
	}
	return offers
}

func primary(buttons []Button) []Button {
	return slices.DeleteFunc(slices.Clone(buttons), func(b Button) bool { return !b.Primary })
}

// BottomBar is the bar at the foot of a phone's window: a few buttons, each an icon over a word.
type BottomBar struct{ Buttons []Button }
