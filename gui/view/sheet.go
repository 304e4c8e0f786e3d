package view

import "slices"

// Sheet is the content of a dialog or of a window beside the main one: cards, and at the foot buttons with a message.
type Sheet struct {
	Number  int // which dialog it is, whatever its title; the same in each language
	Title   string
	Cards   []Card // below each other; a List takes the spare room; without one all scroll
	Message string // beside the buttons or, if there is little room, above them
	Warning bool   // the message is a warning
	Buttons []Button
	Width   float32 // in units; 0 for a question's width
	Height  float32 // in units; 0 for what the cards need
	Focus   string  // ID of the control that gets the keyboard at first, and when Focus or Turn changes; "" for none
	Turn    int     // grows to give that control the keyboard again
}

// Moves reports whether the keyboard must move when this sheet replaces another.
func (s *Sheet) Moves(was *Sheet) bool { return s.Focus != was.Focus || s.Turn != was.Turn }

// Confirms returns the button that Enter presses if no control uses Enter: the primary one, or else the last.
func (s *Sheet) Confirms() (b Button, ok bool) {
	for _, b = range s.Buttons {
		if b.Primary {
			return b, true
		}
	}
	return b, len(s.Buttons) > 0
}

// Columns are cards in columns of equal width. If they would be narrower than Least they stand below each other.
// Columns with a List take the spare height.
type Columns struct {
	Columns [][]Card
	Least   float32 // units
	Wide    int     // index of the column that gets what the others leave, Least each or more for boards; -1 for none
}

func (d Columns) View() CardView {
	return CardView{Class: "Columns", Bare: true, Grows: d.grows(), Content: d}
}

func (d Columns) grows() bool {
	return slices.ContainsFunc(d.Columns, func(cards []Card) bool {
		return slices.ContainsFunc(cards, func(c Card) bool { return c.View().Grows })
	})
}
