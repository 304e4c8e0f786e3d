package view

import (
	"slices"

	"ninefold/gui/icon"
)

// Headline is what is the case, and why, under the board. Its height does not change with what it says.
type Headline struct {
	Icon     icon.Name // such as the mark of the side to move; empty for none
	Words    string
	Sentence string
	Warning  bool    // the sentence is one
	Progress float32 // of what is being found out, of 1; 0 for nothing
}

// Toolbar is icons in groups, at the right of them others, and a switch. What there is no room for is in a menu.
type Toolbar struct {
	Groups [][]Button
	Right  []Button
	Switch Switch
}

// Head is the head of a phone's window: its name and the switch.
type Head struct {
	Title  string
	Switch Switch
}

// Offers are the buttons for what the state that the cards show is there for: the first way in, what follows a game, or
// primary buttons.
func Offers(cards []Card) (offers []Button) {
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

// BottomBar is the bar at the foot of a phone's window: a few buttons with a word below each icon.
type BottomBar struct{ Buttons []Button }
