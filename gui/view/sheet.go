package view

// Sheet is all that a dialog shows, or a window beside the main one: cards, and at the foot buttons with a message.
type Sheet struct {
	Title   string
	Cards   []Card // below each other; a List takes the room that is left, and without one all of them scroll
	Message string // beside the buttons, or above them where there is little room
	Warning bool   // the message is one
	Buttons []Button
	Width   float32 // units, that are wanted; 0 for a question's
	Height  float32 // units, that are wanted; 0 for what the cards need
	Focus   string  // the ID of the control that has the keyboard when this is first shown or changes; "" for none
	Turn    int     // grows when that control is to have the keyboard again
}

// Moves reports whether the keyboard goes elsewhere when this is shown after another sheet.
func (s *Sheet) Moves(was *Sheet) bool { return s.Focus != was.Focus || s.Turn != was.Turn }

// Confirms is the button that Enter presses where no control has a use for it: the primary one, or else the last.
func (s *Sheet) Confirms() (b Button, ok bool) {
	for _, b = range s.Buttons {
		if b.Primary {
			return b, true
		}
	}
	return b, len(s.Buttons) > 0
}

// Stands reports whether a card stands on the ground of a sheet, without a ground of its own.
func Stands(c Card) bool {
	switch c := c.(type) {
	case Form:
		return c.Bare
	case Columns, Report, Finder, Log, Prose, Keys, About:
		return true
	}
	return false
}

// Columns is cards beside each other, in columns that are equally wide. Where a column would be narrower than Least
// they stand below each other. Columns in which there is a List take the room that is left, as one does.
type Columns struct {
	Columns [][]Card
	Least   float32 // units
	Wide    int     // the column that takes the room beyond Least that others do not need; -1 for none
}
